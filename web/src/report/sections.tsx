import type { ReactNode } from "react";
import type { LookupData, SectionName } from "../wire.ts";
import { AdverseMedia } from "./adverse-media.tsx";
import { Career } from "./career.tsx";
import { DataBreaches } from "./data-breaches.tsx";
import { Events } from "./events.tsx";
import { Gallery } from "./gallery.tsx";
import { Leisure } from "./leisure.tsx";
import { OnlinePresence } from "./online-presence.tsx";
import { Overview } from "./overview.tsx";
import { Selling } from "./selling.tsx";
import { SocialMedia } from "./social-media.tsx";

interface ShownSection {
  readonly name: SectionName;
  readonly content: ReactNode;
}

const FIELDS: Readonly<Record<SectionName, readonly (keyof LookupData)[]>> = {
  overview: [
    "overviewSummary",
    "firstName",
    "lastName",
    "gender",
    "nationality",
    "spouse",
    "children",
    "birthYear",
    "industry",
    "emails",
    "phoneNumbers",
    "languages",
    "socialMediaLinks",
    "similarPeople",
    "sources",
    "verifiedSources",
  ],
  selling: ["sellingSummary", "personalityInsights", "preferences", "brandPreferences", "sellingDo", "sellingDont"],
  career: ["careerSummary", "careerBadges", "experiences", "education", "skills"],
  leisure: ["leisureSummary", "hobbies"],
  events: ["eventsSummary", "events"],
  gallery: ["photos"],
  dataBreaches: ["dataBreaches"],
  adverseMedia: ["adverseMediaResults"],
  onlinePresence: ["onlinePresence"],
  socialMedia: ["socialSummary", "socialMedia"],
};

/** The sections of which a profile has anything, in their order. */
export function listSections(data: LookupData): readonly ShownSection[] {
  const contents: Readonly<Record<SectionName, ReactNode>> = {
    overview: <Overview data={data} />,
    selling: <Selling data={data} />,
    career: <Career data={data} />,
    leisure: <Leisure data={data} />,
    events: <Events data={data} />,
    gallery: <Gallery data={data} />,
    dataBreaches: <DataBreaches data={data} />,
    adverseMedia: <AdverseMedia data={data} />,
    onlinePresence: <OnlinePresence data={data} />,
    socialMedia: <SocialMedia data={data} />,
  };
  return (Object.keys(contents) as SectionName[])
    .filter((name) => FIELDS[name].some((field) => hasContent(data[field])))
    .map((name) => ({ name, content: contents[name] }));
}

function hasContent(value: LookupData[keyof LookupData]): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}
