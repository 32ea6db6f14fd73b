import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findMember } from "../db/member.ts";
import { useSession } from "../db/web-session.ts";
import { hashApiKey } from "../domain/api-key.ts";
import { seal, unseal } from "../domain/sealed.ts";
import { PublicError } from "../errors.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "../service/context.ts";
import { CALLBACK_PATH, type Oidc, type SignInFlow } from "../service/oidc.ts";
import { csrfTokenOf, endOfSession, mayBeSession, sessionLimits } from "../service/sessions.ts";
import { signIn, SignInRefused } from "../service/sign-in.ts";
import { cookieNames, hostCookieName, readCookie, sessionCookieName, writeCookie } from "./cookie.ts";

/** Each sign-in attempt has its own cookie, so that two tabs do not interfere. */
const FLOW_COOKIE = "candor_sign_in_";
/** Of the state, used in the cookie's name. */
const FLOW_NAME_LENGTH = 12;
/** A browser with more attempts loses the oldest: cookies are sent with every request, and headers have a limit. */
const MAX_FLOWS = 5;
/** Time to find a second factor. */
const FLOW_SECONDS = 600;
const FLOW_PHRASE = "sign-in by the provider";
const LAST_ONES: readonly string[] = ["last_owner", "last_admin_key"];

type SignInEnd = SignInRefused["refusal"] | "denied" | "stale" | "failed" | "last_owner";

/** Sign-in through the operator's provider: redirect, callback, and who is signed in. */
export function mountSignIn(app: FastifyInstance, context: ServiceContext): void {
  app.get("/sign-in/state", async (request, reply) => {
    return await reply
      .header("cache-control", "no-store")
      .send({ provider: context.oidc !== null, session: await findSession(context, request) });
  });
  const { oidc } = context;
  if (oidc === null) return;
  app.get("/sign-in/start", async (request, reply) => {
    const begun = await oidc.begin().catch((error: unknown) => noteFailure(context, error));
    if (begun === null) return await leave(reply, "failed");
    const { flow, url } = begun;
    const until = context.now().getTime() + FLOW_SECONDS * 1_000;
    const value = seal(context.keyring, FLOW_PHRASE, JSON.stringify({ ...flow, until }));
    const flows = cookieNames(request.headers, flowCookieName(context, ""));
    if (flows.length >= MAX_FLOWS) for (const name of flows) dropCookie(context, reply, name);
    const name = flowCookieName(context, flow.state);
    setCookie(context, reply, { name, value, maxAgeSeconds: FLOW_SECONDS });
    return await reply.code(303).header("cache-control", "no-store").header("location", url).send();
  });
  app.get(CALLBACK_PATH, async (request, reply) => {
    const outcome = await comeBack(context, oidc, request, reply);
    return await leave(reply, outcome);
  });
}

async function comeBack(
  context: ServiceContext,
  oidc: Oidc,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignInEnd | null> {
  const returned = new URL(request.url, context.baseUrl);
  const state = returned.searchParams.get("state") ?? "";
  const flow = readFlow(context, request, state);
  if (flow === null || state !== flow.state) return "stale";
  // Whatever happens: an attempt cannot be completed twice.
  dropCookie(context, reply, flowCookieName(context, state));
  if (returned.searchParams.get("error") === "access_denied") return "denied";
  const identity = await oidc.finish(flow, returned).catch((error: unknown) => noteFailure(context, error));
  if (identity === null) return "failed";
  const name = sessionCookieName(context.baseUrl);
  try {
    const value = await signIn(context, identity, readCookie(request.headers, name));
    const now = context.now();
    const maxAgeSeconds = Math.round((endOfSession(now).getTime() - now.getTime()) / 1_000);
    setCookie(context, reply, { name, value, maxAgeSeconds });
    return null;
  } catch (error) {
    if (error instanceof SignInRefused) return error.refusal;
    // The provider would remove the role of the last owner; one has to stay.
    if (error instanceof PublicError && LAST_ONES.includes(error.code)) return "last_owner";
    throw error;
  }
}

/** Who is signed in, for the page, with the token it has to send with changes. */
async function findSession(context: ServiceContext, { headers }: FastifyRequest): Promise<object | null> {
  const cookie = readCookie(headers, sessionCookieName(context.baseUrl));
  if (cookie === null || !mayBeSession(context.keyring, cookie)) return null;
  const used = await useSession(context.db, hashApiKey(cookie), sessionLimits(context.now()));
  if (used === null || used.key.revokedAt !== null) return null;
  const member = await findMember(context.db, used.key.accountId, used.session.memberId);
  if (member === null) return null;
  return { name: member.name, email: member.email, role: member.role, csrfToken: csrfTokenOf(cookie) };
}

function readFlow(context: ServiceContext, { headers }: FastifyRequest, state: string): SignInFlow | null {
  const sealed = readCookie(headers, flowCookieName(context, state));
  const text = sealed === null ? null : unseal(context.keyring, FLOW_PHRASE, sealed);
  if (text === null) return null;
  const { until, ...flow } = JSON.parse(text) as SignInFlow & { readonly until: number };
  return until > context.now().getTime() ? flow : null;
}

function flowCookieName({ baseUrl }: ServiceContext, state: string): string {
  return hostCookieName(baseUrl, `${FLOW_COOKIE}${state.slice(0, FLOW_NAME_LENGTH)}`);
}

/** Errors of the provider are for the operator's log; the member is only told that signing in failed. */
function noteFailure({ log }: ServiceContext, error: unknown): null {
  log.warn(errorFields(error), "a sign-in through the provider failed");
  return null;
}

async function leave(reply: FastifyReply, outcome: SignInEnd | null): Promise<FastifyReply> {
  const location = outcome === null ? "/" : `/?sign-in=${outcome}`;
  return await reply.code(303).header("cache-control", "no-store").header("location", location).send();
}

function dropCookie(context: ServiceContext, reply: FastifyReply, name: string): void {
  setCookie(context, reply, { name, value: "", maxAgeSeconds: 0 });
}

function setCookie({ baseUrl }: ServiceContext, reply: FastifyReply, cookie: Parameters<typeof writeCookie>[1]): void {
  reply.header("set-cookie", writeCookie(baseUrl, cookie));
}
