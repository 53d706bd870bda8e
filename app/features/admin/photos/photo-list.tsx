import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { GalleryImage } from '#domain/gallery/gallery-image';
import { css } from '#styled/css';
import { formatOrder, orderInstructions } from './format-order';
import { PhotoRow } from './photo-row';
import type { GalleryList } from './use-gallery-list';

type Props = { images: readonly GalleryImage[]; list: GalleryList; onDeleted: () => void };

/** The pictures in order; drag a handle, or use its arrow keys, to reorder them. */
export function PhotoList({ images, list, onDeleted }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: DragEndEvent['active']['id']) => images.findIndex((image) => image.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || over.id === active.id) return;
    list.order(arrayMove([...images], place(active.id), place(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: formatOrder(images),
        screenReaderInstructions: orderInstructions,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={scroller}>
          {images.map((image) => (
            <PhotoRow key={image.id} image={image} list={list} onDeleted={onDeleted} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

// Specification §9. Relative, because the rows contain positioned screen-reader text.
const scroller = css({
  position: 'relative',
  maxHeight: '600px',
  overflowY: 'auto',
  borderTop: '1px solid {colors.line}',
});
