import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button';
import { GripIcon } from '#app/ui/icons/grip-icon';
import { css, cx } from '#styled/css';

interface Props {
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
export function SortableRow({ id, move, anchor, className, children }: Props) {
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
