import type { Company } from "./companies.ts";
import type { Account, Person } from "./society.ts";

/** A web page as its server sends it. */
export interface Page {
  readonly kind: string;
  readonly url: string;
  readonly html: string;
}

/** A person's own site with schema.org data (schema.org/ProfilePage, schema.org/Person). */
export function personPage(person: Person): Page {
  const native = person.native !== "" && person.index % 2 === 1;
  const name = native ? person.native : person.fullName;
  const others = native ? person.fullName : person.native;
  const [current, ...earlier] = person.jobs;
  const node = {
    "@type": "Person",
    "@id": `${person.site}#me`,
    name,
    ...(others !== "" && { alternateName: others }),
    givenName: person.given,
    familyName: person.family,
    gender: `https://schema.org/${person.gender === "female" ? "Female" : "Male"}`,
    ...(person.index % 4 !== 0 && { birthDate: person.birth }),
    nationality: { "@type": "Country", name: person.nationality },
    jobTitle: current.title,
    description: person.about,
    address: { "@type": "PostalAddress", addressLocality: person.city, addressCountry: person.country },
    email: `mailto:${person.email}`,
    ...(person.index % 3 === 0 && { telephone: person.phone }),
    url: person.site,
    sameAs: person.accounts.map(({ url }) => url),
    image: [
      person.portrait.url,
      ...person.photos.map(({ url }) => ({
        "@type": "ImageObject",
        contentUrl: url,
        caption: `By ${person.fullName}`,
      })),
    ],
    worksFor: [current, ...earlier].map((job) => ({
      "@type": "OrganizationRole",
      roleName: job.title,
      startDate: job.from,
      ...(job.to !== null && { endDate: job.to }),
      worksFor: {
        "@type": "Organization",
        name: job.company.name,
        url: job.company.site,
        location: job.company.city,
      },
    })),
    ...(person.index % 5 === 0 && {
      hasOccupation: {
        "@type": "Occupation",
        name: current.title,
        estimatedSalary: {
          "@type": "MonetaryAmountDistribution",
          currency: "USD",
          duration: "P1Y",
          percentile10: person.work.pay[0],
          percentile90: person.work.pay[1],
        },
      },
    }),
    alumniOf: person.schools.map(({ degree, school, from, to }) => ({
      "@type": "OrganizationRole",
      roleName: degree,
      startDate: String(from),
      endDate: String(to),
      alumniOf: {
        "@type": "CollegeOrUniversity",
        name: school.name,
        logo: school.logo,
        address: { "@type": "PostalAddress", addressLocality: school.city },
      },
    })),
    memberOf: { "@type": "OrganizationRole", roleName: "Member", memberOf: organization(person.work.organization) },
    knowsLanguage: person.languages.map(({ language }) => language),
    knowsAbout: person.skills,
    ...(person.badges.length > 0 && { award: person.badges }),
    ...(person.spouse !== null && { spouse: { "@type": "Person", name: person.spouse } }),
    ...(person.children.length > 0 && { children: person.children.map((name) => ({ "@type": "Person", name })) }),
  };
  const data = { "@context": "https://schema.org", "@type": "ProfilePage", mainEntity: node };
  const body = `<h1>${escapeHtml(name)}</h1>\n<p>${escapeHtml(person.about)}</p>`;
  return {
    kind: "person-page",
    url: person.site,
    html: writePage(person.site, name, person.lang, data, body, person.portrait.url),
  };
}

/** An older kind of page: no linked data, only the tags that a link preview needs (ogp.me, "profile"). */
export function plainPage(person: Person): Page {
  const html = `<!doctype html>
<html lang="${person.lang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(person.fullName)}</title>
<link rel="canonical" href="${person.site}">
<meta property="og:type" content="profile">
<meta property="og:title" content="${escapeHtml(person.fullName)}">
<meta property="og:description" content="${escapeHtml(person.about)}">
<meta property="og:image" content="${person.portrait.url}">
<meta property="profile:first_name" content="${escapeHtml(person.given)}">
<meta property="profile:last_name" content="${escapeHtml(person.family)}">
<script>window.visits = (window.visits || 0) + 1;</script>
</head>
<body><table width="600"><tr><td><b>${escapeHtml(person.fullName)}</b><br>${escapeHtml(person.about)}<br>
<a href="mailto:${person.email}">Write to me</a></td></tr></table></body>
</html>
`;
  return { kind: "person-page", url: person.site, html };
}

/** A public profile as a professional network shows it to visitors. */
export function profilePage(person: Person, account: Account): Page {
  const name = person.fullName.replace(/ [JS]r\.$/, "");
  const data = {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    dateCreated: account.created,
    dateModified: `2026-10-${String(1 + (person.index % 28)).padStart(2, "0")}T08:00:00.000Z`,
    mainEntity: {
      "@type": "Person",
      name,
      description: person.about,
      interactionStatistic: {
        "@type": "InteractionCounter",
        interactionType: "https://schema.org/FollowAction",
        userInteractionCount: account.followers,
      },
    },
  };
  const title = `${name} - ${person.jobs[0].title} - ${person.jobs[0].company.name} | LinkedIn`;
  const body = `<main><h1>${escapeHtml(name)}</h1><h2>${escapeHtml(person.jobs[0].title)}</h2></main>`;
  const html = writePage(account.url, title, "en", data, body, person.portrait.url, `${name} | LinkedIn`);
  return { kind: "account-page", url: account.url, html };
}

/** A company's own site (schema.org/Corporation) with the people it shows on its team page. */
export function companyPage(company: Company, people: readonly Person[]): Page {
  const founder = people.find(({ jobs }) => /founder/i.test(jobs[0].title));
  const data = {
    "@context": "https://schema.org",
    "@type": company.ticker === "" ? "Organization" : "Corporation",
    name: company.name,
    url: company.site,
    logo: company.logo,
    industry: company.industry,
    foundingDate: company.founded,
    numberOfEmployees: { "@type": "QuantitativeValue", minValue: company.from, maxValue: company.to },
    ...(company.ticker !== "" && { tickerSymbol: company.ticker }),
    address: { "@type": "PostalAddress", addressLocality: company.city },
    ...(founder && { founder: named(founder) }),
    employee: people
      .filter((person) => person !== founder)
      .map((person) => ({ ...named(person), jobTitle: person.jobs[0].title })),
  };
  const team = people.map((person) => `<li>${escapeHtml(person.fullName)}, ${escapeHtml(person.jobs[0].title)}</li>`);
  const body = `<h1>${escapeHtml(company.name)}</h1>\n<ul>\n${team.join("\n")}\n</ul>`;
  const html = writePage(company.site, company.name, "en", data, body, company.logo);
  return { kind: "company-page", url: company.site, html };
}

/** A vacancy (schema.org/JobPosting) with the pay that many laws require. */
export function vacancyPage(company: Company, title: string, pay: readonly [number, number]): Page {
  const url = `${company.site}jobs/${title.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  const data = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    datePosted: "2026-10-12",
    employmentType: "FULL_TIME",
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      sameAs: company.site,
      url: company.site,
      logo: company.logo,
    },
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: company.city } },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: pay[0], maxValue: pay[1], unitText: "YEAR" },
    },
  };
  const body = `<h1>${escapeHtml(title)}</h1><p>We look forward to hearing from you.</p>`;
  return { kind: "job-page", url, html: writePage(url, `${title} at ${company.name}`, "en", data, body, company.logo) };
}

export interface Happening {
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly date: string;
  readonly place: string;
  readonly city: string;
  readonly text: string;
  readonly picture: string;
  readonly performers: readonly Person[];
  readonly organizers: readonly Person[];
  readonly attendees: readonly Person[];
}

/** An event's own page (schema.org/Event). */
export function eventPage(event: Happening): Page {
  const url = `https://events.example.org/${event.slug}`;
  const data = {
    "@context": "https://schema.org",
    "@type": event.type,
    name: event.title,
    startDate: `${event.date}T09:30:00+01:00`,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: event.place,
      address: { "@type": "PostalAddress", addressLocality: event.city },
    },
    description: event.text,
    image: [event.picture],
    url,
    performer: event.performers.map(named),
    organizer: event.organizers.map(named),
    attendee: event.attendees.map(named),
  };
  const body = `<h1>${escapeHtml(event.title)}</h1>\n<p>${escapeHtml(event.text)}</p>`;
  return { kind: "event-page", url, html: writePage(url, event.title, "en", data, body, event.picture) };
}

export interface Story {
  readonly slug: string;
  readonly headline: string;
  readonly date: string;
  readonly text: string;
  readonly picture: string;
  readonly about: readonly Person[];
  readonly mentions: readonly Person[];
}

/** A newspaper article (schema.org/NewsArticle). */
export function articlePage(story: Story): Page {
  const url = `https://news.example.com/${story.date.slice(0, 4)}/${story.slug}`;
  const data = {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: story.headline,
    datePublished: `${story.date}T06:00:00Z`,
    dateModified: `${story.date}T07:10:00Z`,
    image: [story.picture],
    author: [{ "@type": "Person", name: "The weekend desk" }],
    publisher: {
      "@type": "NewsMediaOrganization",
      name: "The Example Courier",
      logo: "https://news.example.com/logo.png",
    },
    about: story.about.map((person) => ({
      ...named(person),
      jobTitle: person.jobs[0].title,
      worksFor: organization(person.jobs[0].company.name),
    })),
    mentions: story.mentions.map(named),
  };
  const body = `<article><h1>${escapeHtml(story.headline)}</h1>\n<p>${escapeHtml(story.text)}</p></article>`;
  return { kind: "news-article", url, html: writePage(url, story.headline, "en", data, body, story.picture) };
}

/** How a page about something else names a person: with a link to one of their profiles. */
function named(person: Person): Record<string, unknown> {
  const [profile] = person.accounts.map(({ url }) => url);
  return {
    "@type": "Person",
    name: person.fullName,
    image: person.portrait.url,
    ...(profile !== undefined && { sameAs: profile }),
  };
}

function organization(name: string): Record<string, string> {
  return { "@type": "Organization", name };
}

function writePage(
  url: string,
  title: string,
  lang: string,
  data: unknown,
  body: string,
  picture: string,
  shared = title,
): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${url}">
<meta property="og:title" content="${escapeHtml(shared)}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}">
<script type="application/ld+json">
${JSON.stringify(data, null, 1).replaceAll("</", "<\\/")}
</script>
</head>
<body>
${body}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
