import { lazy, Suspense, useEffect, useState } from "react";
import { messages } from "../messages.ts";
import { SearchIcon } from "../parts/icons.tsx";

const loadPalette = async () => ({ default: (await import("../palette/palette.tsx")).Palette });
const Palette = lazy(loadPalette);

/** Opens the command palette over any page, as Ctrl+K does. It is loaded on demand. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="icon-button palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={messages.palette.title}
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className="visually-hidden">{messages.palette.title}</span>
        <kbd>{messages.palette.shortcut}</kbd>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
