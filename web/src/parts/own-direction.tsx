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
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
