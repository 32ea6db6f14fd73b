import { type MouseEvent, useEffect, useState } from "react";
import { messages } from "../messages.ts";
import type { SectionName } from "../wire.ts";

/** The sections of the report, with the one in sight marked. */
export function Contents({ names }: { readonly names: readonly SectionName[] }) {
  const current = useSectionInSight(names);
  return (
    <nav className="contents no-print" aria-label={messages.report.contents}>
      <ul>
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
