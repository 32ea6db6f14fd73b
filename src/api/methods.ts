import type { FastifyInstance } from "fastify";

/** Notes every route that is mounted from now on, and tells which methods an address takes. */
export function noteMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const routes = new Map<string, { readonly shape: RegExp; readonly methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    const route = routes.get(url) ?? { shape: shapeOf(url), methods: new Set<string>() };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  return (path) => {
    // A path that is written out stands before one with a parameter, as it does when it is called.
    const found = routes.get(path) ?? [...routes.values()].find(({ shape }) => shape.test(path));
    return [...(found?.methods ?? [])].sort();
  };
}

/** `/v1/lookups/:lookupId` as an expression. */
function shapeOf(url: string): RegExp {
  const parts = url.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[^\w-]/g, "\\$&")));
  return new RegExp(`^${parts.join("/")}$`);
}
