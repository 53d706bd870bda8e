import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VersionList } from '#app/desk/frame/versions/version-list';
import { formatTime } from '#app/desk/frame/format-time';
import type { ContentVersionInfo } from '#domain/order/contracts/admin/content';
import type { ContentKind } from './content-kind';
import { contentVersions } from './content-queries';
import type { ContentEditor } from './use-content-edit';
import { VersionDialog } from './version-dialog';

interface Props<Value, Edit> {
  kind: ContentKind<Value, Edit>;
  editor: ContentEditor<Value, Edit>;
}

/** Every version of the document; each can be looked at, compared and restored. */
export function Versions<Value, Edit>({ kind, editor }: Props<Value, Edit>) {
  const { data } = useQuery(contentVersions(kind.name));
  const [opened, setOpened] = useState<number | null>(null);
  if (data === undefined) return null;
  // An article begins with the first version that was saved.
  const starter = kind.name.startsWith('article:') ? [] : [STARTER];
  return (
    <>
      <VersionList versions={[...data.map(listed), ...starter]} onLook={setOpened} />
      {opened !== null && (
        <VersionDialog
          kind={kind}
          editor={editor}
          version={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const STARTER = { number: 0, when: 'Came with the program', about: '' };

function listed({ revision, savedAt, by, note }: ContentVersionInfo) {
  const who = by === 'owner' ? 'The owner' : by;
  return {
    number: revision,
    when: savedAt === null ? '' : formatTime(savedAt),
    about: [who, note].filter(Boolean).join(': '),
  };
}
