/**
 * By when a request has to be answered, by law, with the source of each: GDPR art. 12(3) (one month, two more for
 * complex requests) and Regulation 1182/71 art. 3 for how months are counted; UK GDPR art. 12(3); CCPA: Cal. Civ. Code
 * § 1798.130(a)(2)(A) (45 days, 45 more); LGPD art. 19, II (15 days); Switzerland: FADP art. 25(7) and DPO art. 18 (30
 * days); Quebec: Act P-39.1, s. 32 (30 days); Canada: PIPEDA s. 8(3) and (4) (30 days, 30 more); Australia: APP 12.4
 * (30 days). `other`: the shortest usual period, as a promise by the operator.
 */
const REGULATIONS = {
  gdpr: { months: 1, moreMonths: 2 },
  uk_gdpr: { months: 1, moreMonths: 2 },
  ccpa: { days: 45, moreDays: 45 },
  lgpd: { days: 15 },
  fadp: { days: 30 },
  law25: { days: 30 },
  pipeda: { days: 30, moreDays: 30 },
  app: { days: 30 },
  other: { days: 30 },
} as const satisfies Readonly<Record<string, DueTerms>>;
export type Regulation = keyof typeof REGULATIONS;

/** The citation for the period, and whom to complain to; empty if unknown. */
export const LAWS: Readonly<Record<Regulation, { readonly cited: string; readonly authority: string }>> = {
  gdpr: { cited: "GDPR (EU) 2016/679, 12(3)", authority: "" },
  uk_gdpr: { cited: "UK GDPR, 12(3)", authority: "Information Commissioner’s Office, https://ico.org.uk" },
  ccpa: { cited: "Cal. Civ. Code § 1798.130", authority: "California Privacy Protection Agency, https://cppa.ca.gov" },
  lgpd: { cited: "LGPD, 19, II", authority: "Autoridade Nacional de Proteção de Dados, https://www.gov.br/anpd" },
  fadp: { cited: "FADP (DSG, LPD), 25(7)", authority: "EDÖB / PFPDT / FDPIC, https://www.edoeb.admin.ch" },
  law25: { cited: "P-39.1, s. 32", authority: "Commission d’accès à l’information, https://www.cai.gouv.qc.ca" },
  pipeda: { cited: "PIPEDA, s. 8", authority: "Office of the Privacy Commissioner of Canada, https://www.priv.gc.ca" },
  app: { cited: "APP 12.4", authority: "Office of the Australian Information Commissioner, https://www.oaic.gov.au" },
  other: { cited: "", authority: "" },
};
export const REGULATION_NAMES = Object.keys(REGULATIONS) as [Regulation, ...Regulation[]];

interface DueTerms {
  readonly days?: number;
  readonly months?: number;
  /** The possible extension, once and with a reason. */
  readonly moreDays?: number;
  readonly moreMonths?: number;
}

/** When the answer to a request received at a given time is due. */
export function dueDate(regulation: Regulation, received: Date): Date {
  const { days = 0, months = 0 }: DueTerms = REGULATIONS[regulation];
  return later(received, { days, months });
}

/** The due date after an extension; `null` if the law allows none. */
export function extendedDueDate(regulation: Regulation, received: Date): Date | null {
  const { days = 0, months = 0, moreDays = 0, moreMonths = 0 }: DueTerms = REGULATIONS[regulation];
  if (moreDays + moreMonths === 0) return null;
  return later(received, { days: days + moreDays, months: months + moreMonths });
}

/** On the same day of the month, or on its last day if there is no such day. */
function later(from: Date, { days, months }: { readonly days: number; readonly months: number }): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  to.setUTCDate(to.getUTCDate() + days);
  return to;
}
