import type { ClaimOf, MembershipValue } from "../domain/claim.ts";
import { comparePartialDates, daysBetween, yearOf } from "../domain/partial-date.ts";
import { type Cited, cite, evidenceOf } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { isDead } from "./dead.ts";
import { isForeign } from "./english.ts";
import { agreeOn, pickOne, seatKey } from "./fold.ts";
import { languageOfClaims, postInEnglish } from "./foreign.ts";
import { plainKey } from "../domain/plain-key.ts";
import { isHome, placeOf } from "./home.ts";
import { besideFacts, toldNameOf } from "./names.ts";
import { sentence } from "./prose.ts";
import { currentRole, isBesideWork, knownRole, mergeRoles, type MergedRole } from "./roles.ts";
import { isSamePost, named, roleFacts, spokenOf } from "./spoken.ts";
import type { RoleFacts, SummaryMessages } from "../presentation/summary-messages.ts";
import { isFromText } from "./quoted.ts";
import { isOccupation, toldRoles } from "./told-roles.ts";

const OTHER_OFFICES_IN_SUMMARY = 4;

/** The sentences of the overview: who somebody is, where they sit, and where they can be reached. */
export function overviewSentences(claims: ClaimSet, words: SummaryMessages): readonly Cited<string>[] {
  const identity = identitySentence(claims, words);
  const seats = seatSentence(claims, words, identity === undefined);
  const reach = reachSentence(claims, words, identity === undefined && seats === undefined);
  return [identity, seats, reach].filter((each) => each !== undefined);
}

/** The occupation that somebody states. For the dead, never a post: they no longer hold it. */
export function occupationOf(claims: ClaimSet, roles: readonly MergedRole[]): Cited<string> | undefined {
  const occupation = pickOne(claims, "occupation", plainKey, true);
  const words = plainKey(occupation?.value ?? "");
  const isPost = roles.some(({ company }) => words.includes(plainKey(company)));
  return occupation && (!isDead(claims) || !isPost) ? cite(occupation.value, evidenceOf(occupation)) : undefined;
}

function identitySentence(claims: ClaimSet, { overview: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  if (!name) return undefined;
  const birth = pickOne(claims, "birthDate", birthKey);
  const death = pickOne(claims, "deathDate", birthKey);
  const bornIn = birth && isOldEnough(yearOf(birth.value), claims) ? yearOf(birth.value) : undefined;
  const life = { bornIn, diedIn: death && yearOf(death.value) };
  const person = spokenOf(name);
  const dates = [...evidenceOf(bornIn === undefined ? undefined : birth), ...evidenceOf(death)];
  const evidenceFor = (...facts: readonly (readonly { readonly id: string }[])[]) => [
    ...besideFacts(claims, name.full, dates, ...facts),
    ...dates,
  ];
  const role = currentRole(toldRoles(claims));
  // What somebody does beside their work is not who they are: it belongs to the career.
  if (role?.title && !isBesideWork(role)) {
    return cite(
      sentence(words.holdsRole(person, roleFacts(role, claims), bornIn)),
      evidenceFor(role.claims),
      role.claims,
    );
  }
  const last = role === undefined ? knownRole(toldRoles(claims), claims) : undefined;
  // A page about somebody living may state a former post and not the current one.
  const isKnownFor = last !== undefined && (isDead(claims) || !last.claims.every(isFromText));
  const occupation = isKnownFor ? undefined : toldOccupation(claims);
  if (occupation !== undefined) {
    const told = isDead(claims)
      ? words.heldRole(person, [occupation.value], life)
      : words.holdsRole(person, occupation.value, bornIn);
    return cite(sentence(told), evidenceFor(evidenceOf(occupation)), evidenceOf(occupation));
  }
  if (last?.title && isKnownFor && (isDead(claims) || !isBesideWork(last))) {
    const others = toldRoles(claims).filter((held) => held !== last && held.to && isSamePost(held, last));
    const stints = [roleFacts(last, claims), ...others.map((held) => roleFacts(held, claims))] as const;
    const facts = [last, ...others].map((held) => held.claims);
    return cite(sentence(words.heldRole(person, stints, life)), evidenceFor(...facts), ...facts);
  }
  if (bornIn === undefined && death === undefined) return undefined;
  return cite(sentence(words.lived(person, life)), evidenceFor());
}

/** The occupation as a post without an employer, if a sentence can state it: a slogan says what nobody is. */
function toldOccupation(claims: ClaimSet): Cited<RoleFacts> | undefined {
  const occupation = occupationOf(claims, mergeRoles(claims));
  if (occupation === undefined) return undefined;
  const title = occupation.value;
  const told = claims.of("occupation").filter(({ id }) => occupation.evidence.includes(id));
  const lang = languageOfClaims(told, claims);
  const isKnown = postInEnglish(title, "", lang) !== undefined || (!isForeign(title, lang) && isOccupation(title));
  if (!isKnown) return undefined;
  return cite({ title, company: "", lang, isOffice: false, isTerm: false, isBeside: false }, told);
}

const addressKey = ({ address }: { readonly address: string }): string => plainKey(address);
/** Dates of one year are one birth, or one death. */
export const birthKey = (date: string): string => date.slice(0, 4);

/** Nobody works or takes a degree as a child: such a year is about something else. */
function isOldEnough(bornIn: number, { of }: ClaimSet): boolean {
  const grown = [
    ...of("experience").flatMap(({ value: { from, to } }) => [from, to]),
    ...of("education").flatMap(({ value: { degree, to } }) => (degree === undefined ? [] : [to])),
    ...of("experience").flatMap(({ value, collectedAt }) => (value.current === true ? [collectedAt] : [])),
  ];
  return grown.every((date) => date === undefined || yearOf(date) >= bornIn + MIN_AGE);
}

const MIN_AGE = 12;

/** @param isFirst whether it is the first sentence, which has to name the person */
function seatSentence(
  claims: ClaimSet,
  { overview: words }: SummaryMessages,
  isFirst: boolean,
): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const held = agreeOn(claims, "membership", seatKey);
  const seats = held
    .filter(({ value }) => value.parent === undefined && value.kind !== "team")
    .flatMap(({ claims: told }) => heldSeat(told, claims) ?? []);
  if (!name || seats.length === 0) return undefined;
  const gender = pickOne(claims, "gender");
  const lead = seats.find((seat) => /chair|ranking/i.test(seat.value.role ?? ""));
  const others = [...new Set(seats.filter((seat) => seat !== lead).map((seat) => seat.value.organization))];
  // People sit on bodies that list their members; they belong to a society.
  const sits = seats.some((seat) => (seat.value.peers ?? []).length > 0);
  const person = isFirst ? named(name) : spokenOf(name, gender);
  const leads = lead && { role: lead.value.role ?? "", body: lead.value.organization };
  const facts = seats.map((seat) => evidenceOf(seat));
  return cite(sentence(words.seats(person, leads, others, sits)), ...facts, besideFacts(claims, gender, ...facts));
}

/** The longest that seats of a parliament's bodies last without being filled again: two years (U.S. Constitution, Art. I, sec. 2). */
const SEAT_DAYS = 731;

/** A seat as claims say it is still held: not by the dead, not after its end, and not by a list that is long out of date. */
function heldSeat(told: readonly ClaimOf<"membership">[], all: ClaimSet): Cited<MembershipValue> | undefined {
  if (isDead(all)) return undefined;
  const { asOf } = all;
  const [first, ...others] = told.filter(({ value: { to, lapses }, collectedAt }) => {
    if (to !== undefined) return false;
    if (asOf === null) return true;
    const isOver = lapses !== undefined && comparePartialDates(lapses, asOf) <= 0;
    return !isOver && daysBetween(collectedAt.slice(0, 10), asOf) <= SEAT_DAYS;
  });
  return first && cite(first.value, [first, ...others]);
}

/** Where the person can be reached: offices if known, otherwise their town. Never a phone number: summaries are not masked. */
function reachSentence(
  claims: ClaimSet,
  { overview: words }: SummaryMessages,
  isFirst: boolean,
): Cited<string> | undefined {
  const name = toldNameOf(claims);
  if (!name || isDead(claims)) return undefined;
  const gender = pickOne(claims, "gender");
  const person = isFirst ? named(name) : spokenOf(name, gender);
  const offices = agreeOn(claims, "office", addressKey);
  if (offices.length > 0) {
    // The seat of a body comes first; for its other offices the register gives the towns.
    const [first, ...others] = offices
      .map(({ value }) => value)
      .toSorted((a, b) => Number(a.town !== undefined) - Number(b.town !== undefined));
    if (first === undefined) return undefined;
    const shown = others.slice(0, others.length > OTHER_OFFICES_IN_SUMMARY + 1 ? OTHER_OFFICES_IN_SUMMARY : undefined);
    return cite(
      sentence(words.offices(person, [first, ...shown], others.length - shown.length)),
      besideFacts(claims, gender, ...offices.map((office) => office.claims)),
      ...offices.map((office) => office.claims),
    );
  }
  const place = placeOf(claims);
  if (!place || !isHome(place.value, claims)) return undefined;
  // Of somebody in a public office it is the state that they represent, where no source says that they work.
  if (currentRole(mergeRoles(claims))?.kind === "office") return undefined;
  return cite(sentence(words.basedIn(person, place.value)), evidenceOf(place));
}
