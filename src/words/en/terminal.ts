import { formats } from "./formats.ts";
import { profile } from "./profile.ts";

const { plural, list } = formats;

const people = (count: number): string => plural(count, { one: "# person", other: "# people" });
const documents = (count: number): string => plural(count, { one: "# document", other: "# documents" });

/** What an import wrote and left out. */
export interface ImportTally {
  readonly candidates: number;
  readonly documents: number;
  readonly pictures: number;
  readonly unchanged: number;
  readonly suppressed: number;
  readonly underAge: number;
  readonly rejected: number;
  readonly cellsLeftOut: number;
}

/** The texts that only the command line prints, in English. */
export const terminal = {
  more: "More results are available: use --all.",
  genuine: (file: string, lookupId: string, state?: "current" | "superseded") =>
    `${file}: genuine, the report of lookup ${lookupId}` +
    (state === "superseded" ? ". Its profile has changed since: download a new report." : ""),
  genuineAccess: (file: string) => `${file}: genuine, a copy of the data stored about a person`,
  signed: (
    file: string,
    by: {
      readonly signer: string;
      readonly issuer: string;
      readonly fingerprint: string;
      readonly signedAt: string | null;
    },
  ) =>
    [
      `${file}: unaltered since it was signed`,
      `signed by    ${by.signer}`,
      `issued by    ${by.issuer}`,
      `on           ${by.signedAt ?? "no date stated"}`,
      `certificate  SHA-256 ${by.fingerprint}`,
    ].join("\n"),
  notTrusted: "The signer’s identity was not checked. Compare the SHA-256, or give a certificate with --trust.",
  unaltered: (file: string) => `${file}: unaltered since the report was made; not signed by a certificate`,
  code: (code: string) => `Verification code, as on its first page: ${code}`,
  notSigned:
    "Without a signature, this does not show who made the report: somebody who alters one can give it another code. Compare the code with the one that the issuer tells you.",
  noEarlier: "There is no earlier lookup of this person with the same purpose.",
  imports: {
    summary: (importId: string, counts: ImportTally) =>
      `Import ${importId}: ${list([
        people(counts.candidates),
        documents(counts.documents),
        plural(counts.pictures, { one: "# picture", other: "# pictures" }),
        plural(counts.unchanged, { one: "# row unchanged", other: "# rows unchanged" }),
        ...(counts.suppressed > 0 ? [plural(counts.suppressed, { one: "# suppressed", other: "# suppressed" })] : []),
        ...(counts.underAge > 0
          ? [plural(counts.underAge, { one: "# person under 18 hidden", other: "# people under 18 hidden" })]
          : []),
        plural(counts.rejected, { one: "# row rejected", other: "# rows rejected" }),
        ...(counts.cellsLeftOut > 0
          ? [plural(counts.cellsLeftOut, { one: "# cell left out", other: "# cells left out" })]
          : []),
      ])}.`,
    files: (files: readonly { readonly format: string; readonly count: number }[]) =>
      `${plural(files.length, { one: "# format", other: "# formats" })}: ${files.map(({ format, count }) => `${format} (${plural(count, { one: "# file", other: "# files" })})`).join(", ")}.`,
    nobody: "Nobody was imported.",
    nothing: "no people",
    lost: "None of the rows could be used.",
    moreRejections: (count: number, importId: string) =>
      plural(count, {
        one: `… and # more row. \`candor imports rejections ${importId}\` lists all of them.`,
        other: `… and # more rows. \`candor imports rejections ${importId}\` lists all of them.`,
      }),
    unused: (path: string, titles: readonly string[]) =>
      `${path}: ${plural(titles.length, { one: "column not used", other: "columns not used" })}: ${titles.map((title) => `"${title}"`).join(", ")}. \`--map "TITLE=field"\` maps one.`,
    found: (rows: number) => plural(rows, { one: "# row found", other: "# rows found" }),
    progress: (counts: { people: number; rows: number; all: number; rate: number; seconds: number }) =>
      `${people(counts.people)}, ${formats.number(counts.rows)} of ${plural(counts.all, { one: "# row", other: "# rows" })}, ` +
      `${formats.number(counts.rate)} per second, ${formats.number(counts.seconds)} s left`,
    preview: {
      columns: ["column", "becomes", "for example"],
      recognised: (program: string) => `Recognised as an export from ${program}.`,
      other: (format: string) =>
        `This is not a table of people but a file in the format ${format}; it is imported without a mapping.`,
      nobody: 'No column holds names, so nobody can be imported. Name one with --map "TITLE=fullName".',
    },
    noSamples: "No sample people have been added here.",
    removed: (importId: string, counts: { readonly candidates: number; readonly documents: number }) =>
      `Import ${importId} removed, with ${people(counts.candidates)} and ${documents(counts.documents)}.`,
  },
  bulk: {
    begun: (bulkId: string, rows: number) =>
      `Bulk lookup ${bulkId}, ${plural(rows, { one: "# row", other: "# rows" })}. It continues if you interrupt this command; to come back to it, run \`candor bulk result ${bulkId}\`.`,
    progress: (counts: { ended: number; rows: number; done: number; seconds: number | null }) =>
      `${formats.number(counts.ended)} of ${plural(counts.rows, { one: "# row", other: "# rows" })}, ${formats.number(counts.done)} looked up` +
      (counts.seconds === null ? "" : `, ${formats.number(counts.seconds)} s left`),
    summary: (bulkId: string, counts: Readonly<Record<string, number>>) =>
      `Bulk lookup ${bulkId}: ${list(
        Object.entries(counts)
          .filter(([, count]) => count > 0)
          .map(([state, count]) => `${formats.number(count)} ${state}`),
      )}.`,
    ended: (status: string) => `The bulk lookup ended with the status “${status}”.`,
    deleted: (bulkId: string, rows: number) =>
      `Bulk lookup ${bulkId} deleted, with ${plural(rows, { one: "# row", other: "# rows" })}.`,
    none: "No bulk lookups yet. Run `candor bulk people.csv -o out.csv` to look up the people of a list.",
  },
  keys: {
    unused: "No lookups in this period.",
    left: ({ credits, trials }: { readonly credits?: number; readonly trials?: number }) =>
      list([
        ...(credits === undefined ? [] : [plural(credits, { one: "# credit", other: "# credits" })]),
        ...(trials === undefined ? [] : [plural(trials, { one: "# trial", other: "# trials" })]),
      ]) || "unlimited",
  },
  accounts: {
    storeKey: (account: string) =>
      `Store it now: it will not be shown again. It is the key of the account ${account}, with every scope but privacy.`,
    closed: (account: string) => `The account ${account} is closed: none of its keys works any more.`,
  },
  members: {
    none: "No members. `candor members add` adds one.",
    removed: (name: string) => `${name} was removed and their keys were revoked.`,
    nobodySignedIn: "Nobody is signed in through a provider.",
    signedOut: (sessionId: string) => `${sessionId}: ended`,
  },
  search: {
    several: (count: number, more: boolean) =>
      plural(
        count,
        more
          ? {
              one: "The query matches # person or more. Give the candidateId of the person you mean.",
              other: "The query matches # people or more. Give the candidateId of the person you mean.",
            }
          : {
              one: "The query matches # person. Give the candidateId of the person you mean.",
              other: "The query matches # people. Give the candidateId of the person you mean.",
            },
      ),
  },
  lookup: {
    kinds: { lookup: "lookup", preview: "preview", trial: "trial" },
    forgotten: "(name deleted)",
    none: "No lookups yet. Run `candor lookup create` to start one.",
    noneFound: "No lookup matches.",
    failed: (during: string, message: string) => `failed during ${during}: ${message}`,
    cancelled: (during: string) => `cancelled during ${during}`,
    expired: "expired; its data has been deleted. `candor lookup create` starts a new one.",
    running: (status: string, stage: string, percent: number) => `${status}, ${stage} (${formats.percent(percent)})`,
    finished: (seconds: number) => `finished after ${seconds.toFixed(1)} s`,
    kept: (finished: string, day: string) => `${finished}, kept until ${day}`,
    page: (address: string) => `web page: ${address}`,
    ended: (status: string) => `The lookup ended with the status “${status}”.`,
    onlyLeads: "Nothing found that is certain to be about this person.",
    /** Follows the number of leads. */
    toLeads: (lookupId: string) => `List them with \`candor leads ${lookupId}\`.`,
    nothing: "Nothing found. Every source that was searched answered, and none knows this person.",
    /** Of a preview. */
    nothingOnFile: "Nothing on file about this person. A preview searches no source.",
    nothingYet: (unanswered: number, all: number) =>
      plural(all, {
        one: "Nothing found, but the one search made got no answer: see `candor lookup coverage`.",
        other: `Nothing found, but ${formats.number(unanswered)} of # searches got no answer: see \`candor lookup coverage\`.`,
      }),
    /** @param counts how many searches had each outcome */
    coverage: (all: number, counts: readonly (readonly [outcome: keyof typeof profile.outcomes, count: number])[]) =>
      `${plural(all, { one: "# search", other: "# searches" })}: ${list(
        counts.map(([outcome, count]) => `${formats.number(count)} ${profile.inLine(profile.outcomes[outcome])}`),
      )}`,
    offline: "No external source was searched: the service is offline. Start it without CANDOR_OFFLINE=1.",
    nobodyOutside:
      "No external source was searched. To switch on those that need no key: `candor sources open`; `candor doctor` shows what each one provides.",
  },
  privacy: {
    reached: (counts: { readonly people: number; readonly lookups: number; readonly documents: number }) =>
      `Would affect in your account: ${people(counts.people)}, ${plural(counts.lookups, { one: "# lookup", other: "# lookups" })}, ${plural(counts.documents, { one: "# imported document", other: "# imported documents" })} that belong to them alone. Nothing was changed.`,
    suppressed: (counts: { readonly keys: number; readonly candidates: number; readonly lookups: number }) =>
      `Suppressed under ${plural(counts.keys, { one: "# key", other: "# keys" })}. No longer visible: ${people(counts.candidates)}, ${plural(counts.lookups, { one: "# lookup", other: "# lookups" })}.`,
  },
  purposes: {
    labels: {
      opens: "opens",
      closes: "closes",
      flags: "on demand",
      lawful: "art. 6(1)",
      special: "art. 9(2)",
      offences: "art. 10",
    },
    notAllowed: "not allowed with this key",
    refused: (names: string) => `Refused for every key: ${names}.`,
  },
  sources: {
    /** Sources that are on, while the service makes no outbound requests. */
    offline:
      "The service is offline, so no external source is searched. Start it without CANDOR_OFFLINE to search them.",
    open: (count: number, names: readonly string[]) =>
      plural(count, { one: `# source is on: ${list(names)}`, other: `# sources are on: ${list(names)}` }),
    passedChecks: "All checks passed.",
    failedChecks: (count: number) => plural(count, { one: "# check failed.", other: "# checks failed." }),
    /** @param check what was checked, such as "reads harbour/berth as it stands there" */
    checkTooSlow: (plugin: string, check: string, seconds: number) =>
      `The check of ${plugin} was stopped: "${check}" took longer than ${seconds} seconds.`,
    checkEnded: (plugin: string, check: string) =>
      `The plug-in ${plugin} ended the process of its check during "${check}": it calls process.exit, or needs too much memory.`,
    faults: (count: number) => plural(count, { one: "# problem found.", other: "# problems found." }),
    unread: (count: number) => plural(count, { one: "# field not read yet", other: "# fields not read yet" }),
  },
} as const;
