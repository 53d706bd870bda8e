import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { css, cx } from '#styled/css';

interface Props<Line> {
  lines: readonly Line[];
  /** The boxes of a line, which is named by its number, from 1. */
  children: (line: Line, number: number, change: (changes: Partial<Line>) => void) => ReactNode;
  /** What a line is, for the button that removes it: "source". */
  name: string;
  /** The words of the button for one more. */
  add: string;
  /** The line that it adds. */
  blank: NoInfer<Line>;
  /** The columns of a line; the last is the button's, which stands in its first row. */
  className: string;
  onChange: (lines: Line[]) => void;
}

/** Lines of boxes that are alike, to be changed, removed and added to. */
export function LineList<Line>(props: Props<Line>) {
  const { lines, children, name, add, blank, className, onChange } = props;
  const change = (index: number, changes: Partial<Line>) =>
    onChange(lines.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <>
      <ul className={list}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else names a line
          <li key={index} className={cx(row, className)}>
            {children(line, index + 1, (changes) => change(index, changes))}
            <IconButton
              label={`Remove ${name} ${index + 1}`}
              className={bin}
              onClick={() => onChange(lines.filter((_one, at) => at !== index))}
            >
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="line" size="dense" onClick={() => onChange([...lines, blank])}>
        <PlusIcon /> {add}
      </Button>
    </>
  );
}

const list = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: '3',
});

const row = css({
  display: 'grid',
  gap: '2',
  alignItems: 'start',
  // A date would be as wide as its longest words.
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& input': { minWidth: '0', paddingInline: '10px', fontSize: '1rem' },
});

const bin = css({
  gridColumn: '-2 / -1',
  gridRow: '1',
  // Beside the box, below its label.
  'li:has(label) > &': { marginTop: '28px' },
});
