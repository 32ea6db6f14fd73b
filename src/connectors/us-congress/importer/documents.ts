import type { Identifier } from "../../../domain/identifier.ts";
import type { DocumentImportRow } from "../../../importers/importer.ts";
import { type Congress, csvIds, nameOf, type PersonInFiles } from "./people.ts";
import type { Historical, Legislator, Name, SourceRole } from "./source-rows.ts";

type CongressRows = Congress["collected"];

/** Where the project publishes its register. */
export const REGISTER_URL = "https://unitedstates.github.io/congress-legislators";
const BIOGRAPHY_URL = "https://bioguide.congress.gov/search/bio";
const PICTURES_URL = "https://unitedstates.github.io/images/congress/225x275";

/**
 * The documents about one person that are filed under their register IDs: records, offices, accounts, biography,
 * picture.
 */
export function* recordDocuments(person: PersonInFiles, collected: CongressRows): Generator<DocumentImportRow> {
  const { current, former, executive } = person;
  const id = person.bioguide ?? `govtrack-${String(executive?.id.govtrack)}`;
  const filed = filedUnder(person);
  const json = (kind: string, file: string, data: unknown): DocumentImportRow => ({
    type: "document",
    kind,
    url: `${REGISTER_URL}/${file}#${id}`,
    mediaType: "application/json",
    ...(collected.register !== undefined && { collectedAt: collected.register }),
    data: JSON.stringify(data),
    identifiers: filed,
  });
  if (current) yield json("us-congress/legislator", "legislators-current.json", currentRecord(current));
  if (former?.csv)
    yield json("us-congress/legislator", "legislators-historical.json", formerRecord(former, former.csv));
  if (executive) yield json("us-congress/legislator", "executive.json", executive);
  if (current?.district_offices?.length) {
    const offices = current.district_offices.map(stripNull);
    yield json("us-congress/district-offices", "legislators-district-offices.json", { id: shortIds(current), offices });
  }
  if (current?.social?.length) {
    const social = Object.fromEntries(current.social.flatMap(socialMembers));
    yield json("us-congress/social-media", "legislators-social-media.json", { id: shortIds(current), social });
  }
  const prose = current?.biography?.text ?? former?.biography?.text;
  if (person.bioguide !== undefined && prose) yield biography(person, person.bioguide, prose, collected);
}

/**
 * The listing of the member's picture, as from the repository's contents API; the picture itself is a row of its own.
 */
export function pictureDocument(person: PersonInFiles, bioguide: string, collected: CongressRows): DocumentImportRow {
  const path = `congress/225x275/${bioguide}.jpg`;
  return {
    type: "document",
    kind: "us-congress/picture",
    url: `https://api.github.com/repos/unitedstates/images/contents/${path}`,
    mediaType: "application/json",
    ...(collected.pictures !== undefined && { collectedAt: collected.pictures }),
    data: JSON.stringify({
      name: `${bioguide}.jpg`,
      path,
      html_url: `https://github.com/unitedstates/images/blob/gh-pages/${path}`,
      download_url: pictureUrl(bioguide),
      type: "file",
    }),
    identifiers: filedUnder(person),
  };
}

export function pictureUrl(bioguide: string): string {
  return `${PICTURES_URL}/${bioguide}.jpg`;
}

/** Joins the parts of a name. */
export function composeName({ first, middle, last, suffix }: Name): string {
  return [first, middle, last, suffix].filter(Boolean).join(" ");
}

function filedUnder(person: PersonInFiles): readonly Identifier[] {
  const filed: Identifier[] = [{ kind: "candidate", value: person.key }];
  const govtrack = person.executive?.id.govtrack;
  if (person.bioguide !== undefined) filed.push({ kind: "externalId", value: `bioguide:${person.bioguide}` });
  else if (govtrack !== undefined) filed.push({ kind: "externalId", value: `govtrack:${String(govtrack)}` });
  return filed;
}

/** The name as the directory prints it on the first line, followed by the prose. */
function biography(person: PersonInFiles, bioguide: string, prose: string, collected: CongressRows): DocumentImportRow {
  const { first, middle, last, suffix } = nameOf(person);
  const given = [first, middle].filter(Boolean).join(" ");
  const printed = [last?.toUpperCase(), given, suffix].filter(Boolean).join(", ");
  return {
    type: "document",
    kind: "bioguide/biography",
    url: `${BIOGRAPHY_URL}/${bioguide}`,
    mediaType: "text/plain",
    ...(collected.biographies !== undefined && { collectedAt: collected.biographies }),
    data: `${printed}\n${prose}\n`,
    identifiers: filedUnder(person),
  };
}

/** A member from legislators-current.json. Contact details are in the current term. */
function currentRecord(member: Legislator): unknown {
  const { ids, name, contact, leadership_roles: roles, family } = member;
  const last = member.terms.length - 1;
  return stripNull({
    id: { ...ids, bioguide: member.bioguide },
    name: stripNull({ ...name, full: null }),
    bio: stripNull({ birthday: member.birthday, gender: genderCode(member.gender) }),
    ...(roles?.length && { leadership_roles: roles.map(stripNull) }),
    ...(family?.length && { family }),
    terms: member.terms.map((term, index) =>
      stripNull({
        type: term.chamber === "senate" ? "sen" : "rep",
        start: term.start,
        end: term.end,
        state: term.state,
        district: term.district,
        class: term.senate_class,
        party: term.party,
        how: term.how,
        ...(index === last && { caucus: member.caucus, state_rank: member.state_rank }),
        ...(index === last && contact && { ...contact, rss: null, rss_url: contact.rss }),
      }),
    ),
  });
}

/**
 * A member from legislators-historical.json. Seats only: the table of the biographies also lists offices that this
 * register has elsewhere.
 */
function formerRecord(former: Historical, csv: Readonly<Record<string, string>>): unknown {
  const positions = (former.positions ?? []).toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const seats = positions.filter(({ job, start }) => SEATS[job] !== undefined && start >= FIRST_CONGRESS);
  const terms = seats.map(({ job, start, end, state, party }) =>
    stripNull({ type: SEATS[job], start, end, state, party }),
  );
  const last = terms.at(-1) ?? stripNull({ type: csv.type, state: csv.state, party: csv.party });
  if (terms.length === 0) terms.push(last);
  if (last.type === csv.type && last.state === csv.state) {
    const { url, address, phone, contact_form, rss_url } = csv;
    const district = csv.district === undefined ? null : Number(csv.district);
    const seatClass = csv.senate_class === undefined ? null : Number(csv.senate_class);
    Object.assign(last, stripNull({ district, class: seatClass, url, address, phone, contact_form, rss_url }));
  }
  const roles = positions.filter(({ job }) => LEADERS.test(job)).map((position) => leadershipRole(position, terms));
  return stripNull({
    id: csvIds(former),
    name: stripNull({
      first: csv.first_name,
      middle: csv.middle_name,
      last: csv.last_name,
      suffix: csv.suffix,
      nickname: csv.nickname,
      official_full: csv.full_name,
    }),
    bio: stripNull({ birthday: csv.birthday, gender: csv.gender }),
    ...(roles.length > 0 && { leadership_roles: roles }),
    terms,
  });
}

function leadershipRole(
  { job, start, end }: NonNullable<Historical["positions"]>[number],
  terms: readonly Readonly<Record<string, unknown>>[],
): SourceRole {
  const seat = terms.findLast((term) => typeof term.start === "string" && term.start <= start);
  const chamber = seat && (seat.type === "sen" ? "senate" : "house");
  return stripNull({ title: job.replace(" Of The ", " of the "), chamber, start, end }) as SourceRole;
}

/** The IDs repeated by the files that accompany the register. */
function shortIds({ bioguide, ids }: Legislator): unknown {
  return stripNull({ bioguide, thomas: ids?.thomas, govtrack: ids?.govtrack });
}

function socialMembers({
  platform,
  handle,
  id,
}: NonNullable<Legislator["social"]>[number]): [string, string | number][] {
  const name = platform === "x" ? "twitter" : platform;
  const members: [string, string | number][] = [];
  if (handle) members.push([name, handle]);
  if (id !== null && id !== undefined) members.push([`${name}_id`, id]);
  return members;
}

function genderCode(gender: string | null | undefined): string | null {
  return gender === "female" ? "F" : gender === "male" ? "M" : null;
}

/** Without empty members. */
function stripNull(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== null && member !== undefined && member !== ""),
  );
}

const SEATS: Readonly<Record<string, string>> = {
  Senator: "sen",
  Representative: "rep",
  Delegate: "rep",
  "Resident Commissioner": "rep",
};
const LEADERS = /^(?:Speaker|Majority|Minority|Democratic|Republican)\b/;
/** The register begins with the first Congress; earlier delegates sat in the Continental Congress. */
const FIRST_CONGRESS = "1789-03-04";
