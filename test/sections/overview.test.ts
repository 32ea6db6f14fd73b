import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { foldProfile, say } from "./claims.ts";

const NAMED = say("site", "fullName", "Ada Finch-Østergård");

describe("The overview", () => {
  test("lists every address with a claim, and those that agree with another record as verified", () => {
    const { data, evidence } = foldProfile(NAMED, say("network", "skill", "Etching"));
    assert.deepEqual(data["sources"], ["https://ada.example.org/", "https://network.example.com/ada"]);
    assert.deepEqual(data["verifiedSources"], ["https://ada.example.org/"]);
    assert.ok("/verifiedSources/0" in evidence);
  });

  test("has the address of the lookup's page, which contains no name", () => {
    const { data } = foldProfile(NAMED);
    assert.equal(data["slug"], "report");
    assert.equal(data["url"], "https://candor.example.org/lookups/01900000-0000-7000-8000-000000000001/report");
  });

  test("says what the dead were, even if no source says when that ended", () => {
    const held = { title: "Harbour master", company: "Port of Stavsund", from: "1970" };
    const { data } = foldProfile(NAMED, say("site", "experience", held), say("site", "deathDate", "2019"));
    assert.match(
      String(data["overviewSummary"]),
      /was (?:a |the )?harbour master (?:at|of) (?:the )?Port of Stavsund/u,
    );
  });

  test("says first what the dead did for a living, and a board that they sat on only if nothing else is known", () => {
    const sat = say("site", "experience", { title: "Member", company: "Stavsund Rotary Club", from: "1990" });
    const held = say("site", "experience", { title: "Harbour master", company: "Port of Stavsund", from: "1970" });
    const died = say("site", "deathDate", "2019");
    const tell = (...claims: readonly ReturnType<typeof say>[]) =>
      String(foldProfile(NAMED, died, ...claims).data["overviewSummary"]);
    assert.match(tell(sat, held), /harbour master/u);
    assert.match(tell(sat), /was a member of the Stavsund Rotary Club/u);
  });

  test("says what somebody is whose employer nobody names, but repeats no slogan", () => {
    const tell = (occupation: string, ...more: readonly ReturnType<typeof say>[]) =>
      foldProfile(NAMED, say("site", "occupation", occupation), ...more).data["overviewSummary"];
    assert.equal(tell("Teacher of trumpet"), "__Ada Finch-Østergård__ is a teacher of trumpet.");
    assert.equal(
      tell("novelist", say("site", "birthDate", "1931"), say("site", "deathDate", "2019")),
      "__Ada Finch-Østergård__ (1931–2019) was a novelist.",
    );
    const club = say("site", "experience", { title: "treasurer", company: "Halden Cricket Club", current: true });
    assert.equal(tell("Engineer", club), "__Ada Finch-Østergård__ is an engineer.");
    for (const slogan of [
      "Teacher | Dreamer | she/her",
      "Making the world better",
      "I help engineers grow",
      "I help engineers",
    ])
      assert.equal(tell(slogan), undefined, slogan);
  });

  test("does not take the state that somebody in office represents for the place of an office", () => {
    const senator = { title: "Senator", company: "Senate", from: "2015", current: true, kind: "office" } as const;
    const told = (role: object) =>
      foldProfile(
        NAMED,
        say("site", "experience", { ...senator, ...role }),
        say("crm", "location", "Iowa, United States"),
      ).data["overviewSummary"];
    assert.doesNotMatch(String(told({})), /Iowa/u);
    assert.match(String(told({ kind: "job" })), /based in Iowa/u);
  });

  test("has the day on which the person died, or the year if no more is known", () => {
    const diedOn = (date: string) => foldProfile(NAMED, say("site", "deathDate", date)).data["deathDate"];
    assert.equal(diedOn("2024-01-31"), "2024-01-31");
    assert.equal(diedOn("2024"), "2024-01-01");
    assert.equal(foldProfile(NAMED).data["deathDate"], undefined);
  });

  test("has the town of somebody whose university is called by that town alone", () => {
    const professor = { title: "Professor", company: "University of Torvik", current: true } as const;
    const { data } = foldProfile(
      NAMED,
      say("site", "experience", professor),
      say("journal", "experience", { ...professor, company: "Torvik" }),
      say("journal", "location", "Torvik"),
    );
    assert.equal(data["location"], "Torvik");
  });

  test("has first and last names in the script of the full name, and uses no others in the text", () => {
    const names = [
      say("site", "fullName", "Ilse Vargaholm"),
      say("network", "fullName", "Ильзе Варгахольм"),
      say("network", "firstName", "Ильзе"),
      say("network", "lastName", "Варгахольм"),
      say("register", "fullName", "Ilse Vargaholm"),
    ];
    const posts = [
      say("site", "experience", { title: "Pilot", company: "Gullwing", from: "2001", to: "2005" }),
      say("site", "experience", { title: "Adviser", company: "Tidewright", from: "2006", current: true }),
    ];
    const { data } = foldProfile(...names, ...posts);
    assert.equal(data["fullName"], "Ilse Vargaholm");
    assert.match(String(data["careerSummary"]), /Tidewright/);
    assert.doesNotMatch(String(data["careerSummary"]), /\p{Script=Cyrillic}/u);
    const spelled = [say("register", "firstName", "Ilse"), say("register", "lastName", "Vargaholm")];
    const both = foldProfile(...names, ...posts, ...spelled).data;
    assert.deepEqual([both["firstName"], both["lastName"]], ["Ilse", "Vargaholm"]);
  });

  test("calls somebody whose gender and family name nobody states by full name once, and then 'they'", () => {
    const job = say("network", "experience", {
      title: "Surveyor",
      company: "Institute of Lines",
      from: "2019",
      current: true,
    });
    const before = say("network", "experience", {
      title: "Clerk",
      company: "Office of Curves",
      from: "2011",
      to: "2014",
    });
    const school = say("site", "education", { school: "Larkmoor University" });
    const home = say("site", "location", "Porto, Portugal");
    const { data } = foldProfile(NAMED, job, before, school, home);
    assert.match(String(data["overviewSummary"]), /^__Ada Finch-Østergård__ is .*\. They are based in Porto/);
    const career = String(data["careerSummary"]);
    assert.match(career, /Previously, they were a clerk of the Office of Curves/);
    assert.match(career, /They studied at Larkmoor University/);
    assert.equal(career.split("Ada Finch-Østergård").length, 2);
    const named = String(
      foldProfile(NAMED, say("site", "lastName", "Finch-Østergård"), job, home).data["overviewSummary"],
    );
    assert.match(named, /Finch-Østergård is based in Porto/);
  });

  test("has a location with its country if any of the agreeing sources names it", () => {
    const short = say("site", "location", "Porto");
    const { data, evidence } = foldProfile(NAMED, short, say("network", "location", "Porto, Portugal"));
    assert.equal(data["location"], "Porto, Portugal");
    assert.ok(evidence["/location"]?.includes(short.id));
  });

  test("uses an occupation as job title if no employer is named, and a job's title otherwise", () => {
    const occupation = say("site", "occupation", "cartographer");
    const { data, evidence } = foldProfile(NAMED, occupation);
    assert.equal(data["jobTitle"], "cartographer");
    assert.deepEqual(evidence["/jobTitle"], [occupation.id]);
    const job = say("network", "experience", { title: "Surveyor", company: "Institute of Lines", current: true });
    assert.equal(foldProfile(NAMED, occupation, job).data["jobTitle"], "Surveyor");
  });

  test("has the only current employer even without a job title, but none of several", () => {
    const works = say("site", "experience", { company: "Institute of Lines", current: true });
    const before = say("site", "experience", { company: "Office of Curves" });
    const { data, evidence } = foldProfile(NAMED, works, before);
    assert.deepEqual([data["company"], data["jobTitle"]], ["Institute of Lines", undefined]);
    assert.deepEqual(evidence["/company"], [works.id]);
    const other = say("network", "experience", { company: "Elmgate Paper", current: true });
    assert.equal(foldProfile(NAMED, works, other).data["company"], undefined);
    const titled = say("network", "experience", { title: "Surveyor", company: "Elmgate Paper", current: true });
    assert.equal(foldProfile(NAMED, works, titled).data["company"], "Elmgate Paper");
  });

  test("does not describe somebody by activities beside their work, which the career covers", () => {
    const claims = [
      say("site", "fullName", "Ada Finch"),
      say("site", "gender", "female"),
      say("site", "location", "Halden"),
      say("site", "experience", { title: "treasurer", company: "Halden Cricket Club", current: true }),
    ];
    const { overviewSummary, careerSummary } = foldProfile(...claims).data;
    assert.equal(overviewSummary, "Ada Finch is based in Halden.");
    assert.equal(careerSummary, "Ada Finch serves as __treasurer__ of the Halden Cricket Club.");
    const work = say("site", "experience", { title: "engineer", company: "Elmgate Paper", current: true });
    assert.match(String(foldProfile(...claims, work).data["overviewSummary"]), /^__Ada Finch__ is an engineer at/u);
  });

  test('uses the country of a channel only if no place is stated, and never says "based in" for it', () => {
    const channel = say("youtube", "location", "United States", { confidence: 0.6 });
    const derived = { ...channel, method: "derived" } as typeof channel;
    const name = say("site", "fullName", "Ada Finch");
    const porto = say("network", "location", "Porto", { confidence: 0.6 });
    assert.equal(foldProfile(name, derived, porto).data["location"], "Porto");
    const alone = foldProfile(name, derived).data;
    assert.deepEqual([alone["location"], alone["overviewSummary"]], ["United States", undefined]);
    assert.equal(foldProfile(name, channel).data["overviewSummary"], "Ada Finch is based in the United States.");
  });

  test("has no job title for somebody who has died, whatever the source, but keeps their profession", () => {
    const club = say("site", "experience", {
      title: "chair",
      company: "Torvik Rowing Club",
      from: "2012",
      current: true,
    });
    const jobOf = (occupation: string, ...more: readonly ReturnType<typeof say>[]) =>
      foldProfile(NAMED, club, say("network", "occupation", occupation), ...more).data["jobTitle"];
    const died = say("register", "deathDate", "2019");
    assert.equal(jobOf("chair of Torvik Rowing Club", died), undefined);
    assert.equal(jobOf("composer", died), "composer");
  });

  test("does not say that somebody is based in a street", () => {
    const at = (place: string) =>
      foldProfile(say("site", "fullName", "Ada Finch"), say("site", "location", place)).data;
    assert.equal(at("Kiwassa Road")["overviewSummary"], undefined);
    assert.equal(at("Kiwassa Road")["location"], "Kiwassa Road");
  });

  test("prefers a town to the country that it may be in, but not a town in another country", () => {
    const homeOf = (...places: string[]) =>
      foldProfile(NAMED, ...places.map((place, at) => say(["site", "network"][at] ?? "register", "location", place)))
        .data["location"];
    assert.equal(homeOf("Portugal", "Viana do Lima"), "Viana do Lima");
    assert.equal(homeOf("Portugal", "Portugal", "Graz, Austria"), "Portugal");
  });

  test("lists other names and the name in another script once, with their sources", () => {
    const script = say("register", "fullName", "Ада Торнквист");
    const maiden = say("network", "alias", "Ada Holm");
    const again = say("site", "alias", "Ada HOLM");
    const same = (["network", "register"] as const).map((source) => say(source, "fullName", "ADA FINCH-ØSTERGÅRD"));
    const { data, evidence } = foldProfile(NAMED, ...same, script, maiden, again);
    const names = (data["aliases"] as string[]).map((name) => name.toLowerCase());
    assert.deepEqual(names.toSorted(), ["ada holm", "ада торнквист"]);
    assert.deepEqual(new Set(evidence[`/aliases/${names.indexOf("ada holm")}`]), new Set([maiden.id, again.id]));
    assert.equal("aliases" in foldProfile(NAMED).data, false);
  });

  test("lists no part of the name as another name, unless a source calls it an alias", () => {
    const name = say("register", "fullName", "Ada Mary Finch");
    const short = [say("network", "fullName", "Ada"), say("site", "fullName", "A. Finch")];
    assert.equal("aliases" in foldProfile(name, ...short).data, false);
    assert.deepEqual(foldProfile(name, ...short, say("network", "alias", "Ada")).data["aliases"], ["Ada"]);
  });

  test("lists no other name that only spells out umlauts", () => {
    const name = say("site", "fullName", "Jürgen Müller");
    assert.equal("aliases" in foldProfile(name, say("network", "alias", "Juergen Mueller")).data, false);
  });

  test("describes a mayor who lives in the town by the office", () => {
    const { data } = foldProfile(
      NAMED,
      say("site", "experience", {
        title: "Mayor of Barre",
        company: "Barre",
        from: "2019",
        current: true,
        kind: "office",
      }),
      say("network", "location", "Barre"),
      say("forum", "location", "Barre"),
    );
    assert.deepEqual([data["jobTitle"], data["company"]], ["Mayor of Barre", "Barre"]);
    const past = foldProfile(
      NAMED,
      say("site", "experience", { title: "mayor", company: "Barre", from: "2003", to: "2007", kind: "job" }),
      say("network", "location", "Barre"),
      say("forum", "location", "Barre"),
    ).data["experiences"] as readonly { readonly title: string }[];
    assert.deepEqual(
      past.map(({ title }) => title),
      ["mayor"],
    );
    const home = foldProfile(
      NAMED,
      say("site", "experience", { title: "mayor", company: "Barre", from: "2003", to: "2007" }),
      say("network", "location", "Barre"),
    );
    assert.equal(home.data["location"], "Barre");
  });

  test("lists a language once if sources use its English and its own name", () => {
    const said = [
      say("site", "language", { language: "português", proficiency: "native" }),
      say("network", "language", { language: "Portuguese" }),
      say("network", "language", { language: "castellano" }),
    ];
    const { data } = foldProfile(NAMED, ...said);
    const told = (data["languages"] as { language: string; proficiency: string }[]).map((each) => each.language);
    assert.deepEqual([told.length, told.includes("castellano")], [2, true]);
  });

  test("says how many children there are where not all are named", () => {
    const named = say("site", "child", "Mona");
    const four = say("site", "childCount", 4);
    const { data, evidence } = foldProfile(NAMED, named, four);
    assert.equal(data["children"], "4 (Mona)");
    assert.equal(evidence["/children"]?.length, 2);
    assert.equal(foldProfile(NAMED, named, say("site", "childCount", 1)).data["children"], "Mona");
  });

  test("joins children in words, and lists languages, addresses, numbers and profiles separately", () => {
    const { data, unknown } = foldProfile(
      NAMED,
      say("site", "child", "Mona"),
      say("network", "child", "Finn"),
      say("site", "email", "ada@example.org"),
      say("site", "phone", "+12025550101"),
      say("site", "language", { language: "Welsh", proficiency: "native" }),
      say("network", "language", { language: "Irish" }),
      say("site", "account", { platform: "x", url: "https://x.com/ada" }),
      say("site", "account", { platform: "forum", url: "https://forum.example.org/ada" }),
    );
    assert.deepEqual(String(data["children"]).split(" and ").sort(), ["Finn", "Mona"]);
    assert.deepEqual([data["emails"], data["phoneNumbers"]], [["ada@example.org"], ["+12025550101"]]);
    const languages = data["languages"] as { language: string; proficiency: string }[];
    assert.deepEqual(
      languages.toSorted((a, b) => (a.language < b.language ? -1 : 1)),
      [
        { language: "Irish", proficiency: "" },
        { language: "Welsh", proficiency: "native" },
      ],
    );
    assert.equal(unknown.filter((pointer) => pointer.endsWith("/proficiency")).length, 1);
    assert.deepEqual(data["socialMediaLinks"], ["https://x.com/ada"]);
  });

  test("lists similar people with the reason", () => {
    const peers = [{ name: "Otto Brandt", role: "Treasurer", key: "register:7" }];
    const { data, evidence } = foldProfile(
      NAMED,
      say("site", "membership", { organization: "Harbour Board", role: "Chair", peers }),
    );
    assert.deepEqual(data["similarPeople"], [
      { name: "Otto Brandt", reason: "Both sit on the Harbour Board.", headline: "Treasurer, Harbour Board" },
    ]);
    assert.ok("/similarPeople/0" in evidence);
  });

  test("lists awards and skills once each, as the best supported datasource writes them", () => {
    const { data } = foldProfile(
      NAMED,
      say("site", "badge", "Ellery Medal", { confidence: 0.9 }),
      say("network", "badge", "ELLERY MEDAL", { confidence: 0.8 }),
      say("site", "skill", "Etching", { confidence: 0.9 }),
      say("network", "skill", "etching", { confidence: 0.8 }),
    );
    assert.deepEqual([data["careerBadges"], data["skills"]], [["Ellery Medal"], ["Etching"]]);
  });
});
