import { useId, useRef } from "react";
import { messages } from "../messages.ts";
import { CloseIcon, SearchIcon } from "../parts/icons.tsx";
import { MAX_QUERY_LENGTH } from "./search-state.ts";

export function SearchField({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const tooLong = text.trim().length > MAX_QUERY_LENGTH;
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
          aria-describedby={`${id}-hint`}
        />
        {text === "" ? null : (
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
