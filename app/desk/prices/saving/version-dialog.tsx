import { useQuery } from '@tanstack/react-query';
import { EarlierVersion } from '#app/desk/frame/versions/earlier-version';
import { ChangesTable } from './changes-table';
import type { EditorParts } from '#app/desk/prices/fields/editor-parts';
import { pricingVersion } from '#app/desk/prices/price-queries';
import { pricingChanges } from './pricing-changes';
import { TypicalTable } from '#app/desk/prices/typical-table';

type Props = Pick<EditorParts, 'editor'> & { version: number; onClose: () => void };

/** An earlier pricing. */
export function VersionDialog({ version, editor, onClose }: Props) {
  const { data: earlier, isError } = useQuery(pricingVersion(version));
  const { live, take } = editor;
  if (!live) return null;
  const missing = isError ? 'failed' : 'loading';
  return (
    <EarlierVersion
      version={version}
      what="these prices"
      state={earlier ? 'there' : missing}
      onRestore={() => earlier && take(live, earlier, `Version ${version} restored`)}
      onClose={onClose}
    >
      {earlier && (
        <>
          <ChangesTable
            changes={pricingChanges(live.pricing, earlier)}
            caption={`From the live prices to version ${version}`}
          />
          <TypicalTable before={live.pricing} after={earlier} />
        </>
      )}
    </EarlierVersion>
  );
}
