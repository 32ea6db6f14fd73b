import { useEvidence } from "../evidence/evidence-context.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { formatCompact } from "../format.ts";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import { Picture } from "../parts/picture.tsx";
import type { SocialMedia } from "../wire.ts";
import { Block, LongList } from "./blocks.tsx";

export function FamousFollowing({ people }: { readonly people: SocialMedia["famousFollowing"] }) {
  const { isUnknown } = useEvidence();
  if (people.length === 0) return null;
  return (
    <Block title={messages.report.famous}>
      <LongList items={people} limit={8} className="cards">
        {({ name, followerCount, imageUrl, link }, index) => (
          <li key={index} className="card">
            <Picture url={imageUrl} name={name} size={40} />
            <div>
              <p className="card-name">
                <OutLink url={link}>{name}</OutLink>
                <SourceChip pointer={`/socialMedia/famousFollowing/${index}`} label={name} />
              </p>
              {isUnknown(`/socialMedia/famousFollowing/${index}/followerCount`, followerCount) ? null : (
                <p className="card-text">{messages.candidate.followers(formatCompact(followerCount))}</p>
              )}
            </div>
          </li>
        )}
      </LongList>
    </Block>
  );
}
