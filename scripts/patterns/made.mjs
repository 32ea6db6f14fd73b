// Loads the given modules, reads the sentences of every language, and prints, as JSON, each pattern that is constructed
// with `RegExp` meanwhile: some are made only once a language is read.
import { globSync } from "node:fs";

const [root, ...files] = process.argv.slice(2);
const RealRegExp = RegExp;
const made = [];

function RememberingRegExp(source, flags) {
  const pattern = new RealRegExp(source, flags);
  const [, caller = ""] = new Error().stack.split("\n").slice(1);
  const [, file] = /(?<=\/)((?:src|web)\/[^:]+):\d+:\d+\)?$/.exec(caller) ?? [];
  // Patterns in libraries are their own concern.
  if (!(source instanceof RealRegExp) && file !== undefined && !caller.includes("/node_modules/"))
    made.push({ source: pattern.source, flags: pattern.flags, file });
  return pattern;
}
Object.setPrototypeOf(RememberingRegExp, RealRegExp);
RememberingRegExp.prototype = RealRegExp.prototype;
globalThis.RegExp = RememberingRegExp;

for (const file of files) await import(`${root}/${file}`);
await readCorpora();
process.stdout.write(JSON.stringify(made), () => process.exit());

async function readCorpora() {
  const { readText } = await import(`${root}/src/text/read.ts`);
  for (const path of globSync("src/text/languages/*/corpus.ts", { cwd: root })) {
    const { corpus } = await import(`${root}/${path}`);
    const lang = path.split("/").at(-2);
    for (const { text } of corpus) {
      for (const about of [true, false]) readText(text, { subject: "Ada Finch", lang, about });
    }
  }
}
