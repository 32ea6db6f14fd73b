import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import { compareTraits } from "../../src/matching/compare.ts";
import { total } from "../../src/matching/namesakes.ts";
import { traitsOf, traitsOfRecord } from "../../src/matching/traits.ts";
import { orderName } from "../../src/text/people/ordered-name.ts";
import { claim, lives, people, traits, reasons } from "./people.ts";

const between = (a: ClaimDraft, b: ClaimDraft) => reasons({ claims: [a] }, { claims: [b] });

test("Places agree by town, state or country; a birthplace does not contradict a residence", () => {
  assert.deepEqual(between(lives("Graz, Austria"), lives("Graz")), ["placeTown"]);
  assert.deepEqual(between(lives("Dayton, Ohio"), lives("Ohio")), ["placeRegion"]);
  assert.deepEqual(between(lives("Austria"), lives("Graz, Austria")), ["placeCountry"]);
  assert.deepEqual(between(lives("Leicester, England"), lives("Leeds, England")), ["placeCountry"]);
  assert.deepEqual(between(lives("Ohio"), lives("Iowa")), ["placeConflict"]);
  assert.deepEqual(between(lives("France"), lives("Spain")), ["countryConflict"]);
  assert.deepEqual(between(claim("birthPlace", "Ohio"), lives("Iowa")), []);
});

test("A town merely mentioned in a text weighs less than the person's own", () => {
  const weigh = (text: string) => {
    const record = { id: "r", connector: "archive", names: [], identifiers: [], claims: [], texts: [text] };
    const read = traitsOfRecord(record, [orderName("Anna Berg")]);
    return compareTraits(read, traits({ claims: [lives("Graz, Austria")] })).find(({ name }) => name === "placeTown")
      ?.weight;
  };
  assert.ok((weigh("Anna Berg lives in Graz.") ?? 0) > (weigh("Anna Berg sings at the Graz fair.") ?? 9));
});

test("Compares employers by spelling, legal form and years", () => {
  const job = (company: string, from?: string) =>
    claim("experience", { company, ...(from === undefined ? {} : { from }) });
  assert.deepEqual(between(job("Norden Press Ltd"), job("Norden Press")), ["employerSame"]);
  assert.deepEqual(between(job("Norden Press", "2001"), job("Norden Press", "2003")), ["employerSame", "employerTime"]);
  assert.deepEqual(between(job("Cobalt Works"), job("Norden Press")), ["employerDiffers"]);
  assert.deepEqual(between(job("Aguas del Llano S.A."), job("Aguas del Llano")), ["employerSame"]);
});

test("A municipality is one organisation under each of its names, and different from another town's", () => {
  const job = (company: string) => claim("experience", { company });
  for (const [one, other] of [
    ["gemeente Voorbeeld", "Gemeenteraad Voorbeeld"],
    ["City of Tarnby", "Tarnby City Council"],
    ["Stadt Beispielheim", "Gemeinderat Beispielheim"],
    ["Mairie de Valbrume", "Ville de Valbrume"],
    ["Tarnby kommun", "Kommunfullmäktige i Tarnby"],
  ] as const)
    assert.deepEqual(between(job(one), job(other)), ["employerSame"], one);
  assert.deepEqual(between(job("City of Tarnby"), job("Cobalt City Council")), ["employerDiffers"]);
});

test("A rare occupation weighs more than a common one; two different ones conflict", () => {
  const works = (value: string) => claim("occupation", value);
  assert.deepEqual(between(works("cellist"), works("cellist")), ["tradeSame"]);
  assert.deepEqual(between(works("teacher"), works("teacher")), ["roleSame"]);
  assert.deepEqual(between(works("actress"), works("cellist")), ["roleConflict"]);
});

test('An ampersand in the name of a company equals "and", in claims and in texts', () => {
  const job = (company: string) => ({ claims: [claim("experience", { company })] });
  const record = { id: "r", connector: "archive", names: [], identifiers: [], claims: [] };
  const inText = (text: string, company: string) =>
    compareTraits(traitsOfRecord({ ...record, texts: [text] }, [orderName("Anna Berg")]), traits(job(company))).some(
      ({ name }) => name === "employerSame",
    );
  for (const [one, other] of [
    ["Holt & Quarrie", "Holt and Quarrie"],
    ["Weiß und Söhne", "Weiß & Söhne"],
    ["Pérez y Hijos", "Pérez & Hijos"],
  ] as const) {
    assert.deepEqual(reasons(job(one), job(other)), ["employerSame"], one);
    for (const [told, known] of [
      [one, other],
      [other, one],
    ] as const)
      assert.ok(inText(`Anna Berg leads ${told} from its main office.`, known), told);
  }
  assert.deepEqual(reasons(job("Holt & Quarrie"), job("Holt & Vane")), ["employerDiffers"]);
});

test("A post counts by title and starting year, and so does a second shared employer", () => {
  const post = (title: string, from: string, company = "Norden Press") => claim("experience", { company, title, from });
  assert.deepEqual(between(post("Binder", "2001"), post("Binder", "2001-03")), [
    "employerSame",
    "employerStart",
    "employerPost",
  ]);
  assert.deepEqual(between(post("Binder", "2001"), post("Gilder", "2003")), ["employerSame", "employerTime"]);
  const career = { claims: [post("Binder", "1990"), post("Gilder", "2001", "Cobalt Works")] };
  assert.deepEqual(reasons(career, career), ["employerSame", "employerStart", "employerPost", "employerSecond"]);
});

test("Compares schools, parties, relatives, pictures and gender", () => {
  const same: readonly [ClaimDraft, string][] = [
    [claim("education", { school: "University of Northgate" }), "schoolSame"],
    [claim("membership", { organization: "Whig" }), "affiliationSame"],
    [claim("spouse", "Carl Holm"), "kinSame"],
    [claim("avatar", { imageUrl: "https://example.org/anna.jpg" }), "sharedPicture"],
  ];
  for (const [stated, name] of same) assert.deepEqual(between(stated, stated), [name]);
  assert.deepEqual(between(claim("gender", "female"), claim("gender", "male")), ["genderConflict"]);
});

test("A relative's full name weighs more than a given name, which many children share", () => {
  const weightOf = (...kin: readonly string[]) => {
    const stated = {
      id: "one",
      names: ["Anna Berg"],
      identifiers: [],
      claims: kin.map((name) => claim("child", name)),
    };
    return compareTraits(traitsOf(stated), traitsOf(stated)).find(({ name }) => name === "kinSame")?.weight;
  };
  assert.equal(weightOf("Alfons"), 1.5);
  assert.equal(weightOf("Alfons Holm"), 3);
  assert.equal(weightOf("Alfons", "Carl Holm"), 3);
});

test("Comparing two people weighs the same in either direction", () => {
  fc.assert(
    fc.property(people, people, (a, b) => {
      const weights = (x: typeof a, y: typeof a) =>
        compareTraits(traitsOf(x), traitsOf(y))
          .map(({ name, weight }) => `${name} ${weight}`)
          .sort();
      assert.deepEqual(weights(a, b), weights(b, a));
    }),
    { numRuns: 300 },
  );
});

test("Another agreement never lowers the score, and another contradiction never raises it", () => {
  const email = { kind: "email", value: "anna.berg@example.net" } as const;
  const score = (a: Parameters<typeof traitsOf>[0], b: typeof a) => total(compareTraits(traitsOf(a), traitsOf(b)));
  fc.assert(
    fc.property(people, people, (a, b) => {
      const shared = (one: typeof a) => ({ ...one, identifiers: [...one.identifiers, email] });
      assert.ok(score(shared(a), shared(b)) >= score(a, b));
      const marked = (one: typeof a, key: string) => ({
        ...one,
        identifiers: [...one.identifiers, { kind: "externalId", value: `orcid:${key}` } as const],
      });
      assert.ok(score(marked(a, "1"), marked(b, "2")) <= score(a, b));
    }),
    { numRuns: 300 },
  );
});

test("An occupation stated without an employer agrees with a text that mentions it", () => {
  const agrees = (text: string) => {
    const record = { id: "r", connector: "website", names: [], identifiers: [], claims: [], texts: [text] };
    const read = traitsOfRecord(record, [orderName("Anna Berg")]);
    return compareTraits(read, traits({ claims: [claim("occupation", "Joiner")] })).some(
      ({ name }) => name === "tradeSame",
    );
  };
  assert.ok(agrees("Anna Berg, joiner, mends boats."));
  assert.ok(!agrees("Anna Berg has joined the choir."));
});

test("A text that gives somebody's post and town has them at the town's hall", () => {
  const said = (text: string) => {
    const record = { id: "r", connector: "website", names: [], identifiers: [], claims: [], texts: [text] };
    const mayor = claim("experience", { company: "Ayuntamiento de Riocuesta", title: "alcaldesa" });
    const read = traitsOfRecord(record, [orderName("Anna Berg")]);
    return compareTraits(read, traits({ claims: [mayor] })).some(({ name }) => name === "employerSame");
  };
  assert.ok(said("Anna Berg, alcaldesa de Riocuesta, firmó el convenio."));
  assert.ok(!said("Anna Berg, vecina de Riocuesta, firmó el convenio."));
  assert.ok(!said("Anna Berg, alcaldesa de Valdelomas, firmó el convenio."));
});

test("A part of an employer whose name continues without a space is the same employer, also in a text", () => {
  const works = (company: string) => claim("experience", { company });
  assert.deepEqual(between(works("白浜重工陸上部"), works("白浜重工")), ["employerSame"]);
  assert.deepEqual(between(works("黒浜重工陸上部"), works("白浜重工")), ["employerDiffers"]);
  const record = { id: "r", connector: "website", names: ["湖森玲奈"], identifiers: [], claims: [] };
  const read = (text: string) => traitsOfRecord({ ...record, texts: [text] }, [orderName("湖森玲奈")]);
  const known = traits({ names: ["湖森玲奈"], claims: [works("白浜重工")] });
  const says = (text: string) => compareTraits(read(text), known).some(({ name }) => name === "employerSame");
  assert.ok(says("湖森玲奈は白浜重工陸上部に入った。"));
  assert.ok(!says("湖森玲奈は黒浜重工に入った。"));
});

test("A member of the body that is the person's employer is employed there", () => {
  const [band, job] = [
    claim("membership", { organization: "The Gorse Lamps" }),
    claim("experience", { company: "The Gorse Lamps" }),
  ];
  assert.ok(between(band, job).includes("employerSame"));
  assert.ok(!between(claim("membership", { organization: "The Reed Lamps" }), job).includes("employerSame"));
});

test("A post of the person's agrees with a text that gives it to somebody of the name", () => {
  const agrees = (text: string, title = "kardiolog") => {
    const record = { id: "r", connector: "website", names: [], identifiers: [], claims: [], texts: [text] };
    const read = traitsOfRecord(record, [orderName("Anna Berg")]);
    const held = { title, company: "Klinika Torvik", kind: "job" } as const;
    return compareTraits(read, traits({ claims: [claim("experience", held)] })).some(({ name }) => name === "roleSame");
  };
  assert.equal(agrees("Statuetkę odebrała kardiolog Anna Berg ze szpitala w Torvik."), true);
  assert.equal(agrees("Statuetkę odebrała Anna Berg. Nagrodę otrzymał także kardiolog Robert Brandt."), false);
  assert.equal(agrees("Anna Berg was in the chair.", "chair"), false);
});

test("A pupil or trainee is not somebody whom the body employs, unless the person is known as one", () => {
  const job = claim("experience", { company: "Norden Press", title: "Editor" });
  const told = (text: string, title = "Editor") =>
    compareTraits(
      traitsOfRecord(
        { id: "r", connector: "website", names: ["Anna Berg"], identifiers: [], claims: [], texts: [text] },
        [orderName("Anna Berg")],
      ),
      traits({ claims: [{ ...job, value: { company: "Norden Press", title } } as typeof job] }),
    ).some(({ name }) => name === "employerSame");
  assert.equal(told("Norden Press in summer\n\nAnna Berg, finance intern\n\nNorden Press was fun."), false);
  assert.equal(told("ANNA BERG, Class of 1974. She visits Norden Press."), false);
  assert.equal(told("Anna Berg, chief of interns, joined Norden Press."), true);
  assert.equal(told("Anna Berg, finance intern, joined Norden Press.", "Finance intern"), true);
});

test("A Korean employer is found with a particle behind it", () => {
  const record = { id: "r", connector: "website", names: ["한별솔"], identifiers: [], claims: [] };
  const found = compareTraits(
    traitsOfRecord({ ...record, texts: ["성남에 있는 등불노을 게임즈를 찾아 작곡가 한별솔을 만났다."] }, [
      orderName("한별솔"),
    ]),
    traits({ names: ["한별솔"], claims: [claim("experience", { company: "등불노을 게임즈" })] }),
  );
  assert.ok(found.some(({ name }) => name === "employerSame"));
});

test("A body that describes a relative is not the person's employer", () => {
  const employer = claim("experience", { company: "Norden Press" });
  const told = (text: string) =>
    compareTraits(
      traitsOfRecord(
        { id: "r", connector: "website", names: ["Anna Berg"], identifiers: [], claims: [], texts: [text] },
        [orderName("Anna Berg")],
      ),
      traits({ claims: [employer] }),
    ).some(({ name }) => name === "employerSame");
  assert.equal(told("Anna Berg died in 2019. She is survived by her grandson Carl, of Norden Press."), false);
  assert.equal(told("Anna Berg, survived by her husband, ran Norden Press."), true);
});

test("A child, or whoever has a mailbox for pupils, is not somebody whom the body employs", () => {
  const held = claim("experience", { company: "Norden Press", title: "Editor" });
  const told = (text: string, mailbox = "anna.berg@norden.example") =>
    compareTraits(
      traitsOfRecord(
        {
          id: "r",
          connector: "website",
          names: ["Anna Berg"],
          identifiers: [{ kind: "email", value: mailbox }],
          claims: [],
          texts: [text],
        },
        [orderName("Anna Berg")],
      ),
      traits({ claims: [held] }),
    ).some(({ name }) => name === "employerSame");
  assert.equal(told("Anna Berg, 17, won a prize of Norden Press."), false);
  assert.equal(told("Anna Berg (17) won a prize of Norden Press."), false);
  assert.equal(told("Anna Berg, 47, won a prize of Norden Press."), true);
  assert.equal(told("Anna Berg, who left school aged 17, joined Norden Press."), true);
  assert.equal(told("Anna Berg chairs the students of Norden Press.", "a.berg@student.norden.example"), false);
});
