import type { PriceEditor } from '#app/features/admin/prices/use-price-editor';
import type { PriceSaving } from '#app/features/admin/prices/saving/use-save-prices';

/** Shared props of the price editor's components. */
export interface EditorParts {
  editor: PriceEditor;
  saving: PriceSaving;
}
