import type { CompanyValue, Finding } from "../../domain/claim.ts";
import type { Capture } from "../connector.ts";
import { placeOf, readHtml } from "./html.ts";
import { readJsonLd } from "./json-ld.ts";
import { readOrganization, yearlyPay } from "./organization-node.ts";
import { claimAt } from "../findings/claims.ts";

/**
 * Reads `job-page`: a vacancy stated as schema.org's `JobPosting`. It is a record of the hiring company: what it pays
 * for a job with that title, added to experiences that name both.
 */
export function* readJobPage(capture: Capture): Iterable<Finding> {
  const data = readJsonLd(readHtml(capture.data).jsonLd);
  const postings = data.nodes.filter((node) => data.types(node).includes("JobPosting"));
  for (const [index, posting] of postings.entries()) {
    const [title] = data.texts(posting, "title");
    const [company] = data.values(posting, "hiringOrganization");
    const name = company && data.text(company);
    const [salary] = data.objects(posting, "baseSalary", "estimatedSalary");
    const pay = salary && yearlyPay(data, salary);
    if (title === undefined || name === undefined || pay === undefined) continue;
    const { url, imageUrl } = company?.type === "object" ? readOrganization(data, company) : {};
    const value: CompanyValue = {
      name: name.value,
      ...(url && { url }),
      ...(imageUrl && { imageUrl }),
      positions: [{ title: title.value, ...pay }],
    };
    const place = placeOf(capture, salary ?? title);
    yield {
      externalId: `vacancy:${capture.url}${index === 0 ? "" : `#${index}`}`,
      url: capture.url,
      name: name.value,
      claims: [claimAt("company", value, place.locator, place)],
      identifiers: [],
    };
  }
}
