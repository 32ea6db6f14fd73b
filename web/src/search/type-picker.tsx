import { useEffect, useRef } from "react";
import { messages } from "../messages.ts";
import type { SearchType } from "../wire.ts";

const TYPES = Object.keys(messages.searchTypes) as SearchType[];

/** Where to look: among everybody, or among people with a profile on one platform. */
export function TypePicker({
  type,
  onChange,
}: {
  readonly type: SearchType;
  readonly onChange: (type: SearchType) => void;
}) {
  const chosen = useRef<HTMLLabelElement>(null);
  // On a phone the choices are one scrolling line: keeps the selected one in view.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [type]);
  return (
    <fieldset className="picker">
      <legend className="visually-hidden">{messages.search.where}</legend>
      <div>
        {TYPES.map((each) => (
          <label key={each} ref={each === type ? chosen : null} className="picker-choice">
            <input
              type="radio"
              name="type"
              value={each}
              checked={each === type}
              onChange={() => onChange(each)}
              className="visually-hidden"
            />
            <span>{messages.searchTypes[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
