import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Evidence, Lookup } from "../../src/contract/lookup.ts";
import { SharedReport } from "../../src/contract/share.ts";
import { startService, type TestService } from "../support/service.ts";
import { assertProblem, callService, findPerson, lookUp, NDJSON, ndjson, type TestApi } from "./http.ts";

const ACCOUNT = {
  id: "41",
  username: "odalys",
  acct: "odalys",
  display_name: "Odalys Brandt",
  url: "https://social.example.org/@odalys",
  created_at: "2020-01-01T00:00:00.000Z",
  uri: "https://social.example.org/users/odalys",
  note: "<p>Baker.</p>",
  followers_count: 7,
  following_count: 3,
  statuses_count: 2,
  fields: [],
};

/** An invented person with two posts, one of which shows a drink. */
const ODALYS = (posts: readonly string[]) =>
  ndjson(
    {
      type: "candidate",
      key: "test:odalys",
      fullName: "Odalys Brandt",
      identifiers: [{ kind: "profileUrl", value: ACCOUNT.url }],
    },
    {
      type: "document",
      kind: "mastodon/statuses",
      url: "https://social.example.org/api/v1/accounts/41/statuses",
      mediaType: "application/json",
      collectedAt: "2026-03-02T03:04:05.000Z",
      identifiers: [
        { kind: "candidate", value: "test:odalys" },
        { kind: "profileUrl", value: ACCOUNT.url },
      ],
      data: JSON.stringify(
        posts.map((content, index) => ({
          id: String(index + 1),
          created_at: `2026-02-0${index + 1}T08:09:10.000Z`,
          visibility: "public",
          language: "en",
          url: `${ACCOUNT.url}/${index + 1}`,
          uri: `${ACCOUNT.uri}/statuses/${index + 1}`,
          content: `<p>${content}</p>`,
          account: ACCOUNT,
        })),
      ),
    },
  );

describe("A dismissed flag", () => {
  let service: TestService;
  let lookup: Lookup;
  const call: TestApi["call"] = (method, path, options) => callService(service, method, path, options);
  const bring = async (...posts: readonly string[]) => {
    const answer = await call("POST", "/imports?format=candor", { body: ODALYS(posts), headers: NDJSON });
    assert.equal(answer.status, 201, answer.text);
    return Lookup.parse(await lookUp({ call }, await findPerson({ call }, "Odalys Brandt")));
  };
  const alcoholOf = ({ data }: Lookup) => data?.socialMedia?.brandSafetyAnalysis.alcohol;
  const dismissals = () => `/lookups/${lookup.lookupId}/dismissals`;

  before(async () => {
    service = await startService({ engine: "postgres" });
    lookup = await bring("Third margarita and the sun is still up", "The bakery has a new oven and it is wonderful");
  });
  after(() => service.stop());

  test("starts out reported with its counts and its rule's confidence", () => {
    const { flagged, topicPosts, judgedPosts, confidence, dismissedAt } = alcoholOf(lookup) ?? {};
    assert.deepEqual([flagged, topicPosts, judgedPosts, dismissedAt], [false, 1, 2, undefined]);
    assert.ok(confidence !== undefined && confidence < 1);
  });

  test("is shown as dismissed, with who did it and when, and with the posts behind it", async () => {
    const answer = await call("POST", dismissals(), { body: { flag: "alcohol" } });
    assert.equal(answer.status, 200, answer.text);
    const flag = alcoholOf(Lookup.parse(answer.body));
    assert.equal(flag?.flagged, false);
    assert.ok(Date.parse(flag?.dismissedAt ?? "") <= Date.now());
    assert.ok((flag?.dismissedBy ?? "") !== "");
    const evidence = Evidence.parse((await call("GET", `/lookups/${lookup.lookupId}/evidence`)).body);
    assert.ok((evidence["/socialMedia/brandSafetyAnalysis/alcohol"] ?? []).length > 0);
  });

  test("stays dismissed when the person is collected again with more posts of its kind", async () => {
    const again = await bring("Third margarita and the sun is still up", "Whisky at nine, and another at ten");
    assert.notEqual(again.lookupId, lookup.lookupId);
    assert.equal(alcoholOf(again)?.flagged, false);
    assert.ok(alcoholOf(again)?.dismissedAt !== undefined);
  });

  test("tells strangers when, but not by whom", async () => {
    const made = await call("POST", `/lookups/${lookup.lookupId}/shares`, { body: {} });
    const token = new URL((made.body as { url: string }).url).hash.slice(1);
    const shared = SharedReport.parse(
      (await call("GET", "/shared", { key: null, headers: { "x-share-token": token } })).body,
    );
    assert.ok(alcoholOf(shared.lookup)?.dismissedAt !== undefined);
    assert.equal(alcoholOf(shared.lookup)?.dismissedBy, undefined);
  });

  test("is judged by its rule again when the dismissal is withdrawn", async () => {
    const answer = await call("DELETE", `${dismissals()}/alcohol`);
    assert.equal(answer.status, 200, answer.text);
    const { topicPosts, dismissedAt } = alcoholOf(Lookup.parse(answer.body)) ?? {};
    assert.deepEqual([topicPosts, dismissedAt], [1, undefined]);
  });

  test("can only be dismissed if there are posts behind it", async () => {
    assertProblem(await call("POST", dismissals(), { body: { flag: "pranks" } }), 409, "nothing_to_dismiss");
  });

  test("has a name from the contract", async () => {
    assertProblem(await call("POST", dismissals(), { body: { flag: "hats" } }), 400, "invalid_request");
  });
});
