import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Thumbnail } from '#app/desk/frame/thumbnail';
import { PictureDialog } from '#app/desk/words/editor/picture-dialog';
import { galleryQuery } from '#app/pwa/gallery/gallery-query';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import type { PictureRef } from '#domain/site/content/articles';

interface Props {
  picture: PictureRef;
  error: string | undefined;
  onChange: (picture: PictureRef) => void;
}

/** The picture at the head of the article and on its card. */
export function HeadPicture({ picture, error, onChange }: Props) {
  const errorId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const { data: images } = useQuery(galleryQuery);
  const image =
    'galleryId' in picture ? images?.find(({ id }) => id === picture.galleryId) : undefined;
  const styles = field();
  return (
    <div className={styles.root}>
      <p className={styles.label}>Picture</p>
      <div className={row}>
        {image && (
          <div className={small}>
            <Thumbnail image={image} />
          </div>
        )}
        <p>{wordsOf(picture, image?.title)}</p>
        <Button
          variant="line"
          size="dense"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => setChoosing(true)}
        >
          Choose another picture
        </Button>
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {isChoosing && (
        <PictureDialog
          title="The picture at the head of the article"
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => onChange({ galleryId: id })}
        />
      )}
    </div>
  );
}

function wordsOf(picture: PictureRef, title: string | undefined): string {
  if ('file' in picture) return 'One that came with the site';
  return title ?? 'One that is no longer in the gallery';
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

const small = css({ width: '96px' });
