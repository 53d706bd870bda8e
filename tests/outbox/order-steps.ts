import type { Locator, Page } from 'playwright';
import type { OrderEvent } from '#domain/order/history/events';
import { fieldOf, orderOf } from './order-screens';

type Kind = OrderEvent['what']['kind'];

/** One thing that somebody does, on the page where it is done. */
export interface Step {
  /** What it adds to the history. */
  adds: readonly Kind[];
  /** The page it is done on. */
  on: (order: { id: string; token: string }) => string;
  /** Comes as far as its last press, and returns where that is. */
  begin: (page: Page) => Promise<Locator>;
  /** For one that is done while the server is gone: what the page says once it is kept on the device. */
  keeps?: string;
}

const followPage = ({ token }: { token: string }) => `/follow#${token}`;
const requestPage = ({ id }: { id: string }) => `/admin/quotes?request=${id}`;
const quotePage = ({ id }: { id: string }) => `/admin/quotes?request=${id}&quote=draft`;

/** Everything from the first offer of a visit to the key, in order, by the pages of both sides. */
export const STEPS: readonly Step[] = [
  {
    adds: ['times-offered'],
    on: requestPage,
    begin: async (page) => {
      const order = orderOf(page);
      await order.getByRole('button', { name: 'Offer visit times' }).click();
      const free = order.getByRole('region', { name: 'Free times' }).getByRole('button');
      await free.nth(0).click();
      await free.nth(3).click();
      return order.getByRole('button', { name: 'Offer 2 times' });
    },
  },
  {
    adds: ['place-given', 'time-chosen'],
    on: followPage,
    begin: async (page) => {
      await page.getByRole('radio').first().check({ force: true });
      await page.getByLabel('Address of the garden').fill('1 Example Lane');
      await page.getByLabel('Postcode').fill('NN6 7AB');
      return page.getByRole('button', { name: 'Choose this time' });
    },
    keeps: 'Your choice:',
  },
  {
    adds: ['asked'],
    on: followPage,
    begin: async (page) => {
      await page.getByLabel('Your question').fill('Is there a step?');
      return page.getByRole('button', { name: 'Ask us' });
    },
  },
  {
    adds: ['answered'],
    on: requestPage,
    begin: async (page) => {
      await orderOf(page).getByRole('button', { name: 'Answer the question' }).click();
      await fieldOf(page, 'Answer').fill('No: it is level.');
      return orderOf(page).getByRole('button', { name: 'Send the answer' });
    },
  },
  pressed('visit-held', 'The visit took place', 'The visit took place'),
  quoteSent(1),
  quoteSent(2),
  {
    adds: ['accepted'],
    on: followPage,
    begin: async (page) => {
      await page.getByRole('button', { name: 'Accept this quote…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Accept this quote' });
      await dialog.getByLabel('Your full name').fill('Ann Example');
      return dialog.getByRole('button', { name: /^Accept for £/ });
    },
    keeps: 'Ann Example accepts version 2 of the quote',
  },
  {
    adds: ['planned'],
    on: requestPage,
    begin: async (page) => {
      await orderOf(page).getByRole('button', { name: 'Tell the dates' }).click();
      await fieldOf(page, 'What happens when').fill('We are with you from 5 January.');
      return inForm(page, 'Tell the dates').getByRole('button', { name: 'Tell the dates' });
    },
  },
  pressed('moved-on', 'Move on: in the workshop', 'It is in the workshop'),
  pressed('moved-on', 'Move on: on site', 'It is on site'),
  pressed('moved-on', 'Move on: handed over', 'It is handed over'),
];

const inForm = (page: Page, name: string) => orderOf(page).getByRole('region', { name });

/** A step of the desk that needs nothing but a press. */
function pressed(kind: Kind, opens: string, go: string): Step {
  return {
    adds: [kind],
    on: requestPage,
    begin: async (page) => {
      await orderOf(page).getByRole('button', { name: opens }).click();
      return inForm(page, opens).getByRole('button', { name: go });
    },
  };
}

function quoteSent(version: number): Step {
  return {
    adds: ['quote-sent'],
    on: quotePage,
    begin: async (page) => {
      await fieldOf(page, 'Line 1: amount in pounds').fill(`${27_000 + version}`);
      await fieldOf(page, 'Line 1: reason').fill('The lawn falls towards the hedge');
      await page.getByText(/^Draft saved/).waitFor();
      await page.getByRole('button', { name: `Send version ${version}…` }).click();
      const dialog = page.getByRole('dialog', { name: `Send version ${version}?` });
      return dialog.getByRole('button', { name: `Send version ${version}` });
    },
  };
}
