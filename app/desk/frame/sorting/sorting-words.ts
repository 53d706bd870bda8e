import type { Announcements } from '@dnd-kit/core';

export const sortingInstructions = {
  draggable:
    'To move it, press Space or Enter, then the arrow keys. Space or Enter puts it down, Escape puts it back.',
};

/** What a screen reader says while a row is being moved. */
export function sortingWords<Item extends { id: string }>(
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
