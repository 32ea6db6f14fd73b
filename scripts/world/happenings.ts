import { slugOf } from "./companies.ts";
import { type Drawing, drawScene } from "./drawings.ts";
import type { Happening, Story } from "./pages.ts";
import type { Person } from "./society.ts";

/** Title, type, date, place, city, the trade of its visitors, and a description. */
const EVENTS = `
Footbridges in Flood Country 2025|BusinessEvent|2025-05-14|Old Customs House|Lagos|engineer|Two days about bridges that may get wet.
The Long Span Meeting|BusinessEvent|2024-09-19|Hall of Rope Makers|Leeds|engineer|Talks on rope, steel and timber.
Night Shift Conference|BusinessEvent|2025-03-07|Lantern Hall|Berlin|nurse|What wards learn from one another after midnight.
Market Table Festival|FoodEvent|2025-06-21|Fish Market|Marseille|chef|Forty kitchens, one long table.
Bread Weekend|FoodEvent|2024-11-09|Town Hall|Graz|chef|Ovens, flour and patience.
Sea Reporters' Day|BusinessEvent|2025-10-02|Harbour Library|Cairo|journalist|How to write about water without saying blue.
Plain Buttons Conference|BusinessEvent|2026-02-12|Glass House|Singapore|designer|Interfaces for people who did not ask for one.
Tidal Symposium|EducationEvent|2025-04-23|Institute for Tidal Research|Hamburg|researcher|Posters, mud and data between the tides.
Meadow Counting Week|EducationEvent|2026-05-18|Example Academy of Shores|Kraków|researcher|A field school for people with boots.
Harbour Jazz Nights|MusicEvent|2025-08-08|Pier Nine|Valparaíso|musician|Three nights, nine bands, one ferry.
Winter Choir Meeting|MusicEvent|2025-12-13|Boat Shed|Recife|musician|Choirs sing for one another and then for everybody.
Small Tools Meetup|BusinessEvent|2026-01-22|Quiet Tuesday Software|Tallinn|developer|Short talks on programs that keep working.
Conference on Boring Databases|BusinessEvent|2025-09-11|Old Power Station|Sofia|developer|Two days without a single new idea.
Clear Figures Forum|BusinessEvent|2025-11-05|Evenkeel Finance|Boston|finance|Reports that people read to the end.
North Light Exhibition|ExhibitionEvent|2026-03-20|Ferry Terminal|Bergen|photographer|Prints of fog, and what was behind it.
Geography Teachers' Walk|EducationEvent|2025-05-31|Weather Station|Leeds|teacher|A walk with maps, and a soup.
Quiet Companies Summit|BusinessEvent|2025-10-16|Battery Hall|Lisbon|founder|Founders who would rather show the cable.
Sunrise Regatta|SportsEvent|2026-04-25|Bow Ball Rowing Club|Cardiff|coach|Eights, fours and porridge.
`;

/** Headline, date, the trade of the person it is about, and its text, in which NAME and CITY are replaced. */
const STORIES = `
NAME's footbridge opens in CITY|2025-07-03|engineer|The bridge was tested with two hundred schoolchildren and one brass band.
Ward in CITY invites parents to a night walk|2024-10-11|nurse|NAME showed the visitors how quiet a ward can be.
Cook from CITY writes a book about soup|2025-02-19|chef|NAME's book has forty recipes and one joke.
Sea diaries wanted: reporter in CITY asks for help|2026-01-08|journalist|NAME collects diaries of sea temperatures from before 1980.
An alphabet for noodle shops|2025-03-27|designer|NAME of CITY drew letters that can be read through steam.
Seagrass is back in the bay, researchers report|2025-06-05|researcher|NAME counted four thousand shoots and lost count twice.
Trumpet class of CITY plays the harbour anniversary|2024-08-15|musician|NAME conducted from a rowing boat.
Tide table library turns ten|2026-03-02|developer|NAME, of CITY, keeps the program that many harbours use.
Accountants agree on shorter reports|2025-09-30|finance|NAME proposed that no report be longer than its subject.
Fog pictures from CITY go on tour|2025-12-01|photographer|NAME's prints travel by ferry to eleven towns.
School garden of CITY gives eleven pumpkins|2025-10-20|teacher|NAME's class weighed each of them.
Island gets its hundredth battery|2026-06-12|founder|NAME of CITY came by boat to switch it on.
Beginners' boat from CITY wins the spring regatta|2026-04-27|coach|NAME's crew had rowed for seven months.
`;

/**
 * Headline, date, the slug of the person it is about and of the witness, and its text: a case from its charge to its
 * end, which a report has to show together. The witness must not appear in anybody's list of cases.
 */
const CASES = `
Analyst in Vancouver charged with tax fraud|2023-11-20|grace-wang|sofia-marchetti|NAME, of CITY, was charged with tax fraud on Monday. The prosecutor accuses NAME of having left nine invoices out of a client's tax return. Police had searched the office in September. NAME has been under investigation for tax fraud since 4 September 2023. NAME denies the charge. The trial opens in the spring.
Court acquits analyst of tax fraud|2024-06-12|grace-wang|sofia-marchetti|The provincial court in CITY acquitted NAME of tax fraud on Wednesday. The witness OTHER told the court that the nine invoices had been sent to the tax office in time. The judge said that the prosecutor had charged the wrong person, and that NAME leaves the court without a stain.
`;

export interface Happenings {
  readonly events: readonly Happening[];
  readonly stories: readonly Story[];
  readonly drawings: readonly Drawing[];
}

/**
 * Who attended what and was in the news: some people from each trade, so that namesakes in one trade differ by more
 * than their name.
 */
export function listHappenings(people: readonly Person[]): Happenings {
  const drawings: Drawing[] = [];
  const events = EVENTS.trim()
    .split("\n")
    .map((line, index): Happening => {
      const [title = "", type = "", date = "", place = "", city = "", trade = "", text = ""] = line.split("|");
      const own = people.filter((person) => person.trade === trade);
      const third = (part: number) => own.filter((_, at) => at % 4 === (part + index) % 4);
      const slug = slugOf(title);
      const picture = drawScene(slug, slug);
      drawings.push(picture);
      const [organizer, ...performers] = third(0);
      return {
        slug,
        title,
        type,
        date,
        place,
        city,
        text,
        picture: picture.url,
        performers,
        organizers: organizer ? [organizer] : [],
        attendees: third(1),
      };
    });
  const stories = STORIES.trim()
    .split("\n")
    .flatMap((line, index): Story[] => {
      const [headline = "", date = "", trade = "", text = ""] = line.split("|");
      const own = people.filter((person) => person.trade === trade);
      const picture = drawScene(trade, `paper-${trade}`);
      drawings.push(picture);
      return own
        .filter((_, at) => at % 5 === index % 5)
        .map((person, at): Story => {
          const fill = (words: string) => words.replaceAll("NAME", person.fullName).replaceAll("CITY", person.city);
          const slug = `${slugOf(headline.replaceAll("NAME", "").replaceAll("CITY", person.city))}-${index}${at}`;
          const others = own.filter((other) => other !== person && other.city === person.city).slice(0, 1);
          return {
            slug,
            headline: fill(headline),
            date,
            text: fill(text),
            picture: picture.url,
            about: [person],
            mentions: others,
          };
        });
    });
  return { events, stories: [...stories, ...casesOf(people, drawings[0]?.url ?? "")], drawings };
}

function casesOf(people: readonly Person[], picture: string): readonly Story[] {
  return CASES.trim()
    .split("\n")
    .flatMap((line): Story[] => {
      const [headline = "", date = "", slug = "", other = "", text = ""] = line.split("|");
      const person = people.find((each) => each.slug === slug);
      const witness = people.find((each) => each.slug === other);
      if (person === undefined || witness === undefined) throw new Error(`nobody is called ${slug} or ${other}`);
      const told = text
        .replaceAll("NAME", person.fullName)
        .replaceAll("CITY", person.city)
        .replaceAll("OTHER", witness.fullName);
      return [{ slug: slugOf(headline), headline, date, text: told, picture, about: [person], mentions: [witness] }];
    });
}
