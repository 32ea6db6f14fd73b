import { useEffect, useRef } from "react";

/** Something that the page in view can do, offered in the command palette. */
export interface PageAction {
  readonly label: string;
  run(): void;
}

const offered = new Set<{ readonly current: readonly PageAction[] }>();

/** Offers actions while the component that carries them out is on the page. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, []);
}

export function offeredActions(): readonly PageAction[] {
  return [...offered].flatMap(({ current }) => current);
}
