// Made by Incipit for @HOME@
//
// Points agents to the Markdown copies and the index. Put this file into the root of your Vercel project as
// middleware.js, beside package.json, and add the package it needs: npm install @vercel/functions
// Vercel itself serves .md and .txt files as text/markdown and text/plain, in UTF-8.

import { next, rewrite } from "@vercel/functions";

@NEGOTIATION@
/** Marks what this function requests itself, since it runs for those requests too. */
const OWN = "x-incipit-copy";

export default async function middleware(request) {
  const path = new URL(request.url).pathname;
  const type = typeOf(path);
  if (
    request.headers.has(OWN) ||
    !["GET", "HEAD"].includes(request.method) ||
    !within(path, FOLDER) ||
    !(type || isPage(path))
  ) {
    return next();
  }
  const get = (at) => fetch(new URL(at, request.url), { method: "HEAD", headers: { [OWN]: "1" } });
  if (type) {
    // Not the page that a site serves for every unknown path.
    return path.endsWith(".txt") || isCopy(await get(path))
      ? next({ headers: { "content-type": type } })
      : new Response("Not found\n", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
  }
  const index = describedBy(path);
  const links = index ? [index] : [];
  const copy = await copyOf(path, get);
  if (copy && wantsMarkdown(request)) {
    const headers = { vary: "Accept", "content-location": copy.path, link: links.join(", ") };
    return rewrite(new URL(copy.path, request.url), { headers });
  }
  if (copy) {
    links.unshift(`<${copy.path}>; rel="alternate"; type="text/markdown"`);
  }
  return next({ headers: { ...(copy ? { vary: "Accept" } : {}), ...(links.length ? { link: links.join(", ") } : {}) } });
}

export const config = { matcher: "@ROUTE@:path*" };
