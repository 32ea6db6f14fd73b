import { type ReportLanguage, LANGUAGES } from "../contract/language.ts";
import { CORRECTABLE_PROPERTIES } from "../domain/correctable.ts";
import { MAX_VALUE_LENGTH, MAX_WAS_LENGTH } from "../domain/correction.ts";
import { DESK_KEY_ID, mayBecome, REQUEST_KINDS } from "../domain/desk-request.ts";
import { REGULATION_NAMES } from "../domain/due-date.ts";
import type { Visit } from "../service/desk-visits.ts";
import { loadDeskWords } from "../words/desk-words.ts";
import type { Formats } from "../words/formats.ts";
import { loadLetters } from "../words/letters.ts";
import type { DeskWords } from "../words/words.ts";
import { escapeHtml, writePlainPage } from "./plain-page.ts";

/** The request form in one language, filled in with earlier input. */
export async function writeAskPage(
  given: Readonly<Record<string, string>> & { readonly language: ReportLanguage },
  wrong: "invalid" | "unusable" | null,
): Promise<string> {
  const desk = await loadDeskWords(given.language);
  const { form } = desk;
  const kinds = REQUEST_KINDS.map(
    (kind) =>
      `<label><input type="radio" name="kind" value="${kind}" required${given["kind"] === kind ? " checked" : ""}> ${escapeHtml(desk.kinds[kind])}</label>`,
  );
  const properties = CORRECTABLE_PROPERTIES.map(
    (name) =>
      `<option value="${name}"${given["property"] === name ? " selected" : ""}>${escapeHtml(desk.properties[name])}</option>`,
  );
  const places = REGULATION_NAMES.map(
    (name) =>
      `<option value="${name}"${given["regulation"] === name ? " selected" : ""}>${escapeHtml(desk.regulations[name])}</option>`,
  );
  const languages = LANGUAGES.map(
    (name) =>
      `<option value="${name}" lang="${name}"${given["language"] === name ? " selected" : ""}>${escapeHtml(nameOf(name))}</option>`,
  );
  return writePlainPage(
    desk.title,
    `<nav aria-label="${attribute(desk.languages)}"><ul>${LANGUAGES.map(linkTo(given.language)).join("")}</ul></nav>
<main>
<h1>${escapeHtml(desk.title)}</h1>
<p>${escapeHtml(desk.intro)}</p>
${wrong === null ? "" : `<p role="alert"><strong>${escapeHtml(form[wrong])}</strong></p>`}
<form method="post" action="/desk">
<fieldset><legend>${escapeHtml(form.kind)}</legend>${kinds.join("")}</fieldset>
<label for="regulation">${escapeHtml(form.regulation)}</label>
<select id="regulation" name="regulation" aria-describedby="regulation-hint">${places.join("")}</select>
<p id="regulation-hint" class="hint">${escapeHtml(form.regulationHint)}</p>
<label for="language">${escapeHtml(form.language)}</label>
<select id="language" name="language">${languages.join("")}</select>
<label for="name">${escapeHtml(form.name)}</label>
<input id="name" name="name" autocomplete="name" maxlength="256" value="${attribute(given["name"])}">
<label for="email">${escapeHtml(form.email)}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required aria-describedby="email-hint" value="${attribute(given["email"])}">
<p id="email-hint" class="hint">${escapeHtml(form.emailHint)}</p>
<fieldset><legend>${escapeHtml(form.correction)}</legend>
<label for="property">${escapeHtml(form.property)}</label>
<select id="property" name="property" aria-describedby="property-hint"><option value="">${escapeHtml(form.none)}</option>${properties.join("")}</select>
<p id="property-hint" class="hint">${escapeHtml(form.propertyHint)}</p>
<label for="was">${escapeHtml(form.was)}</label>
<input id="was" name="was" maxlength="${MAX_WAS_LENGTH}" aria-describedby="was-hint" value="${attribute(given["was"])}">
<p id="was-hint" class="hint">${escapeHtml(form.wasHint)}</p>
<label for="value">${escapeHtml(form.value)}</label>
<input id="value" name="value" maxlength="${MAX_VALUE_LENGTH}" aria-describedby="value-hint" value="${attribute(given["value"])}">
<p id="value-hint" class="hint">${escapeHtml(form.valueHint)}</p>
</fieldset>
<label for="message">${escapeHtml(form.message)}</label>
<textarea id="message" name="message" rows="5" maxlength="4000" aria-describedby="message-hint">${escapeHtml(given["message"] ?? "")}</textarea>
<p id="message-hint" class="hint">${escapeHtml(form.messageHint)}</p>
<button>${escapeHtml(form.send)}</button>
</form>
</main>`,
    given.language,
  );
}

/** A link to the form in a language; the current one is marked. */
function linkTo(shown: ReportLanguage): (language: ReportLanguage) => string {
  return (language) =>
    `<li><a href="/desk?language=${language}" lang="${language}" hreflang="${language}"${language === shown ? ' aria-current="true"' : ""}>${escapeHtml(nameOf(language))}</a></li>`;
}

/** A language's own name. */
function nameOf(language: ReportLanguage): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** The state of a request, and what the person who made it can do, in their language. */
export async function writeVisitPage(
  { request, isSignedIn, hasCopy, rectified }: Visit,
  { note, path }: { readonly note: "wrong" | "asked" | "changed" | null; readonly path: string },
): Promise<string> {
  const desk = await loadDeskWords(request.language);
  const { formats } = await loadLetters(request.language);
  const answer = request.outcome === "refused" ? desk.refused(request.answer ?? "") : request.answer;
  const rows: readonly (readonly [string, string])[] = [
    [desk.request.number, request.id],
    [desk.request.kind, desk.kinds[request.kind]],
    [desk.request.state, desk.states[request.state]],
    [desk.request.due, formats.longInstant(request.dueAt.toISOString())],
    ...(request.correction === null
      ? []
      : ([
          [desk.form.property, desk.properties[request.correction.property]],
          [desk.form.was, request.correction.was],
          [desk.form.value, request.correction.value ?? desk.form.none],
        ] as const)),
    ...(answer === null || answer === "" ? [] : [[desk.request.answer, answer] as const]),
  ];
  const isElsewhere = request.kind === "access" && request.outcome === "granted" && !hasCopy;
  const isCorrected = request.kind === "rectification" && request.outcome === "granted";
  const needsCode = request.state === "pending" || ((hasCopy || isCorrected) && !isSignedIn);
  return writePlainPage(
    desk.request.title,
    `<main>
<h1>${escapeHtml(desk.request.title)}</h1>
${note === null ? "" : `<p role="alert"><strong>${escapeHtml({ ...desk.code, ...desk.copy }[note])}</strong></p>`}
<dl>${rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>
<p>${escapeHtml(desk.request.keep)}</p>
${isElsewhere ? `<p>${escapeHtml(request.keyId === DESK_KEY_ID ? desk.copy.expired : desk.copy.sent)}</p>` : ""}
${needsCode ? codeForm(path, desk) : ""}
${hasCopy && isSignedIn ? copyLinks(path, desk) : ""}
${rectified === null ? "" : toldList(rectified, desk, formats)}
${mayBecome(request.state, "cancelled") ? `<form method="post" action="${path}/cancel"><button>${escapeHtml(desk.cancel)}</button></form>` : ""}
<p><a href="/desk?language=${request.language}">${escapeHtml(desk.back)}</a></p>
</main>`,
    request.language,
  );
}

export async function writeNothingPage(language: ReportLanguage): Promise<string> {
  const desk = await loadDeskWords(language);
  return writePlainPage(
    desk.title,
    `<main><h1>${escapeHtml(desk.title)}</h1><p>${escapeHtml(desk.notFound)}</p><p><a href="/desk?language=${language}">${escapeHtml(desk.back)}</a></p></main>`,
    language,
  );
}

function codeForm(path: string, { code }: DeskWords): string {
  return `<section>
<h2>${escapeHtml(code.title)}</h2>
<p id="code-hint">${escapeHtml(code.text)}</p>
<form method="post" action="${path}/code">
<label for="code">${escapeHtml(code.label)}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="16" required aria-describedby="code-hint">
<button>${escapeHtml(code.send)}</button>
</form>
<form method="post" action="${path}/codes"><button>${escapeHtml(code.another)}</button></form>
</section>`;
}

function copyLinks(path: string, { copy }: DeskWords): string {
  return `<section>
<h2>${escapeHtml(copy.title)}</h2>
<p>${escapeHtml(copy.text)}</p>
<p><a href="${path}/copy.pdf">${escapeHtml(copy.pdf)}</a></p>
<p><a href="${path}/copy.json">${escapeHtml(copy.json)}</a></p>
</section>`;
}

function toldList(
  { told, settled }: NonNullable<Visit["rectified"]>,
  { rectified: words }: DeskWords,
  formats: Formats,
): string {
  const items = told.map(({ kind, name, at }) => {
    const read = at === null ? "" : words.readAt(formats.longInstant(at));
    return `<li>${escapeHtml(`${words.kinds[kind]} ${name}${read}`)}</li>`;
  });
  return `<section>
<h2>${escapeHtml(words.title)}</h2>
<p>${escapeHtml(items.length === 0 ? words.none : words.text)}</p>
<ul>${[...new Set(items)].join("")}</ul>
${settled ? "" : `<p>${escapeHtml(words.open)}</p>`}
</section>`;
}

function attribute(text: string | undefined): string {
  return escapeHtml(text ?? "").replaceAll('"', "&quot;");
}
