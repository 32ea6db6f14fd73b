import { orcidOf } from "./registers.ts";
import type { Answer } from "./services.ts";
import type { Person } from "./society.ts";

/** `GET /2.3/users/{ids}` of the Stack Exchange API (api.stackexchange.com/docs/types/user). */
export function stackExchangeUser(person: Person): Answer {
  const id = 90_000_000 + person.index;
  return {
    kind: "stack-exchange/users",
    url: `https://api.stackexchange.com/2.3/users/${id}?site=stackoverflow&filter=!9_bDDxJY5`,
    data: {
      items: [
        {
          badge_counts: { bronze: 20 + person.index, silver: person.index % 13, gold: person.index % 3 },
          account_id: id,
          is_employee: false,
          last_modified_date: 1_761_000_000,
          last_access_date: 1_761_900_000 + person.index * 911,
          reputation: 100 + person.index * 37,
          creation_date: 1_280_000_000 + person.index * 1_000_003,
          user_type: "registered",
          user_id: id,
          location: `${person.city}, ${person.country}`,
          website_url: person.site,
          link: `https://stackoverflow.com/users/${id}/candor-${person.slug}`,
          profile_image: person.portrait.url,
          display_name: person.fullName,
          about_me: `<p>${person.about}</p>`,
        },
      ],
      has_more: false,
      quota_max: 300,
      quota_remaining: 299,
    },
  };
}

/** `GET /v0/user/{id}.json` of Hacker News (github.com/HackerNews/API). */
export function hackerNewsUser(person: Person): Answer {
  const id = `candor_${String(person.index).padStart(3, "0")}`;
  return {
    kind: "hacker-news/user",
    url: `https://hacker-news.firebaseio.com/v0/user/${id}.json`,
    data: {
      about: person.about,
      created: 1_300_000_000 + person.index * 999_983,
      id,
      karma: 40 + person.index * 7,
      submitted: [],
    },
  };
}

/** `GET /authors/{id}` of OpenAlex (docs.openalex.org, "Author object"). IDs of this length are not assigned. */
export function openalexAuthor(person: Person): Answer {
  const id = `https://openalex.org/A90000000${String(person.index).padStart(4, "0")}`;
  return {
    kind: "openalex/author",
    url: id.replace("openalex.org/", "api.openalex.org/authors/"),
    data: {
      id,
      orcid: `https://orcid.org/${orcidOf(person)}`,
      display_name: person.fullName,
      display_name_alternatives: [`${[...person.given][0]}. ${person.family}`],
      works_count: 4 + (person.index % 40),
      cited_by_count: person.index * 11,
      ids: { openalex: id, orcid: `https://orcid.org/${orcidOf(person)}` },
      affiliations: person.jobs.map((job) => ({
        institution: { id: "https://openalex.org/I9000000001", display_name: job.company.name, type: "nonprofit" },
        years: [Number((job.to ?? "2026").slice(0, 4)), Number(job.from.slice(0, 4))],
      })),
      last_known_institutions: [],
      topics: [],
      created_date: "2023-07-21",
      updated_date: "2026-10-20",
    },
  };
}

export function wikidataIdOf(person: Person): string {
  return `Q9000000${String(person.index).padStart(3, "0")}`;
}

/**
 * `Special:EntityData/{Q…}.json` of Wikidata (www.wikidata.org/wiki/Wikidata:Data_access). Items with such high numbers
 * do not exist.
 */
export function wikidataEntity(person: Person): Answer {
  const id = wikidataIdOf(person);
  const statement = (property: string, type: string, value: unknown) => [
    {
      mainsnak: { snaktype: "value", property, datavalue: { value, type }, datatype: type },
      type: "statement",
      id: `${id}$00000000-0000-4000-8000-000000000001`,
      rank: "normal",
    },
  ];
  const item = (value: string) => ({ "entity-type": "item", "numeric-id": Number(value.slice(1)), id: value });
  const handle = (platform: string) => person.accounts.find((account) => account.platform === platform)?.handle;
  const handles = { P2002: handle("x"), P2003: handle("instagram"), P2037: handle("github") };
  return {
    kind: "wikidata/entity",
    url: `https://www.wikidata.org/wiki/Special:EntityData/${id}.json`,
    data: {
      entities: {
        [id]: {
          pageid: 900_000_000 + person.index,
          ns: 0,
          title: id,
          lastrevid: 1,
          modified: "2026-09-09T09:09:09Z",
          type: "item",
          id,
          labels: {
            en: { language: "en", value: person.fullName },
            ...(person.native !== "" && { [person.lang]: { language: person.lang, value: person.native } }),
          },
          descriptions: { en: { language: "en", value: `invented person who ${person.work.about}` } },
          aliases: {},
          claims: {
            P31: statement("P31", "wikibase-entityid", item("Q5")),
            P21: statement("P21", "wikibase-entityid", item(person.gender === "female" ? "Q6581072" : "Q6581097")),
            P569: statement("P569", "time", {
              time: `+${person.birth}T00:00:00Z`,
              timezone: 0,
              before: 0,
              after: 0,
              precision: 11,
              calendarmodel: "http://www.wikidata.org/entity/Q1985727",
            }),
            P856: statement("P856", "string", person.site),
            ...Object.fromEntries(
              Object.entries(handles).flatMap(([property, value]) =>
                value === undefined ? [] : [[property, statement(property, "string", value)]],
              ),
            ),
          },
          sitelinks: {},
        },
      },
    },
  };
}

/** `GET /api/rest_v1/page/summary/{title}` of Wikipedia (en.wikipedia.org/api/rest_v1). */
export function wikipediaSummary(person: Person): Answer {
  const title = `${person.fullName} (invented person ${person.index})`;
  const page = `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(" ", "_"))}`;
  const text = `${person.fullName} is an invented ${person.jobs[0].title.toLowerCase()} from ${person.city}, who ${person.work.about}.`;
  return {
    kind: "wikipedia/summary",
    url: page.replace("/wiki/", "/api/rest_v1/page/summary/"),
    data: {
      type: "standard",
      title,
      displaytitle: title,
      namespace: { id: 0, text: "" },
      wikibase_item: wikidataIdOf(person),
      titles: { canonical: title.replaceAll(" ", "_"), normalized: title, display: title },
      pageid: 900_000_000 + person.index,
      thumbnail: { source: person.portrait.url, width: 200, height: 200 },
      lang: "en",
      dir: "ltr",
      timestamp: "2026-09-09T09:09:09Z",
      content_urls: { desktop: { page } },
      extract: text,
      extract_html: `<p>${text}</p>`,
    },
  };
}
