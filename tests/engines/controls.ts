import assert from 'node:assert/strict';
import { button, heading, link, text } from './elements';
import { inPage } from './in-page';
import { miss, open, press, see } from './screen';
import type { Visit } from './visit';

const MENU = "//nav[@aria-label = 'Menu']";
const DIALOG = "//*[@role = 'dialog']";
const PRICE = "//section[@aria-label = 'Running price']//button";
const CLOSED = "[@aria-expanded = 'false']";
const OPEN = "[@aria-expanded = 'true']";

/** Controls that rely on newer parts of the platform: the menu (a popover), the dialog, the theme. */
export async function useControls(visit: Visit): Promise<void> {
  const tab = await visit.startBrowser();
  await open(tab, visit.server.origin);
  await press(tab, button('Menu'));
  await see(tab, MENU + link('Process'));
  await visit.picture('menu');
  await tab.pressEscape();
  await miss(tab, MENU);
  await press(tab, button('Menu'));
  await press(tab, MENU + link('Process'));
  await see(tab, heading('Our process'));
  await miss(tab, MENU);

  await open(tab, visit.server.origin);
  await press(tab, button('Build Your Room'));
  await see(tab, DIALOG + text('Choose Your Building Tool'));
  await visit.picture('dialog');
  await tab.pressEscape();
  await miss(tab, DIALOG);
  const focused = await inPage(tab, () => document.activeElement?.textContent ?? '');
  assert.equal(focused, 'Build Your Room');
  await press(tab, button('Build Your Room'));
  await press(tab, DIALOG + link('Start Building'));
  await see(tab, heading('Choose Your Room Type'));
  await miss(tab, DIALOG);

  await press(tab, PRICE + CLOSED);
  await see(tab, PRICE + OPEN);
  await press(tab, PRICE + OPEN);
  await see(tab, PRICE + CLOSED);
  await press(tab, button('Dark theme'));
  await see(tab, "//html[contains(@class, 'dark')]");
  await visit.picture('dark');
}
