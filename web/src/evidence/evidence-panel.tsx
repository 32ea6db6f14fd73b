import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { CloseIcon, DownIcon, UpIcon } from "../parts/icons.tsx";
import { ErrorState } from "../parts/states.tsx";
import type { CitedDatasource } from "../wire.ts";
import { type Selection, useEvidence, useSelection } from "./evidence-context.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { neighboursOf, originOf } from "./walk.ts";

const BESIDE_THE_PAGE = "(min-width: 75em)";

/** The evidence of the selected field: beside the page if there is room, otherwise over it. */
export function EvidencePanel({
  datasources,
  error,
}: {
  readonly datasources: readonly CitedDatasource[];
  readonly error: unknown;
}) {
  const { selection } = useEvidence();
  const selected = useSelection(selection);
  const beside = useMediaQuery(BESIDE_THE_PAGE, undefined, { getInitialValueInEffect: false });
  const close = useCallback(() => {
    const closed = selection.get();
    selection.set(null);
    if (closed !== null) originOf(closed)?.focus({ preventScroll: true });
  }, [selection]);
  useEffect(() => () => selection.set(null), [selection]);
  const content = selected ? (
    error ? (
      <ErrorState title={messages.evidence.failed} error={error} level={3} />
    ) : (
      <EvidenceList key={selected.pointer} selected={selected} datasources={datasources} />
    )
  ) : null;
  if (beside)
    return selected ? (
      <Aside selected={selected} onClose={close}>
        {content}
      </Aside>
    ) : null;
  // Composed from parts, since the drawer's own header would be a second banner on the page.
  return (
    <Drawer.Root
      opened={selected !== null}
      onClose={close}
      position="bottom"
      size="88%"
      returnFocus={false}
      className="evidence-drawer"
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={messages.evidence.title}>
        <Drawer.Body>
          <div className="evidence-head">
            <PanelTitle selected={selected} />
            {selected ? <StepButtons selected={selected} /> : null}
            <CloseButton onClose={close} />
          </div>
          {content}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Aside({
  selected,
  onClose,
  children,
}: {
  readonly selected: Selection;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  // Its own buttons keep the focus.
  useEffect(() => {
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus({ preventScroll: true });
  }, [selected]);
  useEscape(onClose);
  return (
    <aside className="evidence-panel no-print" ref={panel} tabIndex={-1} aria-label={messages.evidence.title}>
      <div className="evidence-head">
        <PanelTitle selected={selected} />
        <StepButtons selected={selected} />
        <CloseButton onClose={onClose} />
      </div>
      {children}
    </aside>
  );
}

function PanelTitle({ selected }: { readonly selected: Selection | null }) {
  return (
    <h2 className="evidence-title">
      <span className="kicker">{messages.evidence.title}</span>
      <span className="evidence-label">{selected?.label}</span>
    </h2>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={messages.close} onClick={onClose}>
      <CloseIcon />
    </button>
  );
}

/** Steps from fact to fact in the order of the page, without leaving the evidence. */
function StepButtons({ selected }: { readonly selected: Selection }) {
  const { selection } = useEvidence();
  const { previous, next } = neighboursOf(selected);
  const step = (to: Selection | null): void => {
    if (to === null) return;
    to.chip?.scrollIntoView({ block: "center", inline: "nearest" });
    selection.set(to);
    announce(to.label);
  };
  return (
    <>
      {/* If disabled, they would lose the focus. */}
      <button
        type="button"
        className="icon-button"
        aria-label={messages.evidence.previous}
        aria-disabled={previous === null}
        onClick={() => step(previous)}
      >
        <UpIcon />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.evidence.next}
        aria-disabled={next === null}
        onClick={() => step(next)}
      >
        <DownIcon />
      </button>
    </>
  );
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onEscape]);
}
