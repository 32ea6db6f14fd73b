import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { unwrap } from "../client/client.ts";
import { type DropItem, type DropList, readDropLine, splitDropItems } from "../domain/drop-hash.ts";
import { type CommandContext, CommandFailed } from "./context.ts";
import { openFile } from "./open-file.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Limit for one request: even on a busy machine, an embedded database takes it in within a minute; Node's clients wait
 * five.
 */
const ITEMS_TOGETHER = 100_000;
const TITLE = "ID,Status\n";

export interface DropOptions {
  readonly kind: DropList;
  readonly preview?: true;
  readonly output?: string;
}

/**
 * Sends a list in parts, and joins their answers. Nobody is affected before every line has been read and the file for
 * the answers exists. Each part is written to it at once: somebody who was erased cannot be found again, so a lost
 * answer stays lost.
 */
export async function answerDrop(context: CommandContext, path: string, options: DropOptions): Promise<void> {
  const { client, terminal } = context;
  const { kind, preview } = options;
  const items = await readItems(path);
  const parts = splitDropItems(items, ITEMS_TOGETHER);
  const all = items.length;
  const answers = await openAnswers(path, options.output);
  let answered = 0;
  try {
    await answers.write(TITLE);
    for (const part of parts) {
      const text = await unwrap(
        client.POST("/drop", {
          params: { query: { list: kind, preview: preview === true ? "true" : "false" } },
          headers: { "content-type": "application/octet-stream" },
          body: part.map(({ id, hash }) => `${id},${hash}\n`).join(""),
          bodySerializer: (body: unknown) => body as BodyInit,
          parseAs: "text",
        }),
      );
      await answers.write(String(text).slice(TITLE.length));
      answered += part.length;
      terminal.counter(`${answered} of ${all} items`);
    }
  } catch (error) {
    terminal.counter("");
    if (answered > 0)
      terminal.note(
        `${answered} of ${all} items have their answers in ${answers.name}. Send the others in a list of their own.`,
      );
    throw error;
  } finally {
    await answers.close();
  }
  terminal.counter("");
  answers.tell(terminal, all);
}

/** Each item once; its last line counts. */
async function readItems(path: string): Promise<readonly DropItem[]> {
  await openFile(path);
  const items = new Map<string, DropItem>();
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number++;
    const item = readDropLine(number === 1 ? line.replace(/^\ufeff/, "") : line, number);
    if (item === undefined)
      throw new CommandFailed(
        `Line ${number} of ${path} is not "ID,Hash" with a SHA-256 in Base64. Nobody was touched.`,
      );
    if (item !== null) items.set(item.id, item);
  }
  return [...items.values()];
}

interface Answers {
  readonly name: string;
  write(text: string): Promise<void>;
  close(): Promise<void>;
  tell(terminal: Terminal, items: number): void;
}

/** A file with a default name does not overwrite anything; `-` is standard output. */
async function openAnswers(path: string, output: string | undefined): Promise<Answers> {
  if (output === "-")
    return {
      name: "standard output",
      async write(text) {
        await new Promise<void>((resolve) => void process.stdout.write(text, () => resolve()));
      },
      async close() {},
      tell() {},
    };
  const name = output ?? `${basename(path, ".csv")}-answers.csv`;
  const file = await openNew(name, output === undefined ? "wx" : "w");
  return {
    name,
    async write(text) {
      await file.appendFile(text);
    },
    close: () => file.close(),
    tell: (terminal, items) => (terminal.json ? terminal.printJson({ path: name, items }) : terminal.print(name)),
  };
}

async function openNew(name: string, flag: "w" | "wx"): Promise<FileHandle> {
  return await open(name, flag).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    throw new CommandFailed(`${name} already exists. Choose another name with -o, or overwrite it with -o ${name}.`);
  });
}
