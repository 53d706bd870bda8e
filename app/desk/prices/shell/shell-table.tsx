import type { ShellSize } from '#domain/room/options/configuration';
import { Button } from '#app/ui/buttons/button';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { css } from '#styled/css';
import { cellError } from './cell-styles';
import type { PriceEditor } from '#app/desk/prices/price-document';
import { RemovedSizes } from './removed-sizes';
import { moved, newShellSize } from './shell-edit';
import { ShellRow } from './shell-row';

/** The shell sizes: add, edit, reorder and remove. */
export function ShellTable({ editor }: { editor: PriceEditor }) {
  const { edit, change, errors, forgetError } = editor;
  if (!edit) return null;
  const { shellSizes } = edit.typed;
  const before = edit.base.value.shellSizes;
  const old = new Map(before.map((size) => [size.id, size]));
  const setSizes = (how: (sizes: readonly ShellSize[]) => ShellSize[]) =>
    change((pricing) => ({ ...pricing, shellSizes: how(pricing.shellSizes) }));
  const replace = (next: ShellSize) =>
    setSizes((sizes) => sizes.map((size) => (size.id === next.id ? next : size)));
  const remove = (id: string) => setSizes((sizes) => sizes.filter((size) => size.id !== id));
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Label</th>
            <th scope="col">Width, m</th>
            <th scope="col">Depth, m</th>
            <th scope="col">Area, m²</th>
            <th scope="col">Perimeter, m</th>
            <th scope="col">Base price, £</th>
            <th scope="col">
              <span className={hidden}>Order, undo and remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shellSizes.map((size, index) => (
            <ShellRow
              key={size.id}
              size={size}
              before={old.get(size.id)}
              errors={errors}
              isFirst={index === 0}
              isLast={index === shellSizes.length - 1}
              onEdit={(next, key) => {
                forgetError(`shellSizes.${size.id}.${key}`);
                replace(next);
              }}
              onUndo={replace}
              onMove={(by) => setSizes((sizes) => moved(sizes, index, by))}
              onRemove={() => remove(size.id)}
            />
          ))}
        </tbody>
      </table>
      {errors['shellSizes'] && <p className={cellError}>{errors['shellSizes']}</p>}
      <RemovedSizes
        before={before}
        after={shellSizes}
        onBringBack={(size, index) => setSizes((sizes) => sizes.toSpliced(index, 0, size))}
      />
      <Button
        variant="line"
        size="dense"
        className={add}
        onClick={() => setSizes((sizes) => [...sizes, newShellSize()])}
      >
        <PlusIcon />
        Add a shell size
      </Button>
    </>
  );
}

const hidden = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const add = css({ marginTop: '4' });

const table = css({
  width: '100%',
  marginTop: '2',
  borderCollapse: 'collapse',
  '& th': {
    paddingBlock: '10px 8px',
    paddingRight: '3',
    textAlign: 'right',
    fontSize: '0.8125rem',
    fontWeight: '500',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    color: 'textMuted',
    borderBottom: '1px solid {colors.lineStrong}',
  },
  '& th:first-child': { textAlign: 'left' },
  '& td': {
    height: '52px',
    paddingBlock: '5px',
    paddingRight: '3',
    borderBottom: '1px solid {colors.line}',
  },
  '& td:nth-child(n + 2):nth-child(-n + 5)': { width: '112px' },
  '& td:nth-child(6)': { width: '200px' },
  '& td:last-child': { width: '196px', paddingRight: '0' },
  // On phones each size is an expandable card whose cells are labelled with their column names.
  '@media (max-width: 899px)': {
    display: 'block',
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2',
      paddingBottom: '4px',
      borderTop: '1px solid {colors.line}',
    },
    '& td, & td:nth-child(n + 2):nth-child(-n + 5), & td:nth-child(6), & td:last-child': {
      display: 'block',
      width: 'auto',
      height: 'auto',
      padding: '0',
      border: '0',
    },
    '& tr[data-open]': { paddingBottom: '4' },
    '& tr:not([data-open]) td:not(:first-child), & tr:not([data-open]) td > input': {
      display: 'none',
    },
    '& td[data-name]:not(:first-child)::before': {
      content: 'attr(data-name)',
      display: 'block',
      marginBottom: '4px',
      fontSize: '0.8125rem',
      color: 'textMuted',
    },
    '& td:first-child, & td:nth-child(6), & td:last-child': { gridColumn: '1 / -1' },
  },
});
