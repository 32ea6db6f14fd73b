import { type FormEvent, useState } from "react";
import { ledgerText } from "../../../src/presentation/reason-text.ts";
import { messages, words as catalogue } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { Schemas } from "../../../src/client/client.ts";
import type { Connector } from "../wire.ts";
import { useSetSource, useTestSource } from "./use-sources.ts";

const { sources: words } = messages;

/** A source's switch, test and keys. What an environment variable sets is shown, and can only be changed there. */
export function SourceControls({ source }: { readonly source: Connector }) {
  const { connector, title, enabled, fixed, settings, lastErrorWhy } = source;
  const change = useSetSource(connector);
  const test = useTestSource(connector);
  const label = enabled ? words.switchOff(title) : words.switchOn(title);
  return (
    <>
      <div className="source-buttons">
        {fixed ? null : (
          <button
            type="button"
            className="button button-small"
            aria-label={label}
            disabled={change.isPending}
            onClick={() => change.mutate({ enabled: !enabled })}
          >
            {enabled ? words.turnOff : words.turnOn}
          </button>
        )}
        <button
          type="button"
          className="button button-small"
          aria-label={words.testOf(title)}
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? words.testing : words.test}
        </button>
      </div>
      <p className="table-reason" role="status">
        {test.data ? tellTest(test.data) : null}
        {test.isError ? describeError(test.error) : null}
        {change.isError ? `${words.changeFailed}: ${describeError(change.error)}` : null}
      </p>
      {lastErrorWhy === undefined ? null : (
        <p className="table-reason">{words.lastError(ledgerText(catalogue, lastErrorWhy))}</p>
      )}
      {settings.length === 0 ? null : (
        <details className="options">
          <summary aria-label={`${words.settings}: ${title}`}>{words.settings}</summary>
          {settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              onSave={(value) => change.mutate({ settings: { [setting.name]: value } })}
            />
          ))}
        </details>
      )}
    </>
  );
}

function tellTest({ works, why, outcome, ms }: Schemas["ConnectorTest"]) {
  return works
    ? words.works(ms)
    : words.worksNot(why ? ledgerText(catalogue, why) : catalogue.inLine(catalogue.outcomes[outcome]));
}

function SettingField({
  setting,
  onSave,
}: {
  readonly setting: Connector["settings"][number];
  readonly onSave: (value: string) => void;
}) {
  const { name, help, secret, set } = setting;
  const [value, setValue] = useState("");
  if (set === "environment")
    return (
      <p className="table-reason">
        {words.setting(name)}: {words.byEnvironment}
      </p>
    );
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (value.trim() === "") return;
    onSave(value.trim());
    setValue("");
  };
  return (
    <form onSubmit={save}>
      <TextField
        label={words.setting(name)}
        hint={help.replaceAll("`", "")}
        type={secret ? "password" : "text"}
        autoComplete="off"
        placeholder={set === undefined ? words.notSet : words.isSet}
        value={value}
        onChange={setValue}
      />
      <button type="submit" className="button button-small" disabled={value.trim() === ""}>
        {words.save}
      </button>
    </form>
  );
}
