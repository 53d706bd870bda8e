import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Thumbnail } from '#app/desk/frame/thumbnail';
import { galleryQuery } from '#app/pwa/gallery/gallery-query';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';

interface Props {
  title: string;
  /** The picture that is there now: its address, and what is said of it. */
  current?: { src: string; alt: string };
  /** Whether the place needs words of its own for those who do not see the picture. */
  isDescribed?: boolean;
  /** Where the focus goes when it closes. */
  finalFocus?: () => HTMLElement;
  onClose: () => void;
  onChoose: (image: GalleryImage, alt: string) => void;
}

/** Chooses one of the gallery's pictures. */
export function PictureDialog({
  title,
  current,
  isDescribed = false,
  finalFocus,
  onClose,
  onChoose,
}: Props) {
  const { data: images, isError } = useQuery(galleryQuery);
  const [chosenImage, setChosenImage] = useState<GalleryImage>();
  const [typed, setTyped] = useState(current?.alt);
  const [isTried, setTried] = useState(false);
  const image = chosenImage ?? images?.find(({ objectPath }) => objectPath === current?.src);
  const alt = typed ?? image?.picture?.alt ?? '';
  const isWordless = isDescribed && alt.trim() === '';
  return (
    <Dialog open onClose={onClose} finalFocus={finalFocus} title={title}>
      <form
        noValidate
        className={stack}
        onSubmit={(event) => {
          event.preventDefault();
          // The form around it is another one.
          event.stopPropagation();
          setTried(true);
          if (!image || isWordless) return;
          onChoose(image, alt.trim());
          onClose();
        }}
      >
        {!images && !isError && <Spinner label="Loading the gallery" />}
        {!images && isError && <p role="alert">The gallery could not be loaded.</p>}
        {images?.length === 0 && <p>The gallery is empty. Add pictures there first.</p>}
        <fieldset className={grid}>
          <legend className={hidden}>Pictures of the gallery</legend>
          {images?.map((one) => (
            <label key={one.id} className={card}>
              <input
                type="radio"
                name="picture"
                className={radio}
                checked={one.id === image?.id}
                onChange={() => setChosenImage(one)}
              />
              <Thumbnail image={one} />
              <span>{one.title}</span>
            </label>
          ))}
        </fieldset>
        {isTried && !image && (
          <p role="alert" className={wrong}>
            Choose a picture
          </p>
        )}
        {isDescribed && image && (
          <TextField
            label="What is to be seen in it"
            hint="Read to those who cannot see the picture."
            maxLength={300}
            value={alt}
            error={
              isTried && isWordless
                ? 'Say what is to be seen: it is read to those who cannot see the picture'
                : undefined
            }
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <div className={dialog().actions}>
          <Button type="submit">Take this picture</Button>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'dense' });

const grid = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  maxHeight: '50svh',
  overflowY: 'auto',
  padding: '1',
});

const hidden = css({ srOnly: true });

const card = css({
  position: 'relative',
  display: 'grid',
  gap: '1',
  // The thumbnail names its place.
  gridTemplateAreas: '"picture" "title"',
  alignContent: 'start',
  padding: '2',
  border: '1px solid {colors.line}',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:has(:checked)': { borderColor: 'text', boxShadow: 'inset 0 0 0 1px {colors.text}' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
});

const radio = css({ position: 'absolute', opacity: '0', inset: '0', cursor: 'pointer' });

const wrong = css({ color: 'danger' });
