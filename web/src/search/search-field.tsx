import { useEffect, useId, useRef } from "react";
import { messages } from "../messages.ts";
import { CloseIcon, SearchIcon } from "../parts/icons.tsx";
import { MAX_QUERY_LENGTH } from "./search-state.ts";

export function SearchField({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const tooLong = text.trim().length > MAX_QUERY_LENGTH;
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  return (
    <form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="visually-hidden">
        {messages.search.label}
      </label>
      <div className="search-box">
        <SearchIcon />
        <input
          id={id}
          ref={field}
          className="search-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          placeholder={messages.search.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          data-search-field
          aria-invalid={tooLong}
          aria-keyshortcuts="Control+K"
          aria-describedby={`${id}-hint`}
        />
        {text === "" ? (
          <kbd className="search-shortcut">{messages.search.shortcut}</kbd>
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={messages.search.clear}
            onClick={() => {
              onChange("");
              field.current?.focus();
            }}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <p className={tooLong ? "search-hint field-problem" : "search-hint"} id={`${id}-hint`}>
        {tooLong ? messages.search.tooLong : messages.search.hint}
      </p>
    </form>
  );
}
