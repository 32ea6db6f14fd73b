import { isMinor } from "../../src/analysis/minor.ts";
import { feedOf } from "../../src/connectors/pages/web-page.ts";
import { UnreadableCapture } from "../../src/connectors/findings/claims.ts";
import { readImportLine } from "../../src/importers/candor-ndjson.ts";
import { writeExport } from "../../src/exports/export.ts";
import { writeSheet } from "../../src/exports/table.ts";
import { errorFields } from "../../src/log.ts";
import { changesBetween } from "../../src/presentation/changes.ts";
import { draftLines } from "../../src/reading/draft-rows.ts";
import { readDocument } from "../../src/reading/read-document.ts";
import { isJson } from "../../src/reading/is-json.ts";
import { judgeAnswers, readPassages } from "../../src/reading/read-again.ts";
import { checkCapture, readCapture } from "../../src/reading/read-capture.ts";
import { judgeQuestion, ReaderFailed, type ReadingRoom } from "../../src/reading/reading-room.ts";
import { buildProfile } from "../../src/sections/build-profile.ts";

/** Reads in the test's thread: one of the room's threads knows only the connectors of the registry. */
export const READ_HERE: ReadingRoom = {
  read: async (connector, capture) => tell(() => readCapture(connector, capture)),
  check: async (connector, capture) => tell(() => checkCapture(connector, capture)),
  feedOf: async (page) => tell(() => feedOf(page)),
  passages: async (capture, subject) => tell(() => readPassages(capture, subject)),
  judge: async (capture, subject, answers, kinds) => tell(() => judgeAnswers(capture, subject, answers, kinds)),
  readDocument: async (bytes, format) => await readDocument(bytes, format),
  readLine: async (line) => readImportLine(line),
  draftLines: async (lines, origin, occasion) => draftLines(lines, origin, occasion),
  isJson: async (text) => isJson(text),
  judgeRecords: async (question) => judgeQuestion(question),
  isMinor: async (person, today) => isMinor(person, today),
  buildProfile: async (question) => buildProfile(question),
  writeExport: async (format, input) => await writeExport(format, input),
  compareProfiles: async (earlier, later) => changesBetween(earlier, later),
  writeSheet: async (rows) => await writeSheet(rows),
  onBehalfOf: () => READ_HERE,
  close: async () => {},
};

function tell<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadableCapture ? error : new ReaderFailed(errorFields(error));
  }
}
