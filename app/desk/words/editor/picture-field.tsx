import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Thumbnail } from '#app/desk/frame/thumbnail';
import { galleryQuery } from '#app/pwa/gallery/gallery-query';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import type { OwnPicture, PictureRef } from '#domain/site/content/chosen-pictures';
import { PictureDialog } from './picture-dialog';

interface Props {
  label: string;
  hint?: string | undefined;
  /** Where it is shown: the title of the dialog. */
  place: string;
  picture: PictureRef | OwnPicture;
  error: string | undefined;
  onChange: (picture: { galleryId: string }) => void;
  /** Goes back to the picture that comes with the site; left out where there is none. */
  onReturn?: () => void;
}

/** A picture at a place of the site: the one that came with it, or one of the gallery. */
export function PictureField({ label, hint, place, picture, error, onChange, onReturn }: Props) {
  const errorId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const { data: images } = useQuery(galleryQuery);
  const galleryId = picture && 'galleryId' in picture ? picture.galleryId : undefined;
  const image = images?.find(({ id }) => id === galleryId);
  const styles = field();
  return (
    <div className={styles.root}>
      <p className={styles.label}>{label}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={row}>
        {image && (
          <div className={small}>
            <Thumbnail image={image} />
          </div>
        )}
        <p>{wordsOf(galleryId, image?.title)}</p>
        <Button
          variant="line"
          size="dense"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => setChoosing(true)}
        >
          Choose another picture
        </Button>
        {onReturn && galleryId !== undefined && (
          <Button variant="line" size="dense" onClick={onReturn}>
            Use the one that came with the site
          </Button>
        )}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {isChoosing && (
        <PictureDialog
          title={place}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => onChange({ galleryId: id })}
        />
      )}
    </div>
  );
}

function wordsOf(galleryId: string | undefined, title: string | undefined): string {
  if (galleryId === undefined) return 'One that came with the site';
  return title ?? 'One that is no longer in the gallery';
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

const small = css({ width: '96px' });
