const FOLDER = @FOLDER_JSON@;
// The indexes, each for the pages of its folder; the longest folder comes first.
const INDEXES = @INDEXES_JSON@;

/** The weight of a media type or range in an Accept header (RFC 9110, section 12.5.1), or null if it is not listed. */
function weight(accept, type) {
  for (const part of accept.split(",")) {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    if (name === type) {
      const q = parameters.map((text) => /^q\s*=\s*(1(?:\.0{0,3})?|0(?:\.\d{0,3})?)$/.exec(text)).find((found) => found);
      return q ? Number(q[1]) : 1;
    }
  }
  return null;
}

/** Whether Markdown is wanted at least as much as HTML. Ranges count for HTML only: Markdown has to be named. */
function wantsMarkdown(request) {
  const accept = request.headers.get("accept") ?? "";
  const markdown = weight(accept, "text/markdown") ?? 0;
  const html = weight(accept, "text/html") ?? weight(accept, "text/*") ?? weight(accept, "*/*") ?? 0;
  return markdown > 0 && markdown >= html;
}

/** Whether a path lies in a folder; the two may differ in their escapes. */
function within(path, folder) {
  try {
    return decodeURIComponent(path).startsWith(decodeURIComponent(folder));
  } catch {
    return path.startsWith(folder);
  }
}

/** The paths at which the copy of a page may lie, best first. */
function copies(path) {
  if (!within(path, FOLDER) || path.startsWith("//")) {
    return [];
  }
  if (path.endsWith("/")) {
    return [path + "index.html.md"];
  }
  return path.endsWith(".html") ? [path + ".md", path.slice(0, -".html".length) + ".md"] : [path + ".md"];
}

/** Whether an answer is a copy, and not the page that a site serves for every unknown path. */
function isCopy(response) {
  return (response.ok || response.status === 304) && !(response.headers.get("content-type") ?? "").includes("text/html");
}

/** The first copy of a page that is there, by way of a function that fetches a path, or null. */
async function copyOf(path, get) {
  for (const copy of copies(path)) {
    const response = await get(copy);
    if (isCopy(response)) {
      return { path: copy, response };
    }
  }
  return null;
}

/** The index that covers a page, as the value of a Link header, or null. */
function describedBy(path) {
  const row = INDEXES.find(([folder]) => within(path, folder));
  return row ? `<${row[1]}>; rel="describedby"` : null;
}

/** Whether a path looks like a page or a copy, and not like a style sheet or an image. */
function isPage(path) {
  return /\.(?:html?|md)$/i.test(path) || !/\.[a-z][a-z0-9]{1,10}$/i.test(path);
}

/** The content type of the files of the pack, or null. */
function typeOf(path) {
  if (!within(path, FOLDER)) {
    return null;
  }
  if (/\/llms(?:-[a-z]+)?\.txt$/.test(path)) {
    return "text/plain; charset=utf-8";
  }
  return path.endsWith(".md") ? "text/markdown; charset=utf-8" : null;
}

/** A copy of a response whose headers can be changed: those given are set, links are added. */
function changed(response, headers, links) {
  const made = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) {
    made.headers.set(name, value);
  }
  for (const link of links.filter((link) => link)) {
    made.headers.append("link", link);
  }
  return made;
}

/** Adds Accept to what an answer varies by. */
function varying(response) {
  const vary = response.headers.get("vary");
  return !vary ? "Accept" : /(?:^|,)\s*(?:accept|\*)\s*(?:,|$)/i.test(vary) ? vary : vary + ", Accept";
}
