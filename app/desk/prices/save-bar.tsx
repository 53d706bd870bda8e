import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { WithFigures } from '#app/ui/prices/with-figures';
import { pounds } from '#domain/text/money';
import { FormBar } from '#app/desk/frame/page/form-bar';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import type { PriceEditor } from './price-document';
import { typicalPrices } from './typical-rooms';

interface Props {
  editor: PriceEditor;
  onSave: () => void;
  onDiscard: () => void;
}

/**
 * Always visible: how many changes are unsaved, their effect on the first typical room, and the save
 * button.
 */
export function SaveBar({ editor, onSave, onDiscard }: Props) {
  const { edit, saving } = editor;
  if (!edit) return null;
  const { changes } = edit;
  const many = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return (
    <FormBar>
      <div className={words} aria-live="polite">
        <b>{changes.length === 0 ? 'Everything is saved' : `${many} not saved`}</b>
        {changes.length > 0 && (
          <p className={muted}>
            <ErrorBoundary part="effect of prices" of={edit} instead={null}>
              <Effect {...edit} />
            </ErrorBoundary>
          </p>
        )}
      </div>
      {changes.length > 0 && (
        <Button variant="line" size="dense" disabled={saving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <SaveButton saving={saving} onSave={onSave} />
    </FormBar>
  );
}

/** Shown at the top and at the bottom (specification §2). */
export function SaveButton({ saving, onSave }: { saving: boolean; onSave: () => void }) {
  return (
    <Button size="dense" busy={saving} disabled={saving} onClick={onSave}>
      {saving ? 'Saving...' : 'Save All Changes'}
    </Button>
  );
}

function Effect(edit: NonNullable<PriceEditor['edit']>) {
  return <WithFigures text={effect(edit)} />;
}

function effect({ base, typed }: NonNullable<PriceEditor['edit']>): string {
  const [room] = typicalPrices(base.value, typed);
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
