import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages, words } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { Failure } from "../parts/failure.tsx";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { personNoteKey, personNoteQuery } from "../queries.ts";
import type { PersonNote as Written } from "../wire.ts";

const { person: texts } = messages;

/** What the account wrote about the person of a lookup, and their file reference. It is in no report. */
export function PersonNote({ lookupId }: { readonly lookupId: string }) {
  const written = useQuery(personNoteQuery(useClient(), lookupId));
  const id = useId();
  return (
    <section className="block" aria-labelledby={id}>
      <h2 className="small-title" id={id}>
        {texts.notes}
      </h2>
      <p className="block-text">{texts.notesText}</p>
      {written.isPending ? <LoadingState lines={2} /> : null}
      {written.isError ? (
        <ErrorState title={texts.notesFailed} error={written.error} onRetry={() => void written.refetch()} level={3} />
      ) : null}
      {written.data ? <NoteForm key={written.data.writtenAt ?? ""} lookupId={lookupId} written={written.data} /> : null}
    </section>
  );
}

function NoteForm({ lookupId, written }: { readonly lookupId: string; readonly written: Written }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const id = useId();
  const [note, setNote] = useState(written.note);
  const [tags, setTags] = useState(written.tags.join(", "));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      unwrap(
        client.POST("/lookups/{lookupId}/note", {
          params: { path: { lookupId } },
          body: { note, tags: splitTags(tags) },
        }),
      ),
    onSuccess: (saved) => {
      queryClient.setQueryData(personNoteKey(lookupId), saved);
      announce(texts.notesSaved);
    },
  });
  const isChanged = note !== written.note || splitTags(tags).join() !== written.tags.join();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className="note-form" onSubmit={save}>
      <div className="note-field">
        <label className="field-label" htmlFor={`${id}-note`}>
          {texts.note}
        </label>
        <textarea
          id={`${id}-note`}
          className="input"
          rows={4}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div className="note-field">
        <label className="field-label" htmlFor={`${id}-tags`}>
          {texts.tags}
        </label>
        <input
          id={`${id}-tags`}
          className="input"
          type="text"
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
      </div>
      {written.writtenAt === undefined ? null : (
        <p className="claim-small">
          {texts.notesWritten(words.formats.instant(written.writtenAt), written.writtenBy ?? "")}
        </p>
      )}
      <Failure text={texts.notesFailed} error={error} />
      <button type="submit" className="button" disabled={isPending || !isChanged}>
        {texts.notesSave}
      </button>
    </form>
  );
}

/** The service's limit. */
const MAX_NOTE_LENGTH = 10_000;

function splitTags(text: string): string[] {
  const tags = text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}
