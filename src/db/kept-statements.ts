import { type PGlite, protocol } from "@electric-sql/pglite";
import type {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  NotificationResponseMessage,
  ParameterDescriptionMessage,
  RowDescriptionMessage,
} from "pg-protocol/dist/messages.js";
import { Parser } from "pg-protocol/dist/parser.js";
import type { QueryResult } from "./pglite.ts";

/** Beyond this many, the least recently used is dropped. */
const MAX_KEPT = 256;
/**
 * A plan suits the tables as they were when it was made: a plan for an empty table must not be kept while the table
 * fills.
 */
const KEPT_MS = 60_000;

interface Kept {
  readonly name: string;
  readonly types: readonly number[];
  readonly until: number;
}

type Parsers = PGlite["parsers"];
type OnNotify = (channel: string, payload: string) => void;

/** The engine's possible messages about a statement, discriminated by name. */
type Message =
  | (RowDescriptionMessage & { readonly name: "rowDescription" })
  | (DataRowMessage & { readonly name: "dataRow" })
  | (CommandCompleteMessage & { readonly name: "commandComplete" })
  | (ParameterDescriptionMessage & { readonly name: "parameterDescription" })
  | (NotificationResponseMessage & { readonly name: "notification" })
  | (DatabaseError & { readonly name: "error" })
  | { readonly name: "readyForQuery" };

/**
 * Statements that the embedded engine parses and plans once instead of each time (measured: 0.2 ms of processor time
 * instead of 2.4 ms for a lookup behind the suppression gate, 0.2 ms instead of 0.5 ms for a row by its key). The
 * caller must have exclusive use of the engine. Results are parsed by the parser of the PostgreSQL driver, because the
 * engine's own takes five times the processor time (measured for 24 people of a search: 1.2 ms instead of 0.23 ms).
 */
export class KeptStatements {
  readonly #engine: PGlite;
  /** By text, the most recently used last. */
  readonly #kept = new Map<string, Kept>();
  readonly #onNotify: OnNotify;
  #lastName = 0;

  /** @param onNotify called for every NOTIFY that arrives with a result */
  constructor(engine: PGlite, onNotify: OnNotify) {
    this.#engine = engine;
    this.#onNotify = onNotify;
  }

  /** @param inTransaction whether its writes need not be on disk yet */
  async run(text: string, values: readonly unknown[], inTransaction: boolean): Promise<QueryResult> {
    return await this.#execute(await this.#keep(text), values, inTransaction);
  }

  /** The same for a statement that is not kept: it is planned for its values. */
  async runOnce(text: string, values: readonly unknown[], inTransaction: boolean): Promise<QueryResult> {
    return await this.#execute({ name: "", types: await this.#prepare("", text) }, values, inTransaction);
  }

  /** Drops all of them, because a table may have changed shape. */
  async forget(): Promise<void> {
    for (const text of this.#kept.keys()) await this.#drop(text);
  }

  async #keep(text: string): Promise<Kept> {
    const known = this.#kept.get(text);
    if (known && known.until > performance.now()) {
      this.#kept.delete(text);
      this.#kept.set(text, known);
      return known;
    }
    if (known) await this.#drop(text);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MAX_KEPT) await this.#drop(oldest);
    const name = `kept_${++this.#lastName}`;
    const kept = { name, types: await this.#prepare(name, text), until: performance.now() + KEPT_MS };
    this.#kept.set(text, kept);
    return kept;
  }

  async #execute(
    { name, types }: Pick<Kept, "name" | "types">,
    values: readonly unknown[],
    inTransaction: boolean,
  ): Promise<QueryResult> {
    const { serialize } = protocol;
    const written = values.map((value, index) => this.#write(value, types[index] ?? 0));
    const { rows, affectedRows } = await this.#ask(
      [
        serialize.bind({ statement: name, values: written }),
        serialize.describe({ type: "P" }),
        serialize.execute(),
        serialize.sync(),
      ],
      !inTransaction,
    );
    return { rows, affectedRows };
  }

  /** The OIDs of the parameters' types. */
  async #prepare(name: string, text: string): Promise<readonly number[]> {
    const { serialize } = protocol;
    const { types } = await this.#ask(
      [serialize.parse({ name, text }), serialize.describe({ type: "S", name }), serialize.sync()],
      false,
    );
    return types;
  }

  async #drop(text: string): Promise<void> {
    const kept = this.#kept.get(text);
    if (!kept) return;
    this.#kept.delete(text);
    const { serialize } = protocol;
    await this.#ask([serialize.close({ type: "S", name: kept.name }), serialize.sync()], false);
  }

  async #ask(messages: readonly Uint8Array[], syncToFs: boolean): Promise<StatementAnswer> {
    const answer = new StatementAnswer(this.#engine.parsers);
    const parser = new Parser();
    await this.#engine.execProtocolRawStream(Buffer.concat(messages), {
      syncToFs,
      // The engine reuses the buffer for its next message.
      onRawData: (bytes) => parser.parse(Buffer.from(bytes), (message) => answer.add(message as Message)),
    });
    for (const { channel, payload } of answer.notifications) this.#onNotify(channel, payload);
    if (answer.error) throw answer.error;
    return answer;
  }

  /** Serialises a value like the engine's own `query`. */
  #write(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serialize = this.#engine.serializers[type];
    return serialize ? serialize(value) : String(value);
  }
}

const WRITES: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "COPY", "MERGE"]);

/** Collects the engine's messages about one statement. */
class StatementAnswer {
  readonly rows: Record<string, unknown>[] = [];
  readonly notifications: { readonly channel: string; readonly payload: string }[] = [];
  affectedRows = 0;
  types: readonly number[] = [];
  error: Error | null = null;
  readonly #parsers: Parsers;
  #columns: { readonly name: string; readonly type: number; readonly parse: Parsers[number] | undefined }[] = [];

  constructor(parsers: Parsers) {
    this.#parsers = parsers;
  }

  add(message: Message): void {
    switch (message.name) {
      case "rowDescription":
        this.#columns = message.fields.map(({ name, dataTypeID: type }) => ({
          name,
          type,
          parse: this.#parsers[type],
        }));
        break;
      case "dataRow":
        this.#addRow(message.fields);
        break;
      case "commandComplete": {
        const [command = "", ...counts] = message.text.split(" ");
        if (WRITES.has(command)) this.affectedRows += Number(counts.at(-1));
        break;
      }
      case "parameterDescription":
        this.types = message.dataTypeIDs;
        break;
      case "notification":
        this.notifications.push(message);
        break;
      case "error":
        this.error ??= message;
        break;
      case "readyForQuery":
        break;
    }
  }

  #addRow(fields: readonly (string | null)[]): void {
    const row: Record<string, unknown> = {};
    this.#columns.forEach(({ name, type, parse }, index) => {
      const text = fields[index] ?? null;
      row[name] = text === null || parse === undefined ? text : parse(text, type);
    });
    this.rows.push(row);
  }
}
