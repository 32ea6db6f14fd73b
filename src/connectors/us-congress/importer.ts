import { leftOut } from "../../importers/left-out.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { CandidateImportRow, Folder, Importer, ImportLine, PresenceImport } from "../../importers/importer.ts";
import { type OfficialAccount, accountDocument, accountsOf, postDocuments } from "./importer/accounts.ts";
import { committeeDocuments } from "./importer/committees.ts";
import { composeName, pictureDocument, pictureUrl, recordDocuments } from "./importer/documents.ts";
import { type Congress, externalIdsOf, nameOf, type PersonInFiles, readCongress } from "./importer/people.ts";
import { type Office, officeLocation, officeOrganization, officeTitle, ordinal, stateName } from "./offices.ts";

/**
 * Members of Congress, presidents and vice-presidents, from the register of unitedstates/congress-legislators and the
 * Biographical Directory. Documents have the format and the address in which their datasource publishes them, so that
 * reading them gives the same as reading the datasource itself.
 */
export const congressImporter: Importer = {
  name: "us-congress",
  title: "Members of the United States Congress",
  mark: /^(?:legislators|executive|historical)\.jsonl$/,
  async recognise(folder) {
    return folder.list().some((path) => /^(?:legislators|executive|historical)\.jsonl$/.test(path));
  },
  async *rows(folder, onReject = () => undefined) {
    const congress = await readCongress(folder, onReject);
    const files = new Set(folder.list());
    for (const person of congress.people) {
      const photo = person.current?.photo ?? undefined;
      if (photo !== undefined && !files.has(photo)) onReject({ path: photo, line: null, ...leftOut("noFile") });
      yield* personRows(person, congress, folder, photo !== undefined && files.has(photo) ? photo : undefined);
    }
    yield* committeeDocuments(congress);
  },
};

async function* personRows(
  person: PersonInFiles,
  congress: Congress,
  folder: Folder,
  photo: string | undefined,
): AsyncGenerator<ImportLine> {
  const { bioguide } = person;
  const accounts = accountsOf(person);
  const names = namesOf(person);
  const picture = photo === undefined || bioguide === undefined ? undefined : { bioguide, photo };
  yield {
    ...candidateOf(person, congress, names, accounts),
    ...(picture && { avatarUrl: pictureUrl(picture.bioguide) }),
  };
  yield* recordDocuments(person, congress.collected);
  if (picture) yield pictureDocument(person, picture.bioguide, congress.collected);
  for (const account of accounts) {
    const listed = person.current?.social?.some(({ url }) => readProfileUrl(url)?.url === account.url) ?? false;
    yield accountDocument(account, names.full, listed ? congress.collected.register : undefined);
  }
  for (const [handle, posts] of person.posts) yield* postDocuments(handle, posts);
  if (!picture) return;
  const bytes = await folder.bytes(picture.photo);
  yield {
    type: "picture",
    url: pictureUrl(picture.bioguide),
    mediaType: "image/jpeg",
    base64: Buffer.from(bytes).toString("base64"),
  };
}

function candidateOf(
  person: PersonInFiles,
  congress: Congress,
  names: { readonly full: string; readonly aliases: readonly string[] },
  accounts: readonly OfficialAccount[],
): CandidateImportRow {
  const offices = officesOf(person, congress.asOf);
  const headline = headlineOf(person, offices, congress.asOf);
  const [office] = offices;
  const location = office && officeState(office);
  const birthDate =
    person.current?.birthday ??
    person.executive?.bio.birthday ??
    person.former?.csv?.birthday ??
    person.former?.biography?.birthDate;
  return {
    type: "candidate",
    key: person.key,
    fullName: names.full,
    ...(names.aliases.length > 0 && { aliases: names.aliases }),
    ...(headline !== undefined && { headline }),
    ...(office?.held && { company: officeOrganization(office) }),
    ...(location !== undefined && { location }),
    ...(birthDate && { birthDate }),
    prominence: prominenceOf(person, offices, congress.asOf),
    identifiers: identifiersOf(person, accounts),
    presences: accounts.flatMap((account) => presenceOf(account, names.full) ?? []),
  };
}

interface HeldOffice extends Office {
  readonly end: string | undefined;
  readonly held: boolean;
}

/** Current offices first, then higher ones, then later ones. */
function officesOf({ current, former, executive }: PersonInFiles, asOf: string): readonly HeldOffice[] {
  const offices: HeldOffice[] = [];
  for (const { type, start, end } of executive?.terms ?? []) offices.push({ type, start, end, held: end > asOf });
  for (const term of current?.terms ?? []) {
    const { state, start, end } = term;
    const district = term.district ?? undefined;
    offices.push({ type: term.chamber === "senate" ? "sen" : "rep", state, district, start, end, held: end > asOf });
  }
  for (const { job, start, end, state } of former?.positions ?? []) {
    const type = job === "Senator" ? "sen" : SEATS.has(job) ? "rep" : null;
    if (type !== null && state)
      offices.push({ type, state, district: undefined, start, end: end ?? undefined, held: false });
  }
  const csv = former?.csv;
  if (offices.length === 0 && csv?.state) {
    const type = csv.type === "sen" ? "sen" : "rep";
    offices.push({ type, state: csv.state, district: undefined, start: FIRST_CONGRESS, end: undefined, held: false });
  }
  return offices.toSorted(
    (a, b) =>
      Number(b.held) - Number(a.held) ||
      RANKS[a.type] - RANKS[b.type] ||
      (a.start > b.start ? -1 : a.start < b.start ? 1 : 0),
  );
}

/** `U.S. Representative from California's 12th district`, preceded by a leadership role if there is one. */
function headlineOf(person: PersonInFiles, offices: readonly HeldOffice[], asOf: string): string | undefined {
  const [office] = offices;
  if (office === undefined) {
    const [lead] = person.former?.biography?.text?.split(/[;.]/) ?? [];
    return lead?.replace(/^an?\s+/i, "").trim() || undefined;
  }
  const described = describeOffice(office);
  if (!office.held) return `Former ${described}`;
  const role = person.current?.leadership_roles?.findLast(({ start, end }) => start && (!end || end > asOf));
  return role ? `${role.title}, ${described}` : described;
}

function describeOffice(office: HeldOffice): string {
  if (office.start < FIRST_CONGRESS)
    return `Delegate to the Continental Congress from ${inSentence(stateName(office.state ?? ""))}`;
  const title = officeTitle(office);
  const state = officeState(office);
  if (state === undefined) return title;
  if (title === "Resident Commissioner") return `${title} of ${state}`;
  const { district } = office;
  return district !== undefined && district > 0 && title === "U.S. Representative"
    ? `${title} from ${state}'s ${ordinal(district)} district`
    : `${title} from ${inSentence(state)}`;
}

function officeState(office: HeldOffice): string | undefined {
  return officeLocation({ ...office, district: undefined });
}

/** `Washington`, but `the Virgin Islands`. */
function inSentence(place: string): string {
  return /Islands$|Territory$|^District/.test(place) ? `the ${place}` : place;
}

/** Who comes first among equals in a search: by office, whether it is current, and how long ago it ended. */
function prominenceOf(person: PersonInFiles, offices: readonly HeldOffice[], asOf: string): number {
  const [office] = offices;
  if (office === undefined) return 5;
  const [held, past] = PROMINENCE[office.type];
  const leads = person.current?.leadership_roles?.some(({ title, end }) => (!end || end > asOf) && LEADERS.test(title));
  if (office.held) return leads ? Math.max(held, 90) : held;
  if (office.type === "prez") return past;
  const ended = Number((office.end ?? office.start).slice(0, 4));
  return past - (ended >= 2000 ? 0 : ended >= 1950 ? 10 : 20);
}

function namesOf(person: PersonInFiles): { readonly full: string; readonly aliases: readonly string[] } {
  const name = nameOf(person);
  const { current, former, executive } = person;
  const title = current?.ids?.wikipedia ?? executive?.id.wikipedia ?? former?.csv?.wikipedia_id;
  const common = typeof title === "string" ? title.replace(/(?:(?<!\s)\s+)?\(.*$/, "") : undefined;
  const written = [name.official_full, name.full, common, composeName(name)].find(Boolean) ?? person.key;
  const last = [name.last, name.suffix].filter(Boolean).join(" ");
  const nicknames = [name.nickname, current?.biography?.nickName, former?.biography?.nickName];
  const forms = [
    common,
    composeName(name),
    name.first && name.last ? `${name.first} ${name.last}` : undefined,
    ...nicknames.map((nickname) => nickname && last && `${nickname.replace(/^["(]|[")]$/g, "")} ${last}`),
    ...[...person.posts.values()].map(([post]) => post?.name),
  ];
  const aliases = new Set(forms.filter((form): form is string => Boolean(form) && form !== written));
  return { full: written, aliases: [...aliases] };
}

function identifiersOf(person: PersonInFiles, accounts: readonly OfficialAccount[]): readonly Identifier[] {
  const { current } = person;
  const phones = [current?.contact?.phone, ...(current?.district_offices ?? []).map(({ phone }) => phone)];
  const found = [
    ...externalIdsOf(person).map((value) => normalizeIdentifier("externalId", value)),
    ...phones.map((phone) => (phone ? normalizeIdentifier("phone", phone, "US") : null)),
    current?.contact?.url ? normalizeIdentifier("website", current.contact.url) : null,
    ...accounts.flatMap(({ addresses }) => addresses.map((value) => normalizeIdentifier("profileUrl", value))),
  ].filter((identifier) => identifier !== null);
  return [...new Map(found.map((identifier) => [`${identifier.kind} ${identifier.value}`, identifier])).values()];
}

/** For an account that can be searched for by its handle. YouTube pages may have a channel ID instead. */
function presenceOf({ platform, addresses }: OfficialAccount, displayName: string): PresenceImport | undefined {
  const url = addresses.at(-1);
  return url === undefined ? undefined : { platform, url, displayName };
}

const SEATS = new Set(["Representative", "Delegate", "Resident Commissioner"]);
const FIRST_CONGRESS = "1789-03-04";
const RANKS = { prez: 0, viceprez: 1, sen: 2, rep: 3 };
/** During the office, and afterwards. */
const PROMINENCE = { prez: [100, 90], viceprez: [95, 70], sen: [80, 45], rep: [65, 30] } as const;
const LEADERS = /^(?:Speaker|(?:Senate |House )?(?:Majority|Minority|Republican|Democratic) (?:Leader|Whip))\b/;
