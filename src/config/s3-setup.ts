import { ConfigError } from "./config.ts";

/** A bucket of a store with an S3-compatible API. */
export interface S3Setup {
  readonly bucket: string;
  /** `null` for Amazon's own, by region. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Precedes each key; empty, or ends in `/`. */
  readonly prefix: string;
  /** `null` to look for them like Amazon's tools: in the environment, a profile or the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** `null` if pictures and reports are stored on disk. Throws `ConfigError`. */
export function readS3Setup(env: Readonly<Record<string, string | undefined>>): S3Setup | null {
  const given = (name: (typeof NAMES)[number]) => env[name]?.trim() || null;
  const bucket = given("CANDOR_S3_BUCKET");
  if (bucket === null) {
    const other = NAMES.find((name) => given(name) !== null);
    if (other === undefined) return null;
    throw new ConfigError(`${other} is set without CANDOR_S3_BUCKET.`);
  }
  // Amazon's rules for bucket names; others are not more permissive.
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError(`CANDOR_S3_BUCKET is "${bucket}"; give the name of a bucket, without an address.`);
  }
  const accessKeyId = given("CANDOR_S3_ACCESS_KEY_ID");
  const secretAccessKey = given("CANDOR_S3_SECRET_ACCESS_KEY");
  if ((accessKeyId === null) !== (secretAccessKey === null)) {
    throw new ConfigError("CANDOR_S3_ACCESS_KEY_ID and CANDOR_S3_SECRET_ACCESS_KEY go together: set both or neither.");
  }
  return {
    bucket,
    endpoint: readEndpoint(given("CANDOR_S3_ENDPOINT")),
    region: given("CANDOR_S3_REGION") ?? "us-east-1",
    prefix: readPrefix(given("CANDOR_S3_PREFIX")),
    credentials: accessKeyId !== null && secretAccessKey !== null ? { accessKeyId, secretAccessKey } : null,
  };
}

const NAMES = [
  "CANDOR_S3_BUCKET",
  "CANDOR_S3_ENDPOINT",
  "CANDOR_S3_REGION",
  "CANDOR_S3_PREFIX",
  "CANDOR_S3_ACCESS_KEY_ID",
  "CANDOR_S3_SECRET_ACCESS_KEY",
] as const;

function readEndpoint(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  throw new ConfigError(
    "CANDOR_S3_ENDPOINT must be the store's address without a path, such as https://s3.example.org; the bucket goes into CANDOR_S3_BUCKET.",
  );
}

function readPrefix(text: string | null): string {
  const path = (text ?? "").replace(/^\/+|(?<!\/)\/+$/g, "");
  if (path === "") return "";
  if (/^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/.test(path)) return `${path}/`;
  throw new ConfigError(`CANDOR_S3_PREFIX is "${text}"; give a path of letters, digits, dots, dashes and slashes.`);
}
