import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { Role } from "../wire.ts";

const { members: words } = messages;
const ROLES = Object.keys(words.roles) as Role[];

/** Adds a member, with the purposes of the current key. */
export function MemberForm() {
  const client = useClient();
  const queryClient = useQueryClient();
  const id = useId();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("reader");
  const [problem, setProblem] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: () => unwrap(client.POST("/members", { body: { name: name.trim(), email: email.trim(), role } })),
    onSuccess: () => {
      setName("");
      setEmail("");
      void queryClient.invalidateQueries({ queryKey: ["members"] });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const missing = name.trim() === "" ? words.nameMissing : email.trim() === "" ? words.emailMissing : null;
    setProblem(missing);
    if (missing === null) add.mutate();
  };
  return (
    <form className="form block" onSubmit={submit} noValidate>
      <h2 className="small-title">{words.add}</h2>
      <TextField label={words.name} value={name} maxLength={100} autoComplete="off" onChange={setName} />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        value={email}
        maxLength={254}
        autoComplete="off"
        onChange={setEmail}
      />
      <div>
        <label className="field-label" htmlFor={id}>
          {words.role}
        </label>
        <select
          id={id}
          className="input"
          value={role}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setRole(event.currentTarget.value as Role)}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {words.roles[each].title}
            </option>
          ))}
        </select>
        <p className="field-hint" id={`${id}-hint`}>
          {words.roles[role].hint}
        </p>
      </div>
      <p className="field-problem" role="alert">
        {problem ?? (add.isError ? `${words.addFailed}. ${describeError(add.error)}` : "")}
      </p>
      <div>
        <button type="submit" className="button" disabled={add.isPending}>
          {add.isPending ? words.adding : words.add}
        </button>
      </div>
    </form>
  );
}
