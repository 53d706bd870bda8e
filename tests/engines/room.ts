import { CONTACT } from '#tests/support/builder';
import { button, card, field, heading, runningPrice, text } from './elements';
import type { Tab } from './engine';
import { fill, press, see } from './screen';

/** The name of the room below in the list of requests. */
export const ROOM = 'Garden Room, 4 m × 4 m';
/** 27,150 shell + 850 door, and with 450 for the window. */
const WITHOUT_WINDOW = '£28,000';
export const PRICE = '£28,450';

/** From the open builder to its summary; `look` is called at each step. */
export async function designRoom(
  tab: Tab,
  look: (step: string) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await designToFeatures(tab, look);
  await next(tab, 'Finishes', look);
  await next(tab, 'Summary', look);
  await see(tab, text(PRICE));
}

/** From the open builder to its fourth step; the price follows every choice. */
export async function designToFeatures(
  tab: Tab,
  look: (step: string) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await press(tab, card('Garden Room'));
  await next(tab, 'Select Your Shell Size', look);
  await press(tab, card('4 m × 4 m outside'));
  await see(tab, runningPrice(WITHOUT_WINDOW));
  await next(tab, 'Windows & Doors', look);
  await press(tab, button('One window more'));
  await see(tab, runningPrice(PRICE));
  await next(tab, 'Features', look);
}

/** Requests a quote from a stopped server; resolves when the screen says the request is safe. */
export async function askForQuote(tab: Tab): Promise<void> {
  await fill(tab, field('Name'), CONTACT.name);
  await fill(tab, field('Email'), CONTACT.email);
  await fill(tab, field('Phone'), CONTACT.phone);
  await press(tab, button('Submit Quote Request'));
  await see(tab, text('Quote Request Saved'));
}

async function next(tab: Tab, title: string, look: (step: string) => Promise<unknown>) {
  await press(tab, button('Next Step'));
  await see(tab, heading(title));
  await look(title);
}
