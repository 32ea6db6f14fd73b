import type { Source } from "../connector.ts";
import { readAccountPage } from "./account-page.ts";
import { readCompanyPage } from "./company-page.ts";
import { cvImporter } from "./cv/importer.ts";
import { readEventPage } from "./event-page.ts";
import { readJobPage } from "./job-page.ts";
import { mailImporter } from "./mail/importer.ts";
import { readNewsArticle } from "./news-article.ts";
import { readPersonPage } from "./person-page.ts";
import { PERSON_PROPERTIES } from "./person-properties.ts";
import { readTextOrArticle } from "./text-or-article.ts";
import { savedPagesImporter } from "./saved/saved-pages-importer.ts";
import { warcImporter } from "./saved/warc-importer.ts";
import { webFeed } from "./web-feed.ts";
import { webPage } from "./web-page.ts";

/** Pages of any site: what their data (JSON-LD, microformats, meta elements) and their words say. */
export const pages: Source = {
  name: "pages",
  importers: [mailImporter, warcImporter, savedPagesImporter, cvImporter],
  readers: [
    { kind: "person-page", yields: PERSON_PROPERTIES, read: readPersonPage },
    { kind: "text", yields: [...PERSON_PROPERTIES, "article"], read: readTextOrArticle },
    webPage,
    webFeed,
    { kind: "account-page", yields: ["account", "avatar", "biography", "followers"], read: readAccountPage },
    { kind: "company-page", yields: [...PERSON_PROPERTIES, "company"], read: readCompanyPage },
    { kind: "job-page", yields: ["company"], read: readJobPage },
    { kind: "event-page", yields: PERSON_PROPERTIES, read: readEventPage },
    { kind: "news-article", yields: [...PERSON_PROPERTIES, "article"], read: readNewsArticle },
  ],
};
