import { useQuery } from '@tanstack/react-query';
import { Spinner } from '#app/features/admin/frame/spinner';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';
import { ChangesTable } from './changes-table';
import type { EditorParts } from '#app/features/admin/prices/fields/editor-parts';
import { pricingVersion } from '#app/features/admin/prices/price-queries';
import { pricingChanges } from './pricing-changes';
import { TypicalTable } from '#app/features/admin/prices/typical-table';

type Props = Pick<EditorParts, 'editor'> & { version: number; onClose: () => void };

/** An earlier pricing compared with the live one, with an option to restore it. */
export function VersionDialog({ version, editor, onClose }: Props) {
  const { data: earlier, isError } = useQuery(pricingVersion(version));
  const { live, take } = editor;
  if (!live) return null;
  const restore = () => {
    if (!earlier) return;
    take(live, earlier, `Version ${version} restored`);
    onClose();
    scrollTo({ top: 0 });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Version ${version}`}
      description="What would change if these prices were live again."
    >
      {isError && <p role="alert">This version could not be loaded. Close this and try again.</p>}
      {!earlier && !isError && <Spinner label="Loading" />}
      {earlier && (
        <div className={stack}>
          <ChangesTable
            changes={pricingChanges(live.pricing, earlier)}
            caption={`From the live prices to version ${version}`}
          />
          <TypicalTable before={live.pricing} after={earlier} />
          <div>
            <Button onClick={restore}>Restore version {version}</Button>
            <p className={muted}>
              It is put into the form, where you can still change it. Nothing is live before you
              save.
            </p>
          </div>
        </div>
      )}
    </Dialog>
  );
}

const stack = css({ display: 'grid', gap: '6', textStyle: 'dense' });

const muted = css({ color: 'textMuted', marginTop: '2' });
