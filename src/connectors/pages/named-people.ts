import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import type { Located } from "./html.ts";
import type { JsonObject, LinkedData } from "./json-ld.ts";
import { PersonNode } from "./person-node.ts";

/** A person named on a page about something else. */
export interface NamedPerson {
  readonly person: JsonObject;
  readonly role: string | undefined;
}

/**
 * One finding for each person a page names: what the page says about them, and what `more` adds. Two people with one
 * name, without profiles of their own, are distinguished by their position on the page.
 */
export function* findingsOf(
  capture: Capture,
  data: LinkedData,
  people: readonly NamedPerson[],
  lang: string | undefined,
  more: (named: NamedPerson, name: Located) => Iterable<ClaimDraft>,
): Generator<Finding> {
  const byKey = new Map<string, Finding>();
  for (const [index, named] of people.entries()) {
    const [name] = data.texts(named.person, "name");
    if (name === undefined) continue;
    const profile = data
      .texts(named.person, "sameAs", "url")
      .map(({ value }) => readProfileUrl(value)?.url)
      .find((url) => url !== undefined);
    const key = profile ?? (byKey.has(name.value) ? `${name.value}-${index}` : name.value);
    const read = new PersonNode(capture, data, named.person, lang);
    const told = [...more(named, name)];
    const employed = told.some(({ property }) => property === "experience");
    // The page says for whom they work: a title is then not an occupation of its own.
    const own = read.claims.filter(({ property }) => !employed || property !== "occupation");
    const claims = [...own.map(asAside), ...told];
    const known = byKey.get(key);
    byKey.set(key, {
      externalId: `${capture.url}#${key}`,
      url: capture.url,
      name: name.value,
      claims: [...(known?.claims ?? []), ...claims],
      identifiers: [...(known?.identifiers ?? []), ...read.identifiers],
    });
  }
  yield* byKey.values();
}

/** A picture on a page about something else is as true as the person's own, but comes after it. */
function asAside(claim: ClaimDraft): ClaimDraft {
  return claim.property === "avatar" || claim.property === "photo" ? { ...claim, confidence: 0.8 } : claim;
}
