// A host that runs a function before its static files, in the way of the host named in the first argument, on loopback.
// Arguments: host, file of the function, folder of the site. Prints its port.
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const [host, functionFile, folder] = process.argv.slice(2);
const functions = await import(pathToFileURL(functionFile));
const TYPES = { html: "text/html; charset=utf-8", css: "text/css", md: host === "vercel" ? "text/markdown; charset=utf-8" : "application/octet-stream", txt: "text/plain" };

function file(path) {
  return [path, path + ".html", path + "/index.html"].map((name) => folder + name).find((name) => {
    try {
      return statSync(name).isFile();
    } catch {
      return false;
    }
  });
}

/** The static files, where the home page stands in for what is unknown. */
function asset(request) {
  const name = file(decodeURIComponent(new URL(request.url).pathname)) ?? folder + "/index.html";
  const body = readFileSync(name);
  const etag = '"' + createHash("sha1").update(body).digest("hex").slice(0, 16) + '"';
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: { etag } });
  }
  const headers = { "content-type": TYPES[name.split(".").pop()], "content-length": String(body.length), etag };
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

const hosts = {
  cloudflare: (request) =>
    functions.onRequest({ request, env: { ASSETS: { fetch: async (asked) => asset(asked) } }, next: async () => asset(request) }),
  netlify: (request) => functions.default(request, { next: async () => asset(request) }),
  async vercel(request) {
    const decided = await functions.default(request);
    const rewritten = decided.headers.get("x-middleware-rewrite");
    if (!rewritten && !decided.headers.has("x-middleware-next")) {
      return decided;
    }
    const response = asset(rewritten ? new Request(rewritten, request) : request);
    for (const [name, value] of decided.headers) {
      if (!name.startsWith("x-middleware")) {
        response.headers.set(name, value);
      }
    }
    return response;
  },
};

const server = createServer(async (incoming, outgoing) => {
  try {
    const origin = "http://127.0.0.1:" + server.address().port;
    const request = new Request(origin + incoming.url, { method: incoming.method, headers: incoming.headers });
    const response = await hosts[host](request);
    outgoing.writeHead(response.status, [...response.headers].flat());
    outgoing.end(incoming.method === "HEAD" ? undefined : Buffer.from(await response.arrayBuffer()));
  } catch (failure) {
    outgoing.writeHead(500, { "content-type": "text/plain" });
    outgoing.end(String(failure.stack));
  }
});
server.listen(Number(process.env.PORT), "127.0.0.1");
