import {
  askedNobody,
  checkStateIn,
  heldBackIn,
  stateOfSection,
  unansweredIn,
  unreadForCasesIn,
  partsIn,
  untoldIn,
} from "../contract/section-state.ts";
import { CASE_STAGES, isCleared } from "../domain/case-stage.ts";
import type { RiskCheck } from "../domain/risk-check.ts";
import type { SectionName } from "../domain/lookup.ts";
import { plainKey } from "../domain/plain-key.ts";
import type { Words } from "../words/words.ts";
import { isBoardRole } from "./board-roles.ts";
import { capitalize } from "./entries.ts";
import type { PanelEntry, PanelFact, Presentation, Value } from "./panel.ts";
import type { AskedLookup } from "./silences.ts";

/** What a reader wants to know about a person first. */
export type RiskName = "adverseMedia" | "dataBreaches" | "sanctions" | "litigation" | "directorships";

/**
 * The answer to one such question: something was found; articles about a case name the person without their part in it;
 * nothing was found, although a source that could have found it answered; or nobody was asked.
 */
export interface Risk {
  readonly name: RiskName;
  readonly label: string;
  readonly state: "found" | "untold" | "nothing" | "notAsked";
  /** How it is marked: a board seat and a case that ended well are facts, not warnings. */
  readonly tone: "warning" | "fact" | "unclear" | "clear" | "open";
  /** The state in one word; for cases that have all ended well, also how. */
  readonly word: string;
  /** What was found, or why finding nothing proves nothing. */
  readonly text: string;
  /** Its place in the profile; `null` if nothing was found. */
  readonly pointer: string | null;
}

/** A fact worth knowing first, with its date. */
export interface KeyFinding {
  /** Empty if no date is stated. */
  readonly when: string;
  /** The kind of fact. */
  readonly label: string;
  readonly value: Value;
}

/** A profile on one screen, or one page. */
export interface Brief {
  /** Role, company and place. */
  readonly role: readonly Value[];
  readonly risks: readonly Risk[];
  /** At most three, most serious first. */
  readonly findings: readonly KeyFinding[];
  /** At most five, in the order in which a reader wants them. */
  readonly facts: readonly PanelFact[];
}

const MAX_FACTS = 5;

export function briefOf(presentation: Presentation, lookup: AskedLookup, words: Words): Brief {
  return {
    role: roleOf(presentation),
    risks: risksOf(presentation, lookup, words),
    findings: findingsOf(presentation, words),
    facts: mainFacts(presentation, words).slice(0, MAX_FACTS),
  };
}

/** The facts of a presentation by pointer. */
function indexFacts({ sections }: Presentation): ReadonlyMap<string, PanelFact> {
  const panels = sections.flatMap((section) => section.panels);
  const facts = panels.flatMap((panel) => (panel.kind === "facts" || panel.kind === "figures" ? panel.facts : []));
  return new Map(facts.flatMap((fact) => fact.values.map((value) => [value.pointer, fact] as const)));
}

/** The entries of a section, or those under one of its lists. */
export function entriesOf({ sections }: Presentation, name: SectionName, under = ""): readonly PanelEntry[] {
  const panels = sections.find((section) => section.name === name)?.panels ?? [];
  const entries = panels.flatMap((panel) => (panel.kind === "entries" ? panel.entries : []));
  return entries.filter(({ pointer }) => pointer.startsWith(under));
}

function roleOf(presentation: Presentation): readonly Value[] {
  const facts = indexFacts(presentation);
  return ["/jobTitle", "/company", "/location"].flatMap((pointer) =>
    (facts.get(pointer)?.values ?? []).map((value) => ({ ...value, text: capitalize(value.text) })),
  );
}

function risksOf(presentation: Presentation, lookup: AskedLookup, words: Words): readonly Risk[] {
  const { risks } = words;
  const risk = (name: RiskName, state: Risk["state"], text: string, pointer: string | null = null): Risk => ({
    name,
    label: risks.labels[name],
    state,
    tone: TONES[state],
    word: risks.states[state],
    text,
    pointer,
  });
  const cases = entriesOf(presentation, "adverseMedia");
  const untoldAt = untoldLinks(presentation)[0]?.pointer ?? null;
  const ofCases = (more: readonly string[]): Risk => {
    const stages = [...new Set(cases.flatMap((entry) => stageText(entry, words) ?? []))];
    // An article about two cases is one article.
    const articles = new Set(cases.map(({ link, pointer }) => link?.text ?? pointer)).size;
    const count = risks.counts.adverseMedia(articles);
    const found = (told: readonly string[]) => risk("adverseMedia", "found", told.join(" · "), "/adverseMediaResults");
    return cases.every(endedWell)
      ? { ...found([count, ...more]), tone: "fact", word: risks.foundEnded(stages.join(", ")) }
      : found([count, ...stages, ...more]);
  };
  const ofSection = (name: "adverseMedia" | "dataBreaches", pointer: string): Risk => {
    const count = entriesOf(presentation, name).length;
    const held = name === "adverseMedia" ? heldBackIn(lookup.metadata) : 0;
    const untold = name === "adverseMedia" ? untoldIn(lookup.metadata) : 0;
    const unread = name === "adverseMedia" ? unreadForCasesIn(lookup.metadata) : 0;
    const parts = name === "adverseMedia" ? partsIn(lookup.metadata) : [];
    const more = [
      ...parts.map(({ part, count }) => risks.withPart(count, words.ownTexts.parts[part])),
      ...(held > 0 ? [risks.heldBack(held)] : []),
    ];
    const unclear = untold > 0 ? [risks.untold(untold)] : [];
    if (count > 0 && name === "adverseMedia") return ofCases([...unclear, ...more]);
    if (count > 0) return risk(name, "found", risks.counts[name](count), pointer);
    const isAsked = !lookup.preview && lookup.sections.includes(name);
    const state = isAsked ? stateOfSection(lookup.metadata, name) : undefined;
    if (unread > 0) more.push(risks.unreadDocuments(unread));
    // What was found and is not shown is no all-clear.
    if (state === "found") return risk(name, "found", [risks.unshown, ...unclear, ...more].join(" · "));
    // What the operator has on file does not count as a search.
    const isSearched = state === "nothing" && !askedNobody(lookup.metadata);
    const unanswered = name === "adverseMedia" && isAsked ? unansweredIn(lookup.metadata) : 0;
    const search = isSearched
      ? risks.nothing[name]
      : unanswered > 0
        ? risks.unanswered(unanswered)
        : risks.notAsked[name];
    // An article about a case that names the person is no all-clear either.
    if (isAsked && untold > 0) return risk(name, "untold", [...unclear, search, ...more].join(" · "), untoldAt);
    if (isSearched) return risk(name, "nothing", [search, ...more].join(" · "));
    const read = name === "adverseMedia" ? namingArticles(presentation).length : 0;
    const known = read > 0 ? [risks.readArticles(read)] : [];
    const told = risk(name, "notAsked", isAsked ? [search, ...known, ...more].join(" · ") : risks.closed);
    return unanswered > 0 ? { ...told, word: risks.noAnswer } : told;
  };
  const sanctions = cases.filter(({ ofCase }) => ofCase?.categories.includes("sanctions"));
  const office = entriesOf(presentation, "career", "/experiences/").find(({ isOffice }) => isOffice);
  const boards = entriesOf(presentation, "career", "/experiences/").filter(({ name, under }) =>
    isBoardRole(
      name.text,
      under.map(({ text }) => text),
    ),
  );
  const [sanction, board] = [sanctions[0], boards[0]];
  /** What lists of that kind answered, if a plug-in brought any: an entry is shown with the records. */
  const ofLists = (name: RiskCheck): Risk => {
    const state = lookup.preview ? undefined : checkStateIn(lookup.metadata, name);
    if (state === "nothing") return risk(name, "nothing", risks.listed.nothing[name]);
    if (state === "entries") return { ...risk(name, "untold", risks.listed.entries), word: risks.listed.word };
    return risk(name, "notAsked", risks.notAsked[name]);
  };
  return [
    ofSection("adverseMedia", "/adverseMediaResults"),
    ofSection("dataBreaches", "/dataBreaches"),
    sanction !== undefined
      ? {
          ...risk("sanctions", "found", risks.counts.sanctions(sanctions.length), sanction.pointer),
          ...(sanctions.every(endedWell) ? { tone: "fact" } : {}),
        }
      : office !== undefined
        ? risk("sanctions", "found", risks.publicOffice, office.pointer)
        : ofLists("sanctions"),
    ofLists("litigation"),
    board === undefined
      ? ofLists("directorships")
      : {
          ...risk("directorships", "found", risks.counts.directorships(countBoards(boards)), board.pointer),
          tone: "fact",
        },
  ];
}

const TONES: Readonly<Record<Risk["state"], Risk["tone"]>> = {
  found: "warning",
  untold: "unclear",
  nothing: "clear",
  notAsked: "open",
};

/** Number of boards: a seat under two titles ("Board member", "Member of the board") or for two terms is one board. */
function countBoards(seats: readonly PanelEntry[]): number {
  return new Set(seats.map(({ pointer, under }) => plainKey(under[0]?.text ?? pointer))).size;
}

/** The stage of a case in words; `undefined` for anything else. */
function stageText({ ofCase }: PanelEntry, { terms }: Words): string | undefined {
  return ofCase?.stage && terms[ofCase.stage];
}

/** Whether the entry of a case says that it ended well for the person. */
function endedWell({ ofCase }: PanelEntry): boolean {
  return ofCase?.stage !== undefined && isCleared(ofCase.stage);
}

/** Of the cases in the newest article, the one that has come furthest. */
function furthestOf(cases: readonly PanelEntry[]): PanelEntry | undefined {
  const rankOf = ({ ofCase }: PanelEntry) => CASE_STAGES.findIndex((stage) => stage === ofCase?.stage);
  const alike = cases.filter(({ link }) => link?.text === cases[0]?.link?.text);
  return alike.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
}

/** The newest warning, the current role, and the latest appearance. A case that ended well for the person is no warning. */
function findingsOf(presentation: Presentation, words: Words): readonly KeyFinding[] {
  const { risks, labels, sections } = words;
  const cases = entriesOf(presentation, "adverseMedia");
  const [open, ended] = [furthestOf(cases.filter((entry) => !endedWell(entry))), cases.find(endedWell)];
  const jobs = entriesOf(presentation, "career", "/experiences/");
  const finding = (label: string, entry: PanelEntry | undefined): readonly KeyFinding[] =>
    entry === undefined
      ? []
      : [{ when: entry.when, label, value: { pointer: entry.pointer, text: inOneLine(entry, words) } }];
  return [
    ...finding(risks.labels.adverseMedia, open),
    ...finding(risks.labels.dataBreaches, entriesOf(presentation, "dataBreaches")[0]),
    ...finding(
      labels.currentRole,
      currentOf(
        jobs.filter(({ when }) => when !== ""),
        presentation,
      ),
    ),
    ...finding(sections.events, firstEvent(presentation)),
    ...finding(
      labels.education,
      entriesOf(presentation, "career", "/education/").find(({ when }) => when !== ""),
    ),
    ...finding(risks.labels.adverseMedia, open === undefined ? ended : undefined),
  ].slice(0, 3);
}

/** The main facts about a person, as far as they are known, each with its first value. */
export function mainFacts(presentation: Presentation, words: Words): readonly PanelFact[] {
  const { labels, sections } = words;
  const facts = indexFacts(presentation);
  const at = (pointer: string): readonly PanelFact[] => {
    const fact = facts.get(pointer);
    return fact === undefined ? [] : [{ ...fact, values: fact.values.slice(0, 1) }];
  };
  const entry = (label: string, found: PanelEntry | undefined): readonly PanelFact[] => {
    if (found === undefined) return [];
    const text = [inOneLine(found, words), found.when].filter((part) => part !== "").join(", ");
    return [{ label, values: [{ pointer: found.pointer, text }] }];
  };
  // An employer without a known post is not a role; it is listed as the employer.
  const employer = facts.get("/company")?.values[0]?.text;
  const jobs = entriesOf(presentation, "career", "/experiences/").filter(({ name }) => name.text !== employer);
  const current = currentOf(jobs, presentation);
  const job = current === undefined ? entry(labels.latestRole, jobs[0]) : entry(labels.currentRole, current);
  return [
    ...(job.length > 0 ? job : at("/jobTitle")),
    ...at("/location"),
    ...at("/birthYear"),
    ...at("/deathDate"),
    ...entry(labels.education, entriesOf(presentation, "career", "/education/")[0]),
    ...at("/nationality"),
    ...at("/industry"),
    ...entry(sections.events, firstEvent(presentation)),
    ...at("/company"),
    ...at("/emails/0"),
  ];
}

/** An article that merely names somebody is not a key finding. */
function firstEvent(presentation: Presentation): PanelEntry | undefined {
  return entriesOf(presentation, "events").find(({ mention }) => mention === null);
}

/** The articles about a case that name the person without their part in it. */
function untoldLinks({ sections }: Presentation): readonly Value[] {
  const panels = sections.find(({ name }) => name === "adverseMedia")?.panels ?? [];
  return panels.flatMap((panel) => (panel.kind === "links" ? panel.values : []));
}

/** Articles that merely name somebody. */
function namingArticles(presentation: Presentation): readonly PanelEntry[] {
  return entriesOf(presentation, "events").filter(({ mention }) => mention === "named");
}

/** A job, school or article: its name, with the employer or body, or how its case ended; the place is in its section. */
/** The post that the profile names first; otherwise the first current one. */
function currentOf(jobs: readonly PanelEntry[], presentation: Presentation): PanelEntry | undefined {
  const facts = indexFacts(presentation);
  const [title, employer] = ["/jobTitle", "/company"].map((pointer) => facts.get(pointer)?.values[0]?.text);
  const held = jobs.filter((job) => job.held);
  const alike = held.filter(({ name }) => name.text === title);
  return alike.find(({ under }) => under.some(({ text }) => text === employer)) ?? alike[0] ?? held[0];
}

function inOneLine(entry: PanelEntry, words: Words): string {
  const { name, under } = entry;
  const employer = under.find(({ pointer }) => !pointer.endsWith("/location") && !pointer.endsWith("/email"));
  const text = [name.text, employer?.text ?? ""].filter((part) => part !== "").join(", ");
  const stage = stageText(entry, words);
  return stage === undefined ? text : `${text} (${stage})`;
}
