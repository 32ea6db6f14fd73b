import type { Evidence } from "../../src/contract/lookup.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import type { ReportInput } from "../../src/report/render-request.ts";
import { inputOf, picture } from "./samples.ts";

/** A seeded stream of numbers in [0, 1): mulberry32, so that a failing profile can be reproduced. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A report input that nobody should have to print: fields missing, hostile texts and pictures, lists of any length,
 * values of the wrong kind.
 */
export async function fuzzedInput(base: ReportInput, seed: number): Promise<ReportInput> {
  const random = randomFrom(seed);
  const data = mutate(base.lookup.data, random, 0) as LookupData;
  if (random() < 0.04) lengthen(data, "experiences", 500);
  if (random() < 0.02) lengthen(data.socialMedia as Record<string, unknown> | undefined, "recentPosts", 5000);
  if (random() < 0.05) lengthen(data, "photos", 120);
  const pictures = new Map<string, Uint8Array>();
  for (const address of base.pictures.keys()) {
    if (random() < 0.8)
      pictures.set(address, await hostilePicture(random, base.pictures.get(address) ?? new Uint8Array()));
  }
  const input = inputOf(data ?? {}, { purpose: pick(random, ["due_diligence", "sales", "", text(random)]), pictures });
  return {
    ...input,
    evidence: fuzzedEvidence(base.evidence, random),
    paper: random() < 0.5 ? "a4" : "us-letter",
    attachProfile: random() < 0.1,
    coverage: random() < 0.2 ? [] : input.coverage,
    datasources:
      random() < 0.1
        ? []
        : input.datasources.map((row) => ({ ...row, source: random() < 0.3 ? text(random) : row.source })),
    lookup: {
      ...input.lookup,
      trial: random() < 0.2,
      preview: random() < 0.2,
      ...(random() < 0.2
        ? { metadata: { "candor.unknown": "/socialMedia/industry,/birthYear,/experiences/0/company,+12" } }
        : {}),
    },
  };
}

function mutate(value: unknown, random: () => number, depth: number): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter(() => random() > 0.1).map((entry) => mutate(entry, random, depth + 1));
    if (random() < 0.03) kept.push(pick(random, [null, 0, "", [], {}, "text"]));
    return random() < 0.02 ? pick(random, [null, "text", {}, 3]) : kept;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(() => random() > 0.1);
    return Object.fromEntries(entries.map(([key, entry]) => [key, mutate(entry, random, depth + 1)]));
  }
  if (random() < 0.03) return pick(random, [null, undefined, true, 0, [], {}, "text", Number.NaN]);
  if (typeof value === "number")
    return random() < 0.3
      ? pick(random, [0, -1, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, -1e-9])
      : value;
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d{2}-\d{2}/.test(value))
    return random() < 0.2 ? pick(random, ["0000-00-00", "9999-12-31", "2020-02-30", "", "now", text(random)]) : value;
  return random() < 0.35 ? text(random) : value;
}

const SPECIAL = [
  '#read("/etc/passwd")',
  "$ sum_(i=0)^n $",
  "#while true {}",
  "<label> @ref",
  "```raw```",
  "__",
  "____",
  "__bold__",
  "\u202e\u2066\u2069\u200f",
  "\ud800",
  "\udc00\ud800",
  "\u0000\u0001\u001b[31m",
  "\ufeff\ufffe\uffff",
  "👩🏽‍🚀🏴󠁧󠁢󠁥󠁮󠁧󠁿🇺🇦1️⃣",
  "\u200d\u200d\ufe0f",
  "e\u0301\u0301\u0301\u0301\u0301\u0301",
  "ﷺ",
  "می‌خواهم محمّد فريقًا",
  "倉庫ロボット 仓库 창고",
  "नमस्ते ก็ ที่",
  "שלום",
  "javascript:alert(1)",
  "https://example.org/%00/../..",
  "mailto:a@b",
  "\u{e0041}\u{e0042}",
  "\u{10ffff}",
  "\n\n\n\r\n\t",
  "\u2028\u2029\u0085",
  "ꙮ𒐫﷽",
];

/** Any Unicode: words of special pieces, and code points from every plane. */
export function text(random: () => number): string {
  const pieces = Array.from({ length: Math.floor(random() ** 3 * 60) }, () => {
    const kind = random();
    if (kind < 0.3) return pick(random, SPECIAL);
    if (kind < 0.5) return String.fromCharCode(Math.floor(random() * 0x10000));
    if (kind < 0.7) return String.fromCodePoint(Math.floor(random() * 0x30000));
    if (kind < 0.72) return "w".repeat(Math.floor(random() * 3000));
    return pick(random, [" word", "Grüße ", "слово ", "λόγος ", ". ", "\n"]);
  });
  return pieces.join(random() < 0.5 ? " " : "");
}

async function hostilePicture(random: () => number, good: Uint8Array): Promise<Uint8Array> {
  const kind = random();
  if (kind < 0.4) return good;
  if (kind < 0.5) return good.subarray(0, Math.floor(random() * good.byteLength));
  if (kind < 0.6) return Uint8Array.from({ length: 300 }, () => Math.floor(random() * 256));
  // Looks intact to a reader of headers, and is corrupt after them.
  if (kind < 0.65)
    return Uint8Array.from(good, (byte, at) =>
      at > 150 && at < good.byteLength - 2 && random() < 0.01 ? Math.floor(random() * 255) : byte,
    );
  if (kind < 0.7) return Uint8Array.from(good, (byte) => (random() < 0.01 ? Math.floor(random() * 256) : byte));
  if (kind < 0.8) return Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='99999999' height='99999999'/>");
  if (kind < 0.9) return new Uint8Array();
  return picture(Math.floor(random() * 50), 1 + Math.floor(random() * 2000), 1 + Math.floor(random() * 20));
}

function fuzzedEvidence(base: Evidence, random: () => number): Evidence {
  const evidence: Evidence = {};
  for (const [key, claims] of Object.entries(base)) {
    if (random() < 0.2) continue;
    const moved = random() < 0.1 ? key.replace(/\d+/g, () => String(Math.floor(random() * 4000))) : key;
    evidence[moved] = claims.map((claim) =>
      random() < 0.1 ? { ...claim, datasourceId: "gone", value: text(random) } : claim,
    );
  }
  return evidence;
}

function lengthen(holder: Record<string, unknown> | undefined | null, field: string, length: number): void {
  const list = holder?.[field];
  if (holder === undefined || holder === null || !Array.isArray(list) || list.length === 0) return;
  holder[field] = Array.from({ length }, (_, index) => list[index % list.length]);
}

function pick<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}
