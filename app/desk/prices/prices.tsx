import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#app/desk/frame/confirm-dialog';
import { ConflictNotice } from '#app/desk/frame/document/conflict-notice';
import { useDocument } from '#app/desk/frame/document/use-document';
import { Versions } from '#app/desk/frame/document/versions';
import { formatTime } from '#app/desk/frame/format-time';
import { Guarded } from '#app/desk/frame/guarded';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { Spinner } from '#app/desk/frame/page/spinner';
import { Button } from '#app/ui/buttons/button';
import { toast } from '#app/ui/toasts/toast';
import { emptyNote } from '#styled/recipes';
import type { PricingVersionInfo } from '#domain/order/contracts/admin/pricing-version';
import { ChangesTable, TypicalTable } from './changes-table';
import { ConfirmFalls } from './confirm-falls';
import { tabOf, type PriceTab } from './fields/price-fields';
import { PriceFile } from './file/price-file';
import { pricingChanges } from './pricing-changes';
import { PRICES, pricingVersion, pricingVersions } from './price-document';
import { PriceTabs } from './price-tabs';
import { Review } from './review';
import { SaveBar, SaveButton } from './save-bar';
import { steepFalls, type SteepFalls } from './steep-falls';

const NOT_LOADED = 'Failed to load pricing data';

/** /admin/pricing (specification §2). */
export function Prices() {
  const [tab, setTab] = useState<PriceTab>('sizes');
  const [isAsked, setAsked] = useState(false);
  const [falls, setFalls] = useState<SteepFalls>();
  const editor = useDocument(PRICES, {
    onSaved: () => toast({ title: 'Pricing updated successfully! Changes are live immediately.' }),
    onRefused: ({ words, isAnswer }, [first]) => {
      const title = isAnswer ? words : 'Failed to save pricing data';
      toast({ title, variant: 'destructive' });
      if (first === undefined) return;
      setTab(tabOf(first));
      showField(first);
    },
  });
  const { edit, failures, loading, saving } = editor;
  const { data: versions = [] } = useQuery(pricingVersions);
  useEffect(() => {
    if (failures > 0) toast({ title: NOT_LOADED, variant: 'destructive' });
  }, [failures]);
  const startAnew = () => {
    setAsked(false);
    editor.finish();
    editor.reload();
  };
  if (!edit) {
    return (
      <AdminPage>
        <AdminHead title="Pricing" />
        {editor.hasFailed ? (
          <div className={emptyNote()} role="alert">
            <p>{NOT_LOADED}</p>
            <Button size="dense" onClick={startAnew}>
              Try again
            </Button>
          </div>
        ) : (
          <Spinner label="Loading pricing data" />
        )}
      </AdminPage>
    );
  }
  const { revision } = edit.base;
  const savedAt = versions.find(({ version }) => version === revision)?.savedAt;
  const since = savedAt === undefined ? '' : `, live since ${formatTime(savedAt)}`;
  const save = () => {
    const found = steepFalls(edit.base.value, edit.typed);
    if (found.free.length + found.rooms.length > 0) setFalls(found);
    else editor.save();
  };
  return (
    <>
      <AdminPage>
        <AdminHead title="Pricing" note={`Version ${revision}${since}`}>
          <Button
            variant="line"
            size="dense"
            busy={loading}
            disabled={loading || saving}
            onClick={() => (edit.dirty ? setAsked(true) : startAnew())}
          >
            Reload
          </Button>
          <PriceFile editor={editor} typed={edit.typed} revision={revision} />
          <SaveButton saving={saving} onSave={save} />
        </AdminHead>
        <ConflictNotice editor={editor}>
          {(changes, caption) => <ChangesTable changes={changes} caption={caption} />}
        </ConflictNotice>
        {/* No editing while a save is in progress. */}
        <fieldset disabled={saving}>
          <PriceTabs editor={editor} tab={tab} onTab={setTab} />
          <Review editor={editor} />
        </fieldset>
        <Versions
          editor={editor}
          versions={versions.map(listed)}
          query={pricingVersion}
          what="these prices"
        >
          {(live, earlier, version) => (
            <>
              <ChangesTable
                changes={pricingChanges(live, earlier)}
                caption={`From the live prices to version ${version}`}
              />
              <TypicalTable before={live} after={earlier} />
            </>
          )}
        </Versions>
      </AdminPage>
      <SaveBar editor={editor} onSave={save} onDiscard={() => setAsked(true)} />
      {falls && (
        <ConfirmFalls
          open
          falls={falls}
          onStay={() => setFalls(undefined)}
          onGo={() => {
            setFalls(undefined);
            editor.save();
          }}
        />
      )}
      <ConfirmDialog
        open={isAsked}
        title="Discard your changes?"
        description="The prices are loaded again as they are live now. What you have changed is gone."
        stay="Keep them"
        go="Discard"
        onStay={() => setAsked(false)}
        onGo={startAnew}
      />
      <Guarded
        dirty={edit.dirty}
        withinPage
        title="Leave without saving?"
        description="Your changes to the prices are not saved. If you leave, they are gone."
        stay="Stay here"
        leave="Leave without saving"
      />
    </>
  );
}

function listed({ version, savedAt, note, by }: PricingVersionInfo) {
  const when = formatTime(savedAt);
  return { number: version, when: by === undefined ? when : `${when}, ${by}`, about: note };
}

/** One second on most screens. */
const PATIENCE_FRAMES = 60;

/** Focuses a field by its key, as soon as its tab is shown and it is enabled again. */
function showField(key: string, frames = PATIENCE_FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(key)}"]`);
    const ready =
      field instanceof HTMLElement && field.offsetParent !== null && !field.matches(':disabled');
    if (ready) field.focus();
    else if (frames > 0) showField(key, frames - 1);
  });
}
