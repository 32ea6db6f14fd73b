import { readWorld } from "../../scripts/fields/fills.ts";
import { type Dossier, profileOf, readDossiers } from "../../scripts/fields/runs.ts";
import type { Evidence, Lookup } from "../../src/contract/lookup.ts";
import type { Claim } from "../../src/domain/claim.ts";
import { escapePointer } from "../../src/domain/pointer.ts";
import type { ViewInput } from "../../src/report/view.ts";
import type { ImportLine } from "../../src/importers/importer.ts";
import { type Official, OFFICIALS, OFFICIALS_AS_OF } from "./officials.ts";
import { inputOf } from "./samples.ts";

/** Replaces every unknown member: nothing that a renderer shows may contain it. */
const NUMBER = 987_654_321;
const WORD = "unknownsentinel";
const GROUPED = /(?<![\d.])987\D?654\D?321(?!\d)/;

/** Somebody in the invented world, with the profile that a lookup of every section yields. */
export interface Person {
  readonly name: string;
  readonly lookup: Lookup;
  readonly evidence: Evidence;
  readonly datasources: ViewInput["datasources"];
}

/** Everybody in the invented world. */
export function readPeople(): readonly Person[] {
  return peopleOf((data) => data);
}

/** The same, with something conspicuous in place of every member that nothing states. */
export function readMarkedPeople(): readonly Person[] {
  return peopleOf((data, unknown) => mark(data, "", new Set(unknown)));
}

/** Whether a mark is in a text, however the number is grouped or broken. */
export function isMarked(shown: string): boolean {
  return shown.includes(WORD) || GROUPED.test(shown);
}

/** The place of the mark in a text. */
export function aroundMark(shown: string): string {
  const at = Math.max(shown.indexOf(WORD), shown.search(GROUPED));
  return shown.slice(Math.max(0, at - 120), at + 40);
}

/** Officials from the fixture, with the profile that a lookup of every section yields on its day. */
export function readOfficials(): readonly (Person & Pick<Official, "serves">)[] {
  return OFFICIALS.map(({ name, claims, serves }) => {
    const readings = [{ kind: "register", url: "https://example.org/register", claims }];
    return { ...personOf({ name, readings }, (data) => data, OFFICIALS_AS_OF), serves };
  });
}

/** The people of imported rows, with the profile that a lookup of every section yields. */
export function peopleOfRows(rows: readonly ImportLine[]): readonly Person[] {
  return readDossiers(rows).map((dossier) => personOf(dossier, (data) => data));
}

type Change = (data: unknown, unknown: readonly string[]) => unknown;

function peopleOf(change: Change): readonly Person[] {
  return readWorld().map((dossier) => personOf(dossier, change));
}

function personOf({ name, readings }: Dossier, change: Change, asOf?: string): Person {
  const profile = asOf === undefined ? wholeProfile(readings) : profileOf(readings, asOf);
  const claims = new Map(readings.flatMap((reading) => reading.claims).map((claim) => [claim.id, claim]));
  const cited = Object.entries(profile.evidence).map(([pointer, ids]) => [
    pointer,
    ids.flatMap((id) => toWire(claims.get(id))),
  ]);
  const evidence = Object.fromEntries([...cited, ...profile.unknown.map((pointer) => [pointer, []])]) as Evidence;
  const data = change(profile.data, profile.unknown) as Lookup["data"] & object;
  const ids = new Set([...claims.values()].map(({ datasourceId }) => datasourceId));
  const datasources = [...ids].map((datasourceId) => ({
    datasourceId,
    connector: "archive",
    date: null,
    source: `https://example.org/${datasourceId}`,
    judgement: "own" as const,
  }));
  return { name, lookup: inputOf(data).lookup, evidence, datasources };
}

const profiles = new WeakMap<Dossier["readings"], ReturnType<typeof profileOf>>();

/** The profile of somebody in the invented world, built once per process. */
export function wholeProfile(readings: Dossier["readings"]): ReturnType<typeof profileOf> {
  const profile = profiles.get(readings) ?? profileOf(readings);
  profiles.set(readings, profile);
  return profile;
}

function toWire(claim: Claim | undefined): Evidence[string] {
  if (!claim) return [];
  const { id, value, datasourceId, locator, method, confidence } = claim;
  return [{ claimId: id, value, datasourceId, locator, method, confidence, purpose: "self" }];
}

function mark(node: unknown, pointer: string, unknown: ReadonlySet<string>): unknown {
  const isPicture = /\/(?:avatar|image|logo|thumbnail)Url$/.test(pointer);
  if (unknown.has(pointer) && !isPicture) return sentinelOf(node);
  if (Array.isArray(node)) return node.map((entry, index) => mark(entry, `${pointer}/${index}`, unknown));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, mark(value, `${pointer}/${escapePointer(name)}`, unknown)]),
  );
}

/** Something conspicuous of the same type. */
function sentinelOf(value: unknown): unknown {
  if (typeof value === "number") return NUMBER;
  if (typeof value === "boolean") return true;
  if (Array.isArray(value)) return [WORD];
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sentinelOf(member)]));
  }
  return WORD;
}
