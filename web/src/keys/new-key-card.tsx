import { useEffect, useRef, useState } from "react";
import { messages } from "../messages.ts";
import { copyText } from "../parts/copy-text.ts";
import type { NewKey } from "../wire.ts";

/** A new key, the only time it is shown. */
export function NewKeyCard({ made, onDone }: { readonly made: NewKey; readonly onDone: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    card.current?.focus();
  }, [made]);
  return (
    <div className="import-run" ref={card} tabIndex={-1} role="group" aria-label={messages.keys.madeTitle(made.name)}>
      <p className="import-name">{messages.keys.madeTitle(made.name)}</p>
      <p className="import-text">{messages.keys.madeText}</p>
      <code className="code-line key-text">{made.key}</code>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => void copyText(made.key).then(setCopied)}>
          {copied === null ? messages.keys.copy : copied ? messages.keys.copied : messages.keys.notCopied}
        </button>
        <button type="button" className="button button-primary" onClick={onDone}>
          {messages.keys.done}
        </button>
      </div>
    </div>
  );
}
