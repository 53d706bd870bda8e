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
import type { ReactNode } from 'react';
import { sortingInstructions, sortingWords } from './sorting-words';

interface Props<Item extends { id: string }> {
  items: readonly Item[];
  /** What a screen reader calls one. */
  nameOf: (item: Item) => string;
  onOrder: (items: Item[]) => void;
  /** Of the list. Relative, because rows contain positioned screen-reader text. */
  className: string;
  /** The rows, each with a handle by which it is dragged, or moved with the arrow keys. */
  children: ReactNode;
}

/** A list whose order is the administrator's. */
export function SortedList<Item extends { id: string }>(props: Props<Item>) {
  const { items, nameOf, onOrder, className, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: DragEndEvent['active']['id']) => items.findIndex((item) => item.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null || over.id === active.id) return;
    onOrder(arrayMove([...items], place(active.id), place(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: sortingWords(items, nameOf),
        screenReaderInstructions: sortingInstructions,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={className}>{children}</ol>
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
