import { z } from "zod";

const MAX_NOTE_LENGTH = 10_000;
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;

const note = z.string().max(MAX_NOTE_LENGTH).describe("The text of the note; empty if there is none.");
export const Tag = z.string().trim().min(1).max(MAX_TAG_LENGTH);
const tags = z.array(Tag).max(MAX_TAGS).describe("The person's tags. Tags that differ only in case count once.");

export const WritePersonNote = z.strictObject({ note, tags }).meta({ id: "WritePersonNote" });

export const PersonNote = z
  .object({
    note,
    tags,
    writtenAt: z.iso.datetime().optional().describe("Absent if nothing has been written."),
    writtenBy: z.string().optional().describe("The name of the key that last wrote it."),
  })
  .meta({ id: "PersonNote" });

export type WritePersonNote = z.infer<typeof WritePersonNote>;
export type PersonNote = z.infer<typeof PersonNote>;
