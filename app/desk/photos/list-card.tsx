import { useRef } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { Card } from './card';
import { PhotoList } from './photo-list';
import { useGalleryList } from './use-gallery-list';

const words = galleryAdmin.list;

/** "Gallery Images (count)" (specification §2). */
export function ListCard() {
  const list = useGalleryList();
  const { images, failed, retrying, retry } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card title={words.heading(images?.length ?? 0)} headingRef={heading}>
      {failed && (
        <div className={note}>
          <p role="alert">{words.failed}</p>
          <Button variant="line" size="dense" busy={retrying} onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {!failed && images === undefined && <Spinner label={words.loading} />}
      {images?.length === 0 && <p className={note}>{words.empty}</p>}
      {images !== undefined && images.length > 0 && (
        <PhotoList images={images} list={list} onDeleted={() => heading.current?.focus()} />
      )}
    </Card>
  );
}

const note = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '4',
  paddingBlock: '6',
  color: 'textMuted',
});
