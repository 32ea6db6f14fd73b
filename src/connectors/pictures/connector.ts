import { because } from "../../domain/ledger-reason.ts";
import {
  ANY_HOST,
  type Answer,
  captureOf,
  type Connector,
  type ConnectorContext,
  RetryLater,
  SkipProbe,
} from "../connector.ts";
import { type Credit, pictureFile } from "./picture-file.ts";

/**
 * The pictures named by a person's own records: avatars of accounts, and files of Wikimedia Commons with author and
 * licence. A picture named by an account's source is fetched from where that source says; one named by a page only if
 * robots.txt allows it.
 */
export const pictures: Connector = {
  name: "pictures",
  title: "Pictures",
  names: {
    en: "Pictures",
    de: "Bilder",
    es: "Imágenes",
    fr: "Images",
    lt: "Nuotraukos",
  },
  homepage: "https://commons.wikimedia.org/",
  terms: "https://commons.wikimedia.org/wiki/Commons:Reusing_content_outside_Wikimedia",
  access: "open",
  verified: {
    against: "documented",
    address: "https://commons.wikimedia.org/wiki/Commons:Machine-readable_data",
    date: "2026-11-22",
  },
  readers: [pictureFile],
  accepts: ["profileUrl", "website"],
  picturesOnly: true,
  limits: { requestsPerMinute: 60, timeoutMs: 15_000, cacheDays: 0 },
  asks: ANY_HOST,
  examples: {
    present: { kind: "website", value: "pictures.example.org/ada.jpg" },
    absent: { kind: "website", value: "pictures.example.org/nobody.jpg" },
  },
  async *probe({ kind, value }, context) {
    const url = /^https?:\/\//u.test(value) ? value : `https://${value}`;
    const obeysRobots = kind === "website";
    const file = await context.ask({ url: asKept(url), wants: "picture", ...(obeysRobots && { obeysRobots }) });
    if (file === null) return;
    if (!file.mediaType.startsWith("image/")) throw new SkipProbe(because("noPicture"));
    const credit = await creditOf(url, context);
    const data = JSON.stringify({ ...credit, bytes: file.data });
    yield captureOf("pictures/file", { ...file, url, mediaType: "application/json", data });
  },
};

/**
 * The width in pixels requested from Commons: the smallest standard one (mediawiki.org/wiki/Common_thumbnail_sizes,
 * read 2026-11-23) that is at least the 640 that are kept. It refuses other widths.
 */
const COMMONS_WIDTH = 960;
/** The longest side that is kept, in pixels. */
const SIDE_PX = 640;

/**
 * The URL of a picture at about the size that is kept: originals on Commons have tens of megabytes. Gravatar returns 80
 * pixels, and a drawing for people without a picture, unless requested otherwise (docs.gravatar.com/sdk/images). X
 * names a picture of 48 pixels; the uploaded one is next to it (developer.x.com, "Profile images", read 2026-11-23).
 */
function asKept(url: string): string {
  const file = fileAt(url);
  if (file !== undefined) return `https://commons.wikimedia.org/wiki/Special:FilePath/${file}?width=${COMMONS_WIDTH}`;
  if (GRAVATAR.test(url)) return `${url.split("?")[0]}?s=${SIDE_PX}&d=404`;
  return url.replace(X_SMALL, "$1$2");
}

/** The name of a file on Commons, from its URL. */
function fileAt(url: string): string | undefined {
  return (FILE_PATH.exec(url) ?? UPLOAD.exec(url))?.[1];
}

const GRAVATAR = /^https:\/\/(?:[\w-]+\.)?gravatar\.com\/avatar\/[0-9a-f]{32,64}(?:\.\w+)?(?:\?|$)/u;
const X_SMALL = /^(https:\/\/pbs\.twimg\.com\/profile_images\/\d+\/[\w-]+)_normal(\.\w+)$/u;
const FILE_PATH = /^https:\/\/commons\.wikimedia\.org\/wiki\/Special:FilePath\/([^?#]+)/u;
const UPLOAD =
  /^https:\/\/(?:upload|thumb)\.wikimedia\.org\/wikipedia\/commons\/(?:thumb\/)?[0-9a-f]\/[0-9a-f]{2}\/([^/?#]+)/u;

/** Author and licence of a file on Commons, as its page states them; nothing for any other picture. */
async function creditOf(url: string, context: ConnectorContext): Promise<Credit> {
  const file = fileAt(url);
  if (file === undefined) return {};
  const page = `https://commons.wikimedia.org/wiki/File:${file}`;
  const fields = "iiprop=extmetadata&iiextmetadatafilter=Artist%7CLicenseShortName%7CLicenseUrl";
  const address = `https://commons.wikimedia.org/w/api.php?action=query&format=json&formatversion=2&prop=imageinfo&${fields}&titles=File:${file}`;
  try {
    return { page, ...readCredit(await context.ask({ url: address })) };
  } catch (error) {
    // The picture was fetched; without its author it is only missing a name.
    if (!(error instanceof RetryLater || error instanceof SkipProbe)) throw error;
    return { page };
  }
}

/** From the documented response of `prop=imageinfo` with `extmetadata`. */
function readCredit(answer: Answer | null): Credit {
  const told = (answer?.json as CommonsAnswer | undefined)?.query?.pages?.[0]?.imageinfo?.[0]?.extmetadata;
  const textOf = (name: string): string | undefined => {
    const value = told?.[name]?.value;
    const text = typeof value === "string" ? plain(value) : "";
    return text === "" ? undefined : text;
  };
  const [author, licence, licenceUrl] = [textOf("Artist"), textOf("LicenseShortName"), textOf("LicenseUrl")];
  return {
    ...(author === undefined ? {} : { author }),
    ...(licence === undefined ? {} : { licence }),
    ...(licenceUrl !== undefined && /^https?:\/\//u.test(licenceUrl) ? { licenceUrl } : {}),
  };
}

interface CommonsAnswer {
  readonly query?: {
    readonly pages?: readonly {
      readonly imageinfo?: readonly {
        readonly extmetadata?: Readonly<Record<string, { readonly value?: unknown }>>;
      }[];
    }[];
  };
}

const MAX_CREDIT_LENGTH = 200;

/** The author's field is a bit of HTML: a link to their page. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/gu, " ")
    .replace(/&nbsp;|&#160;/gu, " ")
    .replace(/&amp;/gu, "&")
    .replace(/&quot;/gu, '"')
    .replace(/&#0?39;/gu, "'")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, MAX_CREDIT_LENGTH);
}
