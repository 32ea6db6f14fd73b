import { STATUS_CODES } from "node:http";
import { errorsOf, type Operation } from "../contract/operation.ts";
import { OPERATIONS } from "../contract/operations.ts";
import { ERRORS, type ErrorCode } from "../errors.ts";

/** Where the `type` of every problem leads: `/docs/errors#lookup_not_found`. */
export const ERRORS_PATH = "/docs/errors";

/** The reference of errors as a page of its own: no script, no address outside. */
export function writeErrorsPage(): string {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).toSorted((a, b) => ERRORS[a].status - ERRORS[b].status);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors · Candor</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid #8885; padding-top: 0.5rem; }
section:target { background: #fb02; outline: 2px solid #fb0; outline-offset: 0.5rem; }
h2 { font-size: 1.1rem; margin: 0.5rem 0; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Errors</h1>
<p>Every error is <code>application/problem+json</code> (RFC 9457). Its <code>detail</code> says what to do next, its
<code>errors</code> point at what is wrong in the request, and its <code>requestId</code> is what the operator finds in the log.</p>
${codes.map(writeError).join("\n")}
</body>
</html>
`;
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

/** Back quotes of the table stand for code. */
function mark(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
