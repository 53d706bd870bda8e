import { Button } from '#app/ui/buttons/button';
import type { PriceSaving } from './use-save-prices';

/** Shown at the top and at the bottom (specification §2). */
export function SaveButton({ saving: { save, saving } }: { saving: PriceSaving }) {
  return (
    <Button size="dense" busy={saving} disabled={saving} onClick={save}>
      {saving ? 'Saving...' : 'Save All Changes'}
    </Button>
  );
}
