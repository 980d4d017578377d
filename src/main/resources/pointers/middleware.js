
/** The headers that make a request conditional (RFC 9110, section 13.1). */
function conditions(request) {
  const names = ["if-none-match", "if-modified-since"];
  return Object.fromEntries(names.filter((name) => request.headers.has(name)).map((name) => [name, request.headers.get(name)]));
}

/** Answers a request; "get" fetches another path of the site, and "next" what the site would answer. */
async function answer(request, get, next) {
  const path = new URL(request.url).pathname;
  if (!["GET", "HEAD"].includes(request.method) || !within(path, FOLDER)) {
    return next();
  }
  if (wantsMarkdown(request)) {
    const copy = await copyOf(path, (at) => get(at, { method: request.method, headers: conditions(request) }));
    if (copy) {
      const headers = {
        "content-type": "text/markdown; charset=utf-8",
        "content-location": copy.path,
        vary: varying(copy.response),
      };
      return changed(copy.response, headers, [describedBy(path)]);
    }
  }
  const response = await next();
  if (!response.ok) {
    return response;
  }
  const html = (response.headers.get("content-type") ?? "").includes("text/html");
  if (path.endsWith(".md") && html) {
    // The page that a site serves for every unknown path.
    return new Response("Not found\n", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
  }
  const type = typeOf(path);
  if (type) {
    return changed(response, { "content-type": type }, [path.endsWith(".md") ? describedBy(path) : null]);
  }
  if (!html) {
    return response;
  }
  const copy = await copyOf(path, (at) => get(at, { method: "HEAD" }));
  return copy
    ? changed(response, { vary: varying(response) }, [
        `<${copy.path}>; rel="alternate"; type="text/markdown"`,
        describedBy(path),
      ])
    : changed(response, {}, [describedBy(path)]);
}
