import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorParts } from '#app/desk/prices/fields/editor-parts';
import { formatTime } from '#app/desk/frame/format-time';
import { pricingVersions } from '#app/desk/prices/price-queries';
import { VersionList } from '#app/desk/frame/versions/version-list';
import { VersionDialog } from './version-dialog';

/** Every pricing ever saved; each can be viewed, compared and restored. */
export function Versions({ editor }: Pick<EditorParts, 'editor'>) {
  const { data = [] } = useQuery(pricingVersions);
  const [opened, setOpened] = useState<number | null>(null);
  const versions = data.map(({ version, savedAt, note, by }) => ({
    number: version,
    when: by === undefined ? formatTime(savedAt) : `${formatTime(savedAt)}, ${by}`,
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
