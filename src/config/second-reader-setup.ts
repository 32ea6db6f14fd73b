import { ConfigError } from "./config.ts";

/** A language model behind an OpenAI-compatible server. */
export interface SecondReaderSetup {
  /** Up to and including the version, without a trailing slash: `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  /** The maximum number of questions per lookup. */
  readonly lookupQuestions: number;
  /** The maximum number of questions per day (UTC), of all processes. */
  readonly dayQuestions: number;
  /** How many seconds a lookup waits for all its answers. */
  readonly seconds: number;
}

/** Throws `ConfigError`. */
export function readSecondReaderSetup(env: Readonly<Record<string, string | undefined>>): SecondReaderSetup | null {
  const url = readAddress(env["CANDOR_LLM_URL"]?.trim());
  const model = env["CANDOR_LLM_MODEL"]?.trim() || null;
  if (url === null && model === null) return null;
  if (url === null || model === null) {
    const [given, missing] =
      url === null ? ["CANDOR_LLM_MODEL", "CANDOR_LLM_URL"] : ["CANDOR_LLM_URL", "CANDOR_LLM_MODEL"];
    throw new ConfigError(`${given} is set without ${missing}; a language model needs both.`);
  }
  const { username, password, search, hash } = new URL(url);
  if (username !== "" || password !== "" || search !== "" || hash !== "") {
    throw new ConfigError(
      "CANDOR_LLM_URL must be an address without credentials and query; a key goes into CANDOR_LLM_KEY.",
    );
  }
  if (!/^[\x21-\x7e]{1,200}$/.test(model))
    throw new ConfigError("CANDOR_LLM_MODEL must be the name of a model, without spaces.");
  const key = env["CANDOR_LLM_KEY"]?.trim() || null;
  // It is sent in a header.
  if (key !== null && !/^[\x21-\x7e]{1,4096}$/.test(key))
    throw new ConfigError("CANDOR_LLM_KEY must be a key without spaces.");
  return {
    url,
    model,
    key,
    lookupQuestions: readCount("CANDOR_LLM_LOOKUP_QUESTIONS", env["CANDOR_LLM_LOOKUP_QUESTIONS"], 20),
    dayQuestions: readCount("CANDOR_LLM_DAY_QUESTIONS", env["CANDOR_LLM_DAY_QUESTIONS"], 2_000),
    seconds: readSeconds(env["CANDOR_LLM_SECONDS"]),
  };
}

/** A job of fifteen minutes leaves room for ten. */
function readSeconds(text: string | undefined): number {
  const seconds = readCount("CANDOR_LLM_SECONDS", text, 60);
  if (seconds > 600) throw new ConfigError(`CANDOR_LLM_SECONDS is "${seconds}"; a lookup waits 600 seconds at most.`);
  return seconds;
}

function readCount(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new ConfigError(`${name} is "${text}"; give a whole number from 1 to 9999999.`);
  return Number(text);
}

function readAddress(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError("CANDOR_LLM_URL must be an http or https URL.");
  }
  return text.replace(/(?<!\/)\/+$/, "");
}
