import type { PriceEditor } from '#app/features/admin/prices/use-price-editor';
import type { PriceSaving } from '#app/features/admin/prices/saving/use-save-prices';

/** What the parts of the price editor share. */
export interface EditorParts {
  editor: PriceEditor;
  saving: PriceSaving;
}
