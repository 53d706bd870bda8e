import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { ConfirmDialog } from './saving/confirm-dialog';
import { ConflictNotice } from './saving/conflict-notice';
import { tabOf } from './fields/field-keys';
import { LeaveGuard } from './saving/leave-guard';
import { LoadFailure } from './load-failure';
import type { PriceTab } from './fields/price-fields';
import { pricingVersions } from './price-queries';
import { PriceTabs } from './price-tabs';
import { Review } from './saving/review';
import { SaveBar } from './saving/save-bar';
import { SaveButton } from './saving/save-button';
import { showField } from './fields/show-field';
import { formatTime } from '#app/desk/frame/format-time';
import { usePriceEditor } from './use-price-editor';
import { useSavePrices } from './saving/use-save-prices';
import { Versions } from './saving/versions';

/** /admin/pricing (specification §2). */
export function Prices() {
  const [tab, setTab] = useState<PriceTab>('sizes');
  const [asked, setAsked] = useState(false);
  const editor = usePriceEditor();
  const saving = useSavePrices(editor, ([first]) => {
    if (first === undefined) return;
    setTab(tabOf(first));
    showField(first);
  });
  const { data: versions } = useQuery(pricingVersions);
  const { live, changes, loading, reload } = editor;
  const dirty = changes.length > 0;
  const startAnew = () => {
    setAsked(false);
    saving.endConflict();
    void reload();
  };
  if (!live) {
    return (
      <AdminPage>
        <AdminHead title="Pricing" />
        {editor.failed ? (
          <LoadFailure onRetry={() => void reload()} />
        ) : (
          <Spinner label="Loading pricing data" />
        )}
      </AdminPage>
    );
  }
  const savedAt = versions?.find(({ version }) => version === live.version)?.savedAt;
  const since = savedAt === undefined ? '' : `, live since ${formatTime(savedAt)}`;
  const parts = { editor, saving };
  return (
    <>
      <AdminPage>
        <AdminHead title="Pricing" note={`Version ${live.version}${since}`}>
          <Button
            variant="line"
            size="dense"
            busy={loading}
            disabled={loading || saving.saving}
            onClick={() => (dirty ? setAsked(true) : startAnew())}
          >
            Reload
          </Button>
          <SaveButton saving={saving} />
        </AdminHead>
        <ConflictNotice {...parts} />
        {/* No editing while a save is in progress. */}
        <fieldset disabled={saving.saving}>
          <PriceTabs {...parts} tab={tab} onTab={setTab} />
          <Review {...parts} />
        </fieldset>
        <Versions editor={editor} />
      </AdminPage>
      <SaveBar {...parts} onDiscard={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        title="Discard your changes?"
        description="The prices are loaded again as they are live now. What you have changed is gone."
        stay="Keep them"
        go="Discard"
        onStay={() => setAsked(false)}
        onGo={startAnew}
      />
      <LeaveGuard dirty={dirty} />
    </>
  );
}
