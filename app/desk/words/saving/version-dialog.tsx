import { useQuery } from '@tanstack/react-query';
import { EarlierVersion } from '#app/desk/frame/versions/earlier-version';
import { ChangeList } from './changes/change-list';
import type { ContentKind } from './content-kind';
import { contentDocument, contentVersion } from './content-queries';
import type { ContentEditor } from './use-content-edit';

interface Props<Value, Edit> {
  kind: ContentKind<Value, Edit>;
  editor: ContentEditor<Value, Edit>;
  version: number;
  onClose: () => void;
}

/** An earlier version of a document. */
export function VersionDialog<Value, Edit>({ kind, editor, version, onClose }: Props<Value, Edit>) {
  const { data: live } = useQuery(contentDocument(kind));
  const { data: earlier, isError } = useQuery(contentVersion(kind, version));
  if (!live) return null;
  const isThere = earlier !== undefined && earlier !== null;
  const missing = earlier === null ? 'gone' : 'loading';
  return (
    <EarlierVersion
      version={version}
      what="these words"
      state={isThere ? 'there' : isError ? 'failed' : missing}
      onRestore={() => isThere && editor.take(live, earlier, `Version ${version} restored`)}
      onClose={onClose}
    >
      {isThere && (
        <ChangeList
          changes={kind.changes(live.value, earlier)}
          caption={`From the live version to version ${version}`}
        />
      )}
    </EarlierVersion>
  );
}
