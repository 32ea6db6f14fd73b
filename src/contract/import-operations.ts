import { z } from "zod";
import { Import, ImportFileQuery, ImportPage, ImportQuery, RemovedImport } from "./import.ts";
import { type Operation, page } from "./operation.ts";

const importId = z.strictObject({ importId: z.string() });

/** Files of people and documents. */
export const IMPORT_OPERATIONS = {
  createImport: {
    method: "post",
    repeat: "kept",
    path: "/imports",
    summary: "Stream a file of people and documents in.",
    tag: "imports",
    scope: "candidates:write",
    query: ImportQuery,
    stream: "application/x-ndjson",
    status: 201,
    response: Import,
    answerHeaders: ["Location"],
    errors: [],
  },
  importFile: {
    method: "post",
    repeat: "kept",
    path: "/imports/files",
    summary: "Import the people of a file as another program wrote it: a table, an address book, CVs.",
    tag: "imports",
    scope: "candidates:write",
    query: ImportFileQuery,
    stream: "application/octet-stream",
    status: 201,
    response: Import,
    answerHeaders: ["Location"],
    errors: ["import_unreadable"],
  },
  listImports: {
    method: "get",
    path: "/imports",
    summary: "This account's imports, newest first.",
    tag: "imports",
    scope: "candidates:write",
    query: z.strictObject(page),
    status: 200,
    response: ImportPage,
    errors: [],
  },
  getImport: {
    method: "get",
    path: "/imports/{importId}",
    summary: "One import: progress, counts, rejected rows.",
    tag: "imports",
    scope: "candidates:write",
    params: importId,
    status: 200,
    response: Import,
    errors: ["import_not_found"],
  },
  removeImport: {
    method: "delete",
    path: "/imports/{importId}",
    summary: "Remove an import with its people, documents and pictures.",
    tag: "imports",
    scope: "candidates:write",
    params: importId,
    status: 200,
    response: RemovedImport,
    errors: ["import_not_found"],
  },
} as const satisfies Record<string, Operation>;
