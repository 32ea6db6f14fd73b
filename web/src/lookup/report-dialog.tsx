import { type FormEvent, useId, useState } from "react";
import { type ReportLanguage, LANGUAGES } from "../../../src/contract/language.ts";
import {
  CONFIDENTIALITY,
  type Confidentiality,
  MAX_PREPARED_FOR_LENGTH,
  REDACTIONS,
  type Redaction,
} from "../../../src/contract/report-form.ts";
import { LANGUAGE_NAMES, reportLanguage } from "../language.ts";
import { messages, words } from "../messages.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useReport } from "./download-button.tsx";

const { lookup: texts } = messages;

/** The PDF with options: its language, for whom it is, who may read it, and what is masked. */
export function ReportDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const id = useId();
  const [language, setLanguage] = useState<ReportLanguage>(reportLanguage);
  const [preparedFor, setPreparedFor] = useState("");
  const [confidentiality, setConfidentiality] = useState<Confidentiality | "">("");
  const [redact, setRedact] = useState<Redaction | "">("");
  const [attached, setAttached] = useState(false);
  const download = useReport();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = preparedFor.trim();
    download.mutate(
      {
        language,
        ...(name === "" ? {} : { preparedFor: name }),
        ...(confidentiality === "" ? {} : { confidentiality }),
        ...(redact === "" ? {} : { redact }),
        ...(attached && redact !== "outside" ? { attach: "captures" as const } : {}),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.form.replace("…", "")}>
      <form className="form" onSubmit={submit}>
        <div>
          <label className="field-label" htmlFor={`${id}-language`}>
            {texts.formLanguage}
          </label>
          <select
            id={`${id}-language`}
            className="input"
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as ReportLanguage)}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
        </div>
        <TextField
          label={words.report.cover.preparedFor}
          note={messages.start.optional}
          value={preparedFor}
          maxLength={MAX_PREPARED_FOR_LENGTH}
          autoComplete="off"
          onChange={setPreparedFor}
        />
        <div>
          <label className="field-label" htmlFor={`${id}-mark`}>
            {texts.formMark}
          </label>
          <select
            id={`${id}-mark`}
            className="input"
            value={confidentiality}
            onChange={(event) => setConfidentiality(event.currentTarget.value as Confidentiality | "")}
          >
            <option value="">{texts.formNoMark}</option>
            {CONFIDENTIALITY.map((each) => (
              <option key={each} value={each}>
                {words.report.confidentiality[each]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className="field-label" htmlFor={`${id}-redact`}>
            {texts.formRedact}
          </label>
          <select
            id={`${id}-redact`}
            className="input"
            value={redact}
            onChange={(event) => setRedact(event.currentTarget.value as Redaction | "")}
          >
            <option value="">{words.report.redactions.none}</option>
            {REDACTIONS.map((each) => (
              <option key={each} value={each}>
                {words.report.redactions[each]}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={attached && redact !== "outside"}
            disabled={redact === "outside"}
            onChange={() => setAttached(!attached)}
          />
          {texts.formAttach}
        </label>
        <p className="field-hint">{texts.formText}</p>
        <Failure text={texts.downloadFailed} error={download.error} />
        <div>
          <button type="submit" className="button button-primary" disabled={download.isPending}>
            {download.isPending ? texts.downloading : texts.download}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
