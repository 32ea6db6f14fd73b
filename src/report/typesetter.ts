import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { AccessView, View } from "./blocks.ts";
import { writeCode } from "./verification-code.ts";
import { crossReference, nonceOf, type ReferenceWords } from "./cross-references.ts";
import { fontFiles } from "./fonts.ts";

export interface Typeset {
  readonly pdf: Buffer;
  readonly pages: number;
  /** False if PDF/UA-1 rejected the document and it was exported without the standard. */
  readonly accessible: boolean;
  /** Why it was rejected, in codes and kinds, never text from the profile. */
  readonly refusal: string | null;
}

export interface Typesetter {
  /** `files` are available by name under `/job/` in the template's folder. */
  typeset(view: View, files: ReadonlyMap<string, Buffer>, references: ReferenceWords): Typeset;
  /** Everything stored about a person, as it is handed to them. */
  typesetAccess(view: AccessView): Typeset;
  /** To be called after a turn of the event loop: results are freed by finalizers. */
  rest(): void;
}

const TEMPLATE = realpathSync(fileURLToPath(new URL("./template", import.meta.url)));

/**
 * Creates one compiler with the report's fonts. It can read only the template's folder; a job's files are kept in
 * memory.
 */
export function createTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({ workspace: TEMPLATE, fontArgs: [{ fontPaths: fontFiles() }] });
  return {
    typeset(view, files, references) {
      const nonce = nonceOf(JSON.stringify(view));
      try {
        compiler.mapShadow(join(TEMPLATE, "job", "view.json"), Buffer.from(JSON.stringify({ ...view, nonce })));
        for (const [name, bytes] of files) compiler.mapShadow(join(TEMPLATE, "job", name), bytes);
        const typeset = exportPdf(compiler, "profile.typ");
        return { ...typeset, pdf: writeCode(crossReference(typeset.pdf, references, nonce)) };
      } finally {
        compiler.resetShadow();
      }
    },
    typesetAccess(view) {
      try {
        compiler.mapShadow(join(TEMPLATE, "job", "view.json"), Buffer.from(JSON.stringify({ ...view, nonce: "" })));
        return exportPdf(compiler, "access.typ");
      } finally {
        compiler.resetShadow();
      }
    },
    rest: () => compiler.evictCache(1),
  };
}

function exportPdf(compiler: NodeCompiler, template: "profile.typ" | "access.typ"): Typeset {
  const compiled = compiler.compile({ mainFilePath: join(TEMPLATE, template), resetRead: true });
  const document = compiled.result;
  if (document === null) {
    const failure = compiled.takeDiagnostics();
    throw new Error(`typesetting failed: ${failure === null ? "" : describe(compiler.fetchDiagnostics(failure))}`);
  }
  try {
    return {
      pdf: compiler.pdf(document, { pdfStandard: "ua-1" }),
      pages: document.numOfPages,
      accessible: true,
      refusal: null,
    };
  } catch (error) {
    const refusal = withoutTexts(error instanceof Error ? error.message : String(error));
    return { pdf: compiler.pdf(document), pages: document.numOfPages, accessible: false, refusal };
  }
}

function describe(diagnostics: readonly unknown[]): string {
  return withoutTexts(JSON.stringify(diagnostics));
}

/** Diagnostics quote the document; quotes must not get into the log. */
function withoutTexts(message: string): string {
  return message.replace(/`[^`]*`/g, "`…`").slice(0, 600);
}
