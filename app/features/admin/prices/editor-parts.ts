import type { PriceEditor } from './use-price-editor';
import type { PriceSaving } from './use-save-prices';

/** What the parts of the price editor share. */
export interface EditorParts {
  editor: PriceEditor;
  saving: PriceSaving;
}
