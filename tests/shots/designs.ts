import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { shareCode } from '#domain/design/sharing/share-code';
import { designRoom, goNext, moreButton, roomTypeCard, sizeCard } from '#tests/support/builder';
import { openMore } from '#tests/support/more-menu';
import { open } from '#tests/support/page-state';
import { OFFICE, readIn, STUDIO, studioCard } from './named-designs';
import { shoot, withPage, type Studio } from './studio';

/** A design's further uses: saved, compared, shared, moved around, pegged out, checked, and in print. */
export async function shootDesigns(studio: Studio): Promise<void> {
  await withPage(studio, async (page) => {
    await open(page, '/designs');
    await readIn(page, [STUDIO, OFFICE]);
    await shoot(studio, page, 'designs-list');
    await openMore(studioCard(page));
    await shoot(studio, page, 'designs-more');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /Download “Studio/ }).click();
    await (await coming).saveAs(join(studio.out, 'quote.pdf'));
    await openMore(studioCard(page));
    await page.getByRole('link', { name: /Compare “Studio/ }).click();
    await drawn(page);
    await shoot(studio, page, 'designs-compare');
    await page.getByRole('radio', { name: 'Plan' }).check();
    await shoot(studio, page, 'designs-compare-plan');
  });
  await withPage(studio, async (page) => {
    await open(page, `/shared#${shareCode(STUDIO.draft)}`);
    await drawn(page);
    await shoot(studio, page, 'shared-design');
    await page.getByRole('button', { name: 'Share this design' }).click();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await page.getByRole('button', { name: 'Copy the link' }).hover();
    await page.screenshot({ path: fileOf(studio, 'shared-dialog') });
  });
  await withPage(studio, async (page) => {
    await open(page, `/shared#${shareCode(STUDIO.draft).slice(0, -3)}`);
    await shoot(studio, page, 'shared-broken');
  });
  await withPage(studio, async (page) => {
    await open(page, `/peg-out#${shareCode(STUDIO.draft)}`);
    await drawn(page);
    await shoot(studio, page, 'peg-out-sheet');
    writeFileSync(join(studio.out, 'peg-out.pdf'), await page.pdf({ format: 'A4' }));
  });
  await withPage(studio, shootOpenings(studio));
  await withPage(studio, shootPermission(studio));
}

function shootOpenings(studio: Studio) {
  return async (page: Page) => {
    await open(page, '/builder');
    await roomTypeCard(page, 'Garden Room').check();
    await goNext(page, 2);
    await sizeCard(page, '5 × 4').check();
    await goNext(page, 3);
    await moreButton(page, 'window').click();
    await moreButton(page, 'window').click();
    await page.getByRole('slider', { name: 'Window 1' }).focus();
    await shoot(studio, page, 'openings-editor');
  };
}

function shootPermission(studio: Studio) {
  return async (page: Page) => {
    await open(page, '/builder');
    await designRoom(page);
    await page.getByRole('link', { name: 'Will I need permission?' }).click();
    await page.getByLabel('To the nearest boundary, m').fill('1.5');
    await page.getByLabel('To the house, m').fill('8');
    await page.getByLabel('Land around the original house, m²').fill('240');
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByRole('heading', { name: 'What the rules say' }).waitFor();
    await shoot(studio, page, 'permission-result');
  };
}

const drawn = (page: Page) => page.getByRole('main').getByRole('img').first().waitFor();

function fileOf({ out, width, theme }: Studio, name: string): string {
  return join(out, `${name}-${width}-${theme}.png`);
}
