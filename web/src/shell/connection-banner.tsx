import { useEffect, useRef } from "react";
import { useReachable } from "../connection.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";

/** Says that the service is unavailable, as long as it is. */
export function ConnectionBanner() {
  const reachable = useReachable();
  const wasReachable = useRef(reachable);
  useEffect(() => {
    if (reachable && !wasReachable.current) announce(messages.connection.back);
    wasReachable.current = reachable;
  }, [reachable]);
  return (
    <div role="status" aria-live="assertive">
      {reachable ? null : <p className="banner">{messages.connection.gone}</p>}
    </div>
  );
}
