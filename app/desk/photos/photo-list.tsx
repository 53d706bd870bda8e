import { useNamedField } from '#app/desk/frame/use-named-field';
import { SortedList } from '#app/desk/frame/sorting/sorted-list';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';
import { PhotoRow } from './photo-row';
import type { GalleryList } from './use-gallery-list';

type Props = { images: readonly GalleryImage[]; list: GalleryList; onDeleted: () => void };

/** The pictures in order; drag a handle, or use its arrow keys, to reorder them. */
export function PhotoList({ images, list, onDeleted }: Props) {
  useNamedField();
  return (
    <SortedList
      items={images}
      nameOf={({ title }) => title}
      onOrder={list.order}
      className={scroller}
    >
      {images.map((image) => (
        <PhotoRow key={image.id} image={image} list={list} onDeleted={onDeleted} />
      ))}
    </SortedList>
  );
}

// Specification §9.
const scroller = css({
  position: 'relative',
  maxHeight: '600px',
  overflowY: 'auto',
  borderTop: '1px solid {colors.line}',
});
