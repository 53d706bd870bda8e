import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { Designs } from '#app/pwa/designs/use-designs';
import { IN_BUILDER } from '#app/offline/garden-photos/garden-photo-record';
import { useSharedPhotoWaits } from '#app/pwa/garden-photos/use-shared-photo-waits';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import type { BuilderPlace } from '#app/pwa/designs/use-builder-place';
import { LinkButton } from '#app/ui/buttons/link-button';
import { fallbackPricing } from '#domain/design/pricing/fallback';
import { css } from '#styled/css';
import { emptyNote } from '#styled/recipes';
import { CurrentDesign } from './current-design';
import { DeletedDesign } from './deleted-design';
import { DesignItem } from './design-item';
import type { CardPhoto } from './photo/design-photo';
import { FileActions } from './file-actions';
import { SharedPhoto } from './photo/shared-photo';
import { useDeletion } from './use-deletion';

interface Props {
  designs: Designs;
  place: BuilderPlace;
  /** Which of them, and whether the room in the builder, have a photo of the garden. */
  photoOwners: readonly string[];
}

/** The designs, most recently changed first, or why there are none to show. */
export function DesignsList({ designs, place, photoOwners }: Props) {
  const { pricing: live, version } = usePricing();
  const pricing = live ?? fallbackPricing;
  const deletion = useDeletion();
  const photoWaits = useSharedPhotoWaits();
  const photoOf = (of: string): CardPhoto =>
    photoOwners.includes(of) ? 'kept' : photoWaits ? 'wanted' : 'none';
  if (designs.status === 'unavailable') return <Unavailable />;
  const rows = deletion.rowsOf(designs.designs);
  return (
    <>
      {designs.unreadable > 0 && <p className={note}>{formatUnreadable(designs.unreadable)}</p>}
      {photoWaits && <SharedPhoto />}
      <ErrorBoundary part="current design">
        <CurrentDesign {...{ place, pricing, version }} photoState={photoOf(IN_BUILDER)} />
      </ErrorBoundary>
      {rows.length === 0 ? (
        <Empty />
      ) : (
        <ul className={grid}>
          {rows.map(({ design, isDeleted }) =>
            isDeleted ? (
              <DeletedDesign
                key={design.id}
                name={design.name}
                onUndo={() => deletion.undo(design)}
              />
            ) : (
              <DesignItem
                key={design.id}
                design={design}
                designs={designs.designs}
                pricing={pricing}
                version={version}
                place={place}
                photoState={photoOf(design.id)}
                arrives={deletion.restoredId === design.id}
                onDelete={() => deletion.remove(design)}
              />
            ),
          )}
        </ul>
      )}
      <ErrorBoundary part="file actions">
        <FileActions designs={designs.designs} />
      </ErrorBoundary>
    </>
  );
}

function Empty() {
  return (
    <div className={emptyNote()}>
      <p>No named designs yet.</p>
      <p className={css({ maxWidth: '62ch', marginBottom: '5' })}>
        Build a room, and save it under a name from the builder’s summary. You can keep as many as
        you like and compare them.
      </p>
      <LinkButton to="/builder">Build Your Room</LinkButton>
    </div>
  );
}

/** The browser gives us no storage, so there is nothing to list. */
function Unavailable() {
  return (
    <div className={emptyNote()}>
      <p>This browser keeps nothing for this site.</p>
      <p className={css({ maxWidth: '62ch', marginBottom: '5' })}>
        Private windows and some settings do that. A link keeps a design as well: share one with
        yourself from the builder’s summary.
      </p>
      <LinkButton to="/builder">Build Your Room</LinkButton>
    </div>
  );
}

function formatUnreadable(count: number): string {
  const [designs, they] = count === 1 ? ['One design', 'it'] : [`${count} designs`, 'they'];
  return `${designs} on this device cannot be read by this version of our site. We leave ${they === 'it' ? 'it as it is' : 'them as they are'}.`;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 'gutter',
});

const note = css({ color: 'textMuted', maxWidth: '62ch', marginBottom: '6' });
