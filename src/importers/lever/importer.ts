import { z } from "zod";
import type { Folder, Importer } from "../importer.ts";
import { isJobTitle } from "../../text/people/naming.ts";
import { beginsLike, given, listOf, readHead, text, texts } from "../json.ts";
import { readEntries } from "../json-list.ts";
import { leftOut } from "../left-out.ts";
import { type ImportedPerson, isAccountAddress, personRows, withScheme } from "../person.ts";

const Opportunity = z.looseObject({
  id: text,
  name: z.string().trim().min(1),
  headline: text,
  location: z.union([text, z.looseObject({ name: text }).transform(({ name }) => name)]),
  /** An ID, or the contact itself if the request asked for it. */
  contact: z
    .union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
    .nullish()
    .catch(null),
  phones: listOf(z.looseObject({ value: text })).transform((all) => all.flatMap(({ value }) => value ?? [])),
  emails: texts,
  links: texts,
  isAnonymized: z.boolean().nullish().catch(null),
});
type Opportunity = z.infer<typeof Opportunity>;

/**
 * Opportunities as listed by Lever's API (hire.lever.co/developer/documentation, "Opportunities"): under `data`, in a
 * list, or one per line. A contact may have several. Owners, followers and postings are not imported.
 */
export const lever: Importer = {
  name: "lever",
  title: "Lever opportunities (JSON)",
  readsEachAlone: true,
  async recognise(folder) {
    return await beginsLike(folder, ENDING, [
      /"headline"\s*:/,
      /"emails"\s*:/,
      /"(?:isAnonymized|sourcedBy|dataProtection|lastInteractionAt|lastAdvancedAt|confidentiality|followers|stageChanges)"\s*:/,
    ]);
  },
  async *rows(folder, onReject = () => undefined) {
    for (const path of folder.list().filter((each) => ENDING.test(each))) {
      const member = (await isPaged(folder, path)) ? "data" : undefined;
      for await (const { value, line } of readEntries(folder, path, Opportunity, onReject, member)) {
        if (value.isAnonymized === true) onReject({ path, line, ...leftOut("anonymised", "Lever") });
        else yield* personRows(personOf(value), sourceOf(value), { path, line, onReject });
      }
    }
  },
};

const ENDING = /\.(?:jsonl|ndjson|json)$/i;

/** Whether the list is under `data`, as in the API's responses. */
async function isPaged(folder: Folder, path: string): Promise<boolean> {
  return /^\s*\{\s*"data"\s*:\s*\[/.test(await readHead(folder, path));
}

function sourceOf({ contact, id }: Opportunity): { readonly format: string; readonly id?: string } {
  const key = contact ?? id;
  return { format: "lever", ...(key && { id: key }) };
}

/**
 * A headline is a post, a post and where it is held, or the employers and schools that Lever finds in a CV: names alone say of none whose
 * it is now.
 */
function postOf(headline: string | undefined): Pick<ImportedPerson, "headline" | "positions"> {
  const parts = headline?.split(", ") ?? [];
  const [title = "", company] = parts;
  if (company === undefined) return given({ headline });
  if (!isJobTitle(title)) return parts.some(isJobTitle) ? given({ headline }) : {};
  return parts.length === 2 ? { positions: [{ title, company, current: true }] } : given({ headline });
}

function personOf(row: Opportunity): ImportedPerson {
  const links = row.links.map(withScheme);
  return given({
    fullName: row.name,
    ...postOf(row.headline),
    location: row.location,
    emails: row.emails,
    phones: row.phones,
    profiles: links,
    accounts: links.filter(isAccountAddress),
    websites: links.filter((link) => !isAccountAddress(link)),
  });
}
