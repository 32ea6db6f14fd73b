import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import type { Lookup, SectionName } from "../wire.ts";
import { Block } from "./blocks.tsx";

const AVAILABLE = "candor.available.";

/** How many facts a full lookup would start from, section by section. */
export function Preview() {
  const { lookup } = useShownLookup();
  if (!lookup.preview) return null;
  const sections = listAvailable(lookup);
  return (
    <Block title={messages.lookup.available}>
      {sections.length === 0 ? (
        <p className="block-text">{messages.lookup.availableNone}</p>
      ) : (
        <dl className="facts">
          {sections.map(({ name, facts }) => (
            <div className="fact" key={name}>
              <dt>{messages.sections[name]}</dt>
              <dd>{messages.lookup.availableFacts(facts)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  );
}

function listAvailable(lookup: Lookup): readonly { readonly name: SectionName; readonly facts: number }[] {
  return (Object.keys(messages.sections) as SectionName[])
    .map((name) => ({ name, facts: Number(lookup.metadata?.[AVAILABLE + name] ?? 0) }))
    .filter(({ facts }) => facts > 0);
}
