import { useQuery } from '@tanstack/react-query';
import { Spinner } from '#app/features/admin/frame/spinner';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';
import { ChangeList } from './change-list';
import type { ContentKind } from './content-kind';
import { contentDocument, contentVersion } from './content-queries';
import type { ContentEditor } from './use-content-edit';

interface Props<Value, Edit> {
  kind: ContentKind<Value, Edit>;
  editor: ContentEditor<Value, Edit>;
  version: number;
  onClose: () => void;
}

/** An earlier version compared with the live one, with an option to restore it. */
export function VersionDialog<Value, Edit>({ kind, editor, version, onClose }: Props<Value, Edit>) {
  const { data: live } = useQuery(contentDocument(kind));
  const { data: earlier, isError } = useQuery(contentVersion(kind, version));
  if (!live) return null;
  const restore = (value: Value) => {
    editor.take(live, value, `Version ${version} restored`);
    onClose();
    scrollTo({ top: 0 });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Version ${version}`}
      description="What would change if these words were live again."
    >
      {isError && <p role="alert">This version could not be loaded. Close this and try again.</p>}
      {earlier === undefined && !isError && <Spinner label="Loading" />}
      {earlier === null && <p>It was taken away with this version.</p>}
      {earlier !== undefined && earlier !== null && (
        <div className={stack}>
          <ChangeList
            changes={kind.changes(live.value, earlier)}
            caption={`From the live version to version ${version}`}
          />
          <div>
            <Button onClick={() => restore(earlier)}>Restore version {version}</Button>
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
