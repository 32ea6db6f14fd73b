import type { Source } from "../connector.ts";
import { instagramAccount } from "./business-discovery.ts";
import { instagramImporter } from "./importer.ts";

/** Professional accounts, in the form of Instagram's responses; imported only. */
export const instagram: Source = {
  name: "instagram",
  sites: [
    {
      host: "instagram.com",
      publisher: "Instagram",
      answersAt: /^https:\/\/graph\.facebook\.com\/.*business_discovery/,
    },
  ],
  readers: [instagramAccount],
  importers: [instagramImporter],
};
