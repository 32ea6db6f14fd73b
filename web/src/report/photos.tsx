import { useState } from "react";
import type { ShownPhoto } from "../../../src/presentation/panel.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { messages } from "../messages.ts";
import { Dialog } from "../parts/dialog.tsx";
import { OutLink } from "../parts/out-link.tsx";
import { picturePath } from "../safe-url.ts";
import { LongList } from "./blocks.tsx";
import type { PropsOf } from "./props.ts";

/** Photos side by side; each opens large. */
export function Photos({ photos }: PropsOf<"photos">) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <LongList items={photos} limit={12} className="photos">
        {(photo, index) => (
          <li key={photo.pointer} className="photo">
            <PhotoButton photo={photo} onOpen={() => setOpen(index)} />
            <p className="photo-text">
              {photo.source ? <OutLink url={photo.source.text}>{photo.caption.text}</OutLink> : photo.caption.text}
              <SourceChip pointer={photo.pointer} label={photo.alt} />
            </p>
          </li>
        )}
      </LongList>
      <LightBox photos={photos} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
    </>
  );
}

function PhotoButton({
  photo: { thumbnail, alt },
  onOpen,
}: {
  readonly photo: ShownPhoto;
  readonly onOpen: () => void;
}) {
  const [broken, setBroken] = useState(false);
  const path = picturePath(thumbnail);
  if (path === null || broken) return <span className="photo-missing" />;
  return (
    <button type="button" className="photo-button" aria-label={messages.pictures.enlarge(alt)} onClick={onOpen}>
      <img src={path} alt={alt} loading="lazy" onError={() => setBroken(true)} />
    </button>
  );
}

/** One photo as large as the window, with the previous and next by button and by arrow key. */
function LightBox({
  photos,
  at,
  onMove,
  onClose,
}: {
  readonly photos: readonly ShownPhoto[];
  /** The index of the photo; `null` while closed. */
  readonly at: number | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}) {
  const photo = at === null ? undefined : photos[at];
  const step = (by: 1 | -1): void => {
    if (at !== null && photos[at + by] !== undefined) onMove(at + by);
  };
  return (
    <Dialog title={photo?.alt ?? ""} size="xl" opened={photo !== undefined} onClose={onClose}>
      {photo ? (
        <div
          className="light-box"
          onKeyDown={({ key }) => {
            if (key === "ArrowLeft") step(-1);
            if (key === "ArrowRight") step(1);
          }}
        >
          <LargePhoto key={photo.pointer} photo={photo} />
          <p className="photo-text">
            {photo.source ? <OutLink url={photo.source.text}>{photo.caption.text}</OutLink> : photo.caption.text}
          </p>
          {photos.length > 1 ? (
            <div className="light-box-steps">
              {/* If disabled, they would lose the focus, and with it the arrow keys. */}
              <button type="button" className="button" aria-disabled={at === 0} onClick={() => step(-1)}>
                {messages.pictures.previous}
              </button>
              <button
                type="button"
                className="button"
                data-autofocus
                aria-disabled={at === photos.length - 1}
                onClick={() => step(1)}
              >
                {messages.pictures.next}
              </button>
            </div>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}

/** Shows the small picture if only that is stored. */
function LargePhoto({ photo: { image, thumbnail, alt } }: { readonly photo: ShownPhoto }) {
  const [broken, setBroken] = useState(false);
  const path = picturePath(image) ?? picturePath(thumbnail);
  if (path === null || broken) return <p className="block-text">{messages.pictures.noPhoto}</p>;
  return <img src={path} alt={alt} onError={() => setBroken(true)} />;
}
