import type { Source } from "../connector.ts";
import { facebookPage } from "./page.ts";

/** Pages of Facebook, as its Graph API answers; imported only. */
export const facebook: Source = { name: "facebook", readers: [facebookPage] };
