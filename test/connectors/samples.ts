import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Samples } from "../../src/connectors/samples.ts";

const CONNECTORS = fileURLToPath(new URL("../../src/connectors", import.meta.url));

/** The samples that lie in the folders of their sources, by the names of the folders. */
export const SAMPLES: ReadonlyMap<string, Samples> = new Map(
  await Promise.all(
    globSync("*/samples.ts", { cwd: CONNECTORS })
      .toSorted()
      .map(async (path) => {
        const { samples } = (await import(join(CONNECTORS, path))) as { readonly samples: Samples };
        return [basename(dirname(path)), samples] as const;
      }),
  ),
);
