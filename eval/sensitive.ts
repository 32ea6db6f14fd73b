import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMinor } from "../src/analysis/minor.ts";
import type { Claim, ClaimDraft } from "../src/domain/claim.ts";
import { SECTIONS } from "../src/domain/lookup.ts";
import type { Purpose } from "../src/domain/purpose.ts";
import { closeSentences, openClaims, textCloserOf } from "../src/sections/open-properties.ts";
import { wilson } from "./homonym-trap.ts";
import { ratio } from "./labelled-texts.ts";

/** A text by or about one invented person. */
interface Labelled {
  readonly id: string;
  readonly lang: string;
  readonly form: "sentence" | "post" | "bio-line";
  readonly text: string;
  /** What it reveals of that person; nothing if it only looks as if it did. */
  readonly reveals: readonly string[];
  /** It mentions a relative or partner. */
  readonly kin: boolean;
  /** It says that the person is under 18. */
  readonly minor: boolean;
}

interface Judged extends Labelled {
  readonly withheld: boolean;
  readonly stopped: boolean;
}

/** The day on which the sets were written: what is under age then. */
const TODAY = "2026-11-30";
/** A purpose that opens posts, but neither kin nor special categories. */
const PURPOSE: Purpose = "meeting";

/**
 * Short texts that do or do not reveal something about the person (`texts.jsonl`), judged as a lookup judges them: a post as a claim that is
 * open or not, a sentence and a line about oneself as a text whose sentences are redacted, each under a purpose that opens neither kin nor
 * special categories; and whether a lookup that finds nothing but this text is stopped because of the person's age. None of these is told the
 * language of the text. `recall`: of the texts that reveal something of a kind, how many are withheld. `nearMisses`: of those that reveal
 * nothing, how many are.
 */
export async function run({ dir }: { readonly dir: string }): Promise<Record<string, unknown>> {
  const judged = readFileSync(join(dir, "texts.jsonl"), "utf8").trimEnd().split("\n").map(judge);
  const revealing = judged.filter(({ reveals }) => reveals.length > 0);
  const nearMisses = judged.filter(({ reveals, kin, minor }) => reveals.length === 0 && !kin && !minor);
  const ofKind = (kind: string) => revealing.filter(({ reveals }) => reveals.includes(kind));
  const kinds = [...new Set(revealing.flatMap(({ reveals }) => reveals))].sort();
  return {
    recall: share(revealing, isWithheld),
    kin: share(
      judged.filter(({ kin }) => kin),
      isWithheld,
    ),
    minors: share(
      judged.filter(({ minor }) => minor),
      isStopped,
    ),
    nearMisses: share(nearMisses, isWithheld),
    falseStops: share(
      judged.filter(({ minor }) => !minor),
      isStopped,
    ),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, share(ofKind(kind), isWithheld)])),
    byForm: groupBy(judged, ({ form }) => form),
    byLanguage: groupBy(judged, ({ lang }) => lang),
    n: { texts: judged.length, revealing: revealing.length, nearMisses: nearMisses.length },
  };
}

const isWithheld = ({ withheld }: Judged): boolean => withheld;
const isStopped = ({ stopped }: Judged): boolean => stopped;

function groupBy(judged: readonly Judged[], key: (text: Judged) => string) {
  return Object.fromEntries(
    [...Map.groupBy(judged, key)].map(([name, its]) => [
      name,
      {
        recall: share(
          its.filter(({ reveals, kin }) => reveals.length > 0 || kin),
          isWithheld,
        ),
        nearMisses: share(
          its.filter(({ reveals, kin, minor }) => reveals.length === 0 && !kin && !minor),
          isWithheld,
        ),
      },
    ]),
  );
}

function share(texts: readonly Judged[], holds: (text: Judged) => boolean) {
  const part = texts.filter(holds).length;
  return { rate: ratio(part, texts.length), of: `${part} of ${texts.length}`, interval: wilson(part, texts.length) };
}

function judge(line: string): Judged {
  const labelled = JSON.parse(line) as Labelled;
  return { ...labelled, withheld: isClosed(labelled), stopped: stops(labelled) };
}

/** Whether a lookup withholds the text, or a sentence of it. */
function isClosed(labelled: Labelled): boolean {
  const { form, text } = labelled;
  if (form === "sentence") return textCloserOf({ purpose: PURPOSE })?.(text) !== text;
  const claim = claimOf(labelled);
  const opening = { purpose: PURPOSE, sections: SECTIONS, flags: [] };
  if (openClaims([claim], opening).length === 0) return true;
  return JSON.stringify(closeSentences([claim], opening)[0]?.value) !== JSON.stringify(claim.value);
}

/** A page about the person who is named in it, or something of their own. */
function stops(labelled: Labelled): boolean {
  const { form, text } = labelled;
  const told = form === "sentence" ? [text] : [];
  // Capitalised words before a name are not part of it, but only its bearer knows where it begins.
  const runs = text.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu) ?? [];
  const names = runs.flatMap((run) => [run, run.split(" ").slice(-2).join(" ")]);
  return isMinor(
    { names, claims: form === "sentence" ? [] : [claimOf(labelled)], texts: told, ownTexts: told, ownLines: told },
    TODAY,
  );
}

function claimOf({ id, form, text }: Labelled): Claim {
  const stated = {
    id,
    recordId: id,
    datasourceId: id,
    collectedAt: TODAY,
    locator: "/",
    method: "stated",
    confidence: 1,
  };
  if (form !== "post") return { ...stated, property: "biography", value: text } as Claim & ClaimDraft;
  const value = { platform: "mastodon", id, url: `https://posts.example/${id}`, date: TODAY, message: text };
  return { ...stated, property: "post", value: { ...value, username: id, kind: "original" } } as Claim & ClaimDraft;
}
