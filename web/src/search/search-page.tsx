import { useRef } from "react";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { RecentLookups } from "./recent-lookups.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchResults } from "./search-results.tsx";
import { useSearchState } from "./search-state.ts";
import { TypePicker } from "./type-picker.tsx";
import { useResultKeys } from "./use-result-keys.ts";

/** The page where a search for a person begins. */
export function SearchPage() {
  usePageTitle(messages.search.page);
  const search = useSearchState();
  const area = useRef<HTMLDivElement>(null);
  useResultKeys(area);
  return (
    <div className={search.query === "" ? "search search-idle" : "search"} ref={area}>
      <h1 className="search-title">{messages.search.title}</h1>
      <SearchField text={search.text} onChange={search.setText} />
      <TypePicker type={search.type} onChange={search.setType} />
      {search.query === "" ? (
        <RecentLookups />
      ) : (
        <SearchResults query={search.query} type={search.type} onType={search.setType} />
      )}
    </div>
  );
}
