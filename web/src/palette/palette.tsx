import { Modal } from "@mantine/core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { messages } from "../messages.ts";
import { SearchIcon } from "../parts/icons.tsx";
import { type PaletteEntry, useEntries } from "./use-entries.ts";

const { palette: texts } = messages;

/**
 * Over any page: earlier lookups, screens, searches, and what the page can do, found by typing. The field keeps the
 * focus and the arrow keys move through the list (the combobox of the ARIA Authoring Practices Guide).
 */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [opener] = useState(() => document.activeElement);
  const [text, setText] = useState("");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = useEntries(text);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === chosenId),
  );
  const chosen = entries[at];
  const idOf = (entry: PaletteEntry): string => `${id}-${entries.indexOf(entry)}`;
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen?.id]);
  /** The page has its focus back before it moves it, as to a dialog. */
  const leave = (entry?: PaletteEntry): void => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    entry?.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    // Beneath, Escape would also close the evidence.
    event.stopPropagation();
    if (step !== undefined) setChosenId(entries[(at + step + entries.length) % entries.length]?.id ?? null);
    else leave(event.key === "Enter" ? chosen : undefined);
  };
  return (
    <Modal.Root opened onClose={leave} size="lg" yOffset="10dvh" returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content aria-label={texts.title}>
        <Modal.Body className="palette">
          <div className="palette-box">
            <SearchIcon />
            <input
              className="palette-input"
              type="text"
              role="combobox"
              value={text}
              placeholder={texts.placeholder}
              aria-label={texts.placeholder}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={chosen && idOf(chosen)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              data-autofocus
              // Beneath, an open dialog would take Escape for itself.
              data-mantine-stop-propagation="true"
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setChosenId(null);
              }}
            />
          </div>
          <div className="palette-list" id={`${id}-list`} role="listbox" aria-label={texts.title} ref={list}>
            {groups.map(({ title, entries }) => (
              <div key={title} role="group" aria-label={title}>
                <p className="palette-title" aria-hidden="true">
                  {title}
                </p>
                {entries.map((entry) => (
                  <div
                    key={entry.id}
                    id={idOf(entry)}
                    className="palette-entry"
                    role="option"
                    aria-selected={entry === chosen}
                    onMouseMove={() => setChosenId(entry.id)}
                    // The field keeps the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => leave(entry)}
                  >
                    <bdi>{entry.label}</bdi>
                    {entry.note === undefined ? null : <span className="palette-note">{entry.note}</span>}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <p className="visually-hidden" role="status">
            {texts.count(entries.length)}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
