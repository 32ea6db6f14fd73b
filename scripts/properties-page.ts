import ts from "typescript";

/** `docs/reference/properties.md`: what a reader can claim, out of the types and comments of `src/domain/claim.ts`. */
export function writePropertiesPage(notice: string): string {
  const path = new URL("../src/domain/claim.ts", import.meta.url).pathname;
  const program = ts.createProgram([path], {
    target: ts.ScriptTarget.ESNext,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  if (source === undefined) throw new Error(`${path} cannot be read`);
  const types = source.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === "PropertyTypes");
  if (types === undefined) throw new Error("there is no PropertyTypes");
  const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(types));
  const typed = properties.map((symbol) => ({ symbol, type: checker.getTypeOfSymbol(symbol) }));
  const isCompound = ({ type }: { readonly type: ts.Type }) => (type.flags & ts.TypeFlags.Object) !== 0;
  const simple = typed.filter((each) => !isCompound(each));
  const rows = simple.map(({ symbol }) => `| \`${symbol.name}\` | ${typeOf(symbol)} | ${commentOf(symbol)} |`);

  function commentOf(symbol: ts.Symbol): string {
    return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, " ");
  }

  /** As it is declared: "PartialDate" says more than "string". */
  function typeOf(symbol: ts.Symbol): string {
    const [declaration] = symbol.declarations ?? [];
    const written =
      declaration !== undefined && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
    const text = written ?? checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)));
    return (
      SIMPLE[text] ??
      text
        .split(" | ")
        .map((each) => (SIMPLE[each] ?? each).replace(/^"(.*)"$/, "`$1`"))
        .join(", ")
    );
  }

  function* membersOf(type: ts.Type, above = ""): Generator<string> {
    for (const member of checker.getPropertiesOfType(type)) {
      const own = checker.getNonNullableType(checker.getTypeOfSymbol(member));
      const [item] = checker.isArrayType(own) ? checker.getTypeArguments(own as ts.TypeReference) : [];
      const isList = item !== undefined && (item.flags & ts.TypeFlags.Object) !== 0;
      const needed = (member.flags & ts.SymbolFlags.Optional) === 0 ? "yes" : "";
      const name = `${above}${member.name}`;
      yield `| \`${name}\` | ${isList ? "list" : typeOf(member)} | ${needed} | ${commentOf(member)} |`;
      if (isList) yield* membersOf(item, `${name}[].`);
    }
  }

  const compound = typed.filter(isCompound).map(({ symbol, type }) => {
    const about = [commentOf(symbol), ...(type.symbol.name === "__type" ? [] : [commentOf(type.symbol)])];
    const told = about.filter((line) => line !== "").map((line) => `${line}\n\n`);
    const members = [...membersOf(type)].join("\n");
    return `## ${symbol.name}\n\n${told.join("")}| member | value | needed | meaning |\n|---|---|---|---|\n${members}\n`;
  });
  return `# Properties

<!-- ${notice} -->

What a reader can claim about a person (\`claimAt("experience", { company: "Example Maps" }, "/job")\`), with the members of each
value. Values are as the response has them: Candor compares and formats them. Leave out a member that has no value. A date is text
with the precision that the response has: \`1958\`, \`1958-10\` or \`1958-10-13\`. Which purposes each property is open for is in
\`src/domain/property-rules.ts\`, and which field of a profile it fills in [Fields](fields.md).

| property | value | meaning |
|---|---|---|
${rows.join("\n")}

${compound.join("\n")}`;
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  boolean: "true or false",
  PartialDate: "date",
  Platform: "a platform",
  "readonly string[]": "list of texts",
  "Readonly<Record<string, number>>": "numbers by name",
};
