import type { VisitNote } from '#app/offline/desk/desk-rows';
import { Button } from '#app/ui/buttons/button';
import { PhotoPicture } from '#app/ui/pictures/photo-picture';
import { MOST_PHOTOS } from '#domain/order/photos';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';

interface Props {
  photos: VisitNote['photos'];
  /** Whether a photo is being made. */
  busy: boolean;
  onAdd: (pictures: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** The photos of a note, chosen or taken: phones offer both. */
export function NotePhotos({ photos, busy, onAdd, onRemove }: Props) {
  const isFull = busy || photos.length >= MOST_PHOTOS;
  return (
    <div>
      <label className={cx(button({ variant: 'line', size: 'dense' }), opener)}>
        {busy ? 'Making the photo smaller…' : 'Add photos'}
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={isFull}
          className={css({ srOnly: true })}
          onChange={({ target }) => {
            const pictures = [...(target.files ?? [])];
            // Cleared, so that the same picture can be chosen again.
            target.value = '';
            onAdd(pictures);
          }}
        />
      </label>
      {photos.length > 0 && (
        <ul className={tiles} aria-label="Photos of this note">
          {photos.map(({ id, content }, index) => (
            <li key={id}>
              <PhotoPicture content={content} alt={`Photo ${index + 1}`} className={picture} />
              <Button
                variant="line"
                size="dense"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => onRemove(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const opener = css({
  position: 'relative',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '&:has(:disabled)': { opacity: '0.5', cursor: 'not-allowed' },
});

const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: '3',
  marginTop: '3',
});

const picture = css({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: 'control',
  marginBottom: '1',
});
