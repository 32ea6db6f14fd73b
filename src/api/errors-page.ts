import { STATUS_CODES } from "node:http";
import { errorsOf, type Operation } from "../contract/operation.ts";
import { OPERATIONS } from "../contract/operations.ts";
import { ERRORS, type ErrorCode } from "../errors.ts";
import { escapeHtml, writePlainPage } from "./plain-page.ts";

/** The URL of every problem's `type`: `/docs/errors#lookup_not_found`. */
export const ERRORS_PATH = "/docs/errors";

/** The error reference as a single page without scripts or external links. */
export function writeErrorsPage(): string {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).toSorted((a, b) => ERRORS[a].status - ERRORS[b].status);
  return writePlainPage(
    "Errors",
    `<h1>Errors</h1>
<p>Every error is <code>application/problem+json</code> (RFC 9457). Its <code>detail</code> says what to do next, its
<code>errors</code> point at what is wrong in the request, and its <code>requestId</code> is what the operator finds in the log.</p>
${codes.map(writeError).join("\n")}`,
  );
}

function writeError(code: ErrorCode): string {
  const { status, title, help } = ERRORS[code];
  const operations = (Object.values(OPERATIONS) as Operation[]).filter((each) => errorsOf(each).includes(code));
  const everywhere = operations.length === Object.keys(OPERATIONS).length;
  const routes = operations.map(({ method, path }) => `<code>${method.toUpperCase()} /v1${escapeHtml(path)}</code>`);
  const where = everywhere ? "Any route may answer it." : routes.length > 0 ? `Answered by ${routes.join(", ")}.` : "";
  return `<section id="${code}">
<h2><code>${code}</code> · ${status} ${STATUS_CODES[status]}</h2>
<p>${mark(`${title}. ${help}`)}</p>
${where === "" ? "" : `<p>${where}</p>\n`}</section>`;
}

/** Backquotes in the table mark code. */
function mark(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
