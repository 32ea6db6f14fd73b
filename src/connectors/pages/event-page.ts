import type { ClaimDraft, EventValue, Finding } from "../../domain/claim.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import type { Capture } from "../connector.ts";
import { placeOf, readHtml } from "./html.ts";
import { type JsonNode, type JsonObject, type LinkedData, readJsonLd } from "./json-ld.ts";
import { type NamedPerson, findingsOf } from "./named-people.ts";
import { pictureOf, placeName } from "./organization-node.ts";
import { claimAt, compact, webAddress } from "../findings/claims.ts";

/**
 * Reads `event-page`: an event stated as schema.org's `Event` (or a subtype). Everybody it names as performer,
 * organizer or attendee is a record with that event; whether it is the candidate is judged like any other.
 */
export function* readEventPage(capture: Capture): Iterable<Finding> {
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  for (const event of data.nodes.filter((node) => data.types(node).some((type) => type.endsWith("Event")))) {
    yield* findingsOf(capture, data, peopleOf(data, event), page.lang, ({ role }) =>
      eventClaims(capture, data, event, role),
    );
  }
}

const ROLES = ["performer", "actor", "organizer", "attendee"] as const;

function peopleOf(data: LinkedData, event: JsonObject): readonly NamedPerson[] {
  return ROLES.flatMap((role) =>
    data
      .objects(event, role)
      .filter((person) => data.types(person).includes("Person"))
      .map((person) => ({ person, role })),
  );
}

function* eventClaims(
  capture: Capture,
  data: LinkedData,
  event: JsonObject,
  role: string | undefined,
): Generator<ClaimDraft> {
  const [title] = data.texts(event, "name");
  if (title === undefined) return;
  const date = data.texts(event, "startDate")[0]?.value.slice(0, 10);
  const [place] = data.values(event, "location");
  const value = compact<EventValue>({
    title: title.value,
    date: date !== undefined && isPartialDate(date) ? date : undefined,
    place: place && venueOf(data, place),
    role,
    description: data.texts(event, "description")[0]?.value,
    imageUrl: pictureOf(data, event)?.value,
    url: webAddress(data.texts(event, "url")[0]?.value) ?? capture.url,
  });
  yield claimAt("event", value, placeOf(capture, title).locator, placeOf(capture, title));
}

/** The name of a venue, and its town. */
function venueOf(data: LinkedData, place: JsonNode): string | undefined {
  const name = place.type === "object" ? data.texts(place, "name")[0]?.value : undefined;
  const where = placeName(data, place)?.value;
  return name === undefined || where === undefined || where.includes(name) ? where : `${name}, ${where}`;
}
