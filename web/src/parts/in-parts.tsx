import { Fragment, type ReactNode } from "react";

/** An address breaks before its `@` or after its `//` if the line is too short. */
export function inParts(text: string): ReactNode {
  return text.split(/(?=@)|(?<=\/\/)/u).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
