import type { Locator } from 'playwright/test';
import {
  CONTACT,
  contactField,
  expectStep,
  expectSubmitted,
  featureCard,
  finishCard,
  moreButton,
  nextButton,
  patioToggle,
  roomTypeCard,
  sizeCard,
} from '#tests/support/builder';
import { expect, proxiedTest } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';

proxiedTest(
  'the builder works by keyboard alone, from the first step to the receipt',
  { tag: '@long' },
  async ({ page, server }) => {
    await open(page, '/builder');
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    /** Tabs until the part has the focus, which must be visible. */
    const tabTo = async (part: Locator) => {
      for (let tries = 0; tries < 60; tries += 1) {
        await page.keyboard.press('Tab');
        if (await part.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`The keyboard does not reach ${part}`);
    };
    await tabTo(roomTypeCard(page, 'Garden Room'));
    await press('Space', 'ArrowDown');
    await expect(roomTypeCard(page, 'Garden Office')).toBeChecked();
    await press('ArrowUp');
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 2);

    await tabTo(sizeCard(page, '2.5 × 3'));
    await press('Space', ...Array.from({ length: 6 }, () => 'ArrowDown'));
    await expect(sizeCard(page, '4 × 4')).toBeChecked();
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 3);

    await tabTo(moreButton(page, 'window'));
    await press('Enter');
    await tabTo(patioToggle(page));
    await press('Space');
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 4);

    await tabTo(featureCard(page, 'Full electrics'));
    await press('Space');
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 5);

    await tabTo(finishCard(page, 'Cladding', 'Standard timber'));
    await press('ArrowDown', 'ArrowDown');
    await expect(finishCard(page, 'Cladding', 'Cedar')).toBeChecked();
    await tabTo(nextButton(page));
    await press('Enter');
    await expectStep(page, 6);

    await tabTo(contactField(page, 'Name'));
    await page.keyboard.type(CONTACT.name);
    await press('Tab');
    await page.keyboard.type(CONTACT.email);
    await press('Tab');
    await page.keyboard.type(CONTACT.phone);
    await press('Enter');
    await expectSubmitted(page);
    await expect.poll(async () => (await server.quotes()).length).toBe(1);
    // 27,150 + 450 + 850 + 2,500 + 1,200 + 2,500
    expect((await server.quotes())[0]).toMatchObject({ ...CONTACT, serverPrice: 34_650 });
  },
);
