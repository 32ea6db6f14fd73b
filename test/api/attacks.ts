import { NDJSON, ndjson } from "./http.ts";

/** A request by the owner of account B about something of account A, and the status it must get. */
export interface Attack {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly sent?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** What B has stated itself before. */
  readonly owns?: readonly string[];
}

/** What B knows about A. */
interface Attacked {
  readonly ids: Readonly<Record<string, string>>;
  readonly person: { readonly fullName: string; readonly company: string; readonly identifiers: readonly unknown[] };
  readonly page: object;
}

/** How B sends A's IDs and keys to each operation without an ID in its path. */
export function attacksOf({ ids, person, page }: Attacked): Readonly<Record<string, readonly Attack[]>> {
  const byId: readonly Attack[] = [
    { body: { candidateId: ids["candidateId"] }, status: 404 },
    { body: { lookupId: ids["lookupId"] }, status: 404 },
  ];
  return {
    searchCandidates: [{ query: { type: "candor", query: "ines.calder@example.org" }, status: 200 }],
    searchByBody: [{ body: { type: "candor", query: "Ines Calder" }, status: 200 }],
    createLookup: [
      { body: { candidateId: ids["candidateId"] }, status: 404 },
      { body: { "candor.sameAs": ids["lookupId"] }, status: 404 },
    ],
    listLookups: [
      { query: { candidateId: ids["candidateId"] ?? "" }, status: 404 },
      { query: { sameAs: ids["lookupId"] ?? "" }, status: 404 },
      { status: 200 },
    ],
    searchHistory: [
      { body: { name: "Ines Calder-Two" }, status: 200 },
      { body: {}, status: 200 },
    ],
    exportHistory: [
      { query: { candidateId: ids["candidateId"] ?? "" }, status: 404 },
      { query: { sameAs: ids["lookupId"] ?? "" }, status: 404 },
      { status: 200 },
    ],
    exportFoundHistory: [
      { body: { name: "Ines Calder-Two" }, status: 200 },
      { body: { tag: "customer" }, status: 200 },
    ],
    verifyReport: [{ sent: "%PDF-1.7", headers: { "content-type": "application/pdf" }, status: 200 }],
    listPurposes: [{ status: 200 }],
    // Sources belong to the installation, which is the first account.
    listConnectors: [{ status: 200 }],
    openConnectors: [{ body: { contact: "https://b.example.org" }, status: 403 }],
    createBulk: [
      {
        query: { name: "a.csv", unmatched: "leave" },
        sent: "fullName,email\nInes Overwritten,ines.calder@example.org\n",
        status: 201,
      },
    ],
    listBulks: [{ status: 200 }],
    listDeliveries: [{ query: { lookupId: ids["lookupId"] ?? "" }, status: 200 }, { status: 200 }],
    getWebhookSecrets: [{ status: 200 }],
    createImport: [
      {
        query: { format: "candor" },
        sent: ndjson({ ...person, fullName: "Ines Overwritten" }, { ...page, data: "<p>B</p>" }),
        headers: NDJSON,
        status: 201,
      },
    ],
    importFile: [
      {
        query: { name: "a.csv", format: "csv" },
        sent: "id,fullName,email\ncrm:1,Ines Overwritten,ines.calder@example.org\n",
        status: 201,
      },
    ],
    previewTable: [{ query: { name: "a.csv" }, sent: "fullName\nInes Overwritten\n", status: 200 }],
    listImports: [{ status: 200 }],
    createKey: [
      { body: { name: "b", scopes: ["search"], purposes: ["due_diligence"], memberId: ids["memberId"] }, status: 404 },
    ],
    getOwnKey: [{ status: 200 }],
    listUsage: [{ status: 200 }],
    listKeys: [{ status: 200 }],
    rotateOwnKey: [{ body: { graceHours: 24 }, status: 201 }],
    createAccount: [{ body: { accountId: "third" }, status: 403 }],
    listAccounts: [{ status: 403 }],
    createMember: [{ body: { name: "Mara Lindt", email: "mara.lindt@example.org", role: "owner" }, status: 201 }],
    listMembers: [{ status: 200, owns: ["Mara Lindt"] }],
    listSessions: [{ status: 200 }],
    endOwnSession: [{ status: 404 }],
    // Anybody can be suppressed by their identifiers, in all accounts: the list belongs to the installation (decision
    // 0014).
    suppressPerson: byId,
    previewSuppression: [
      ...byId,
      { body: { identifiers: person.identifiers, names: [person.fullName] }, status: 200, owns: [] },
    ],
    erasePerson: byId,
    accessPerson: [...byId, { body: { identifiers: person.identifiers, names: [person.fullName] }, status: 200 }],
    listSuppressions: [{ status: 200 }],
    // IDs that B sent are in its own rows.
    listAudit: [{ query: { limit: "1000" }, status: 200, owns: Object.values(ids) }],
    verifyAudit: [{ status: 200 }],
    // The installation decides who may be looked up.
    enterDeskRequest: [{ body: { kind: "complaint", regulation: "other", name: "Nobody" }, status: 404 }],
    listDeskRequests: [{ status: 404 }],
    listNotices: [{ status: 200 }],
    answerDrop: [{ query: { list: "email" }, sent: "x", status: 403 }],
    openShare: [{ headers: { "x-share-token": "A".repeat(43) }, status: 404 }],
  };
}
