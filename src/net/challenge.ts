import { mediaTypeOf } from "./response-text.ts";
import type { ResponseHeaders } from "./exchange.ts";

/** Whether a page asks us to prove that we are human instead of answering. */
export function isChallenge(status: number, headers: ResponseHeaders, text: string): boolean {
  if (headers.get("cf-mitigated") === "challenge") return true;
  if (!/html/.test(mediaTypeOf(headers))) return false;
  const head = text.slice(0, 20_000);
  // A page that was returned may contain a form with a captcha; one that was refused and contains a captcha is for us.
  if (status === 200) return /<title>\s*(?:Just a moment|Attention Required|Verify you are human)/i.test(head);
  const marks = /cf-chl|challenge-platform|g-recaptcha|h-captcha|hcaptcha\.com|px-captcha|<title>\s*Just a moment/i;
  return (status === 403 || status === 429 || status === 503) && marks.test(head);
}
