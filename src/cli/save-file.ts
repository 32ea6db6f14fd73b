import { writeFile } from "node:fs/promises";
import { CommandFailed } from "./context.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Saves a file from a response and prints where. A default name does not overwrite anything; a name given by the caller
 * does; `-` is standard output.
 */
export async function saveFile(
  terminal: Terminal,
  content: Uint8Array,
  { name, output }: { readonly name: string; readonly output?: string },
): Promise<void> {
  if (output === "-") return void process.stdout.write(content);
  const path = output ?? name;
  await writeFile(path, content, { flag: output === undefined ? "wx" : "w" }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new CommandFailed(`${path} already exists. Choose another name with -o, or overwrite it with -o ${path}.`);
  });
  if (terminal.json) terminal.printJson({ path, bytes: content.byteLength });
  else terminal.print(path);
}
