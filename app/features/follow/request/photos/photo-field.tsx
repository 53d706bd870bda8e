import { useId } from 'react';
import type { ChosenPhotos } from '#app/pwa/photos/use-chosen-photos';
import type { NewPhoto } from '#app/offline/photos/photo-row';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { Skeleton } from '#app/ui/loading/skeleton';
import { deviceName } from '#app/ui/screen/device-name';
import { MOST_PHOTOS } from '#domain/order/photos';
import { css, cx } from '#styled/css';
import { button, field } from '#styled/recipes';
import { PhotoTile, tiles } from './photo-tile';

/** Chooses photos, or takes them: phones offer both. */
export function PhotoField({ chosenPhotos }: { chosenPhotos: ChosenPhotos }) {
  const id = useId();
  const { photos, busy, fault } = chosenPhotos;
  const isFull = photos.length + busy >= MOST_PHOTOS;
  const styles = field();
  return (
    <fieldset className={css({ marginTop: '4' })}>
      <legend className={styles.label}>Photos of the garden and the way in, if you like</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {`Up to ${MOST_PHOTOS}. They are made smaller on this ${deviceName()}, lose the record of where they were taken, and follow your question by themselves.`}
      </p>
      <label className={cx(button({ variant: 'line' }), opener)} data-full={isFull || undefined}>
        Add photos
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={isFull}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={fault ? true : undefined}
          className={css({ srOnly: true })}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Cleared, so that the same picture can be chosen again.
            target.value = '';
            if (files.length > 0) void chosenPhotos.add(files);
          }}
        />
      </label>
      <output className={count}>
        {photos.length > 0 && `${photos.length} of ${MOST_PHOTOS} photos`}
      </output>
      <p id={`${id}-fault`} role="alert" className={cx(styles.error, css({ marginTop: '2' }))}>
        {fault}
      </p>
      {photos.length + busy > 0 && (
        <ul className={tiles} aria-label="Photos to send">
          {photos.map((photo, index) => (
            <Chosen
              key={photo.id}
              photo={photo}
              number={index + 1}
              onRemove={() => chosenPhotos.remove(photo.id)}
            />
          ))}
          {Array.from({ length: busy }, (_, index) => (
            <li key={index} aria-label="A photo is being made">
              <Skeleton shape="block" className={css({ aspectRatio: '1' })} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Chosen({
  photo: { content },
  number,
  onRemove,
}: {
  photo: NewPhoto;
  number: number;
  onRemove: () => void;
}) {
  return (
    <PhotoTile content={content} alt={`Photo ${number}`}>
      <button type="button" className={remove} onClick={onRemove}>
        <CloseIcon /> Remove<span className={css({ srOnly: true })}> photo {number}</span>
      </button>
    </PhotoTile>
  );
}

const opener = css({
  position: 'relative',
  marginTop: '3',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '&[data-full]': { opacity: '0.5', cursor: 'not-allowed' },
});

const count = css({ textStyle: 'small', color: 'textMuted', marginLeft: '3' });

const remove = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'target',
  textStyle: 'small',
  cursor: 'pointer',
  '& svg': { width: '14px', height: '14px' },
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
