import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorParts } from '#app/features/admin/prices/fields/editor-parts';
import { formatTime } from '#app/features/admin/prices/format-time';
import { pricingVersions } from '#app/features/admin/prices/price-queries';
import { VersionList } from '#app/features/admin/versions/version-list';
import { VersionDialog } from './version-dialog';

/** Every pricing ever saved; each can be viewed, compared and restored. */
export function Versions({ editor }: Pick<EditorParts, 'editor'>) {
  const { data = [] } = useQuery(pricingVersions);
  const [opened, setOpened] = useState<number | null>(null);
  const versions = data.map(({ version, savedAt, note }) => ({
    number: version,
    when: formatTime(savedAt),
    about: note,
  }));
  return (
    <>
      <VersionList versions={versions} onLook={setOpened} />
      {opened !== null && (
        <VersionDialog version={opened} editor={editor} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
