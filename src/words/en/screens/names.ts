import type { Outcome } from "../../../domain/coverage.ts";
import type { Stage } from "../../../domain/lookup.ts";
import type { SearchType } from "../../../domain/platform.ts";
import type { Purpose } from "../../../domain/purpose.ts";
import type { Scope } from "../../../contract/scope.ts";
import { profile } from "../profile.ts";

// X under its former name occurs in old data, but cannot be chosen.
const { twitter: _, ...platforms } = profile.platforms;
const searchTypes: Readonly<Record<SearchType, string>> = { candor: "All people", ...platforms };

/** Sources that are searched and are not platforms. */
const otherSources: Readonly<Record<string, string>> = { wikidata: "Wikidata" };

const stages: Readonly<Record<Stage, { readonly title: string; readonly text: string }>> = {
  queued: { title: profile.stages.queued, text: "The lookup is queued." },
  collect: { title: profile.stages.collect, text: "Sources are searched, and every answer is stored as it arrived." },
  resolve: {
    title: profile.stages.resolve,
    text: "Records are compared with this person and with every known namesake.",
  },
  assemble: { title: profile.stages.assemble, text: "Statements about this person are put together into the profile." },
  summarize: { title: profile.stages.summarize, text: "Summaries are written from cited facts only." },
  done: { title: profile.stages.done, text: "The report is ready." },
};

const outcomes: Readonly<Record<Outcome, { readonly title: string; readonly text: string }>> = {
  found: { title: profile.outcomes.found, text: "answered with data" },
  absent: { title: profile.outcomes.absent, text: "answered: no such person" },
  blocked: { title: profile.outcomes.blocked, text: "could not be reached or refused the request; it may hold more" },
  failed: { title: profile.outcomes.failed, text: "the request failed" },
  skipped: { title: profile.outcomes.skipped, text: "each row says why" },
  suppressed: { title: profile.outcomes.suppressed, text: "must not be searched for this person" },
};

const purposes: Readonly<Record<Purpose, { readonly title: string; readonly text: string }>> = {
  due_diligence: { title: profile.purposes.due_diligence, text: "Fraud, compliance, partners. Opens every section." },
  journalism: { title: profile.purposes.journalism, text: "Opens every section." },
  self: { title: profile.purposes.self, text: "What is held about you. Opens every section." },
  meeting: { title: profile.purposes.meeting, text: "Everything except adverse media, data breaches and family." },
  sales: { title: profile.purposes.sales, text: "Everything except adverse media, data breaches and family." },
  brand_partnership: {
    title: profile.purposes.brand_partnership,
    text: "Career, events, photos, adverse media, online presence, social media.",
  },
  research: { title: profile.purposes.research, text: "Overview, career, events, online presence." },
};

const scopes: Readonly<Record<Scope, string>> = {
  search: "Search people",
  "lookups:read": "Read lookups",
  "lookups:write": "Start and delete lookups",
  "candidates:write": "Import and merge people",
  privacy: "Handle privacy requests",
  admin: "Manage keys",
};

/** Names for values of the wire contract where they are chosen or explained. */
export const names = {
  searchTypes,
  otherSources,
  sections: profile.sections,
  statuses: profile.statuses,
  stages,
  outcomes,
  identifierKinds: profile.identifierKinds,
  purposes,
  scopes,
};
