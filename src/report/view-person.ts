import type { Experience, School } from "../contract/profile.ts";
import type { Block, Entry, Item } from "./blocks.ts";
import { formatDay, formatNumber, formatSpan } from "./format.ts";
import {
  bodyOf,
  capped,
  entriesOf,
  isBlank,
  type Loose,
  linkOf,
  mailLinkOf,
  numberOf,
  type Pen,
  present,
  stringsOf,
  withReferences,
} from "./pen.ts";
import { line, type Text } from "./text.ts";
import { careerSpans } from "./view-charts.ts";

export function writeOverview(pen: Pen): Block[] {
  const { messages, data } = pen;
  const words = messages.overview;
  const single = (
    field: "jobTitle" | "company" | "industry" | "location" | "nationality" | "gender" | "spouse" | "children",
  ) => ({
    label: words[field],
    items: present([pen.item(`/${field}`, data[field])]),
  });
  const birthYear = numberOf(data.birthYear);
  const rows = [
    { label: words.fullName, items: present([pen.item("/fullName", data.fullName)]) },
    ...nameRows(pen),
    single("jobTitle"),
    single("company"),
    single("industry"),
    single("location"),
    { label: words.birthYear, items: present([pen.item("/birthYear", birthYear === null ? null : String(birthYear))]) },
    single("gender"),
    single("nationality"),
    single("spouse"),
    single("children"),
    { label: words.languages, items: languageItems(pen) },
    { label: words.emails, items: listItems(pen, "emails", mailLinkOf) },
    { label: words.phoneNumbers, items: listItems(pen, "phoneNumbers") },
    { label: words.socialMediaLinks, items: listItems(pen, "socialMediaLinks", (text) => text) },
  ].filter((row) => row.items.length > 0);
  return [
    ...proseBlock(pen, "overviewSummary"),
    ...(rows.length === 0 ? [] : [{ kind: "facts", rows } as const]),
    ...similarPeople(pen),
  ];
}

export function writeSelling(pen: Pen): Block[] {
  const { data, messages } = pen;
  const words = messages.selling;
  const sides = [
    { title: words.do, tone: "good" as const, rows: keyValues(pen, "sellingDo") },
    { title: words.dont, tone: "bad" as const, rows: keyValues(pen, "sellingDont") },
  ].filter((side) => side.rows.length > 0);
  const pairs = (title: string, head: readonly string[], field: "personalityInsights" | "preferences"): Block[] => {
    const rows = keyValues(pen, field);
    return rows.length === 0 ? [] : [heading(title), { kind: "pairs", head, rows }];
  };
  const brands = entriesOf(data.brandPreferences, "/brandPreferences").map(({ entry, at }) => ({
    name: pen.item(at, entry.brand) ?? { t: "–" },
    under: present([pen.item(`${at}/evidence`, entry.evidence)]).map(bare),
    picture: pen.picture(
      entry.imageUrl,
      "face",
      messages.alts.logo(String(entry.brand ?? "")),
      String(entry.brand ?? ""),
    ),
  }));
  return [
    ...proseBlock(pen, "sellingSummary"),
    ...(sides.length === 0 ? [] : [{ kind: "advice", sides } as const]),
    ...pairs(words.insights, words.insightsHead, "personalityInsights"),
    ...pairs(words.preferences, words.preferencesHead, "preferences"),
    ...(brands.length === 0 ? [] : [heading(words.brands), { kind: "people", people: brands } as const]),
  ];
}

export function writeCareer(pen: Pen): Block[] {
  const { data, messages } = pen;
  const words = messages.career;
  const badges = present(stringsOf(data.careerBadges, "/careerBadges").map(({ text, at }) => pen.item(at, text)));
  const skills = present(stringsOf(data.skills, "/skills").map(({ text, at }) => pen.item(at, text)));
  const jobs = entriesOf(data.experiences, "/experiences");
  const schools = entriesOf(data.education, "/education");
  return [
    ...proseBlock(pen, "careerSummary"),
    ...(badges.length === 0 ? [] : [{ kind: "chips", items: badges } as const]),
    ...careerSpans(pen),
    ...entriesBlock(pen, words.experiences, jobs, (row) => experienceEntry(pen, row.entry, row.at)),
    ...entriesBlock(pen, words.education, schools, (row) => schoolEntry(pen, row.entry, row.at)),
    ...(skills.length === 0 ? [] : [heading(words.skills), { kind: "chips", items: skills } as const]),
  ];
}

export function writeLeisure(pen: Pen): Block[] {
  const { data, messages } = pen;
  const rows = entriesOf(data.hobbies, "/hobbies");
  const summary = proseBlock(pen, "leisureSummary");
  const title = summary.length === 0 ? null : messages.leisure.hobbies;
  return [
    ...summary,
    ...entriesBlock(pen, title, rows, ({ entry, at }) => ({
      when: "",
      title: titleOf(pen, at, entry.title),
      under: [],
      details: present([addressItem(entry.source)]),
      body: bodyOf(entry.description),
      tags: [],
      picture: pen.optionalPicture(
        entry.imageUrl,
        "side",
        messages.alts.picture(String(entry.title ?? "")),
        String(entry.title ?? ""),
      ),
      logo: false,
    })),
  ];
}

export function writeEvents(pen: Pen): Block[] {
  const { data, messages } = pen;
  const rows = entriesOf(data.events, "/events");
  const summary = proseBlock(pen, "eventsSummary");
  return [
    ...summary,
    ...entriesBlock(pen, summary.length === 0 ? null : messages.events.events, rows, ({ entry, at }) => ({
      when: formatDay(entry.date, messages),
      title: titleOf(pen, at, entry.title),
      under: [],
      details: present([addressItem(entry.source)]),
      body: bodyOf(entry.description),
      tags: [],
      picture: pen.optionalPicture(
        entry.imageUrl,
        "side",
        messages.alts.picture(String(entry.title ?? "")),
        String(entry.title ?? ""),
      ),
      logo: false,
    })),
  ];
}

export function writeGallery(pen: Pen): Block[] {
  const { data, messages, numbering } = pen;
  const all = entriesOf(data.photos, "/photos");
  const { rows, note } = capped(all, pen.maxRows, messages.more);
  const photos = rows.map(({ entry, at }, index) => ({
    picture: pen.picture(
      firstPicture(pen, entry.thumbnailUrl, entry.imageUrl),
      "photo",
      messages.alts.photo(index + 1, all.length, pen.name),
      pen.name,
    ),
    caption: withReferences(
      { t: photoCaption(pen, entry.sourceUrl, index), ...linkOf(entry.sourceUrl) },
      numbering.at(at),
    ),
  }));
  return photos.length === 0 ? [] : [{ kind: "photos", photos }, ...note];
}

export function heading(title: string): Block {
  return { kind: "heading", title };
}

export function proseBlock(
  pen: Pen,
  field: "overviewSummary" | "sellingSummary" | "careerSummary" | "leisureSummary" | "eventsSummary" | "socialSummary",
): Block[] {
  const prose = pen.prose(`/${field}`, pen.data[field]);
  return prose === null ? [] : [{ kind: "prose", prose }];
}

/** An address as a line that can be followed. */
export function addressItem(value: unknown): Item | null {
  return isBlank(value) || typeof value !== "string" ? null : { t: line(value), ...linkOf(value) };
}

/** A value under an entry whose title already carries the entry's references. */
export function bare(item: Item): Item {
  return item.href === undefined ? { t: item.t } : { t: item.t, href: item.href };
}

export function titleOf(pen: Pen, at: string, value: unknown): Item {
  return pen.item(at, isBlank(value) ? "–" : value) ?? { t: "–" };
}

export function entriesBlock<T>(pen: Pen, title: string | null, all: readonly T[], write: (row: T) => Entry): Block[] {
  const { rows, note } = capped(all, pen.maxRows, pen.messages.more);
  const entries = rows.map((row) => write(row));
  if (entries.length === 0) return [];
  const dated = entries.some((entry) => entry.when !== "");
  return [...(title === null ? [] : [heading(title)]), { kind: "entries", dated, entries }, ...note];
}

/** First and last name only where the full name does not already show them. */
function nameRows(pen: Pen): { label: Text; items: Item[] }[] {
  const full = typeof pen.data.fullName === "string" ? pen.data.fullName : "";
  return (["firstName", "lastName"] as const)
    .filter((field) => typeof pen.data[field] !== "string" || !full.includes(pen.data[field]))
    .map((field) => ({
      label: pen.messages.overview[field],
      items: present([pen.item(`/${field}`, pen.data[field])]),
    }));
}

function languageItems(pen: Pen): Item[] {
  return present(
    entriesOf(pen.data.languages, "/languages").map(({ entry, at }) => {
      const level = isBlank(entry.proficiency) ? "" : ` – ${String(entry.proficiency)}`;
      return isBlank(entry.language) ? null : pen.item(at, `${String(entry.language)}${level}`);
    }),
  );
}

function listItems(
  pen: Pen,
  field: "emails" | "phoneNumbers" | "socialMediaLinks",
  linkFor?: (text: string) => string | undefined,
): Item[] {
  return present(stringsOf(pen.data[field], `/${field}`).map(({ text, at }) => pen.item(at, text, linkFor?.(text))));
}

function keyValues(
  pen: Pen,
  field: "sellingDo" | "sellingDont" | "personalityInsights" | "preferences",
): { key: Text; value: Item }[] {
  return entriesOf(pen.data[field], `/${field}`)
    .slice(0, pen.maxRows)
    .map(({ entry, at }) => ({
      key: line(typeof entry.key === "string" ? entry.key : "–"),
      value: pen.item(at, isBlank(entry.value) ? "–" : entry.value) ?? { t: "–" },
    }));
}

function similarPeople(pen: Pen): Block[] {
  const all = entriesOf(pen.data.similarPeople, "/similarPeople");
  const { rows, note } = capped(all, pen.maxRows, pen.messages.more);
  const people = rows.map(({ entry, at }) => {
    const name = typeof entry.name === "string" ? entry.name : "–";
    return {
      name: titleOf(pen, at, entry.name),
      under: present([pen.item(`${at}/headline`, entry.headline), pen.item(`${at}/reason`, entry.reason)]).map(bare),
      picture: pen.picture(entry.imageUrl, "face", pen.messages.alts.portrait(name), name),
    };
  });
  return people.length === 0 ? [] : [heading(pen.messages.overview.similarPeople), { kind: "people", people }, ...note];
}

function experienceEntry(pen: Pen, entry: Loose<Experience>, at: string): Entry {
  const { messages } = pen;
  const company = String(entry.company ?? "");
  return {
    when: formatSpan(entry.dateFrom, entry.dateTo, messages),
    title: titleOf(pen, at, isBlank(entry.title) ? entry.company : entry.title),
    under: isBlank(entry.title) ? [] : present([pen.item(`${at}/company`, entry.company)]).map(bare),
    details: companyFacts(entry, messages).map((text) => ({ t: line(text) })),
    body: bodyOf(entry.description),
    tags: [],
    picture: pen.optionalPicture(entry.imageUrl, "logo", messages.alts.logo(company), company),
    logo: true,
  };
}

function companyFacts(entry: Loose<Experience>, messages: Pen["messages"]): string[] {
  const words = messages.career;
  const show = (value: unknown): string | null => {
    const number = numberOf(value);
    return number === null ? null : formatNumber(number, messages);
  };
  const [from, to] = [show(entry.companySizeFrom), show(entry.companySizeTo)];
  const size =
    from !== null && to !== null
      ? words.employees(from, to)
      : from !== null
        ? words.employeesFrom(from)
        : to !== null
          ? words.employeesTo(to)
          : null;
  const funding = show(entry.companyFundingTotal);
  const rounds = numberOf(entry.companyFundingRounds);
  const salary = present([show(entry.estimatedSalaryRangeFrom), show(entry.estimatedSalaryRangeTo)]).join("–");
  return [
    entry.location,
    entry.industry,
    size,
    isBlank(entry.companyFoundedDate)
      ? null
      : words.founded(formatDay(entry.companyFoundedDate, messages) || String(entry.companyFoundedDate)),
    funding === null ? null : words.funding(funding),
    rounds === null ? null : words.rounds(rounds),
    entry.companyIpoStatus,
    isBlank(entry.companyStockSymbol) ? null : words.stock(String(entry.companyStockSymbol)),
    salary === "" ? null : words.salary(salary),
  ].filter((value): value is string => typeof value === "string" && !isBlank(value));
}

function schoolEntry(pen: Pen, entry: Loose<School>, at: string): Entry {
  const title = String(entry.title ?? "");
  return {
    when: formatSpan(entry.dateFrom, entry.dateTo, pen.messages),
    title: titleOf(pen, at, entry.title),
    under: present([pen.item(`${at}/subtitle`, entry.subtitle)]).map(bare),
    details: [],
    body: null,
    tags: [],
    picture: pen.optionalPicture(entry.logoUrl ?? entry.imageUrl, "logo", pen.messages.alts.logo(title), title),
    logo: true,
  };
}

/** The smaller picture where it was fetched, else the large one. */
function firstPicture(pen: Pen, thumbnail: unknown, image: unknown): unknown {
  return pen.hasPicture(thumbnail) ? thumbnail : image;
}

function photoCaption(pen: Pen, address: unknown, index: number): Text {
  const host = typeof address === "string" ? URL.parse(address)?.hostname : undefined;
  return host === undefined || host === "" ? pen.messages.photoCaption(index + 1) : line(host.replace(/^www\./, ""));
}
