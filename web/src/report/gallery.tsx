import { useState } from "react";
import { SourceChip } from "../evidence/source-chip.tsx";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { hostOf, picturePath } from "../safe-url.ts";
import type { LookupData } from "../wire.ts";
import { LongList } from "./blocks.tsx";

export function Gallery({ data }: { readonly data: LookupData }) {
  return (
    <LongList items={data.photos ?? []} limit={12} className="photos">
      {(photo, index) => (
        <li key={index} className="photo">
          <Photo path={picturePath(photo.thumbnailUrl)} host={hostOf(photo.sourceUrl)} />
          <p className="photo-text">
            <OutLink url={photo.sourceUrl}>{hostOf(photo.sourceUrl)}</OutLink>
            <SourceChip pointer={`/photos/${index}`} label={messages.report.photoFrom(hostOf(photo.sourceUrl))} />
          </p>
        </li>
      )}
    </LongList>
  );
}

function Photo({ path, host }: { readonly path: string | null; readonly host: string }) {
  const [broken, setBroken] = useState(false);
  if (path === null || broken) return <span className="photo-missing" />;
  return <img src={path} alt={messages.report.photoFrom(host)} loading="lazy" onError={() => setBroken(true)} />;
}
