import { Link } from '@tanstack/react-router';
import { addDesign } from '#app/offline/designs/design-store';
import { MoreMenu } from '#app/ui/buttons/more-menu';
import { OpenInBuilder } from '#app/ui/designs/open-in-builder';
import { ShareActions } from '#app/ui/share/share-actions';
import { sharePhoto } from '#app/pwa/garden-photos/keep-photo';
import { toast } from '#app/ui/toasts/toast';
import { shareCode } from '#domain/design/sharing/share-code';
import { comparing } from './compared-ids';
import { DesignPhoto } from './photo/design-photo';
import type { ItemProps } from './item-props';
import { PdfButton } from './pdf-button';
import { RenameButton } from './rename-button';

/** What can be done with a design: open it, and the rest in a menu. */
export function ItemActions(item: ItemProps) {
  const { design, designs, pricing, place, onDelete } = item;
  const other = designs.find(({ id }) => id !== design.id);
  const { name, draft, still } = design;
  const hasSize = pricing.shellSizes.some(({ id }) => id === draft.shellSizeId);
  return (
    <>
      <OpenInBuilder
        size="compact"
        variant="line"
        disabled={!place.ready}
        asks={place.wouldLoseOwn(draft)}
        onKeepOwn={() => place.keepOwn(pricing)}
        onOpen={() => place.open(draft, design.id)}
        label={`Open “${name}” in the builder`}
      >
        Open
      </OpenInBuilder>
      <MoreMenu name={`“${name}”`}>
        <ShareActions name={name} draft={draft} pricing={pricing} still={still} />
        <PdfButton {...item} />
        <DesignPhoto of={design.id} name={name} draft={draft} pricing={pricing} />
        {other && (
          <Link
            to="/designs"
            hash={comparing(design.id, other.id)}
            aria-label={`Compare “${name}”`}
          >
            Compare
          </Link>
        )}
        {hasSize && (
          <Link to="/peg-out" hash={shareCode(draft)} aria-label={`Peg out “${name}”`}>
            Peg out
          </Link>
        )}
        <button
          type="button"
          aria-label={`Duplicate “${name}”`}
          onClick={() => void duplicate(design)}
        >
          Duplicate
        </button>
        <RenameButton design={design} designs={designs} />
        <button type="button" aria-label={`Delete “${name}”`} onClick={onDelete}>
          Delete
        </button>
      </MoreMenu>
    </>
  );
}

async function duplicate({ id, name, draft, still }: ItemProps['design']) {
  try {
    const copy = await addDesign(name, draft, Date.now(), still);
    const problem = await sharePhoto(id, copy.id);
    const unpictured = problem ? ' There is no space for its photo.' : '';
    toast({ title: 'Duplicated', description: `The copy is called “${copy.name}”.${unpictured}` });
  } catch {
    toast({ title: 'The design could not be duplicated', variant: 'destructive' });
  }
}
