import assert from "node:assert/strict";
import { OPERATIONS } from "../../src/contract/operations.ts";
import type { CallOptions, Answer } from "./http.ts";

interface Described {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** What a list requires besides its cursor. */
const ASKED: Readonly<Record<string, string>> = { type: "candor", query: "amara" };

/**
 * The addresses of every paged list in the description, up to the cursor, so that the cursor tests cover any list that is
 * added.
 *
 * @param ids of a list's parents, by the name in its path
 */
export async function findLists(
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>,
  service: { readonly url: string },
  ids: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const described = (await (await fetch(`${service.url}/openapi.json`)).json()) as Described;
  const lists = Object.entries(described.paths).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? [];
    if (!parameters.some((each) => each.in === "query" && each.name === "next")) return [];
    const wanted = parameters.filter((each) => each.in === "query" && each.required).map(({ name }) => name);
    const query = wanted.map((name) => `${name}=${ASKED[name] ?? assert.fail(`${path} requires ${name}`)}&`).join("");
    const filled = path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => ids[name] ?? assert.fail(`${path} requires ${name}`),
    );
    return [`${filled.replace(/^\/v1/, "")}?${query}next=`];
  });
  const paged = Object.values(OPERATIONS).filter((each) => "query" in each && "next" in each.query.shape);
  assert.equal(lists.length, paged.filter(({ method }) => method === "get").length);
  for (const list of lists) {
    const first = await call("GET", list);
    assert.equal(first.status, 200, `${list}: ${first.text}`);
  }
  return lists;
}
