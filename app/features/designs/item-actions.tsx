import { Link } from '@tanstack/react-router';
import { addDesign } from '#app/offline/designs/design-store';
import { OpenInBuilder } from '#app/ui/designs/open-in-builder';
import { ShareActions } from '#app/ui/share/share-actions';
import { toast } from '#app/ui/toasts/toast';
import { shareCode } from '#domain/sharing/share-code';
import { css, cx } from '#styled/css';
import { queueItem } from '#styled/recipes';
import { comparing } from './compared-ids';
import type { ItemProps } from './item-props';
import { PdfButton } from './pdf-button';
import { quietAction } from './quiet-action';
import { RenameButton } from './rename-button';

/** The actions on a design; rarely used ones are below, as plain links. */
export function ItemActions(item: ItemProps) {
  const { design, designs, pricing, place, onDelete } = item;
  const other = designs.find(({ id }) => id !== design.id);
  const { name, draft } = design;
  const hasSize = pricing.shellSizes.some(({ id }) => id === draft.shellSizeId);
  return (
    <>
      <div className={cx(queueItem().acts, firstWide)}>
        <OpenInBuilder
          size="compact"
          variant="line"
          disabled={!place.ready}
          asks={place.wouldLoseOwn(draft)}
          onKeepOwn={() => place.keepOwn(pricing)}
          onOpen={() => place.open(draft)}
        >
          Open in the builder
        </OpenInBuilder>
        <ShareActions name={name} draft={draft} pricing={pricing} />
        <PdfButton {...item} />
      </div>
      <div className={quietRow}>
        {hasSize && (
          <Link
            className={quietAction}
            to="/peg-out"
            hash={shareCode(draft)}
            aria-label={`Peg out “${name}”`}
          >
            Peg out
          </Link>
        )}
        {other && (
          <Link
            className={quietAction}
            to="/designs"
            hash={comparing(design.id, other.id)}
            aria-label={`Compare “${name}”`}
          >
            Compare
          </Link>
        )}
        <button
          type="button"
          className={quietAction}
          aria-label={`Duplicate “${name}”`}
          onClick={() => void duplicate(name, draft)}
        >
          Duplicate
        </button>
        <RenameButton design={design} designs={designs} />
        <button
          type="button"
          className={quietAction}
          aria-label={`Delete “${name}”`}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </>
  );
}

async function duplicate(name: string, draft: ItemProps['design']['draft']) {
  try {
    const { name: given } = await addDesign(name, draft, Date.now());
    toast({ title: 'Duplicated', description: `The copy is called “${given}”.` });
  } catch {
    toast({ title: 'The design could not be duplicated', variant: 'destructive' });
  }
}

// There are four buttons, and the last would be alone in its row.
const firstWide = css({
  '& > :first-child': { gridColumn: '1 / -1' },
  '& > :nth-child(4):last-child': { gridColumn: '1 / -1' },
});

const quietRow = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: '2' });
