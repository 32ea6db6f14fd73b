import { type SqlBool, sql } from "kysely";
import { BULK_TABLES } from "./bulk-tables.ts";
import { DESK_TABLES } from "./desk-tables.ts";
import {
  forgetAnswers,
  forgetFoundPeople,
  forgetLookups,
  forgetOtherPeoplesText,
  forgetRepeats,
  forgetToldReceivers,
} from "./expiry.ts";
import { CALLERS_WORDS } from "./callers-words.ts";
import { DATA_KEYS } from "./data-keys.ts";
import { IMPERSONAL_TABLES } from "./impersonal-tables.ts";
import { inAccount, type Part } from "./part.ts";
import type { StoreTable } from "./store.ts";

const under = ({ lookups }: Part) => sql<SqlBool>`lookup_id = any(${[...lookups]}::uuid[])`;
const WITH_LOOKUP = "for as long as the lookup it belongs to";
/** Other people have rights in what is about them (GDPR, article 15(4)). */
const ABOUT_OTHERS = "about somebody else with the same name, or unclear whom it is about; it is not used";
const SAME_PAGE = "identifies identical documents";
const JOINED = "used to join and judge records";
const HISTORY = "used to search the history by person and metadata";
const SEARCHED =
  "read and ranked by the search in SQL; an index of keyed hashes would find only whole words, but not misspelt or transliterated ones";
const SEARCH_WORDS = "the words of the other columns, as indexed for search";
/** Whether a lookup's record is about the lookup's person. */
const ownRecord = (lookup: string, record: string) => sql<SqlBool>`exists (select 1 from match as own
  where own.lookup_id = ${sql.ref(lookup)} and own.record_id = ${sql.ref(record)} and own.judgement = 'own')`;

/** Ordered so that what expires first takes its dependants along. Erasure follows this order too: first the keys. */
export const TABLES: readonly StoreTable[] = [
  DATA_KEYS,
  {
    name: "source_answer",
    clear: { url: SAME_PAGE },
    sealed: ["data"],
    hashed: ["key", "etag"],
    plain: ["sealed", "status", "media_type", "last_modified", "collected_at", "fresh_until", "kept_until"],
    found: ({ lookups }) => sql`key in (
      select answer_key from outbound_request where lookup_id = any(${[...lookups]}::uuid[]))`,
    exported: {
      columns: ["url", "status", "collected_at", "kept_until"],
      withheld: { data: "the same response is included under `datasource`" },
    },
    kept: "for as long as its source allows, and no longer than the last lookup that used it",
    expire: forgetAnswers,
  },
  {
    name: "outbound_request",
    clear: {},
    sealed: ["url"],
    hashed: ["answer_key"],
    plain: [
      "sealed",
      "id",
      "lookup_id",
      "connector",
      "status",
      "failure",
      "why",
      "attempt",
      "bytes",
      "ms",
      "requested_at",
    ],
    found: under,
    exported: { columns: ["url", "lookup_id", "connector", "status", "failure", "requested_at"] },
    kept: WITH_LOOKUP,
  },
  {
    name: "probe",
    clear: { identifier_value: "used to join a lookup's frontier, and shown in its ledger as what was searched" },
    sealed: [],
    hashed: [],
    plain: `lookup_id connector identifier_kind depth outcome reason why unread unread_why ms position sequence attempts
      bytes`.split(/\s+/),
    found: under,
    exported: {
      columns: ["identifier_kind", "identifier_value", "lookup_id", "connector", "outcome", "reason"],
    },
    kept: WITH_LOOKUP,
  },
  {
    name: "datasource",
    clear: { url: SAME_PAGE },
    sealed: ["data"],
    hashed: ["id", "sha256"],
    plain: ["sealed", "lookup_id", "connector", "kind", "media_type", "collected_at", "position", "closed_passages"],
    found: under,
    exported: {
      columns: ["id", "lookup_id", "connector", "url", "kind", "media_type", "collected_at", "data", "sha256"],
      only: sql`exists (select 1 from record join match on match.lookup_id = record.lookup_id and match.record_id = record.id
        where record.lookup_id = datasource.lookup_id and datasource.id = any(record.datasource_ids)
          and match.judgement = 'own') or datasource.connector = 'pictures'`,
      leftOut: ABOUT_OTHERS,
    },
    kept: "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended",
    expire: forgetOtherPeoplesText,
  },
  {
    name: "record",
    clear: { external_id: JOINED, url: JOINED, name: JOINED },
    sealed: [],
    hashed: ["id"],
    plain: ["lookup_id", "connector", "datasource_ids"],
    found: under,
    exported: {
      columns: ["id", "lookup_id", "connector", "external_id", "url", "name", "datasource_ids"],
      only: ownRecord("record.lookup_id", "record.id"),
      leftOut: ABOUT_OTHERS,
    },
    kept: WITH_LOOKUP,
  },
  {
    name: "match",
    clear: { features: "the reasons for a judgement, filtered when they are read" },
    sealed: [],
    hashed: ["record_id"],
    plain: ["lookup_id", "judgement", "score", "judged_by"],
    found: under,
    exported: {
      columns: ["record_id", "lookup_id", "judgement", "score", "judged_by", "features"],
      only: sql`judgement = 'own'`,
      leftOut: ABOUT_OTHERS,
    },
    kept: WITH_LOOKUP,
  },
  {
    name: "claim",
    clear: {},
    sealed: ["value", "quote", "sealed"],
    hashed: ["id", "record_id", "datasource_id"],
    plain: "lookup_id property locator method confidence lang reader disputed first_seen last_seen".split(" "),
    found: under,
    exported: {
      columns: [
        "id",
        "record_id",
        "lookup_id",
        "datasource_id",
        "property",
        "value",
        "quote",
        "locator",
        "method",
        "confidence",
        "lang",
        "reader",
      ],
      withheld: { sealed: "`value` and `quote` in their stored form" },
      only: ownRecord("claim.lookup_id", "claim.record_id"),
      leftOut: ABOUT_OTHERS,
    },
    kept: WITH_LOOKUP,
  },
  {
    name: "second_reading",
    clear: {},
    sealed: ["written"],
    hashed: ["key", "datasource_id"],
    plain: ["sealed", "lookup_id", "part", "model"],
    found: under,
    exported: {
      columns: ["lookup_id", "datasource_id", "model", "written"],
      only: sql`exists (select 1 from record join match on match.lookup_id = record.lookup_id and match.record_id = record.id
        where record.lookup_id = second_reading.lookup_id and second_reading.datasource_id = any(record.datasource_ids)
          and match.judgement = 'own')`,
      leftOut: ABOUT_OTHERS,
    },
    kept: WITH_LOOKUP,
  },
  {
    name: "share",
    clear: {},
    sealed: [],
    hashed: ["token_hash"],
    plain: ["id", "lookup_id", "key_id", "created_at", "expires_at", "revoked_at", "openings", "opened_at"],
    found: under,
    exported: { columns: ["id", "lookup_id", "created_at", "expires_at", "revoked_at", "openings", "opened_at"] },
    kept: "for 1 to 30 days, and no longer than the lookup it belongs to",
  },
  {
    name: "webhook_delivery",
    clear: {},
    sealed: [],
    hashed: [],
    plain: "payload id account_id lookup_id purpose event url host state created_at next_at tries attempts".split(" "),
    found: under,
    exported: { columns: ["lookup_id", "event", "host", "state", "created_at", "payload"] },
    kept: "for 30 days",
    expire: forgetToldReceivers,
  },
  {
    name: "idempotency",
    clear: {},
    sealed: [],
    hashed: ["key", "request_hash", "answer"],
    plain: ["account_id", "lookup_id", "created_at"],
    found: under,
    exported: "the response is encrypted with the API key of whoever requested it; its content is under `lookup`",
    kept: "for one day; the response is encrypted with the API key of whoever requested it",
    expire: forgetRepeats,
  },
  ...CALLERS_WORDS,
  ...BULK_TABLES,
  {
    name: "lookup",
    clear: {
      candidate: HISTORY,
      identifiers: HISTORY,
      metadata: HISTORY,
      evidence: "says which claim belongs to which field, and is filtered when it is read",
      related: "used by suppression and erasure to find people who are named in other people's lookups",
    },
    sealed: ["data", "sealed_data", "sealed_gists"],
    hashed: ["subject", "suppression_keys"],
    plain: `id account_id candidate_id sections purpose status stage progress trial preview retention_days created_at
      finished_at expires_at error_message unknown_pointers revision worker run taken_at max_questions failures asks_nobody key_id credit
      webhook_url`.split(/\s+/),
    found: ({ lookups }) => sql`id = any(${[...lookups]}::uuid[])`,
    exported: {
      columns: [
        "id",
        "purpose",
        "status",
        "created_at",
        "finished_at",
        "expires_at",
        "candidate",
        "identifiers",
        "metadata",
        "data",
      ],
      withheld: {
        sealed_data: "`data` in its stored form",
        sealed_gists: "repeats the summaries in `data`",
        evidence: "links each `claim` to its field in `data`",
        related: "other people shown alongside the person",
      },
      pruned: { "data.similarPeople": "other people" },
    },
    kept: "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)",
    expire: forgetLookups,
  },
  {
    name: "archive_key",
    clear: { value: "used to find documents by URL, handle or name" },
    sealed: [],
    hashed: ["suppression_key"],
    plain: ["kind", "document_id"],
    found: ({ keys, documents, accountId }) => sql`(document_id = any(${[...documents]}::text[])
      or (suppression_key = any(${[...keys]}::text[]) and document_id in (
        select id from archive_document where ${inAccount("archive_document.account_id", accountId)})))`,
    exported: { columns: ["kind", "value", "document_id"] },
    kept: "until the import it came with is removed",
  },
  {
    name: "archive_document",
    clear: { url: SAME_PAGE },
    sealed: ["data"],
    hashed: ["id", "sha256"],
    plain: ["sealed", "account_id", "import_id", "kind", "media_type", "collected_at", "updated_at"],
    found: ({ documents }) => sql`id = any(${[...documents]}::text[])`,
    exported: {
      columns: ["id", "url", "kind", "media_type", "collected_at", "updated_at", "data", "sha256"],
    },
    kept: "until the import it came with is removed",
  },
  {
    name: "picture",
    clear: { url: "identifies identical pictures" },
    sealed: [],
    hashed: ["hash"],
    plain: ["account_id", "media_type", "width", "height", "import_id"],
    found: ({ pictures, accountId }) =>
      sql`hash = any(${[...pictures]}::text[]) and ${inAccount("account_id", accountId)}`,
    exported: { columns: ["url", "hash", "media_type", "width", "height"] },
    kept: "until the import it came with is removed",
  },
  {
    name: "candidate_merge",
    clear: {},
    sealed: [],
    hashed: [],
    plain: ["absorbed_id", "into_id", "head_id", "key_id", "merged_at", "automatic", "repeats"],
    found: ({ candidates }) => sql`absorbed_id = any(${[...candidates]}::uuid[])
      or into_id = any(${[...candidates]}::uuid[]) or head_id = any(${[...candidates]}::uuid[])`,
    exported: { columns: ["absorbed_id", "into_id", "merged_at"] },
    kept: "until the people are split again, or one of them is deleted",
  },
  {
    name: "suppressed_person",
    clear: {},
    sealed: [],
    hashed: ["keys"],
    plain: ["head_id"],
    found: ({ candidates }) => sql`head_id = any(${[...candidates]}::uuid[])`,
    goesWith: "candidate_merge",
    exported:
      "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged",
    kept: "for as long as one of the merged people is suppressed",
  },
  {
    name: "identifier_key",
    clear: {},
    sealed: [],
    hashed: ["key"],
    plain: ["number"],
    found: ({ candidates }) => sql`number in (select number from candidate where id = any(${[...candidates]}::uuid[]))`,
    goesWith: "candidate",
    exported: "keyed hashes of the values in `candidate`",
    kept: "for as long as the person it belongs to",
  },
  {
    name: "candidate",
    clear: Object.fromEntries(
      `full_name aliases headline company location birth_date avatar_url origin_key presences identifiers
      search_pairs search_singles search_extras search_context`
        .split(/\s+/)
        .map((column) => [column, SEARCHED]),
    ),
    sealed: [],
    hashed: ["suppression_keys", "content_hash"],
    plain:
      "id number account_id import_id prominence search_place search_platforms in_merge minor_seen_at created_at updated_at".split(
        " ",
      ),
    found: ({ candidates }) => sql`id = any(${[...candidates]}::uuid[])`,
    exported: {
      columns: [
        "id",
        "full_name",
        "aliases",
        "headline",
        "company",
        "location",
        "birth_date",
        "avatar_url",
        "origin_key",
        "presences",
        "identifiers",
        "minor_seen_at",
        "created_at",
        "updated_at",
      ],
      withheld: {
        search_pairs: SEARCH_WORDS,
        search_singles: SEARCH_WORDS,
        search_extras: SEARCH_WORDS,
        search_context: SEARCH_WORDS,
      },
    },
    kept: "until the import it came with is removed; a person found by a search, until 30 days after they were last found",
    expire: forgetFoundPeople,
  },
  {
    name: "posting",
    clear: {},
    sealed: [],
    hashed: ["key", "signature"],
    plain: ["place"],
    found: "the search index is filed by word; a person's entries are derived from their own row when that is deleted",
    goesWith: "candidate",
    kept: "for as long as the person it belongs to",
  },
  {
    name: "term",
    clear: { word: "read by the search in SQL; it does not say whose word it is" },
    sealed: [],
    hashed: [],
    plain: ["names", "lasts", "contexts", "best", "born"],
    found: "a word of names, with the number of people who have it; it is deleted with the last of them",
    goesWith: "candidate",
    kept: "as long as anybody has it",
  },
  ...DESK_TABLES,
  ...IMPERSONAL_TABLES,
];
