import { z } from "zod";
import type { ClaimDraft, OfficeValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { jsonReader } from "../reader.ts";
import { claimAt, compact, optionalText, pointer } from "../findings/claims.ts";
import { RegisterIds, registerIdentifiers, registerKey } from "./register.ts";

const Office = z.object({
  address: optionalText,
  suite: z.union([z.number().transform(String), optionalText]),
  building: optionalText,
  city: optionalText,
  state: optionalText,
  zip: optionalText,
  phone: optionalText,
  hours: optionalText,
});

const Entry = z.object({ id: RegisterIds, offices: z.array(Office) });

/**
 * Reads `us-congress/district-offices`: one entry of legislators-district-offices.json. Fax numbers are left out:
 * nobody answers them.
 */
export const congressOffices = jsonReader({
  kind: "us-congress/district-offices",
  schema: Entry,
  yields: ["office", "phone"],
  *read({ id, offices }, capture) {
    const claims: ClaimDraft[] = [];
    const phones: Identifier[] = [];
    for (const [index, office] of offices.entries()) {
      const phone = office.phone === undefined ? null : normalizeIdentifier("phone", office.phone, "US");
      if (phone) {
        phones.push(phone);
        claims.push(claimAt("phone", phone.value, pointer("offices", index, "phone")));
      }
      const address = addressOf(office);
      if (address === "") continue;
      const value = compact<OfficeValue>({ address, town: office.city, phone: phone?.value, hours: office.hours });
      claims.push(claimAt("office", value, pointer("offices", index)));
    }
    yield {
      externalId: registerKey(id),
      url: capture.url,
      claims,
      identifiers: [...registerIdentifiers(id), ...phones],
    };
  },
});

/** `915 Second Ave., Suite 3206, Seattle, WA 98174`. */
function addressOf({ address, suite, building, city, state, zip }: z.infer<typeof Office>): string {
  return [address, suite, building, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
