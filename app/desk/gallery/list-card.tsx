import { useRef } from 'react';
import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Spinner } from '#app/desk/frame/page/spinner';
import { SortedList } from '#app/desk/frame/sorted-list';
import { useNamedField } from '#app/desk/frame/use-named-field';
import { Button } from '#app/ui/buttons/button';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';
import { Card } from './card';
import { ImageRow } from './image-row';
import { type GalleryList, useGalleryList } from './use-gallery-list';

const words = galleryAdmin.list;

/** "Gallery Images (count)" (specification §2). */
export function ListCard() {
  const list = useGalleryList();
  const { images, hasFailed, retrying, retry } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card title={words.heading(images?.length ?? 0)} headingRef={heading}>
      {hasFailed && (
        <div className={note}>
          <p role="alert">{words.failed}</p>
          <Button variant="line" size="dense" busy={retrying} onClick={retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {!hasFailed && images === undefined && <Spinner label={words.loading} />}
      {images?.length === 0 && <p className={note}>{words.empty}</p>}
      {images !== undefined && images.length > 0 && (
        <ImageList images={images} list={list} onDeleted={() => heading.current?.focus()} />
      )}
    </Card>
  );
}

type ListProps = { images: readonly GalleryImage[]; list: GalleryList; onDeleted: () => void };

/** The pictures in order; drag a handle, or use its arrow keys, to reorder them. */
function ImageList({ images, list, onDeleted }: ListProps) {
  useNamedField();
  return (
    <SortedList
      items={images}
      nameOf={({ title }) => title}
      onOrder={list.order}
      className={scroller}
    >
      {images.map((image) => (
        <ImageRow key={image.id} image={image} list={list} onDeleted={onDeleted} />
      ))}
    </SortedList>
  );
}

const note = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '4',
  paddingBlock: '6',
  color: 'textMuted',
});

// Specification §9.
const scroller = css({
  position: 'relative',
  maxHeight: '600px',
  overflowY: 'auto',
  borderTop: '1px solid {colors.line}',
});
