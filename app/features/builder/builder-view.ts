import type { Pricing } from '#app/pwa/pricing/use-pricing';
import type { UseDraft } from '#app/pwa/draft/use-draft';
import type { ValueStore } from '#app/pwa/value-store';
import type { Moving } from './openings/use-moving';
import type { Contact } from '#domain/order/contracts/requests/quote-request';
import type { Draft } from '#domain/design/draft/draft';
import type { DraftAction } from '#domain/design/draft/reducer';
import type { StepNumber } from '#domain/design/draft/steps';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Price } from '#domain/design/pricing/price';

/** Props of a step: they change with the choices, not with saving or navigation. */
export interface StepView {
  draft: Draft;
  dispatch: (action: DraftAction) => void;
  pricing: Pricing;
  /** Null until a shell is chosen and there is a price list. */
  room: Room | null;
  /** Null until room type and shell are chosen and there is a price list. */
  price: Price | null;
  /** The contents of the quote form. */
  contact: ValueStore<Contact>;
  /** On the step where openings are moved. */
  openings: { moving: Moving; lookAt: (wall: WallSide) => void } | null;
}

/** Props of the parts around the step. */
export interface BuilderView {
  draft: UseDraft;
  pricing: Pricing;
  /** Null until room type and shell are chosen and there is a price list. */
  price: Price | null;
  /** Whether to tell a returning visitor that the design is still here. */
  isKept: boolean;
  step: StepNumber;
  /** Opens a step as a new entry in the browser's history. */
  goTo: (step: number) => Promise<void>;
}
