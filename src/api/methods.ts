import type { FastifyInstance } from "fastify";

/** Records every route mounted from now on; the returned function lists the methods of a path. */
export function noteMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const routes = new Map<string, { readonly shape: RegExp; readonly methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    const route = routes.get(url) ?? { shape: shapeOf(url), methods: new Set<string>() };
    for (const each of [method].flat()) route.methods.add(each);
    routes.set(url, route);
  });
  return (written) => {
    const path = decode(written);
    // A literal path comes before one with a parameter, as in routing.
    const found = routes.get(path) ?? [...routes.values()].find(({ shape }) => shape.test(path));
    return [...(found?.methods ?? [])].sort();
  };
}

/** `/v1/%73earch` is the same path as `/v1/search`. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** `/v1/lookups/:lookupId`, `/desk/:token/copy.:format` and `/docs/*` as regular expressions. */
function shapeOf(url: string): RegExp {
  const shape = url.replace(/:\w+|\*|[^\w/-]/g, (part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : `\\${part}`;
  });
  return new RegExp(`^${shape}$`);
}
