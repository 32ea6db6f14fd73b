import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { KeyRequest, NewKey, Purpose, Scope } from "../wire.ts";

const SCOPES = Object.keys(messages.scopes) as Scope[];
const PURPOSES = Object.keys(messages.purposes) as Purpose[];
const USUAL_SCOPES: readonly Scope[] = ["search", "lookups:read", "lookups:write"];
const { keys: words } = messages;

export function KeyForm({ onMade }: { readonly onMade: (key: NewKey) => void }) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState(USUAL_SCOPES);
  const [purposes, setPurposes] = useState<readonly Purpose[]>(PURPOSES.slice(0, 1));
  const [problem, setProblem] = useState<string | null>(null);
  const make = useMakeKey((key) => {
    setName("");
    onMade(key);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const missing = findMissing(name, scopes, purposes);
    setProblem(missing);
    if (missing === null) make.mutate({ name: name.trim(), scopes: [...scopes], purposes: [...purposes] });
  };
  return (
    <form className="form block" onSubmit={submit} noValidate>
      <h2 className="small-title">{words.make}</h2>
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={setName}
      />
      <Checks
        title={words.scopes}
        all={SCOPES}
        chosen={scopes}
        onChange={setScopes}
        label={(each) => messages.scopes[each]}
      />
      <Checks
        title={words.purposes}
        all={PURPOSES}
        chosen={purposes}
        onChange={setPurposes}
        label={(each) => messages.purposes[each].title}
      />
      <p className="field-problem" role="alert">
        {problem ?? (make.isError ? `${words.makeFailed}. ${describeError(make.error)}` : "")}
      </p>
      <div>
        <button type="submit" className="button" disabled={make.isPending}>
          {make.isPending ? words.making : words.make}
        </button>
      </div>
    </form>
  );
}

function Checks<T extends string>({
  title,
  all,
  chosen,
  onChange,
  label,
}: {
  readonly title: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
  readonly label: (each: T) => string;
}) {
  return (
    <fieldset>
      <legend className="field-label">{title}</legend>
      <div className="checks">
        {all.map((each) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={() =>
                onChange(all.filter((other) => (other === each ? !chosen.includes(each) : chosen.includes(other))))
              }
            />
            {label(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useMakeKey(onMade: (key: NewKey) => void) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: KeyRequest) => unwrap(client.POST("/keys", { body })),
    onSuccess: (key) => {
      onMade(key);
      void queryClient.invalidateQueries({ queryKey: ["keys"] });
    },
  });
}

function findMissing(name: string, scopes: readonly Scope[], purposes: readonly Purpose[]): string | null {
  if (name.trim() === "") return words.nameMissing;
  if (scopes.length === 0) return words.scopesMissing;
  return purposes.length === 0 ? words.purposesMissing : null;
}
