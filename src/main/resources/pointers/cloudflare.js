// Made by Incipit for @HOME@
//
// Points agents to the Markdown copies and the index. Put this file into the project of your Cloudflare Pages site as
// functions/_middleware.js, beside the folder that you publish. Every request then counts as one of a function; a
// _routes.json can exclude style sheets and images.

@NEGOTIATION@
export async function onRequest(context) {
  const get = (path, init) => context.env.ASSETS.fetch(new Request(new URL(path, context.request.url), init));
  return answer(context.request, get, () => context.next());
}
