import { Fragment } from "react";
import type { PanelFact, Value } from "../../../src/presentation/panel.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { words } from "../messages.ts";
import { inParts } from "../parts/in-parts.tsx";
import { OwnDirection } from "../parts/own-direction.tsx";
import { OutLink } from "../parts/out-link.tsx";
import { readableAddress, webAddress } from "../safe-url.ts";
import { Block, LongList } from "./blocks.tsx";
import { Named } from "./named.tsx";
import type { PropsOf } from "./props.ts";

/** Fields: their names, values and evidence. */
export function Facts({ title, facts }: PropsOf<"facts">) {
  return (
    <Block title={title}>
      <dl className="facts">
        {facts.map(({ label, values }) => (
          <div className="fact" key={label}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value.pointer}>
                <LinkedValue value={value} />
                <SourceChip pointer={value.pointer} label={values.length > 1 ? `${label} ${value.text}` : label} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Block>
  );
}

/** Like `Facts`, for numbers to compare with others: shown large. */
export function Figures({ title, facts }: PropsOf<"figures">) {
  return (
    <Block title={title}>
      <dl className="tiles">
        {facts.map(({ label, values }) => (
          <div className="tile" key={label}>
            <dt>{label}</dt>
            {values.map(({ pointer, text }) => (
              <dd key={pointer}>
                <span className="figure">{text}</span>
                <SourceChip pointer={pointer} label={label} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Block>
  );
}

/** Keys and their values, one under the other. */
export function Pairs({ title, facts }: PropsOf<"pairs">) {
  return (
    <Block title={title}>
      <LongList items={facts} limit={12} className="pairs">
        {({ label, values }, index) => (
          <li key={index}>
            <strong>{label}</strong>
            {values.map(({ pointer, text }) => (
              <p key={pointer}>
                <OwnDirection text={text} />
                <SourceChip pointer={pointer} label={label} />
              </p>
            ))}
          </li>
        )}
      </LongList>
    </Block>
  );
}

/** Dos and don'ts, side by side. */
export function Advice({ sides }: PropsOf<"advice">) {
  return (
    <div className="columns">
      {sides.map(({ title, facts }) => (
        <Pairs key={title} title={title} facts={facts} />
      ))}
    </div>
  );
}

/** Plain words, each with its evidence. */
export function Words({ title, values }: PropsOf<"words">) {
  return (
    <Block title={title}>
      <LongList items={values} limit={40} className="words">
        {({ pointer, text }) => (
          <li key={pointer}>
            <OwnDirection text={text} />
            <SourceChip pointer={pointer} label={text} />
          </li>
        )}
      </LongList>
    </Block>
  );
}

export function Links({ title, values }: { readonly title: string; readonly values: readonly Value[] }) {
  return (
    <Block title={title}>
      <LongList items={values} limit={8} className="addresses">
        {({ pointer, text }) => (
          <li key={pointer}>
            <OutLink url={text} className="address">
              {readableAddress(text)}
            </OutLink>
            <SourceChip pointer={pointer} label={`${title} ${text}`} />
          </li>
        )}
      </LongList>
    </Block>
  );
}

/** Details of an entry, on one line below it; they share the entry's evidence. */
export function SmallFacts({ facts }: { readonly facts: readonly PanelFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="entry-facts">
      {facts.map(({ label, values }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {values.map(({ text }, place) => (
              <Fragment key={place}>
                {place === 0 ? null : ", "}
                <OwnDirection text={text} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value with a link: an email address or phone number opens its program, a name searches for the person. */
function LinkedValue({ value }: { readonly value: Value }) {
  const { text, href } = value;
  if (href === undefined) return <Named value={value} />;
  return webAddress(href) === null ? <a href={href}>{inParts(text)}</a> : <OutLink url={href}>{inParts(text)}</OutLink>;
}

export function Verified() {
  return (
    <span className="mark mark-found" title={words.verifiedText}>
      {words.verified}
    </span>
  );
}
