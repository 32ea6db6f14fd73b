import { createHash } from "node:crypto";
import type { Evidence } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import { statedOf } from "../contract/stated.ts";
import { claimsBelow } from "./evidence.ts";
import type { ExportInput } from "./export-input.ts";
import { plainSummary } from "../presentation/emphasis.ts";
import { preciseDate } from "./precise-date.ts";

interface EntityProperty {
  readonly schema: string;
  readonly entity: string;
  readonly prop: string;
  readonly value: string;
  /** The field of the profile that says so; its evidence names the datasources. */
  readonly field: string;
}

/**
 * FollowTheMoney statements (followthemoney.tech), one per line: a property of an entity with the datasource that
 * states it. A value with several datasources has a statement for each. The entities are the person, companies, and the
 * employments that connect them.
 */
export function writeFollowTheMoney(input: ExportInput): string {
  const { lookup, evidence, datasources } = input;
  const data = statedOf(lookup.data ?? {}, evidence) as LookupData;
  const seen = lookup.finishedAt ?? lookup.startedAt;
  const known = new Map(datasources.map((each) => [each.datasourceId, each]));
  const lines = propertiesOf(data, lookup.lookupId, evidence).flatMap(({ schema, entity, prop, value, field }) => {
    const claims = claimsBelow(evidence, field);
    const ids = claims.length === 0 ? [""] : [...new Set(claims.map(({ datasourceId }) => datasourceId))];
    return ids.map((datasourceId) => {
      const source = known.get(datasourceId);
      const statement = {
        id: idOf(entity, prop, value, datasourceId),
        entity_id: entity,
        canonical_id: entity,
        schema,
        prop,
        value,
        dataset: source?.connector ?? "candor",
        origin: source?.source ?? null,
        first_seen: source?.date ?? seen,
        last_seen: seen,
      };
      return `${JSON.stringify(statement)}\n`;
    });
  });
  return lines.join("");
}

function propertiesOf(data: LookupData, lookupId: string, evidence: Evidence): readonly EntityProperty[] {
  const person = `candor-${lookupId}`;
  const found: EntityProperty[] = [];
  const add = (
    schema: string,
    entity: string,
    prop: string,
    value: string | number | undefined,
    field: string,
  ): void => {
    if (value !== undefined && value !== "") found.push({ schema, entity, prop, value: String(value), field });
  };
  const each = (prop: string, values: readonly string[] | undefined, field: string): void => {
    for (const [at, value] of (values ?? []).entries()) add("Person", person, prop, value, `${field}/${at}`);
  };
  add("Person", person, "name", data.fullName, "/fullName");
  add("Person", person, "firstName", data.firstName, "/firstName");
  add("Person", person, "lastName", data.lastName, "/lastName");
  add("Person", person, "gender", data.gender, "/gender");
  add("Person", person, "nationality", data.nationality, "/nationality");
  add("Person", person, "birthDate", data.birthYear, "/birthYear");
  add("Person", person, "address", data.location, "/location");
  add("Person", person, "position", data.jobTitle, "/jobTitle");
  add("Person", person, "summary", plainSummary(data.overviewSummary), "/overviewSummary");
  each("email", data.emails, "/emails");
  each("phone", data.phoneNumbers, "/phoneNumbers");
  each("website", data.websites, "/websites");
  each("website", data.socialMediaLinks, "/socialMediaLinks");
  for (const [at, school] of (data.education ?? []).entries()) {
    const text = [school.title, school.subtitle].filter(Boolean).join(", ");
    add("Person", person, "education", text, `/education/${at}`);
  }
  for (const [at, job] of (data.experiences ?? []).entries()) {
    const field = `/experiences/${at}`;
    const company = `candor-${idOf("company", job.company)}`;
    const employment = `candor-${idOf(lookupId, "employment", String(at), job.company)}`;
    add("Company", company, "name", job.company, `${field}/company`);
    add("Employment", employment, "employee", person, field);
    add("Employment", employment, "employer", company, field);
    add("Employment", employment, "role", job.title, `${field}/title`);
    add("Employment", employment, "startDate", preciseDate(evidence, field, "from", job.dateFrom), `${field}/dateFrom`);
    add("Employment", employment, "endDate", preciseDate(evidence, field, "to", job.dateTo), `${field}/dateTo`);
  }
  return found;
}

function idOf(...parts: readonly string[]): string {
  return createHash("sha1").update(JSON.stringify(parts)).digest("hex");
}
