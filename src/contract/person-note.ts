import { z } from "zod";

const MAX_NOTE_LENGTH = 10_000;
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;

const note = z.string().max(MAX_NOTE_LENGTH).describe("In the words of whoever wrote it; empty where there is none.");
const tags = z
  .array(z.string().trim().min(1).max(MAX_TAG_LENGTH))
  .max(MAX_TAGS)
  .describe("What the person is filed under; the same tag in other capitals counts once.");

export const WritePersonNote = z.strictObject({ note, tags }).meta({ id: "WritePersonNote" });

export const PersonNote = z
  .object({
    note,
    tags,
    writtenAt: z.iso.datetime().optional().describe("Left out where nothing is written."),
    writtenBy: z.string().optional().describe("The name of the key that wrote it last."),
  })
  .meta({ id: "PersonNote" });

export type WritePersonNote = z.infer<typeof WritePersonNote>;
export type PersonNote = z.infer<typeof PersonNote>;
