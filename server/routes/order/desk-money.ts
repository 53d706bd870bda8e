import * as z from 'zod/mini';
import {
  ACCOUNTANT_FILES,
  PROGRAMS,
  periodSchema,
  type AccountantFile,
  type Program,
} from '#domain/order/contracts/admin/money';
import { sendCsv } from '#server/routes/inbox/whole-lists';
import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { noSuchRequest } from '#server/use-cases/inbox/work-in-inbox';
import {
  deskMoney,
  paymentsBetween,
  type DeskMoneyServices,
} from '#server/use-cases/order/desk-money';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import {
  QUICKBOOKS_INVOICES,
  QUICKBOOKS_PAYMENTS,
  XERO_INVOICES,
  XERO_PAYMENTS,
} from '#server/writing/exports/accountant-columns';
import type { Columns } from '#server/writing/exports/columns';
import { csvOf } from '#server/writing/exports/csv';
import type { Invoice } from '#domain/order/money/invoice';

/** `/api/money`: what is open, late and paid over all orders, and the accountant's files. */
export function deskMoneyRoutes(services: DeskMoneyServices): Route[] {
  return [
    adminRoute({
      method: 'GET',
      path: '/money',
      answer: async (_request, response) => {
        response.json(await deskMoney(services));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/money/:program/:file.csv',
      asksAgain: true,
      answer: async ({ params, query }, response) => {
        const { program, file } = fileOf(params);
        const period = parseRequest(periodSchema, query);
        const parts =
          file === 'payments'
            ? csvOf(PAYMENTS[program], oneOf(await paymentsBetween(services, period)))
            : csvOf(
                INVOICES[program],
                oneOf(
                  (await services.invoices.issuedBetween(period.from, period.to)).filter(
                    isIn(program, file),
                  ),
                ),
              );
        await sendCsv(response, { name: `${program}-${file}`, parts, now: services.now() });
      },
    }),
  ];
}

const INVOICES: Readonly<Record<Program, Columns<Invoice>>> = {
  xero: XERO_INVOICES,
  quickbooks: QUICKBOOKS_INVOICES,
};

const PAYMENTS = { xero: XERO_PAYMENTS, quickbooks: QUICKBOOKS_PAYMENTS };

/** Xero has credit notes among the invoices, below zero; QuickBooks has a file for each. */
function isIn(program: Program, file: AccountantFile) {
  const kind = file === 'credit-notes' ? 'credit' : 'invoice';
  return (invoice: Invoice) => program === 'xero' || invoice.kind === kind;
}

function fileOf({ program, file }: { program: string; file: string }) {
  const known = z.enum(PROGRAMS).safeParse(program);
  const name = known.success && ACCOUNTANT_FILES[known.data].find((one) => one === file);
  if (!known.success || !name) throw noSuchRequest();
  return { program: known.data, file: name };
}

async function* oneOf<Row>(rows: readonly Row[]) {
  yield rows;
}
