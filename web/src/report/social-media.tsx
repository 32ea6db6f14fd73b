import { CitedText } from "../evidence/cited-text.tsx";
import { useEvidence } from "../evidence/evidence-context.ts";
import { formatCompact, formatDecimal, formatWhole } from "../format.ts";
import { messages } from "../messages.ts";
import type { LookupData, SocialMedia as Social } from "../wire.ts";
import { Block, Fact, Figure } from "./blocks.tsx";
import { BrandSafety } from "./brand-safety.tsx";
import { Bars, Split } from "./charts.tsx";
import { FamousFollowing } from "./famous-following.tsx";
import { Posts } from "./posts.tsx";

const { report } = messages;
const AT = "/socialMedia";

export function SocialMedia({ data }: { readonly data: LookupData }) {
  return (
    <>
      <CitedText pointer="/socialSummary" text={data.socialSummary} label={messages.sections.socialMedia} />
      {data.socialMedia ? <Analytics social={data.socialMedia} /> : null}
    </>
  );
}

function Analytics({ social }: { readonly social: Social }) {
  const { isUnknown } = useEvidence();
  const hasFacebook =
    social.countFacebookPosts > 0 && !isUnknown(`${AT}/countFacebookPosts`, social.countFacebookPosts);
  return (
    <>
      <dl className="tiles">
        <Figure
          label={report.followers}
          pointer={`${AT}/totalFollowerCount`}
          value={social.totalFollowerCount}
          format={formatCompact}
        />
        <Figure
          label={report.engagement}
          pointer={`${AT}/engagementRate`}
          value={social.engagementRate}
          format={(value) => `${formatDecimal(value)} %`}
        />
        <Figure
          label={report.likes}
          pointer={`${AT}/averageLikes`}
          value={social.averageLikes}
          format={formatCompact}
        />
        <Figure
          label={report.comments}
          pointer={`${AT}/averageComments`}
          value={social.averageComments}
          format={formatCompact}
        />
        <Figure
          label={report.shares}
          pointer={`${AT}/averageShares`}
          value={social.averageShares}
          format={formatCompact}
        />
      </dl>
      <Followers social={social} />
      <Tone social={social} />
      <Audience social={social} />
      {hasFacebook ? <Facebook social={social} /> : null}
      <BrandSafety analysis={social.brandSafetyAnalysis} />
      <FamousFollowing people={social.famousFollowing} />
      <Posts social={social} />
    </>
  );
}

function Followers({ social }: { readonly social: Social }) {
  const counts = Object.entries(social.followerCounts).filter(([, count]) => count !== undefined);
  if (counts.length < 2) return null;
  return (
    <Block title={report.followers}>
      <Bars
        bars={counts
          .toSorted(([, a], [, b]) => b - a)
          .map(([platform, count]) => ({
            label: platform === "twitter" ? messages.searchTypes.x : platformName(platform),
            value: count,
            text: formatWhole(count),
            pointer: `${AT}/followerCounts/${platform}`,
          }))}
      />
    </Block>
  );
}

function Tone({ social }: { readonly social: Social }) {
  const { positive, neutral, negative } = social.sentimentSplit;
  if (positive + neutral + negative === 0) return null;
  return (
    <Block title={report.sentiment}>
      <Split
        parts={[
          { label: report.positive, value: positive, tone: "good", pointer: `${AT}/sentimentSplit/positive` },
          { label: report.neutral, value: neutral, tone: "plain", pointer: `${AT}/sentimentSplit/neutral` },
          { label: report.negative, value: negative, tone: "bad", pointer: `${AT}/sentimentSplit/negative` },
        ]}
      />
    </Block>
  );
}

function Audience({ social }: { readonly social: Social }) {
  const { isUnknown } = useEvidence();
  const { female, male } = social.maleFemaleSplit;
  const words = (["targetAudience", "industry"] as const).filter((key) => !isUnknown(`${AT}/${key}`, social[key]));
  if (female + male === 0 && words.length === 0) return null;
  return (
    <Block title={report.audience}>
      {female + male > 0 ? (
        <Split
          parts={[
            { label: report.female, value: female, tone: "good", pointer: `${AT}/maleFemaleSplit/female` },
            { label: report.male, value: male, tone: "plain", pointer: `${AT}/maleFemaleSplit/male` },
          ]}
        />
      ) : null}
      <dl className="facts">
        <Fact label={report.targetAudience} pointer={`${AT}/targetAudience`} value={social.targetAudience} />
        <Fact label={report.facts.industry} pointer={`${AT}/industry`} value={social.industry} />
      </dl>
    </Block>
  );
}

function Facebook({ social }: { readonly social: Social }) {
  const figures = [
    [report.facebookPosts, "countFacebookPosts"],
    [report.facebookFollowers, "facebookFollowerCount"],
    [report.facebookLikes, "facebookLikeCount"],
    [report.facebookComments, "facebookCommentCount"],
    [report.facebookShares, "facebookShareCount"],
  ] as const;
  return (
    <Block title={report.facebook}>
      <dl className="tiles">
        {figures.map(([label, key]) => (
          <Figure key={key} label={label} pointer={`${AT}/${key}`} value={social[key]} format={formatCompact} />
        ))}
      </dl>
    </Block>
  );
}

function platformName(key: string): string {
  return key in messages.searchTypes ? messages.searchTypes[key as keyof typeof messages.searchTypes] : key;
}
