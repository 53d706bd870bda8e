import { FormBar } from '#app/desk/frame/page/form-bar';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import type { DocumentEdit } from '#app/desk/frame/document/use-document';

interface Props {
  edit: Pick<DocumentEdit<unknown, unknown>, 'changes' | 'dirty' | 'value'>;
  onDiscard: () => void;
  onSave: () => void;
  /** Somebody wants to save what cannot be saved yet. */
  onTry: () => void;
}

/** Always visible: how much is not saved, and the ways on. */
export function SaveBar({ edit: { changes, dirty, value }, onDiscard, onSave, onTry }: Props) {
  const canSave = dirty && value !== null;
  return (
    <FormBar>
      <p className={words} aria-live="polite">
        {stateWords(changes.length, value === null)}
      </p>
      {dirty && (
        <Button variant="line" size="dense" onClick={onDiscard}>
          Discard
        </Button>
      )}
      {/* Stays in reach: the focus comes back to it when the last look is closed. */}
      <Button
        size="dense"
        aria-disabled={canSave ? undefined : true}
        onClick={() => {
          if (canSave) onSave();
          else if (dirty) onTry();
        }}
      >
        Look and save
      </Button>
    </FormBar>
  );
}

function stateWords(changes: number, isWrong: boolean): string {
  if (isWrong) return 'Not saved: something is missing or wrong';
  if (changes === 0) return 'Everything is saved';
  return changes === 1 ? '1 change not saved' : `${changes} changes not saved`;
}

const words = css({ marginRight: 'auto', fontWeight: '560', minWidth: '0' });
