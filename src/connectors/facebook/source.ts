import type { Source } from "../connector.ts";
import { facebookPage } from "./page.ts";
import { facebookImporter } from "./importer.ts";

/** Pages of Facebook, in the form of its Graph API's responses; imported only. */
export const facebook: Source = {
  name: "facebook",
  sites: [{ host: "facebook.com", publisher: "Facebook" }],
  readers: [facebookPage],
  importers: [facebookImporter],
};
