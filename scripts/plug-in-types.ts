import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** What a plug-in imports its types from, and the module that states them. */
const ENTRY = { name: "candor/plug-in", file: "connectors/plugin-kit.ts" };
/** Imports of a declaration, as the compiler writes them. */
const IMPORTS = /(from |import\()"(\.\.?\/[^"]+)"/gu;

/**
 * `docs/reference/plug-in.d.ts`: the types of everything that a plug-in receives and states, in one file that needs no
 * checkout. Each of our modules that they come from is an ambient module of the same name below `candor/`.
 */
export function writePlugInTypes(notice: string): string {
  const directory = mkdtempSync(join(tmpdir(), "candor-types-"));
  try {
    compile(directory);
    const modules = new Map<string, string>();
    collect(ENTRY.file, directory, modules);
    const declared = [
      `// ${notice}`,
      `declare module "${ENTRY.name}" {\n  export type { PluginKit, PluginModule } from "${nameOf(ENTRY.file)}";\n}`,
      ...[...modules].map(([file, text]) => `declare module "${nameOf(file)}" {\n${text}}`),
    ];
    return `${declared.join("\n\n")}\n`;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Writes the declarations of the entry and of all that it imports. */
function compile(directory: string): void {
  const project = join(directory, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(ROOT, "src"),
    outDir: directory,
    typeRoots: [join(ROOT, "node_modules/@types")],
  };
  const files = [join(ROOT, "src", ENTRY.file)];
  writeFileSync(
    project,
    JSON.stringify({ extends: join(ROOT, "tsconfig.json"), compilerOptions, files, include: [], exclude: [] }),
  );
  execFileSync(process.execPath, [join(ROOT, "node_modules/typescript7/bin/tsc"), "-p", project, "--checkers", "1"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

function collect(file: string, directory: string, modules: Map<string, string>): void {
  if (modules.has(file)) return;
  const text = readFileSync(join(directory, file.replace(/\.ts$/u, ".d.ts")), "utf8");
  const imported: string[] = [];
  const body = text.replace(IMPORTS, (_, before: string, specifier: string) => {
    const other = normalize(join(file, "..", specifier));
    imported.push(other);
    return `${before}"${nameOf(other)}"`;
  });
  modules.set(file, body.replace(/^(export )?declare /gmu, "$1").replace(/^(?=.)/gmu, "  "));
  for (const other of imported) collect(other, directory, modules);
}

function nameOf(file: string): string {
  return `candor/${file.replace(/\.ts$/u, "")}`;
}
