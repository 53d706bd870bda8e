import type { PriceEditor } from '#app/desk/prices/use-price-editor';
import type { PriceSaving } from '#app/desk/prices/saving/use-save-prices';

/** Shared props of the price editor's components. */
export interface EditorParts {
  editor: PriceEditor;
  saving: PriceSaving;
}
