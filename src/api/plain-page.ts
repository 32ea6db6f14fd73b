import type { ReportLanguage } from "../contract/language.ts";

/** A page without scripts or external links; `docs-pages.ts` and `errors-page.ts` write their bodies. */
export function writePlainPage(title: string, body: string, language: ReportLanguage = "en"): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Candor</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid #8885; padding-top: 0.5rem; }
:target { background: #fb02; outline: 2px solid #fb0; outline-offset: 0.5rem; }
h2 { font-size: 1.25rem; margin: 1.5rem 0 0.5rem; }
section h2 { font-size: 1.1rem; margin: 0.5rem 0; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: #8882; padding: 0.75rem; overflow-x: auto; }
pre code { overflow-wrap: normal; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid #8885; padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; }
img { max-width: 100%; }
form { margin: 1rem 0; }
fieldset { border: 1px solid #8885; margin: 1rem 0 0; }
[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
fieldset label { display: block; padding: 0.35rem 0; }
label { display: block; margin-top: 1rem; font-weight: 600; }
fieldset label { margin: 0; font-weight: inherit; }
input:not([type="radio"]), select, textarea { font: inherit; box-sizing: border-box; width: 100%; padding: 0.5rem; }
button { font: inherit; margin-top: 1rem; min-height: 2.75rem; padding: 0.5rem 1rem; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; }
nav a { display: inline-block; padding: 0.5rem 0; }
.hint { margin: 0.25rem 0 0; }
dt { font-weight: 600; margin-top: 0.5rem; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** What such a page may load. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
