import { useRef, useState, type ReactNode } from 'react';
import { SortedList } from '#app/desk/frame/sorted-list';
import { Button } from '#app/ui/buttons/button';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { css } from '#styled/css';
import { errorsAt, type Piece } from './piece';
import { PieceRow } from './piece-row';

interface Props<Item extends Piece> {
  items: readonly Item[];
  /** What is wrong, by the place in the list and the field: "0.quote". */
  errors: ReadonlyMap<string, string>;
  /** "testimonial" */
  noun: string;
  /** A few words by which one is known. */
  nameOf: (item: Item) => string;
  /** A line below the name; empty for none. */
  aboutOf: (item: Item) => string;
  /** A new one, with nothing in it. */
  fresh: (id: string) => Item;
  onChange: (items: readonly Item[]) => void;
  /** The boxes of one. */
  children: (
    item: Item,
    change: (changes: Partial<Item>) => void,
    errors: ReadonlyMap<string, string>,
  ) => ReactNode;
}

/** Pieces in the order in which visitors see them: written, moved, added and removed in place. */
export function PieceList<Item extends Piece>({
  items,
  errors,
  noun,
  nameOf,
  aboutOf,
  fresh,
  onChange,
  children,
}: Props<Item>) {
  const [openId, setOpenId] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const addOne = () => {
    const id = crypto.randomUUID();
    onChange([fresh(id), ...items]);
    setOpenId(id);
  };
  const remove = (id: string) => {
    onChange(items.filter((item) => item.id !== id));
    add.current?.focus();
  };
  return (
    <div>
      <Button ref={add} variant="line" size="dense" onClick={addOne}>
        <PlusIcon /> Add a {noun}
      </Button>
      {items.length === 0 && <p className={empty}>There is none. The site leaves its place out.</p>}
      <SortedList items={items} nameOf={nameOf} onOrder={onChange} className={list}>
        {items.map((item, index) => {
          const wrong = errorsAt(errors, index);
          const change = (changes: Partial<Item>) =>
            onChange(items.map((one) => (one.id === item.id ? { ...one, ...changes } : one)));
          return (
            <PieceRow
              key={item.id}
              piece={item}
              name={nameOf(item) || `New ${noun}`}
              about={aboutOf(item)}
              error={wrong.values().next().value}
              isOpen={openId === item.id}
              onOpen={(isOpen) => setOpenId(isOpen ? item.id : undefined)}
              onRemove={() => remove(item.id)}
              onPublish={(publishAt) => change({ publishAt } as Partial<Item>)}
              publishError={wrong.get('publishAt')}
            >
              {openId === item.id && children(item, change, wrong)}
            </PieceRow>
          );
        })}
      </SortedList>
    </div>
  );
}

const empty = css({ color: 'textMuted', paddingBlock: '4' });

const list = css({
  position: 'relative',
  marginTop: '4',
  borderTop: '1px solid {colors.lineStrong}',
});
