import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button';
import { GripIcon } from '#app/ui/icons/grip-icon';
import { css, cx } from '#styled/css';

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

interface RowProps {
  id: string | number;
  /** What the handle is called. */
  move: string;
  /** The element's own id, so that the focus can be put on the row. */
  anchor?: string;
  /** The areas of its grid, "handle" among them. */
  className: string;
  children: ReactNode;
}

/** A row of a list that is put into another order by its handle, with a finger, the mouse or the keyboard. */
export function SortableRow({ id, move, anchor, className, children }: RowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      className={cx(row, className)}
      data-lifted={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        label={move}
        className={handle}
      >
        <GripIcon />
      </IconButton>
      {children}
    </li>
  );
}

const sortingInstructions = {
  draggable:
    'To move it, press Space or Enter, then the arrow keys. Space or Enter puts it down, Escape puts it back.',
};

/** What a screen reader says while a row is being moved. */
function sortingWords<Item extends { id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Announcements {
  const place = (id: string | number) => items.findIndex((item) => item.id === id);
  const name = (id: string | number) => {
    const item = items[place(id)];
    return item ? nameOf(item) : '';
  };
  return {
    onDragStart: ({ active }) => `${name(active.id)} is lifted.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is at place ${place(over.id) + 1} of ${items.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${name(active.id)} was put down at place ${place((over ?? active).id) + 1} of ${items.length}.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at its place.`,
  };
}

const row = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  paddingBlock: '2',
  background: 'canvas',
  borderBottom: '1px solid {colors.line}',
  '&[data-lifted]': {
    zIndex: 'sticky',
    background: 'surface',
    boxShadow: 'inset 3px 0 0 {colors.mark}',
  },
});

const handle = css({ gridArea: 'handle', color: 'textMuted', cursor: 'grab', touchAction: 'none' });
