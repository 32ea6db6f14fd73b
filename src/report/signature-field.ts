import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from "@cantoo/pdf-lib";

/** Room for a CMS with four certificates of 2 kB, in hexadecimal digits. The rest stays zeros (ISO 32000-2, 12.8.1). */
const CONTENTS_DIGITS = 32_768;
/** ISO 32000-2, table 167: "hidden". PDF/UA-1 requires no structure for hidden content (ISO 14289-1, 7.18.1). */
const HIDDEN = 2;
/** ISO 32000-2, table 225: there are signatures, and the file may only be appended to. */
const SIGNATURES_EXIST_APPEND_ONLY = 3;
/** As wide as any offset in a report. */
const RANGE_ROOM = 9_999_999_999;

/**
 * Appends an empty signature field to a PDF, as an incremental update: the existing bytes stay as they are. Its
 * `/ByteRange` covers the whole file except `/Contents`, whose zeros `signField` fills (ETSI EN 319 142-1, 6.3).
 */
export async function appendSignatureField(
  pdf: Uint8Array,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = document;
  const signature = context.register(
    context.obj({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: "ETSI.CAdES.detached",
      ByteRange: [0, RANGE_ROOM, RANGE_ROOM, RANGE_ROOM],
      Contents: PDFHexString.of("0".repeat(CONTENTS_DIGITS)),
      M: PDFString.fromDate(at),
      Name: PDFHexString.fromText(name),
    }),
  );
  const page = firstPage(document);
  const widget = context.register(
    context.obj({
      Type: "Annot",
      Subtype: "Widget",
      FT: "Sig",
      Rect: [0, 0, 0, 0],
      F: HIDDEN,
      V: signature,
      T: PDFString.of("Signature1"),
      P: page.reference,
    }),
  );
  const annotations = page.dictionary.lookupMaybe(PDFName.of("Annots"), PDFArray)?.asArray() ?? [];
  page.dictionary.set(PDFName.of("Annots"), context.obj([...annotations, widget]));
  catalog.set(PDFName.of("AcroForm"), context.obj({ SigFlags: SIGNATURES_EXIST_APPEND_ONLY, Fields: [widget] }));
  return withRange(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));
}

/** The first leaf of the page tree. `getPage` would rewrite its contents. */
function firstPage(document: PDFDocument): { readonly reference: PDFRef; readonly dictionary: PDFDict } {
  let reference = document.catalog.get(PDFName.of("Pages")) as PDFRef;
  let dictionary = document.context.lookup(reference, PDFDict);
  for (;;) {
    const kids = dictionary.lookupMaybe(PDFName.of("Kids"), PDFArray);
    if (kids === undefined) return { reference, dictionary };
    reference = kids.get(0) as PDFRef;
    dictionary = document.context.lookup(reference, PDFDict);
  }
}

/** Writes the range that the signature will cover into the place reserved for it. */
function withRange(saved: Uint8Array): Uint8Array {
  const pdf = Buffer.from(saved);
  const room = `/ByteRange [ 0 ${RANGE_ROOM} ${RANGE_ROOM} ${RANGE_ROOM} ]`;
  const start = pdf.lastIndexOf(room);
  const contents = pdf.indexOf("/Contents <", start) + "/Contents ".length;
  const after = contents + CONTENTS_DIGITS + 2;
  const range = `/ByteRange [ 0 ${contents} ${after} ${pdf.length - after} ]`;
  pdf.write(range.padEnd(room.length), start, "latin1");
  return pdf;
}
