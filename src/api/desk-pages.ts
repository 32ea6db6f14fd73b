import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ACCESS_FORMATS, type AccessFormat } from "../contract/access-format.ts";
import { CORRECTABLE_PROPERTIES } from "../domain/correctable.ts";
import { type Correction, faultOf } from "../domain/correction.ts";
import { REQUEST_KINDS } from "../domain/desk-request.ts";
import { REGULATION_NAMES } from "../domain/due-date.ts";
import { normalizeIdentifier } from "../domain/identifier.ts";
import { PublicError } from "../errors.ts";
import { isLanguage, type ReportLanguage } from "../contract/language.ts";
import type { ServiceContext } from "../service/context.ts";
import { languageOf } from "../service/desk-letters.ts";
import { toReceipt } from "../service/desk-requests.ts";
import {
  askDesk,
  askForCode,
  type DeskQuestion,
  cancelVisit,
  enterCode,
  openCopy,
  visitDesk,
} from "../service/desk-visits.ts";
import { readCookie } from "./cookie.ts";
import { writeAskPage, writeNothingPage, writeVisitPage } from "./desk-html.ts";
import { signResponses } from "./desk-signature.ts";
import type { Limits } from "./limits.ts";
import { readJsonBodies } from "./json-body.ts";
import { PLAIN_PAGE_POLICY } from "./plain-page.ts";

const DESK_PATH = "/desk";
const POLICY = `${PLAIN_PAGE_POLICY}; form-action 'self'`;
const MAX_NAME_LENGTH = 256;
const MAX_MESSAGE_LENGTH = 4_000;
/** The longest name and message with every character percent-encoded, and the rest. */
const MAX_BODY_BYTES = 64_000;
/** More than any form of ours has: `URLSearchParams` takes three seconds for half a million names. */
const MAX_FIELDS = 50;
const SESSION_COOKIE = "candor_desk";

/**
 * The pages on which people request the data held about them: forms without scripts, and the same as JSON for programs (OpenDSR 1.0,
 * sections 6 and 7). They need no key. Only the first page may be indexed.
 */
export function mountDesk(app: FastifyInstance, context: ServiceContext, limits: Pick<Limits, "ofAsker">): void {
  app.addHook("onRoute", (route) => {
    route.bodyLimit = MAX_BODY_BYTES;
  });
  // No other bodies are read here, least of all streams of rows.
  app.removeAllContentTypeParsers();
  readJsonBodies(app);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    const form = String(body);
    if (form.split("&", MAX_FIELDS + 1).length <= MAX_FIELDS) done(null, Object.fromEntries(new URLSearchParams(form)));
    else done(new PublicError("invalid_request", "The form has too many fields."));
  });
  app.get(DESK_PATH, async (request, reply) => {
    reply.removeHeader("x-robots-tag").header("vary", "accept-language");
    return await sendPage(reply, await writeAskPage({ language: shownLanguage(request) }, null));
  });
  const signed = signResponses(app, context, `${DESK_PATH}/certificate.pem`);
  app.get(`${DESK_PATH}/discovery`, async (_request, reply) => {
    return await reply.send({
      api_version: "1.0",
      supported_identities: [{ identity_type: "email", identity_format: "raw" }],
      supported_subject_request_types: REQUEST_KINDS,
      ...signed,
    });
  });
  // Before the body is read.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => limits.ofAsker(request, reply);
  app.post(DESK_PATH, { onRequest }, async (request, reply) => {
    const isProgram = mediaTypeOf(request) === "application/json";
    const asked = isProgram ? readOpenDsr(request.body) : readForm(request.body);
    if (asked === "invalid" || asked === "unusable") {
      if (isProgram) throw new PublicError("invalid_request", "The body is not an OpenDSR 1.0 request.");
      const form = formOf(request.body);
      const language = isLanguage(form.language) ? form.language : shownLanguage(request);
      return await sendPage(reply.code(400), await writeAskPage({ ...form, language }, asked));
    }
    const { token, request: made } = await askDesk(context, asked);
    const path = `${DESK_PATH}/${token}`;
    if (!isProgram) return await reply.code(303).header("location", path).send();
    const encoded_request = Buffer.from(JSON.stringify(request.body)).toString("base64");
    return await reply
      .code(201)
      .header("location", path)
      .send({ ...toReceipt(context, made), encoded_request });
  });
  app.get<Visited>(`${DESK_PATH}/:token`, async (request, reply) => {
    const visit = await visitDesk(context, request.params.token, sessionOf(request)).catch(orNothing);
    if (request.headers.accept?.includes("application/json")) {
      if (visit === null) throw new PublicError("desk_request_not_found", "There is no request at this address.");
      return await reply.header("cache-control", "no-store").send(toReceipt(context, visit.request));
    }
    if (visit === null) return await sendPage(reply.code(404), await writeNothingPage(shownLanguage(request)));
    return await sendPage(
      reply,
      await writeVisitPage(visit, { note: null, path: `${DESK_PATH}/${request.params.token}` }),
    );
  });
  app.post<Visited>(`${DESK_PATH}/:token/code`, async (request, reply) => {
    const { token } = request.params;
    const code = fieldOf(request.body, "code").replace(/\s+/g, "");
    const path = `${DESK_PATH}/${token}`;
    const session = await enterCode(context, token, code);
    if (session !== null) {
      const secure = context.baseUrl.startsWith("https:") ? "; Secure" : "";
      reply.header("set-cookie", `${SESSION_COOKIE}=${session}; Path=${path}; HttpOnly; SameSite=Strict${secure}`);
      return await reply.code(303).header("location", path).send();
    }
    const visit = await visitDesk(context, token, sessionOf(request));
    return await sendPage(reply.code(422), await writeVisitPage(visit, { note: "wrong", path }));
  });
  app.post<Visited>(`${DESK_PATH}/:token/codes`, async (request, reply) => {
    const { token } = request.params;
    await askForCode(context, token);
    const visit = await visitDesk(context, token, sessionOf(request));
    return await sendPage(reply, await writeVisitPage(visit, { note: "asked", path: `${DESK_PATH}/${token}` }));
  });
  app.post<Visited>(`${DESK_PATH}/:token/cancel`, async (request, reply) => {
    await cancelVisit(context, request.params.token);
    return await reply.code(303).header("location", `${DESK_PATH}/${request.params.token}`).send();
  });
  // Section 9: withdrawal by a program.
  app.delete<Visited>(`${DESK_PATH}/:token`, async (request, reply) => {
    const { token } = request.params;
    await cancelVisit(context, token);
    const { request: cancelled } = await visitDesk(context, token, "");
    return await reply.code(202).header("cache-control", "no-store").send(toReceipt(context, cancelled));
  });
  app.get<{ Params: { token: string; format: string } }>(`${DESK_PATH}/:token/copy.:format`, async (request, reply) => {
    const { token, format } = request.params;
    if (!isFormat(format)) throw new PublicError("route_not_found", "Ask for the copy as json or pdf.");
    const session = sessionOf(request);
    const file = await openCopy(context, token, session, format);
    if (file === null) {
      const visit = await visitDesk(context, token, session);
      return await sendPage(
        reply.code(409),
        await writeVisitPage(visit, { note: "changed", path: `${DESK_PATH}/${token}` }),
      );
    }
    return await reply
      .type(file.mediaType)
      .header("cache-control", "private, no-store")
      .header("content-disposition", `attachment; filename="${file.name}"`)
      .send(
        file.content instanceof Uint8Array
          ? Buffer.from(file.content)
          : Readable.from(file.content, { objectMode: false }),
      );
  });
}

/** The language in the URL, otherwise the browser's first choice that these pages have. */
function shownLanguage({ query, headers }: FastifyRequest): ReportLanguage {
  const named = fieldOf(query, "language");
  return isLanguage(named) ? named : languageOf(headers["accept-language"]);
}

interface Visited {
  readonly Params: { readonly token: string };
}

type AskForm = Readonly<
  Record<"kind" | "regulation" | "language" | "name" | "email" | "message" | "property" | "was" | "value", string>
>;

async function sendPage(reply: FastifyReply, page: string): Promise<FastifyReply> {
  return await reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .send(page);
}

function orNothing(error: unknown): null {
  if (error instanceof PublicError && error.code === "desk_request_not_found") return null;
  throw error;
}

function readForm(body: unknown): DeskQuestion | Unreadable {
  return readAsked(formOf(body));
}

function formOf(body: unknown): AskForm {
  return {
    kind: fieldOf(body, "kind"),
    regulation: fieldOf(body, "regulation"),
    language: fieldOf(body, "language"),
    name: fieldOf(body, "name"),
    email: fieldOf(body, "email"),
    message: fieldOf(body, "message"),
    property: fieldOf(body, "property"),
    was: fieldOf(body, "was"),
    value: fieldOf(body, "value"),
  };
}

/** A request according to OpenDSR 1.0, section 7.1. */
function readOpenDsr(body: unknown): DeskQuestion | Unreadable {
  const identities: unknown = memberOf(body, "subject_identities");
  const raw = (Array.isArray(identities) ? identities : []).filter(
    (each) => fieldOf(each, "identity_type") === "email" && fieldOf(each, "identity_format") === "raw",
  );
  const own = memberOf(memberOf(body, "extensions"), "candor");
  const correction = memberOf(own, "correction");
  const asked = readAsked({
    kind: fieldOf(body, "subject_request_type"),
    regulation: fieldOf(body, "regulation"),
    language: fieldOf(own, "language"),
    name: fieldOf(own, "name"),
    email: fieldOf(raw[0], "identity_value"),
    message: fieldOf(own, "message"),
    property: fieldOf(correction, "property"),
    was: fieldOf(correction, "was"),
    value: fieldOf(correction, "value"),
  });
  const id = fieldOf(body, "subject_request_id");
  if (typeof asked === "string" || id === "") return asked;
  return UUID_V4.test(id) ? { ...asked, id } : "invalid";
}

/** Lower case, as section 1.1 requires. */
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Why a form is rejected: a required field is missing, or its correction is unusable. */
type Unreadable = "invalid" | "unusable";

function readAsked(given: AskForm): DeskQuestion | Unreadable {
  const kind = REQUEST_KINDS.find((each) => each === given.kind);
  const regulation = REGULATION_NAMES.find((each) => each === given.regulation);
  const email = normalizeIdentifier("email", given.email);
  const [name, message] = [given.name.trim(), given.message.trim()];
  const isStorable = [name, message].every((text) => text.isWellFormed() && !text.includes("\0"));
  if (!kind || !regulation || email === null || !isStorable) return "invalid";
  if (name.length > MAX_NAME_LENGTH || message.length > MAX_MESSAGE_LENGTH) return "invalid";
  const correction = kind === "rectification" ? readCorrection(given) : null;
  if (correction === "unusable") return correction;
  const language = isLanguage(given.language) ? given.language : "en";
  return { kind, regulation, language, contact: { name, email: email.value, message }, correction };
}

/** `null` if it is only described; the operator works out what is meant. */
function readCorrection(given: AskForm): Correction | "unusable" | null {
  const [named, was, written] = [given.property, given.was.trim(), given.value.trim()];
  if (named === "" && was === "" && written === "") return null;
  const property = CORRECTABLE_PROPERTIES.find((each) => each === named);
  if (property === undefined) return "unusable";
  const correction = { property, was, value: written === "" ? null : written };
  return faultOf(correction) === null ? correction : "unusable";
}

function fieldOf(value: unknown, name: string): string {
  const found = memberOf(value, name);
  return typeof found === "string" ? found : "";
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function mediaTypeOf(request: FastifyRequest): string {
  return request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
}

function sessionOf(request: FastifyRequest): string {
  return readCookie(request.headers, SESSION_COOKIE) ?? "";
}

function isFormat(text: string): text is AccessFormat {
  return ACCESS_FORMATS.some((format) => format === text);
}
