import { pounds } from '#domain/text/money';
import { FormBar } from '#app/desk/frame/page/form-bar';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import type { EditorParts } from '#app/desk/prices/fields/editor-parts';
import { SaveButton } from './save-button';
import { typicalPrices } from '#app/desk/prices/typical-rooms';

/**
 * Always visible: how many changes are unsaved, their effect on the first typical room, and the save
 * button.
 */
export function SaveBar({ editor, saving, onDiscard }: EditorParts & { onDiscard: () => void }) {
  const { edit, changes } = editor;
  if (!edit) return null;
  const many = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return (
    <FormBar>
      <div className={words} aria-live="polite">
        <b>{changes.length === 0 ? 'Everything is saved' : `${many} not saved`}</b>
        {changes.length > 0 && <p className={muted}>{effect(editor)}</p>}
      </div>
      {changes.length > 0 && (
        <Button variant="line" size="dense" disabled={saving.saving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <SaveButton saving={saving} />
    </FormBar>
  );
}

function effect({ edit }: EditorParts['editor']): string {
  const [room] = edit ? typicalPrices(edit.base.pricing, edit.pricing) : [];
  if (!room || room.before === null) return '';
  if (room.after === null) return `${room.words} is no longer offered.`;
  return room.before === room.after
    ? `${room.words} stays at ${pounds(room.before)}.`
    : `${room.words} goes from ${pounds(room.before)} to ${pounds(room.after)}.`;
}

const words = css({
  marginRight: 'auto',
  width: { base: '100%', md: 'auto' },
  '& > b': { display: 'block', fontSize: '1rem', lineHeight: '1.3' },
});

const muted = css({ color: 'textMuted' });
