import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { messages } from "../messages.ts";
import { Announcer } from "../parts/announcer.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { SettingsButton } from "./settings-button.tsx";
import { Wordmark } from "./wordmark.tsx";

const PAGES = [
  { to: "/", text: messages.nav.search },
  { to: "/lookups", text: messages.nav.lookups },
  { to: "/bulk", text: messages.nav.bulk },
  { to: "/imports", text: messages.nav.imports },
] as const;

/** The frame of every page: signing in, navigation, and whether the service is available. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  useFocusOnPageChange(main);
  useBarHeight(bar);
  return (
    <div className="shell">
      <a className="skip" href="#content" onClick={(event) => moveTo(event, main.current)}>
        {messages.skip}
      </a>
      <header className="bar" ref={bar}>
        <div className="bar-inner">
          <Link to="/" className="bar-brand">
            <Wordmark />
          </Link>
          <nav className="bar-nav" aria-label={messages.nav.label}>
            {PAGES.map(({ to, text }) => (
              <Link key={to} to={to} className="bar-link" activeOptions={{ exact: to === "/" }}>
                {text}
              </Link>
            ))}
          </nav>
          <PaletteButton />
          <SettingsButton />
        </div>
        <ConnectionBanner />
      </header>
      <main id="content" className="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Announcer />
    </div>
  );
}

function moveTo(event: React.MouseEvent, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}

/**
 * A new page takes the focus, or its search field does: a screen reader then reads it from the start. This excludes the
 * first page, and a new view of the same page.
 */
function useFocusOnPageChange(main: React.RefObject<HTMLElement | null>): void {
  const page = useRouterState({ select: (state) => pageOf(state.resolvedLocation?.pathname ?? "") });
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== "" && last.current !== page) {
      const field = document.querySelector<HTMLElement>("[data-search-field]");
      (field ?? main.current)?.focus({ preventScroll: true });
    }
    last.current = page;
  }, [page, main]);
}

/**
 * What is fixed below the header begins at its end: the header grows by a banner, and by a second line of links where
 * they do not fit into one.
 */
function useBarHeight(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = bar.current;
    if (header === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--bar-height", `${header.offsetHeight}px`));
    observer.observe(header);
    return () => {
      observer.disconnect();
      style.removeProperty("--bar-height");
    };
  }, [bar]);
}

/** `/lookups/<id>` and everything below it count as one page. */
function pageOf(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}
