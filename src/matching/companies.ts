import type { ClaimDraft } from "../domain/claim.ts";
import { isSameCompany } from "../domain/company.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import type { Match } from "../domain/match.ts";
import { saw } from "../domain/seen-detail.ts";
import { feature } from "./features.ts";
import { type RecordToJudge, type JudgeInput, judgeRecords } from "./score.ts";

/** Limit on employers whose pages are requested. A career has a handful; a list of clients has hundreds. */
const MAX_EMPLOYERS = 12;

/**
 * Judges every record of a lookup: people against the candidate, companies by whether the candidate's own records name
 * them.
 */
export function judgeWithCompanies(input: JudgeInput): {
  readonly matches: ReadonlyMap<string, Match>;
  /** Keys to request next, to learn about the employers. */
  readonly employers: readonly Identifier[];
} {
  const [companies, people] = [
    input.records.filter(isCompanyRecord),
    input.records.filter((one) => !isCompanyRecord(one)),
  ];
  const judged = judgeRecords({ ...input, records: people });
  const believed = people.filter(({ id }) => judged.get(id)?.judgement === "own").flatMap(({ claims }) => claims);
  const matches = new Map([...judged, ...judgeCompanies(companies, believed, input.decisions)]);
  return { matches, employers: employerKeys(believed) };
}

/** Whether a record is about a company, not a person: every claim is about the company. */
export function isCompanyRecord(record: Pick<RecordToJudge, "claims">): boolean {
  return record.claims.length > 0 && record.claims.every(({ property }) => property === "company");
}

/**
 * Judges company records. One is *own* if an experience in one of the candidate's own records names the company: its
 * claims about the employer may then be believed. Any other is undecided and contributes nothing. Names of people are
 * not compared.
 *
 * @param believed claims of the records judged to be the candidate's own
 */
export function judgeCompanies(
  records: readonly RecordToJudge[],
  believed: readonly ClaimDraft[],
  decisions?: ReadonlyMap<string, "own" | "other">,
): ReadonlyMap<string, Match> {
  const employers = employersOf(believed);
  return new Map(
    records.map((record): [string, Match] => {
      const named = employers.find((employer) =>
        record.claims.some(
          (claim) =>
            claim.property === "company" &&
            isSameCompany(claim.value, { name: employer.company, url: employer.companyUrl }),
        ),
      );
      const features = named ? [feature("employerNamed", saw("said", named.company))] : [];
      const score = features.reduce((sum, { weight }) => sum + weight, 0);
      const decided = decisions?.get(record.id);
      if (decided !== undefined) return [record.id, { judgement: decided, score, features, judgedBy: "decision" }];
      return [record.id, { judgement: named ? "own" : "undecided", score, features, judgedBy: "rule" }];
    }),
  );
}

/** Keys for learning about the employers: their websites, as far as own records state them. */
export function employerKeys(believed: readonly ClaimDraft[]): readonly Identifier[] {
  const keys = employersOf(believed).flatMap(({ companyUrl }) =>
    companyUrl === undefined ? [] : (normalizeIdentifier("website", companyUrl) ?? []),
  );
  return [...new Map(keys.map((key) => [key.value, key])).values()].slice(0, MAX_EMPLOYERS);
}

function employersOf(claims: readonly ClaimDraft[]) {
  return claims.flatMap((claim) => (claim.property === "experience" ? [claim.value] : []));
}
