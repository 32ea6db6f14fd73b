import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../docs/how-to/add-a-connector.md", import.meta.url), "utf8");

/** The plug-in from the guide, verbatim: what it promises is what is tested. */
export const PLUGIN = /^```ts\n(\/\/ harbour\.ts\n[^]*?)^```$/m.exec(page)?.[1] ?? "";
