import type { FollowView } from '#domain/order/contracts/follow';
import type { HomeownerAction } from '#domain/order/history/actions';
import type { Tried } from '#app/features/follow/request/tried/tried';

/** What every part of the page is given. */
export interface FollowProps {
  token: string;
  view: FollowView;
  /** What was done here and has not arrived, oldest first. */
  tried: readonly Tried[];
  now: Date;
  /** Does these things, one after the other. */
  onAction: (...actions: HomeownerAction[]) => Promise<void>;
  /** Asks our server where the request stands now. */
  askAgain: () => void;
  /** Does this in the place of something that was refused, and is on this device under the id. */
  onCorrect: (id: string, action: HomeownerAction) => Promise<void>;
}
