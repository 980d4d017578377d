// Made by Incipit for @HOME@
//
// Points agents to the Markdown copies and the index. Put this file into the project of your Netlify site as
// netlify/edge-functions/incipit.js, beside the folder that you publish.

@NEGOTIATION@
/** Marks what this function requests itself, since it runs for those requests too. */
const OWN = "x-incipit-copy";

export default async (request, context) => {
  if (request.headers.has(OWN)) {
    return context.next();
  }
  const get = (path, init) => {
    const headers = new Headers(init.headers);
    headers.set(OWN, "1");
    return fetch(new URL(path, request.url), { ...init, headers });
  };
  return answer(request, get, () => context.next());
};

export const config = { path: "@ROUTE@*", onError: "bypass" };
