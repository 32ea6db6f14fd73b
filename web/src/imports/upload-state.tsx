import { Link } from "@tanstack/react-router";
import { formatDuration, formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import type { Import } from "../wire.ts";
import { ImportCounts, Rejections } from "./import-counts.tsx";
import type { Upload } from "./use-upload.ts";

/** The state of the file being imported. */
export function UploadState({
  upload,
  imports,
  onStop,
}: {
  readonly upload: Upload;
  readonly imports: readonly Import[];
  readonly onStop: () => void;
}) {
  switch (upload.state) {
    case "idle":
      return null;
    case "counting":
      return (
        <p className="import-run" role="status">
          {messages.imports.counting}
        </p>
      );
    case "running":
      return (
        <Running
          upload={upload}
          current={imports.find(({ status, fileName }) => status === "running" && fileName === upload.name.slice(-255))}
          onStop={onStop}
        />
      );
    case "stopped":
      return (
        <p className="import-run" role="status">
          {messages.imports.stopped}
        </p>
      );
    case "failed":
      return (
        <div className="import-run" role="alert">
          <p className="import-name">{messages.imports.failed(upload.name)}</p>
          <p className="import-text">{describeError(upload.error)}</p>
        </div>
      );
    case "done":
      return (
        <div className="import-run" role="status">
          <div className="import-head">
            <p className="import-name">
              {upload.result.nothingImported ? messages.imports.lost(upload.name) : messages.imports.done(upload.name)}
            </p>
            {upload.result.nothingImported ? null : (
              <Link to="/" className="button button-small">
                {messages.imports.found}
              </Link>
            )}
          </div>
          <ImportCounts entry={upload.result} />
          <Rejections entry={upload.result} />
        </div>
      );
  }
}

function Running({
  upload,
  current,
  onStop,
}: {
  readonly upload: Extract<Upload, { state: "running" }>;
  readonly current: Import | undefined;
  readonly onStop: () => void;
}) {
  const { name } = upload;
  const rows = upload.rows ?? current?.rows ?? null;
  const read = Math.min(rows ?? Number.POSITIVE_INFINITY, current?.rowsRead ?? 0);
  const people = formatWhole(current?.candidates ?? 0);
  const { rowsPerSecond, secondsLeft } = current ?? {};
  return (
    <div className="import-run">
      <div className="import-head">
        <p className="import-name">{messages.imports.running(name)}</p>
        <button type="button" className="button button-small" onClick={onStop}>
          {messages.imports.stop}
        </button>
      </div>
      {rows === null ? null : (
        <div
          className="progress"
          role="progressbar"
          aria-label={messages.run.progress}
          aria-valuemin={0}
          aria-valuemax={rows}
          aria-valuenow={read}
        >
          <span style={{ transform: `scaleX(${Math.max(0.01, read / Math.max(1, rows))})` }} />
        </div>
      )}
      <p className="import-text">
        {current === undefined
          ? messages.imports.counting
          : rows === null
            ? messages.imports.progressOpen(formatWhole(read), people)
            : messages.imports.progress(formatWhole(read), formatWhole(rows), people)}
        {rowsPerSecond === undefined ? "" : ` · ${messages.imports.rate(formatWhole(rowsPerSecond))}`}
        {secondsLeft === undefined ? "" : ` · ${messages.imports.timeLeft(formatDuration(secondsLeft * 1_000))}`}
      </p>
    </div>
  );
}
