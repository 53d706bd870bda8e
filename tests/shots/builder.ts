import {
  fillContact,
  goNext,
  moreButton,
  nextButton,
  priceButton,
  roomTypeCard,
  sizeCard,
  submitButton,
} from '#tests/support/builder';
import { open } from '#tests/support/page-state';
import { shoot, withPage, type Studio } from './studio';

/** The six steps with a choice made, the expanded price, the form's errors and the message after it. */
export async function shootBuilder(studio: Studio): Promise<void> {
  await withPage(studio, async (page) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await shoot(studio, page, 'builder-step-1');
    await goNext(page, 2);
    await sizeCard(page, '4.5 × 4').check();
    await shoot(studio, page, 'builder-step-2');
    await goNext(page, 3);
    await moreButton(page, 'window').click();
    await moreButton(page, 'window').click();
    await shoot(studio, page, 'builder-step-3');
    await goNext(page, 4);
    await shoot(studio, page, 'builder-step-4');
    await goNext(page, 5);
    await shoot(studio, page, 'builder-step-5');
    if (studio.width < 1024) {
      await priceButton(page).click();
      await shoot(studio, page, 'builder-step-5-open');
    }
    await nextButton(page).click();
    await shoot(studio, page, 'builder-step-6');
    await fillContact(page, { name: 'A Homeowner', email: 'homeowner@example', phone: '01632' });
    await submitButton(page).click();
    await shoot(studio, page, 'builder-step-6-complaint');
  });
}
