import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/buttons/button';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { css } from '#styled/css';
import { newLine, type Checked, type EditLine } from '#app/desk/quote/quote-edit';
import { LineRow } from './line-row';

interface Props extends Pick<Checked, 'sums' | 'errors'> {
  lines: readonly EditLine[];
  showAll: boolean;
  onChange: (lines: EditLine[]) => void;
}

/** The lines of the quote; Enter in one begins the next. */
export function Lines({ lines, sums, errors, showAll, onChange }: Props) {
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    document.getElementById(`line-${toFocus.current}`)?.focus();
    toFocus.current = undefined;
  });
  const add = (origin: 'added' | 'discount', after = lines.length) => {
    const line = newLine(crypto.randomUUID(), origin);
    toFocus.current = line.id;
    onChange([...lines.slice(0, after), line, ...lines.slice(after)]);
  };
  const remove = (gone: EditLine, index: number) => {
    if (gone.origin === 'estimate') return replace({ ...gone, removed: true });
    toFocus.current = (lines[index + 1] ?? lines[index - 1])?.id;
    onChange(lines.filter(({ id }) => id !== gone.id));
  };
  const replace = (line: EditLine) =>
    onChange(lines.map((one) => (one.id === line.id ? line : one)));
  const fault = errors.get('lines');
  return (
    <div>
      <ul className={list}>
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            place={index + 1}
            pence={sums.lines[index]?.pence ?? 0}
            errors={errors}
            showAll={showAll}
            onChange={replace}
            onRemove={() => remove(line, index)}
            onEnter={() => add('added', index + 1)}
          />
        ))}
      </ul>
      {fault && (
        <p className={wrong} role="alert">
          {fault}
        </p>
      )}
      <div className={actions}>
        <Button variant="line" size="dense" onClick={() => add('added')}>
          <PlusIcon /> Add a line
        </Button>
        <Button variant="line" size="dense" onClick={() => add('discount')}>
          <PlusIcon /> Add a discount
        </Button>
        <p className={hint}>Press Enter in a line to begin the next one.</p>
      </div>
    </div>
  );
}

const list = css({ borderTop: '1px solid {colors.text}' });

const wrong = css({ marginTop: '2', color: 'danger', fontWeight: '500' });

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginTop: '3',
});

const hint = css({
  color: 'textMuted',
  marginLeft: '2',
  '@media (pointer: coarse)': { display: 'none' },
});
