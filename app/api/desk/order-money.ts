import type {
  CreditCall,
  IssueCall,
  PaymentCall,
  UndoCall,
} from '#domain/order/contracts/admin/billing';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { askForOrder, orderPath } from './orders';

/** POST: makes the invoice of a payment stage by hand. @throws HttpError as `sendAction` */
export function issueStage(id: string, key: string, call: IssueCall): Promise<DeskOrder> {
  return post(`${orderPath(id)}/invoices`, key, call);
}

/** POST: credits an invoice, or a part of it. @throws HttpError as `sendAction` */
export function creditInvoice(id: string, key: string, call: CreditCall): Promise<DeskOrder> {
  return post(`${orderPath(id)}/credits`, key, call);
}

/** POST: notes money that has come in. @throws HttpError as `sendAction` */
export function notePayment(id: string, key: string, call: PaymentCall): Promise<DeskOrder> {
  return post(`${orderPath(id)}/payments`, key, call);
}

/** POST: undoes a payment that was noted by mistake. @throws HttpError as `sendAction` */
export function undoPayment(id: string, key: string, call: UndoCall): Promise<DeskOrder> {
  return post(`${orderPath(id)}/payments/undo`, key, call);
}

function post(path: string, key: string, body: object): Promise<DeskOrder> {
  return askForOrder('POST', path, { body, headers: { 'idempotency-key': key } });
}
