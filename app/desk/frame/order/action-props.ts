import type { CompanyAction } from '#domain/order/history/actions';
import type { DeskOrder } from '#domain/order/contracts/admin/order';

/** What every form of the order is given. */
export interface ActionProps {
  /** Of the request. */
  id: string;
  order: DeskOrder;
  /** Whether a mail about it reaches anybody; undefined where the server does not know. */
  isMailSetUp: boolean | undefined;
  busy: boolean;
  /** Resolves to whether it was done. */
  takeAction: (action: CompanyAction) => Promise<boolean>;
  onCancel: () => void;
}
