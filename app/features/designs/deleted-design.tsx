import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

/** Replaces a deleted design in the list, with an undo button. */
export function DeletedDesign({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its design.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={row}>
      <output>{`“${name}” is deleted.`}</output>
      <Button ref={undo} variant="line" size="compact" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  borderTop: '1px solid {colors.text}',
  paddingBlock: '5',
});
