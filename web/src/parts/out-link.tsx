import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import { webAddress } from "../safe-url.ts";

/** A link to another site in a new tab; plain text if the address is not a web address. */
export function OutLink({
  url,
  children,
  className,
}: {
  readonly url: string;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const href = webAddress(url);
  if (href === null)
    return (
      <span className={className}>
        <bdi>{children}</bdi>
      </span>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <bdi>{children}</bdi>
      <span className="visually-hidden"> ({messages.opensElsewhere})</span>
    </a>
  );
}
