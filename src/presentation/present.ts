import type { LookupData } from "../contract/profile.ts";
import { untoldSourcesIn } from "../contract/section-state.ts";
import { statedOf } from "../contract/stated.ts";
import { SECTIONS, type SectionName } from "../domain/lookup.ts";
import { accountsPanel } from "./accounts.ts";
import { contradictionTexts } from "./contradiction-texts.ts";
import { barsPanel, columnsPanel, spansPanel, splitsPanel } from "./charts.ts";
import { type CitedClaims, citationsOf } from "./citations.ts";
import { cardsPanel, entriesPanel, photosPanel } from "./entries.ts";
import { heldPosts, publicOffices } from "./held-posts.ts";
import { LAYOUT, type PanelLayout } from "./layout.ts";
import type { PanelFact, Panel, Presentation, ShownSection, SourceLink } from "./panel.ts";
import { publishersOf } from "./publishers.ts";
import { rectifiedTexts } from "./rectified-texts.ts";
import { firstText, listOf, pairsOf, rowsOf } from "./rows.ts";
import { type AskedLookup, silencesOf } from "./silences.ts";
import { flagsPanel, postsPanel } from "./social.ts";
import { statedDays } from "./stated-days.ts";
import {
  type PresentedWith,
  isNumber,
  isText,
  itemsOf,
  memberOf,
  type ProfilePlace,
  stated,
  writeValue,
} from "./value.ts";
import { type Label, type Words, wordsFor } from "../words/words.ts";

export interface PresentInput<Cited extends CitedClaims = CitedClaims> {
  /** The profile as on the wire. */
  readonly data: LookupData | undefined;
  /** Whole or in outline; `null` until it is loaded, during which anything that may be unknown counts as unknown. */
  readonly evidence: Cited | null;
  /** The date of the profile, ISO 8601: where current spans end. */
  readonly today: string;
  /** Without it, sections that show nothing are not mentioned. */
  readonly lookup?: AskedLookup;
}

/**
 * A profile in words, by section, in the layout shared by all renderers. What no source states is left out, as is a section of which
 * nothing is stated.
 */
export function present(input: PresentInput, words: Words = wordsFor("en")): Presentation {
  const citations = citationsOf(input.evidence ?? {});
  const desk: PresentedWith = {
    words,
    today: input.today,
    isCited: citations.isCited,
    isHeld: heldPosts(input.data, input.evidence === null ? null : citations, input.lookup?.metadata),
    dayAt: statedDays(input.evidence ?? {}),
    isOffice: publicOffices(citations),
    ...audienceSampleOf(input.lookup?.metadata),
  };
  const root: ProfilePlace = { value: statedOf(input.data ?? {}, input.evidence), pointer: "" };
  const sections = SECTIONS.map((name) => ({
    name,
    title: words.sections[name],
    panels: stated([
      ...LAYOUT[name].map((layout) => panelOf(desk, root, layout, words.sections[name])),
      name === "adverseMedia" ? untoldPanel(desk, root, input.lookup) : null,
    ]),
  }));
  const shown = sections.filter(({ panels }) => panels.length > 0);
  const names = shown.map(({ name }) => name);
  const sources = sourcesOf(desk, root);
  return {
    sections: shown,
    sources,
    publishers: publishersOf({
      sources: sources.map(({ text }) => text),
      verifiedSources: sources.filter(({ verified }) => verified).map(({ text }) => text),
    }),
    silences: input.lookup === undefined ? [] : silencesOf(input.lookup, names, readBesides(shown), words),
    contradictions: input.lookup === undefined ? [] : contradictionTexts(words, input.lookup),
    rectified: input.lookup === undefined ? [] : rectifiedTexts(words, input.lookup),
  };
}

/** An article that names somebody was read for cases, too. */
function readBesides(sections: readonly ShownSection[]): ReadonlySet<SectionName> {
  const panels = sections.flatMap((section) => section.panels);
  const entries = panels.flatMap((panel) => (panel.kind === "entries" ? panel.entries : []));
  return new Set(entries.some(({ mention }) => mention !== null) ? ["adverseMedia"] : []);
}

/** The metadata of a lookup says how much of its audience the split leaves out. */
function audienceSampleOf(metadata: AskedLookup["metadata"]): Pick<PresentedWith, "audience"> {
  const [names, unknownShare] = ["names", "unknownShare"].map((member) => metadata?.[`candor.audience.${member}`]);
  return names === undefined || unknownShare === undefined
    ? {}
    : { audience: { names: Number(names), unknownShare: Number(unknownShare) } };
}

function panelOf(desk: PresentedWith, root: ProfilePlace, layout: PanelLayout, sectionTitle: string): Panel | null {
  const labelled = (label: Label): string => desk.words.labels[label];
  const titleOf = ({ title }: { readonly title?: Label }): string | null => (title ? labelled(title) : null);
  const at = (path: string): ProfilePlace => memberOf(root, path);
  switch (layout.kind) {
    case "summary":
      return summaryPanel(desk, at(layout.at), sectionTitle);
    case "facts":
    case "figures":
      return factsPanel(layout.kind, titleOf(layout), rowsOf(desk, root, layout.rows));
    case "pairs":
      return factsPanel("pairs", labelled(layout.title), pairsOf(desk, at(layout.at)));
    case "words":
    case "links":
      return listPanel(desk, layout.kind, labelled(layout.title), at(layout.at));
    case "advice":
      return advicePanel(
        layout.sides.map((side) => ({ ...side, title: labelled(side.title), facts: pairsOf(desk, at(side.at)) })),
      );
    case "entries":
      return entriesPanel(desk, at(layout.at), titleOf(layout), layout);
    case "cards":
      return cardsPanel(desk, at(layout.at), labelled(layout.title), layout);
    case "photos":
      return photosPanel(desk, at(layout.at), firstText(root, ["fullName"]).text);
    case "accounts":
      return accountsPanel(desk, at(layout.at), at(layout.dates), labelled(layout.title));
    case "spans":
      return spansPanel(desk, at(layout.at), labelled(layout.title), layout);
    case "bars":
      return barsPanel(desk, at(layout.at), labelled(layout.title));
    case "splits":
      return splitsPanel(desk, root, layout.splits);
    case "columns":
      return columnsPanel(desk, at(layout.at), (title) => sampledTitle(desk, root, title, at(layout.at)));
    case "flags":
      return flagsPanel(desk, at(layout.at), labelled(layout.title), layout.rows);
    case "post":
      return postsPanel(desk, [at(layout.at)], labelled(layout.title));
    case "posts":
      return postsPanel(desk, itemsOf(at(layout.at)), sampledTitle(desk, root, labelled(layout.title), at(layout.at)));
  }
}

/** "Recent posts, newest 50 of 140 posts", if a list does not contain all posts that were collected. */
function sampledTitle({ words }: PresentedWith, root: ProfilePlace, title: string, list: ProfilePlace): string {
  const shown = itemsOf(list).length;
  const { value: all } = memberOf(root, "socialMedia/sample/collectedPosts");
  return isNumber(all) && all > shown ? `${title}, ${words.sample(shown, all)}` : title;
}

function summaryPanel(desk: PresentedWith, { value, pointer }: ProfilePlace, title: string): Panel | null {
  return isText(value) && desk.isCited(pointer) ? { kind: "summary", pointer, title, text: value } : null;
}

function factsPanel(
  kind: "facts" | "pairs" | "figures",
  title: string | null,
  facts: readonly PanelFact[],
): Panel | null {
  return facts.length === 0 ? null : { kind, title, facts };
}

function listPanel(desk: PresentedWith, kind: "words" | "links", title: string, list: ProfilePlace): Panel | null {
  const values = listOf(desk, list, kind === "links" ? "address" : "text");
  return values.length === 0 ? null : { kind, title, values };
}

function advicePanel(all: Extract<Panel, { kind: "advice" }>["sides"]): Panel | null {
  const sides = all.filter(({ facts }) => facts.length > 0);
  return sides.length === 0 ? null : { kind: "advice", sides };
}

/** The articles about a case that name the person without their part in it. A list of addresses accuses nobody; headlines may. */
function untoldPanel(desk: PresentedWith, root: ProfilePlace, lookup: AskedLookup | undefined): Panel | null {
  const sources = itemsOf(memberOf(root, "sources"));
  const untold = untoldSourcesIn(lookup?.metadata).map((index) => sources[index] ?? null);
  const values = stated(stated(untold).map((place) => writeValue(desk, place, "address")));
  return values.length === 0 ? null : { kind: "links", title: desk.words.labels.untoldArticles, values };
}

function sourcesOf(desk: PresentedWith, root: ProfilePlace): readonly SourceLink[] {
  const verified = new Set(itemsOf(memberOf(root, "verifiedSources")).map(({ value }) => value));
  const values = listOf(desk, memberOf(root, "sources"), "address");
  return values.map((value) => ({ ...value, verified: verified.has(value.text) }));
}
