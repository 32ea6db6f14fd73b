import { type CasePattern, say } from "./pattern.ts";
import type { CaseStage } from "../../domain/case-stage.ts";

const raw = String.raw;

/** In languages whose endings tell who does what, the verb's form and the order of the words stand for them here. */
const SHARED: Readonly<Record<string, string>> = {
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,[^,;:.–—]{1,110}(?=,)){0,4}\s*,?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})){0,90}?`,
  O: raw`(?:(?!(?:za|od|do|dla|przez|i|oraz|po|dėl|ir|nuo)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
};

const pl = (stage: CaseStage, ...sources: readonly string[]): readonly CasePattern[] =>
  say(
    {
      ...SHARED,
      S: raw`(?<!(?:^|[^\p{L}])(?:o|od|do|dla|z|ze|przez|przy|przeciw|przeciwko|wobec|według|nad)\s)@(?!’s)`,
      SUBJ: raw`{S}{APP}(?:któr[ya]\s+)?`,
      BE: raw`(?:został[ao]?|była?|jest|będzie)(?:\s+\p{L}+){0,2}?`,
    },
    stage,
    sources,
  );
export const POLISH: readonly CasePattern[] = [
  ...pl("pardoned", raw`{SUBJ}{BE} ułaskawion[ya]`, raw`\bułaskawił {O}`),
  ...pl("overturned", raw`\b(?:uchylił|uchyla) wyrok {MID}(?:na|wobec|dla) {O}`),
  ...pl("acquitted", raw`{SUBJ}{BE} uniewinnion[ya]`, raw`\buniewinnił[ao]? {O}`, raw`\buniewinnieni[ea] {O}`),
  ...pl("dropped", raw`\b(?:umorzył[ao]?|umorzono) {MID}(?:wobec|przeciwko|w sprawie) {O}`),
  ...pl(
    "sentenced",
    raw`{SUBJ}{BE} skazan[ya] na {MID}(?:lat|lata|rok|miesi|więzieni|pozbawieni)`,
    raw`\b(?:skazał[ao]?|skazano) {O}{MID} na {MID}(?:lat|lata|rok|miesi|więzieni|pozbawieni)`,
  ),
  ...pl("fined", raw`{SUBJ}{BE} ukaran[ya] (?:grzywną|mandatem)`, raw`\b(?:ukarał[ao]?|ukarano) {O}{MID} grzywną`),
  ...pl("convicted", raw`{SUBJ}{BE} (?:skazan[ya]|uznan[ya] (?:za )?winn)`, raw`\b(?:skazał[ao]?|skazano) {O}`),
  ...pl("tried", raw`\bproces (?:przeciwko )?{O}`, raw`{SUBJ}(?:stanął|stanęła|stanie) przed sądem`),
  ...pl(
    "charged",
    raw`{SUBJ}{BE} oskarżon[ya]`,
    raw`{SUBJ}usłyszał[ao]? zarzut`,
    raw`\b(?:zarzuty|akt oskarżenia) {MID}(?:przeciwko|wobec)? ?{O}`,
    raw`\b(?:oskarżył[ao]?|oskarżono) {O} o\b`,
  ),
  ...pl(
    "arrested",
    raw`{SUBJ}{BE} (?:zatrzyman[ya]|aresztowan[ya])`,
    raw`\b(?:zatrzymali|zatrzymał[ao]?|zatrzymano|aresztowali|aresztował[ao]?|aresztowano){MID} @`,
    raw`\b(?:zatrzymani[ea]|aresztowani[ea]) {O}`,
  ),
  ...pl("investigated", raw`{SUBJ}{BE} podejrzan[ya] o`, raw`\b(?:śledztwo|dochodzenie) {MID}(?:przeciwko|wobec) {O}`),
];

const lt = (stage: CaseStage, ...sources: readonly string[]): readonly CasePattern[] =>
  say(
    {
      ...SHARED,
      S: raw`(?<!(?:^|[^\p{L}])(?:dėl|nuo|iš|su|prie|prieš|pagal|apie|pas)\s)@(?!’s)`,
      SUBJ: raw`{S}{APP}(?:kuri[s]?\s+|kuris\s+)?`,
      BE: raw`(?:buvo|yra|bus)?(?:\s*\p{L}+){0,2}?\s*`,
    },
    stage,
    sources,
  );
export const LITHUANIAN: readonly CasePattern[] = [
  ...lt("acquitted", raw`{SUBJ}{BE}(?:išteisint(?:as|a)|išteisinta)(?!\p{L})`, raw`\b(?:išteisino) {O}`),
  ...lt("dropped", raw`\b(?:nutrauk(?:ė|tas|ta)|nutraukė) {MID}(?:tyrim|byl)\p{L}+ {MID}(?:dėl|prieš) {O}`),
  ...lt(
    "sentenced",
    raw`{SUBJ}{BE}(?:nuteist(?:as|a)) {MID}(?:met|mėnesi|laisvės)`,
    raw`\bnuteisė {O}{MID}(?:met|mėnesi|laisvės)`,
  ),
  ...lt("fined", raw`{SUBJ}{BE}(?:nubaust(?:as|a)) {MID}bauda`, raw`\bnubaudė {O}`),
  ...lt(
    "convicted",
    raw`{SUBJ}{BE}(?:nuteist(?:as|a)|pripažint(?:as|a) kalt(?:u|a))(?!\p{L})`,
    raw`\b(?:nuteisė|pripažino kalt(?:u|a)) {O}`,
  ),
  ...lt("tried", raw`{SUBJ}{BE}(?:teisiam(?:as|a))(?!\p{L})`),
  ...lt(
    "charged",
    raw`{SUBJ}{BE}(?:kaltinam(?:as|a)|apkaltint(?:as|a))(?!\p{L})`,
    raw`\bpareikš\p{L}+ (?:kaltinim|įtarim)\p{L}+ {O}`,
  ),
  ...lt("arrested", raw`{SUBJ}{BE}(?:sulaikyt(?:as|a)|suimt(?:as|a))(?!\p{L})`, raw`\b(?:sulaikė|suėmė) {O}`),
  ...lt("investigated", raw`{SUBJ}{BE}(?:įtariam(?:as|a))(?!\p{L})`),
];
