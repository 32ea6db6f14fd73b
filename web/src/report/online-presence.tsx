import { SourceChip } from "../evidence/source-chip.tsx";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import type { LookupData, OnlinePresence as Presence } from "../wire.ts";
import { Block, LongList } from "./blocks.tsx";

const { report } = messages;

export function OnlinePresence({ data }: { readonly data: LookupData }) {
  const presence = data.onlinePresence;
  if (!presence) return null;
  return (
    <>
      <Accounts accounts={presence.accounts} />
      <Timeline timeline={presence.timeline} />
      <Activity activity={presence.activity} />
    </>
  );
}

function Accounts({ accounts }: { readonly accounts: Presence["accounts"] }) {
  if (accounts.length === 0) return null;
  return (
    <Block title={report.accounts}>
      <LongList items={accounts} limit={24} className="accounts">
        {({ name, category, logoUrl }, index) => (
          <li key={index}>
            <Picture url={logoUrl} name={name} size={28} />
            <span>
              {name}
              <SourceChip pointer={`/onlinePresence/accounts/${index}`} label={name} />
              <span className="accounts-kind">{category}</span>
            </span>
          </li>
        )}
      </LongList>
    </Block>
  );
}

/** From the creation of each account to its last sign of life, on one axis. */
function Timeline({ timeline }: { readonly timeline: Presence["timeline"] }) {
  const spans = timeline.map((each, index) => ({
    ...each,
    index,
    from: new Date(each.firstLoginAt).getTime(),
    to: new Date(each.lastLoginAt).getTime(),
  }));
  const shown = spans.filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to));
  if (shown.length === 0) return null;
  const start = Math.min(...shown.map(({ from }) => from));
  const length = Math.max(1, Math.max(...shown.map(({ to }) => to)) - start);
  return (
    <Block title={report.timeline}>
      <ul className="spans">
        {shown.map(({ name, firstLoginAt, lastLoginAt, from, to, index }) => (
          <li key={index}>
            <span className="spans-name">
              {name}
              <SourceChip pointer={`/onlinePresence/timeline/${index}`} label={`${report.timeline} ${name}`} />
            </span>
            <span className="spans-axis" aria-hidden="true">
              <span
                style={{
                  left: `${((from - start) / length) * 100}%`,
                  width: `${Math.max(0.5, ((to - from) / length) * 100)}%`,
                }}
              />
            </span>
            <span className="spans-text">
              {formatDay(firstLoginAt)} – {formatDay(lastLoginAt)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Activity({ activity }: { readonly activity: Presence["activity"] }) {
  if (activity.length === 0) return null;
  return (
    <Block title={report.activity}>
      <LongList items={activity} limit={12} className="cards">
        {({ name, avatarUrl, attributes }, index) => (
          <li key={index} className="card">
            <Picture url={avatarUrl} name={name} size={40} />
            <div>
              <p className="card-name">
                {name}
                <SourceChip pointer={`/onlinePresence/activity/${index}`} label={name} />
              </p>
              <dl className="entry-facts">
                {attributes.map(({ key, value }, at) => (
                  <div key={at}>
                    <dt>{key}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        )}
      </LongList>
    </Block>
  );
}
