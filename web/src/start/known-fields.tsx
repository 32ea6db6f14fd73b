import { messages } from "../messages.ts";
import { TextField } from "../parts/text-field.tsx";
import type { CandidateInput } from "../wire.ts";

const { start: words } = messages;

/** What a caller may know about a person besides names and addresses, in the order of the form. */
const FIELDS = [
  { member: "candor.employer", label: words.employer },
  { member: "candor.role", label: words.role },
  { member: "candor.place", label: words.place },
  { member: "candor.school", label: words.school },
  { member: "candor.birthDate", label: words.born },
  { member: "candor.phone", label: words.phone },
  { member: "candor.aliases", label: words.aliases },
  { member: "candor.note", label: words.note },
] as const;

export type Known = Partial<Record<(typeof FIELDS)[number]["member"], string>>;

/** Fields for what is known about a person; all are optional. */
export function KnownFields({
  known,
  problems,
  onChange,
}: {
  readonly known: Known;
  /** By member. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (known: Known, member: string) => void;
}) {
  return (
    <fieldset className="form known-fields">
      <legend className="field-label">
        {words.known} <span className="soft">({words.optional})</span>
      </legend>
      <p className="field-hint">{words.knownHint}</p>
      {FIELDS.map(({ member, label }) => (
        <TextField
          key={member}
          label={label}
          type={member === "candor.phone" ? "tel" : "text"}
          value={known[member] ?? ""}
          autoComplete="off"
          problem={problems[member]}
          onChange={(text) => onChange({ ...known, [member]: text }, member)}
        />
      ))}
    </fieldset>
  );
}

/** The members that were filled in; other names as a list, separated by semicolons. */
export function knownMembers({ "candor.aliases": names = "", ...known }: Known): Partial<CandidateInput> {
  const filled = Object.entries(known).map(([member, text]) => [member, text.trim()] as const);
  const aliases = names
    .split(/[;；]/u)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return {
    ...Object.fromEntries(filled.filter(([, text]) => text !== "")),
    ...(aliases.length > 0 && { "candor.aliases": aliases }),
  };
}
