import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Samples } from "../../src/connectors/samples.ts";

const load = createRequire(import.meta.url);
const CONNECTORS = fileURLToPath(new URL("../../src/connectors", import.meta.url));

/** The samples in the folders of their sources, by folder name. */
export const SAMPLES: ReadonlyMap<string, Samples> = new Map(
  globSync("*/samples.ts", { cwd: CONNECTORS })
    .toSorted()
    .map((path) => {
      const { samples } = load(join(CONNECTORS, path)) as { readonly samples: Samples };
      return [basename(dirname(path)), samples] as const;
    }),
);
