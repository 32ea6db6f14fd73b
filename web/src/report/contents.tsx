import { type MouseEvent, useEffect, useRef, useState } from "react";
import { messages } from "../messages.ts";
import type { SectionName } from "../wire.ts";

/** The sections of the report, with the one in sight marked. */
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

/** Brings a link to the middle of the row that is scrolled sideways on a phone, and leaves the page where it is. */
function showInRow(row: Element, link: Element): void {
  const [whole, part] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollBy({ left: part.left + part.width / 2 - whole.left - whole.width / 2 });
}

function goTo(event: MouseEvent, name: SectionName): void {
  event.preventDefault();
  document.getElementById(name)?.scrollIntoView({ block: "start" });
  document.getElementById(`${name}-title`)?.focus({ preventScroll: true });
}

function useSectionInSight(names: readonly SectionName[]): SectionName | undefined {
  const [current, setCurrent] = useState(names[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id as SectionName);
      },
      // The strip below the bar in which a reader's eye rests.
      { rootMargin: "-12% 0px -70% 0px" },
    );
    for (const name of names) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names.join()]);
  return current;
}
