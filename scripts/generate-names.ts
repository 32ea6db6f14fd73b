/** Writes the names of sections, fields and properties, before anything is generated that contains them. */
import { writeFileSync } from "node:fs";
import { writeNames } from "./names.ts";

for (const [path, text] of writeNames()) writeFileSync(new URL(`../${path}`, import.meta.url), text);
