import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { wilson } from "./homonym-trap.ts";
import type { Evaluation } from "./evaluation.ts";
import { importFile } from "./imports-people.ts";
import { type Judged, type Person, scorePeople } from "./imports-score.ts";

const TRUTH = ".truth.json";
const AT_ONCE = 2;
const SHOWN_ERRORS = 20;

const said = z.string().nullish();
const list = z.array(z.string()).nullish();

/** The contents of a file, as its author states them in `FILE.truth.json`. */
const Truth = z.object({
  people: z
    .array(
      z.object({
        names: list,
        emails: list,
        phones: list,
        urls: list,
        birthDate: said,
        title: said,
        employer: said,
        location: said,
        experiences: z
          .array(
            z.object({
              title: said,
              employer: said,
              from: said,
              to: said,
              current: z.boolean().nullish(),
              location: said,
            }),
          )
          .nullish(),
        education: z.array(z.object({ school: said, degree: said, field: said, from: said, to: said })).nullish(),
        skills: list,
        languages: list,
        certifications: list,
        interests: list,
        awards: list,
        titleAlso: z.union([z.string(), z.array(z.string())]).nullish(),
        address: said,
        usernames: list,
      }),
    )
    .default([]),
  /** Names in the file that are not people it is about. */
  notPeople: z.array(z.string()).default([]),
  /** Names that an import may or may not make people of. */
  neutral: z.array(z.string()).default([]),
  /** `freeText`: what the file says about its one person only in running text. */
  meta: z
    .object({ freeText: z.record(z.string(), z.unknown()).nullish() })
    .loose()
    .nullish(),
  /** The file consists of pictures of text: it must be left out, with that reason. */
  scanned: z.boolean().default(false),
});
type Truth = z.infer<typeof Truth>;

/**
 * Written by somebody who did not know the importers. No file in its half `to-measure` is read while rules are written.
 */
const OWN_SET = join(import.meta.dirname, "sets/imports/to-measure");

interface ScoredFile {
  readonly path: string;
  readonly format: string;
  readonly layout: string;
  readonly judged: readonly Judged[];
}

/**
 * Importers, on a folder of files that each have a `FILE.truth.json`: every value that an import read from a file is
 * right or wrong, and every value that it did not read is missing. Formats and layouts come from the folders and the
 * beginnings of file names.
 */
export const run: Evaluation["run"] = async (options) => {
  const dir = options.dir || OWN_SET;
  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(TRUTH))
    .map((path) => path.slice(0, -TRUTH.length))
    .sort();
  if (paths.length === 0) throw new Error(`There is no file with a ${TRUTH} beside it in ${dir}.`);
  const files: ScoredFile[] = [];
  const left = [...paths];
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      files.push(await scoreFile(dir, path));
      console.error(`${files.length} of ${paths.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return figuresOf(files, dir);
};

/**
 * Anybody who saw which of its files or fields are read wrongly would write rules for them, and it would no longer
 * measure anything.
 */
function isUnseen(dir: string): boolean {
  return !relative(OWN_SET, resolve(dir)).startsWith("..");
}

export async function scoreFile(dir: string, path: string, take = importFile): Promise<ScoredFile> {
  const truth = Truth.parse(JSON.parse(readFileSync(join(dir, `${path}${TRUTH}`), "utf8")));
  const { format, people, rejections } = await take(join(dir, path));
  const judged = truth.scanned ? judgeScan(people, rejections) : [...judge(people, truth), ...strangers(people, truth)];
  const parts = relative(dir, join(dir, path)).split("/");
  const folder = parts.length > 1 ? (parts[0] ?? "") : (format ?? "unrecognised");
  const name = /^\p{L}+[-_]\d+(?=[-_.])/u.exec(basename(path))?.[0] ?? basename(path).replace(/[-_.]?\d.*$|\..*$/u, "");
  return { path, format: folder, layout: [dirname(path), name].filter((part) => part !== ".").join("/"), judged };
}

function judge(people: readonly Person[], truth: Truth): readonly Judged[] {
  const neutral = new Set(truth.neutral.map((name) => name.toLowerCase()));
  const asked = people.filter(({ names = [] }) => !names.some((name) => neutral.has(name.toLowerCase())));
  const inText = textsIn(truth.meta?.freeText);
  return scorePeople(
    asked,
    truth.people.map((person) => ({ ...personOf(person), ...(truth.people.length === 1 && { inText }) })),
  );
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function strangers(people: readonly Person[], { notPeople }: Truth): readonly Judged[] {
  const taken = new Set(people.flatMap(({ names = [] }) => names.map((name) => name.toLowerCase())));
  return notPeople.map((name) => ({
    field: "notPeople",
    verdict: taken.has(name.toLowerCase()) ? "wrong" : "right",
    value: name,
  }));
}

function judgeScan(people: readonly Person[], rejections: readonly string[]): readonly Judged[] {
  const isSaid = people.length === 0 && rejections.some((reason) => /picture/.test(reason));
  return [{ field: "scanned", verdict: isSaid ? "right" : "missing", value: rejections.join("; ") }];
}

function personOf(truth: Truth["people"][number]): Person {
  const one = (value: string | null | undefined) => (value ? [value] : []);
  const { names, emails, phones, urls, birthDate, title, employer, location, experiences, education } = truth;
  return {
    names: names ?? [],
    emails: emails ?? [],
    phones: phones ?? [],
    urls: urls ?? [],
    birthDate: one(birthDate),
    title: one(title),
    employer: one(employer),
    location: one(location),
    experiences: (experiences ?? []).map(withoutNull),
    education: (education ?? []).map(withoutNull),
    skills: truth.skills ?? [],
    languages: truth.languages ?? [],
    certifications: truth.certifications ?? [],
    interests: truth.interests ?? [],
    awards: truth.awards ?? [],
    titleAlso: [truth.titleAlso ?? []].flat(),
    address: one(truth.address),
    usernames: truth.usernames ?? [],
  };
}

function withoutNull<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], null> } {
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== "");
  return Object.fromEntries(members) as { [K in keyof T]: Exclude<T[K], null> };
}

function totalsOf(files: readonly ScoredFile[]): Record<string, unknown> {
  const all = judgedIn(files);
  return { files: files.length, all: countOf(all), formats: countsBy(all, ({ format }) => format) };
}

/** For the half that is only measured, just totals. */
export function figuresOf(files: readonly ScoredFile[], dir: string): Record<string, unknown> {
  if (isUnseen(dir)) return totalsOf(files);
  const all = judgedIn(files);
  const by = (key: (each: Judged & ScoredFile) => string) => countsBy(all, key);
  return {
    ...totalsOf(files),
    layouts: by(({ layout }) => layout),
    fields: by(({ field }) => field),
    fieldsOfFormats: by(({ format, field }) => `${format} ${field}`),
    worstFiles: worstOf(files),
    errors: errorsOf(all),
  };
}

function judgedIn(files: readonly ScoredFile[]): readonly (Judged & ScoredFile)[] {
  return files.flatMap((file) => file.judged.map((each) => ({ ...each, ...file })));
}

function countsBy(
  all: readonly (Judged & ScoredFile)[],
  key: (each: Judged & ScoredFile) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    [...Map.groupBy(all, key)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, its]) => [group, countOf(its)]),
  );
}

function countOf(judged: readonly Judged[]): Record<string, unknown> {
  const count = (verdict: Judged["verdict"]) => judged.filter((each) => each.verdict === verdict).length;
  const [right, wrong, missing] = [count("right"), count("wrong"), count("missing")];
  return {
    right,
    wrong,
    missing,
    n: right + missing,
    precision: share(right, right + wrong),
    recall: share(right, right + missing),
  };
}

function share(part: number, whole: number): Record<string, unknown> {
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return { value: whole === 0 ? null : round(part / whole), interval: wilson(part, whole).map(round) };
}

function worstOf(files: readonly ScoredFile[]): readonly object[] {
  const failed = ({ judged }: ScoredFile) => judged.filter(({ verdict }) => verdict !== "right").length;
  return files
    .toSorted((a, b) => failed(b) - failed(a) || (a.path < b.path ? -1 : 1))
    .slice(0, SHOWN_ERRORS)
    .filter((file) => failed(file) > 0)
    .map((file) => ({ path: file.path, ...countOf(file.judged) }));
}

/** One example of each kind of error, most frequent first; wrong values before missing ones. */
function errorsOf(all: readonly (Judged & ScoredFile)[]): readonly object[] {
  const kinds = Map.groupBy(
    all.filter(({ verdict }) => verdict !== "right"),
    ({ verdict, layout, field }) => `${verdict} ${layout} ${field}`,
  );
  return [...kinds.values()]
    .toSorted((a, b) => rank(a) - rank(b) || b.length - a.length)
    .slice(0, SHOWN_ERRORS)
    .map((its) => {
      const [{ path, field, verdict, value }] = its as [Judged & ScoredFile];
      return { path, field, verdict, value, alike: its.length };
    });
}

function rank([first]: readonly Judged[]): number {
  return first?.verdict === "wrong" ? 0 : 1;
}
