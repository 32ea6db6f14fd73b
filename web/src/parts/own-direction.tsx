import { Fragment } from "react";

const SEPARATOR = " · ";

/**
 * A text that runs the way its script does, whichever way the page does; parts that are separated by dots, each on its
 * own. Otherwise a full stop or an `@` moves to the other end.
 */
export function OwnDirection({ text }: { readonly text: string }) {
  return text.split(SEPARATOR).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : SEPARATOR}
      <bdi>{withWholeDays(part)}</bdi>
    </Fragment>
  ));
}

/** Days and months in figures, which a line may otherwise break at their hyphens. */
function withWholeDays(text: string) {
  const parts = text.split(/(\b\d{4}-\d\d(?:-\d\d)?\b)/);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="together">
        {part}
      </span>
    ),
  );
}
