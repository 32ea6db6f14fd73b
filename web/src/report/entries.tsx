import type { Card, PanelEntry, ShownPicture } from "../../../src/presentation/panel.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { OutLink } from "../parts/out-link.tsx";
import { OwnDirection } from "../parts/own-direction.tsx";
import { Picture } from "../parts/picture.tsx";
import { hostOf, picturePath } from "../safe-url.ts";
import { Block, LongList } from "./blocks.tsx";
import { SmallFacts } from "./facts.tsx";
import { Named } from "./named.tsx";
import type { PropsOf } from "./props.ts";

/** A list of entries, with dates beside them if any has one. */
export function Entries({ title, entries }: PropsOf<"entries">) {
  const dated = entries.some(({ when }) => when !== "");
  return (
    <Block title={title}>
      <LongList items={entries} limit={12} className={dated ? "timeline" : "timeline timeline-undated"}>
        {(entry) => <EntryRow key={entry.pointer} entry={entry} dated={dated} />}
      </LongList>
    </Block>
  );
}

function EntryRow({ entry, dated }: { readonly entry: PanelEntry; readonly dated: boolean }) {
  const { pointer, when, name, under, facts, text, link, picture } = entry;
  return (
    <li className="entry">
      {dated ? <p className="entry-when">{period(when)}</p> : null}
      <div className="entry-what">
        <EntryPicture picture={picture} />
        <p className="entry-title">
          <OwnDirection text={name.text} />
          <SourceChip pointer={pointer} label={name.text} />
        </p>
        {under.length > 0 ? (
          <p className="entry-where">
            <OwnDirection text={under.map(({ text: each }) => each).join(" · ")} />
          </p>
        ) : null}
        {text ? (
          <p className="entry-text">
            <OwnDirection text={text.text} />
          </p>
        ) : null}
        <SmallFacts facts={facts} />
        {link ? (
          <p className="entry-where">
            <OutLink url={link.text}>{hostOf(link.text)}</OutLink>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** A period breaks between its dates, not inside one. */
function period(when: string) {
  const [from = "", to] = when.split(/(?<= –) /u);
  return to === undefined ? (
    <span>{from}</span>
  ) : (
    <>
      <span>{from}</span> <span>{to}</span>
    </>
  );
}

/** Nothing if there is no picture: entries do not need one. */
function EntryPicture({ picture }: { readonly picture: ShownPicture | null }) {
  if (picture === null || picturePath(picture.address) === null) return null;
  return <Picture url={picture.address} name={picture.name} size={picture.frame === "logo" ? 32 : 56} />;
}

/** People or things, each with a picture. */
export function Cards({ title, cards }: PropsOf<"cards">) {
  return (
    <Block title={title}>
      <LongList items={cards} limit={8} className="cards">
        {(card) => <CardItem key={card.pointer} card={card} />}
      </LongList>
    </Block>
  );
}

function CardItem({ card: { pointer, name, lines, facts, link, picture } }: { readonly card: Card }) {
  return (
    <li className="card">
      <Picture url={picture.address} name={picture.name} size={40} />
      <div>
        <p className="card-name">
          {link ? <OutLink url={link.text}>{name.text}</OutLink> : <Named value={name} />}
          <SourceChip pointer={pointer} label={name.text} />
        </p>
        {lines.map((value) => (
          <p key={value.pointer} className="card-text">
            <OwnDirection text={value.text} />
          </p>
        ))}
        <SmallFacts facts={facts} />
      </div>
    </li>
  );
}

const NUMBERED_DAY = /^\d{4}-\d\d/;

/** Rows of values under column titles. */
export function Table({ title, head, rows }: PropsOf<"table">) {
  return (
    <Block title={title}>
      <div className="panel-table">
        <table>
          <thead>
            <tr>
              {head.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pointer, picture, cells: [name, ...cells] }) => (
              <tr key={pointer}>
                <th scope="row">
                  <span className="panel-table-name">
                    <Picture url={picture?.address} name={name.text} size={24} />
                    <span>
                      <bdi>{name.text}</bdi>
                      <SourceChip pointer={pointer} label={name.text} />
                    </span>
                  </span>
                </th>
                {cells.map((cell, index) => (
                  // In a narrow column a date takes two lines, unless it is written in numbers.
                  <td key={index} className={NUMBERED_DAY.test(cell?.text ?? "") ? "together" : undefined}>
                    {cell?.text.replaceAll("\u00a0", " ")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Block>
  );
}
