import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import type { Located } from "./html.ts";
import type { JsonObject, LinkedData } from "./json-ld.ts";
import { PersonNode } from "./person-node.ts";

/** A person whom a page about something else names. */
export interface NamedPerson {
  readonly person: JsonObject;
  readonly role: string | undefined;
}

/**
 * One finding for each person whom a page names: what the page says of them, and what `more` adds. Two people of one
 * name without a profile of theirs are told apart by their place on the page.
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
    // The page says for whom: a title is then no occupation of its own.
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

/** A picture that a page about something else shows is as true as the person's own, and comes after it. */
function asAside(claim: ClaimDraft): ClaimDraft {
  return claim.property === "avatar" || claim.property === "photo" ? { ...claim, confidence: 0.8 } : claim;
}
