import sax from "sax";
import { decodeText, detectEncoding, peek } from "./tables/decode.ts";

/** Receives an XML document as it is read: names come without their prefixes. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * The document is not well-formed, or declares entities of its own, which could be used to fill any amount of memory.
 */
export class XmlError extends Error {}

/** In bytes: the encoding is declared there. */
const HEAD_BYTES = 1_024;

/**
 * Reads an XML document in chunks, and yields what the handler returns as soon as it does. Only one text of the
 * document is kept in memory. Throws `XmlError`.
 */
export async function* readXml<Told>(
  bytes: AsyncIterable<Uint8Array>,
  start: (tell: (told: Told) => void) => XmlHandler,
): AsyncGenerator<Told> {
  let told: Told[] = [];
  const handler = start((each) => told.push(each));
  const parser = Object.assign(sax.parser(true), {
    onopentag: ({ name, attributes }: sax.Tag) => handler.open?.(localName(name), attributes),
    ontext: (text: string) => handler.text?.(text),
    oncdata: (text: string) => handler.text?.(text),
    onclosetag: (name: string) => handler.close?.(localName(name)),
    ondoctype: () => fail("a document type"),
    onerror: ({ message }: Error) => fail(message),
  });
  const { head, all } = await peek(bytes, HEAD_BYTES);
  for await (const text of decodeText(all, detectEncoding(head))) {
    parser.write(text);
    if (told.length === 0) continue;
    yield* told;
    told = [];
  }
  parser.close();
  yield* told;
}

function fail(what: string): never {
  throw new XmlError(what);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
