import {
  creditCallSchema,
  issueCallSchema,
  paymentCallSchema,
  undoCallSchema,
} from '#domain/order/contracts/admin/billing';
import { jsonBodyOf } from '#server/routes/body';
import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import {
  creditInvoice,
  issueStage,
  notePayment,
  undoPayment,
  type BillServices,
} from '#server/use-cases/order/bill-order';
import { deskOrder, type DeskServices } from '#server/use-cases/order/desk-order';
import { keyOf } from './follow';

const ORDER = '/room-configurations/:id/order';

/** What the administrator does with the money of an order: each is done once for its Idempotency-Key. */
export function moneyRoutes(services: BillServices & DeskServices): Route[] {
  return [
    adminRoute({
      method: 'POST',
      path: `${ORDER}/invoices`,
      act: { what: 'invoice-made', about: 'id' },
      takes: jsonBodyOf(issueCallSchema),
      answer: async (request, response, { name: who }) => {
        const { id } = request.params;
        await issueStage(services, id, { id: keyOf(request), who }, request.body);
        response.json(await deskOrder(services, id));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/credits`,
      act: { what: 'invoice-credited', about: 'id' },
      takes: jsonBodyOf(creditCallSchema),
      answer: async (request, response, { name: who }) => {
        const { id } = request.params;
        await creditInvoice(services, id, { id: keyOf(request), who }, request.body);
        response.json(await deskOrder(services, id));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/payments`,
      act: { what: 'payment-noted', about: 'id' },
      takes: jsonBodyOf(paymentCallSchema),
      answer: async (request, response, { name: who }) => {
        const { id } = request.params;
        await notePayment(services, id, { id: keyOf(request), who }, request.body);
        response.json(await deskOrder(services, id));
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${ORDER}/payments/undo`,
      act: { what: 'payment-undone', about: 'id' },
      takes: jsonBodyOf(undoCallSchema),
      answer: async (request, response, { name: who }) => {
        const { id } = request.params;
        await undoPayment(services, id, { id: keyOf(request), who }, request.body);
        response.json(await deskOrder(services, id));
      },
    }),
  ];
}
