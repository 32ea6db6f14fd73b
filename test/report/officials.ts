import type { Claim, ExperienceValue } from "../../src/domain/claim.ts";
import { say } from "../sections/claims.ts";

/** Somebody who holds or held a public office, as two sources state it: neutral facts that any encyclopedia has. */
export interface Official {
  readonly name: string;
  readonly claims: readonly Claim[];
  /** Whether they still hold an office on the day of `OFFICIALS_AS_OF`. */
  readonly serves: boolean;
}

export const OFFICIALS_AS_OF = "2026-11-22";

const DAY = { collectedAt: "2026-11-01T00:00:00.000Z" };

function official(
  name: string,
  life: { readonly birthDate: string; readonly deathDate?: string },
  offices: readonly ExperienceValue[],
  more: readonly Claim[] = [],
): Official {
  const register = offices.map((office) => say("register", "experience", { kind: "office", ...office }, DAY));
  const [first] = offices;
  const encyclopedia =
    first === undefined ? [] : [say("encyclopedia", "experience", { kind: "office", ...first }, DAY)];
  const { birthDate, deathDate } = life;
  return {
    name,
    serves: deathDate === undefined && offices.some(({ current }) => current === true),
    claims: [
      say("register", "fullName", name, DAY),
      say("register", "birthDate", birthDate, DAY),
      ...(deathDate === undefined ? [] : [say("register", "deathDate", deathDate, DAY)]),
      ...register,
      ...encyclopedia,
      ...more,
    ],
  };
}

const term = (title: string, company: string, from: string, to: string): ExperienceValue => ({
  title,
  company,
  from,
  to,
});

export const OFFICIALS: readonly Official[] = [
  official("James Buchanan", { birthDate: "1791-04-23", deathDate: "1868-06-01" }, [
    term("President of the United States", "United States", "1857-03-04", "1861-03-04"),
    term("Secretary of State", "United States Department of State", "1845-03-10", "1849-03-07"),
    term("U.S. Senator", "United States Senate", "1834-12-06", "1845-03-05"),
    // A source that omits when it ended, and one that says that it is current.
    { title: "Minister to the United Kingdom", company: "United States Department of State", from: "1853-08-23" },
    { title: "Trustee", company: "Franklin and Marshall College", from: "1853", current: true },
  ]),
  official("Angela Merkel", { birthDate: "1954-07-17" }, [
    term("Chancellor of Germany", "Government of Germany", "2005-11-22", "2021-12-08"),
    term("Member of the Bundestag", "Bundestag", "1990-12-20", "2021-10-26"),
  ]),
  official("Ursula von der Leyen", { birthDate: "1958-10-08" }, [
    {
      title: "President of the European Commission",
      company: "European Commission",
      from: "2019-12-01",
      current: true,
    },
    term("Minister of Defence", "Government of Germany", "2013-12-17", "2019-07-17"),
  ]),
  official(
    "Jimmy Carter",
    { birthDate: "1924-10-01", deathDate: "2024-12-29" },
    [
      term("President of the United States", "United States", "1977-01-20", "1981-01-20"),
      term("Governor of Georgia", "Georgia", "1971-01-12", "1975-01-14"),
    ],
    [say("register", "membership", { organization: "The Elders", from: "2007" }, DAY)],
  ),
  official("Sandra Day O'Connor", { birthDate: "1930-03-26", deathDate: "2023-12-01" }, [
    term("Associate Justice", "Supreme Court of the United States", "1981-09-25", "2006-01-31"),
    { title: "Chancellor", company: "College of William & Mary", from: "2005", current: true },
  ]),
];
