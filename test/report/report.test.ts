import assert from "node:assert/strict";
import { test } from "node:test";
import { getDocumentProxy } from "unpdf";
import type { LookupData } from "../../src/contract/profile.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import type { ReportInput } from "../../src/report/render-request.ts";
import { cleanLine } from "../../src/report/clean.ts";
import {
  createRenderer,
  openRenderProcesses,
  type Renderer,
  type RendererOptions,
  type RenderProcessOptions,
} from "../../src/report/report.ts";
import { technicalLog } from "../../src/report/technical-log.ts";
import { verifyReport } from "../../src/report/signature.ts";
import { loadWords } from "../../src/words/languages.ts";
import { readPdf } from "../support/pdf.ts";
import { bare, sampleNames, shownSentences } from "./shown.ts";
import { fuzzedInput } from "./fuzz.ts";
import { arabicSample, chineseSample, hostileSample, inputOf, minimalSample, richSample } from "./samples.ts";

interface Line {
  readonly level: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * For all tests that need no pool of their own: a process takes half a second before its first report. It keeps no
 * process alive.
 */
const shared = openRenderProcesses({ processes: 1, timeoutMs: 60_000 });

async function withRenderer(
  options: Partial<RenderProcessOptions> & Pick<RendererOptions, "keyring">,
  use: (renderer: Renderer, lines: Line[]) => Promise<void>,
): Promise<void> {
  const lines: Line[] = [];
  const keep =
    (level: string) =>
    (fields: Line["fields"], message: string): void => {
      lines.push({ level, message, fields });
    };
  const log = { info: keep("info"), warn: keep("warn"), error: keep("error") };
  const { keyring, ...own } = options;
  const processes = Object.keys(own).length === 0 ? { pool: shared } : { processes: 1, timeoutMs: 60_000, ...own };
  const renderer = createRenderer({ ...processes, log, ...(keyring !== undefined && { keyring }) });
  try {
    await use(renderer, lines);
  } finally {
    await renderer.close();
  }
}

/**
 * Scripts that pdf.js copies letter for letter; for clusters drawn as several glyphs it repeats the letters (it
 * ignores `ActualText`, which poppler reads), and for a right-to-left line it gives the words in visual order.
 */
const ONE_GLYPH_A_LETTER =
  /^(?!.*ị)[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Tamil}\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}.'’ -]+$/u;

test("the coverage's headings and words are side by side, within the margin, in every language", async () => {
  const kinds = ["candidate", "email", "phone", "profileUrl", "website", "externalId", "handle", "name"] as const;
  const coverage = kinds.flatMap((identifierKind) =>
    (["archive", "stackexchange", "wikidata"] as const).map((connector, index) => ({
      connector,
      identifierKind,
      outcome: (["found", "absent", "blocked"] as const)[index] ?? "found",
      ms: 12,
    })),
  );
  await withRenderer({}, async (renderer) => {
    for (const language of ["de", "en", "es", "fr", "lt"] as const) {
      const pdf = await renderer.render({ ...(await minimalSample()), coverage, language });
      const drawn = await drawnTexts(pdf);
      assert.deepEqual([...Map.groupBy(drawn, ({ page }) => page).values()].flatMap(overprints), [], language);
    }
  });
});

test("the notes are never alone on a last page: a short coverage comes along, a long one runs on", async () => {
  const coverage = (["candor", "archive", "bluesky"] as const).map((connector) => ({
    connector,
    identifierKind: "email" as const,
    outcome: "found" as const,
    ms: 12,
  }));
  await withRenderer({}, async (renderer) => {
    const { sections } = (await loadWords("en")).report;
    // Posts push what follows them down, line by line, across the end of a page.
    for (const more of [0, 2, 4, 6, 8, 10, 12]) {
      const experiences = Array.from({ length: 4 + more }, (_, index) => ({
        title: `Post ${index}`,
        company: "Works",
      }));
      const pages = await readPdf(await renderer.render(inputOf({ fullName: "Ida Holm", experiences }, { coverage })));
      const last = pages.find((page) => page.includes(sections.limits)) ?? "";
      assert.ok(last.includes(sections.coverage), `${more} more: ${last.slice(0, 200)}`);
    }
  });
});

test("a coverage with enough room breaks no word and no count, in any language", async () => {
  const kinds = ["name", "candidate", "email", "phone", "profileUrl", "website"] as const;
  const asked = (connector: "archive" | "candor", outcome: "found" | "absent") =>
    kinds.map((identifierKind) => ({ connector, identifierKind, outcome, ms: 12 }));
  const coverage = [
    ...asked("candor", "absent"),
    ...Array.from({ length: 12 }, () => asked("archive", "found")).flat(),
  ];
  await withRenderer({}, async (renderer) => {
    for (const language of ["de", "en", "es", "fr", "lt"] as const) {
      const { outcomes } = await loadWords(language);
      const pdf = await renderer.render({ ...(await minimalSample()), coverage, language });
      const drawn = (await drawnTexts(pdf)).map(({ text }) => text.replaceAll("\u00a0", " "));
      for (const cell of [outcomes.absent, `${outcomes.found} × 12`]) {
        assert.equal(drawn.filter((text) => text === cell).length, kinds.length, `${language}: ${cell}`);
      }
    }
  });
});

test("an address in a post without any place to break stays on the paper", async () => {
  const { lookup } = await richSample();
  const { socialMedia } = lookup.data ?? {};
  const [first] = socialMedia?.recentPosts ?? [];
  assert.ok(first !== undefined && socialMedia !== undefined);
  const message = `A long address https://example.org/${"a".repeat(160)}`;
  const recentPosts = [
    { ...first, message },
    { ...first, message: "Short." },
  ];
  await withRenderer({}, async (renderer) => {
    const pdf = await renderer.render(inputOf({ fullName: "Ida Holm", socialMedia: { ...socialMedia, recentPosts } }));
    const drawn = (await drawnTexts(pdf)).filter(({ text }) => /a{8}/.test(text));
    assert.ok(drawn.length > 0);
    for (const { to, width } of drawn) assert.ok(to <= width - 56, String(to));
  });
});

test("facts with fewer than ten rows stay on one page, wherever they would begin", async () => {
  const { socialMedia } = (await richSample()).lookup.data ?? {};
  const { brandSafetyAnalysis } = socialMedia ?? {};
  await withRenderer({}, async (renderer) => {
    // Each address adds a line: for one of these numbers the page would end between the two rows.
    for (let count = 62; count < 72; count++) {
      const emails = Array.from({ length: count }, (_, at) => `ida.${at}@example.org`);
      const data = { fullName: "Ida Holm", emails, socialMedia: { brandSafetyAnalysis } } as LookupData;
      const drawn = await drawnTexts(await renderer.render(inputOf(data)));
      const [open, clear] = ["Not evaluated", "Clear"].map((row) => drawn.find(({ text }) => text === row)?.page);
      assert.ok(open !== undefined && open === clear, `${count} addresses: ${open}, ${clear}`);
    }
  });
});

interface Drawn {
  readonly page: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  /** Of the page, in points. */
  readonly width: number;
}

/** The text runs of a PDF with their positions, in points. */
async function drawnTexts(bytes: Uint8Array): Promise<readonly Drawn[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const drawn: Drawn[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent()).items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [from, line] = [Number(item.transform[4]), Math.round(Number(item.transform[5]))];
      drawn.push({ page: number, text: item.str, from, to: from + item.width, line, width });
    }
  }
  await document.loadingTask.destroy();
  return drawn;
}

/** What on one page is in its margin, or overlaps its neighbour. */
function overprints(drawn: readonly Drawn[]): readonly string[] {
  const lines = [...Map.groupBy(drawn, ({ line }) => line).values()].map((each) =>
    each.toSorted((a, b) => a.from - b.from),
  );
  return lines.flatMap((texts) =>
    texts.flatMap(({ text, to, width }, index) => {
      const next = texts[index + 1];
      if (next !== undefined && to > next.from + 0.5) return [`${text}|${next.text}`];
      return to > width - 30 ? [`${text}|`] : [];
    }),
  );
}

test("invented people of every kind become tagged PDF/UA-1 documents, all at the first attempt", async () => {
  await withRenderer({}, async (renderer, lines) => {
    for (const sample of [richSample, minimalSample, arabicSample, chineseSample, hostileSample]) {
      const pdf = Buffer.from(await renderer.render(await sample()));
      assert.equal(pdf.toString("latin1", 0, 5), "%PDF-");
      assert.ok(pdf.includes("<pdfuaid:part>1</pdfuaid:part>"), sample.name);
      assert.ok(pdf.includes("/StructTreeRoot"));
    }
    assert.deepEqual(
      lines.filter((line) => line.level !== "info").map((line) => [line.message, line.fields["count"]]),
      [["report pictures unreadable", 4]],
    );
  });
});

test("a picture that looks intact but cannot be drawn is re-encoded or omitted, and the others stay", async () => {
  await withRenderer({}, async (renderer, lines) => {
    const input = await richSample();
    const [first = ""] = input.pictures.keys();
    const spoilt = Buffer.from(input.pictures.get(first) ?? []);
    // Counts of codes that no Huffman table can have (ISO/IEC 10918-1, annex C).
    spoilt.fill(0xfe, spoilt.indexOf(Buffer.of(0xff, 0xc4)) + 5, spoilt.indexOf(Buffer.of(0xff, 0xc4)) + 21);
    const pictures = new Map([...input.pictures, [first, spoilt]]);
    const imagesOf = async (given: ReportInput): Promise<number> =>
      Buffer.from(await renderer.render(given))
        .toString("latin1")
        .split("/Subtype /Image").length - 1;
    assert.equal(await imagesOf({ ...input, pictures }), (await imagesOf(input)) - 1);
    assert.deepEqual(
      lines.map((line) => line.message),
      ["report pictures unreadable", "report made", "report made"],
    );
  });
});

test("the same input gives the same bytes, even in another process", async () => {
  const input = await richSample();
  let first: Uint8Array = new Uint8Array();
  await withRenderer({ keyring: keyringOf("secret") }, async (renderer) => {
    first = await renderer.render(input);
    assert.deepEqual(Buffer.from(await renderer.render(input)), Buffer.from(first));
  });
  await withRenderer({ processes: 1, keyring: keyringOf("secret") }, async (renderer) => {
    assert.deepEqual(Buffer.from(await renderer.render(await richSample())), Buffer.from(first));
  });
  assert.deepEqual(verifyReport(first, keyringOf("secret")), {
    lookupId: input.lookup.lookupId,
    revision: input.revision,
  });
});

test("every string in a profile can be extracted from the PDF", async () => {
  await withRenderer({}, async (renderer) => {
    for (const sample of [richSample, minimalSample, chineseSample]) {
      const input = await sample();
      const text = bare((await readPdf(await renderer.render(input))).join(" "));
      for (const sentence of shownSentences(input.lookup.data)) {
        assert.ok(text.includes(bare(sentence)), sentence);
      }
    }
  });
});

test("the sample people's names are drawn in every script, and are found when copied or searched", async () => {
  const names = sampleNames();
  assert.deepEqual(
    names.filter((name) => cleanLine(name) !== name),
    [],
  );
  const address = "https://www.example.org/talks/2026/safe-robots-beside-people-and-what-we-learnt-about-them";
  await withRenderer({}, async (renderer, lines) => {
    const input = inputOf({ fullName: "Ida Holm", skills: [...names, address] });
    const text = (await readPdf(await renderer.render(input))).join(" ");
    assert.deepEqual(
      lines.map((line) => line.message),
      ["report made"],
    );
    assert.ok(!text.includes("\u200b"));
    assert.ok(text.replaceAll(" ", "").includes(address));
    const copied = bare(text);
    assert.deepEqual(
      names.filter((name) => ONE_GLYPH_A_LETTER.test(name) && !copied.includes(bare(name))),
      [],
    );
  });
});

test("an unequal sign is one glyph in texts of every script, and copied once", async () => {
  await withRenderer({}, async (renderer) => {
    const names = ["Retweet ≠ endorsement", "编辑 ≠ 作者", "رأي ≠ حقيقة", "ความเห็น ≠ จริง", "राय ≠ सच"];
    const experiences = names.map((title) => ({ title, company: "Quill & Ink" }));
    const text = (await readPdf(await renderer.render(inputOf({ fullName: "Ida ≠ Holm", experiences })))).join(" ");
    assert.ok(text.includes("Ida ≠ Holm") && text.includes("Retweet ≠ endorsement"), text.slice(0, 600));
    assert.doesNotMatch(text, /≠\s*≠|=\u0338/);
  });
});

test("sections and facts follow the order of the contract", async () => {
  await withRenderer({}, async (renderer) => {
    const text = (await readPdf(await renderer.render(await richSample()))).join(" ");
    const body = text.slice(text.indexOf("Confidence"));
    const order = [
      "Overview ",
      "Full name",
      "People in the same circles",
      "Career ",
      "Experience ",
      "Education ",
      "Leisure ",
      "Photos ",
      "Data breaches ",
      "Adverse media ",
      "Online presence ",
      "Social media ",
      "Brand safety ",
      "Recent posts ",
      "Sources ",
      "Coverage ",
      "How to read this report",
    ];
    let at = -1;
    for (const title of order) {
      const next = body.indexOf(title, at + 1);
      assert.ok(next > at, `${title} does not follow`);
      at = next;
    }
  });
});

test("trial and preview are marked on every page, on both papers", async () => {
  await withRenderer({}, async (renderer) => {
    for (const [paper, lookup, mark] of [
      ["a4", { trial: true }, "Trial"],
      ["us-letter", { preview: true }, "Preview"],
    ] as const) {
      const base = await minimalSample();
      const pdf = await renderer.render({ ...base, paper, lookup: { ...base.lookup, ...lookup } });
      const pages = await readPdf(pdf);
      assert.ok(pages.length >= 2);
      for (const page of pages) assert.ok(page.includes(mark));
      assert.ok(Buffer.from(pdf).includes(paper === "a4" ? "/MediaBox [0 0 595.27" : "/MediaBox [0 0 612 792]"));
    }
  });
});

test("a thin profile takes two pages, a rich one eight at most and no table of contents; five hundred jobs have one", async () => {
  await withRenderer({}, async (renderer) => {
    const [thin, rich] = [await minimalSample(), await richSample()];
    assert.equal((await readPdf(await renderer.render(thin))).length, 2);
    const pages = await readPdf(await renderer.render(rich));
    assert.ok(pages.length <= 8, `${pages.length} pages`);
    assert.ok(!pages.some((page) => page.includes("Contents")));
    const experiences = Array.from({ length: 500 }, (_, index) => ({ title: `Post ${index}`, company: "Works" }));
    const long = await readPdf(await renderer.render(inputOf({ fullName: "Ida Holm", experiences })));
    assert.ok(
      long.some((page) => page.includes("Contents")),
      `${long.length} pages`,
    );
  });
});

test("the technical log is attached: every search and every source with its full hash", async () => {
  const sha256 = "0f".repeat(32);
  const base = await minimalSample();
  const input = { ...base, datasources: base.datasources.map((each) => ({ ...each, sha256 })) };
  const log = JSON.parse(technicalLog(input));
  assert.equal(log.datasources.length, base.datasources.length);
  assert.ok(log.datasources.every((each: { sha256: string }) => each.sha256 === sha256));
  await withRenderer({}, async (renderer) => {
    const pdf = await renderer.render(input);
    assert.match(Buffer.from(pdf).toString("latin1"), /\(technical-log\.json\)/, "by its name alone");
    assert.ok((await readPdf(pdf)).join(" ").replaceAll("\u00a0", " ").includes("SHA-256 0f0f0f0f0f0f0f0f…"));
  });
});

test("an article's publisher and day are beside its title", async () => {
  const base = await minimalSample();
  const [first, ...others] = base.datasources;
  assert.ok(first);
  const article = {
    ...first,
    source: "https://news.example.com/s/3",
    title: "A lock opens again",
    publisher: "Harbour Gazette",
    published: "2026-08-01T06:00:00Z",
  };
  await withRenderer({}, async (renderer) => {
    const pdf = await renderer.render({ ...base, datasources: [article, ...others] });
    const text = (await readPdf(pdf)).join(" ").replaceAll(/\s+/gu, " ");
    assert.match(text, /A lock opens again.{0,60}Harbour Gazette · 1 Aug 2026 · collected/u);
  });
});

test("a row of an imported file is called by the file's name", async () => {
  const base = await minimalSample();
  const [first, ...others] = base.datasources;
  assert.ok(first);
  const row = { ...first, source: "urn:candor:import:0123456789ab", file: "people.csv" };
  await withRenderer({}, async (renderer) => {
    const pdf = await renderer.render({ ...base, datasources: [row, ...others] });
    assert.match((await readPdf(pdf)).join(" "), /Entry from people\.csv/u);
  });
});

test("only web and mail addresses become links, and no markup in a profile runs", async () => {
  await withRenderer({}, async (renderer) => {
    const pdf = Buffer.from(await renderer.render(await hostileSample())).toString("latin1");
    const links = [...pdf.matchAll(/\/URI \(((?:[^()\\]|\\.)*)\)/g)].map((match) => match[1] ?? "");
    assert.ok(links.length > 0);
    assert.deepEqual(
      links.filter((link) => !/^(https?|mailto):/.test(link)),
      [],
    );
    assert.doesNotMatch(pdf, /\/JavaScript|\/Launch/);
  });
});

test("the profile is embedded only on request", async () => {
  await withRenderer({}, async (renderer) => {
    const input = await minimalSample();
    assert.doesNotMatch(Buffer.from(await renderer.render(input)).toString("latin1"), /profile\.json/);
    assert.match(
      Buffer.from(await renderer.render({ ...input, attachProfile: true })).toString("latin1"),
      /profile\.json/,
    );
  });
});

test("a report that cannot be made in time is report_failed, and the next one is made", async () => {
  const input = await minimalSample();
  await withRenderer({ timeoutMs: 1 }, async (renderer, lines) => {
    await assert.rejects(renderer.render(input), { code: "report_failed" });
    assert.deepEqual(
      lines.map((line) => line.fields["effort"]),
      ["full", "noPictures", "short", undefined],
    );
  });
  await withRenderer({}, async (renderer) => {
    assert.ok((await renderer.render(input)).byteLength > 1000);
  });
});

test("the log contains no text from the profile", async () => {
  await withRenderer({}, async (renderer, lines) => {
    await renderer.render(await hostileSample());
    await renderer.render(inputOf({ fullName: "Secret Name" }));
    assert.doesNotMatch(JSON.stringify(lines), /Secret|eval|passwd|example\.org/);
  });
});

test("five hundred jobs and five thousand posts are printed, and omissions are reported", async () => {
  await withRenderer({}, async (renderer, lines) => {
    const base = await richSample();
    const data = structuredClone(base.lookup.data ?? {});
    data.experiences = Array.from({ length: 500 }, (_, index) => ({
      title: `Post ${index}`,
      company: "Works",
      dateFrom: "2001-01-01",
    }));
    const posts = data.socialMedia?.recentPosts ?? [];
    if (data.socialMedia !== undefined)
      data.socialMedia.recentPosts = Array.from({ length: 5000 }, (_, index) => ({
        ...posts[0]!,
        message: index < 1000 ? "The ferry timetable is out." : `The ferry timetable of boat ${index} is out.`,
      }));
    const pdf = await renderer.render(withData(base, data));
    assert.ok(pdf.byteLength > 100_000);
    assert.equal(lines.at(-1)?.fields["effort"], "full");
    const text = (await readPdf(pdf)).join(" ");
    assert.match(text, /3,977 older ones of these posts not shown here/);
    assert.match(text, /; and 993 more times/);
  });
});

test("no fuzzed profile is lost, and all succeed at the first attempt", async () => {
  await withRenderer({}, async (renderer, lines) => {
    const base = await richSample();
    for (let seed = 1; seed <= 12; seed++) await renderer.render(await fuzzedInput(base, seed));
    assert.deepEqual(
      lines.filter((line) => line.message === "report attempt failed"),
      [],
    );
  });
});

function withData(input: ReportInput, data: NonNullable<ReportInput["lookup"]["data"]>): ReportInput {
  return { ...input, lookup: { ...input.lookup, data } };
}
