// Loads the given modules and prints, as JSON, each pattern that they construct with `RegExp` meanwhile.
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
process.stdout.write(JSON.stringify(made), () => process.exit());
