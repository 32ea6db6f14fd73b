import { type MouseEvent, useEffect, useRef, useState } from "react";
import { messages } from "../messages.ts";
import type { SectionName } from "../wire.ts";

/** The lower end of the strip that a reader looks at, as a share of the window's height. */
const STRIP_END = 0.3;

/** The sections of the report, with the one in view marked. */
export function Contents({ names }: { readonly names: readonly SectionName[] }) {
  const current = useSectionInSight(names);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector("[aria-current]");
    if (list.current && link) showInRow(list.current, link);
  }, [current]);
  return (
    <nav className="contents no-print" aria-label={messages.report.contents}>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={name === current ? "location" : undefined}
              onClick={(event) => goTo(event, name)}
            >
              {messages.sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a link into the middle of its row, which scrolls sideways on a phone, without moving the page. */
function showInRow(row: Element, link: Element): void {
  const [whole, part] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollBy({ left: part.left + part.width / 2 - whole.left - whole.width / 2 });
}

function goTo(event: MouseEvent, name: SectionName): void {
  event.preventDefault();
  document.getElementById(name)?.scrollIntoView({ block: "start" });
  document.getElementById(`${name}-title`)?.focus({ preventScroll: true });
}

/** Whether a section begins below the strip: anything above the first section belongs to none. */
function isAhead(name: SectionName | undefined): boolean {
  const top = name === undefined ? undefined : document.getElementById(name)?.getBoundingClientRect().top;
  return top !== undefined && top > window.innerHeight * STRIP_END;
}

function useSectionInSight(names: readonly SectionName[]): SectionName | undefined {
  const [current, setCurrent] = useState(names[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (isAhead(names[0])) setCurrent(names[0]);
        else if (seen) setCurrent(seen.target.id as SectionName);
      },
      // The strip below the bar that a reader looks at.
      { rootMargin: `-12% 0px -${(1 - STRIP_END) * 100}% 0px` },
    );
    for (const name of names) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    // A jump to the top may neither bring a section into the strip nor take one out.
    const markFirst = () => isAhead(names[0]) && setCurrent(names[0]);
    window.addEventListener("scroll", markFirst, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", markFirst);
    };
  }, [names.join()]);
  return current;
}
