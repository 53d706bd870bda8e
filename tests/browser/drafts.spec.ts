import type { Locator, Page } from 'playwright/test';
import {
  contactField,
  designRoom,
  expectStep,
  finishCard,
  goNext,
  moreButton,
  nextButton,
  roomTypeCard,
  SMALL_ROOM,
  sizeCard,
} from '#tests/support/builder';
import { refuseStorage, storedDraft, writeDevice } from '#tests/support/device-storage';
import { API_UNREACHED, expect, siteTest, test } from '#tests/support/fixtures';
import { open, workerReady } from '#tests/support/page-state';
import type { RealServer } from '#tests/support/server';
import { removeBuild, SECOND_BUILD_MARK, secondBuild } from '#tests/support/second-build';

const CHOSEN = { roomType: 'garden-room', shellSizeId: '4x4', windows: 1, doors: 1 };

async function reachOpenings(page: Page) {
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await goNext(page, 2);
  await sizeCard(page, '4 × 4').check();
  await goNext(page, 3);
}

/** The screen says so only when it is so. */
const saved = (page: Page) => expect(page.getByText('Saved on this phone')).toBeVisible();

/** The number of windows on the screen. */
const windowCount = (page: Page) =>
  page.getByRole('group', { name: 'Windows' }).getByRole('status');

/** Presses a button and measures, inside the page, when the draft on the device has changed. */
function timeToSave(button: Locator): Promise<number> {
  return button.evaluate(async (element: HTMLElement) => {
    // Runs inside the page, where nothing of this file is known.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const revision = () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('modular-garden-rooms');
        opening.addEventListener('success', () => {
          const database = opening.result;
          const row = database.transaction('drafts').objectStore('drafts').get('current');
          row.addEventListener('success', () => {
            database.close();
            resolve(row.result?.revision ?? 0);
          });
        });
      });
    const before = await revision();
    const start = performance.now();
    element.click();
    while ((await revision()) === before) {
      if (performance.now() - start > 5000) return Number.POSITIVE_INFINITY;
    }
    return performance.now() - start;
  });
}

siteTest('a change is on the device within 300 ms', async ({ page }) => {
  await reachOpenings(page);
  await expect.poll(async () => (await storedDraft(page))?.step).toBe(3);
  for (let n = 0; n < 3; n += 1) {
    expect(await timeToSave(moreButton(page, 'window'))).toBeLessThanOrEqual(300);
  }
});

siteTest('the draft survives a reload, on its step', async ({ page }) => {
  await reachOpenings(page);
  await moreButton(page, 'window').click();
  await saved(page);
  await page.reload();
  await expectStep(page, 3);
  await expect(windowCount(page)).toHaveText('1');
  expect(await storedDraft(page)).toMatchObject({ step: 3, draft: CHOSEN });
});

siteTest(
  'what the screen calls saved is there after the tab was closed',
  async ({ context, page }) => {
    await reachOpenings(page);
    await moreButton(page, 'window').click();
    await saved(page);
    await page.close();
    const later = await context.newPage();
    await open(later, '/builder');
    await expectStep(later, 3);
    await expect(windowCount(later)).toHaveText('1');
  },
);

siteTest('a change made right before the page is left is saved as well', async ({ page }) => {
  await reachOpenings(page);
  await moreButton(page, 'window').click();
  await page.reload();
  await expectStep(page, 3);
  await expect(windowCount(page)).toHaveText('1');
});

siteTest('the draft survives a crash of its tab', async ({ context, page }) => {
  await reachOpenings(page);
  await moreButton(page, 'window').click();
  await expect.poll(async () => (await storedDraft(page))?.draft.windows).toBe(1);
  const crashed = page.waitForEvent('crash');
  const cdp = await context.newCDPSession(page);
  // It never answers: what should answer is gone.
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  const later = await context.newPage();
  await open(later, '/builder');
  await expectStep(later, 3);
  await expect(windowCount(later)).toHaveText('1');
});

siteTest(
  'a returning visitor is told that the design was kept, and can start over',
  async ({ context, page }) => {
    await reachOpenings(page);
    await moreButton(page, 'window').click();
    await page.close();

    const later = await context.newPage();
    await open(later, '/builder');
    await expectStep(later, 3);
    await expect(later.getByText('We kept your design')).toBeVisible();
    await later.getByRole('button', { name: 'Start over' }).first().click();
    await later.getByRole('button', { name: 'Keep it' }).click();
    await expect(windowCount(later)).toHaveText('1');

    await later.getByRole('button', { name: 'Start over' }).first().click();
    await later.getByRole('button', { name: 'Yes, start over' }).click();
    await expectStep(later, 1);
    await expect(later.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(nextButton(later)).toBeDisabled();
    await expect(later.getByText('We kept your design')).toBeHidden();
    await expect
      .poll(async () => (await storedDraft(later))?.draft)
      .toMatchObject({ roomType: null, shellSizeId: null, windows: 0, doors: 1, features: [] });
  },
);

siteTest('a first visitor is not told of a kept design', async ({ page }) => {
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await expect(page.getByText('We kept your design')).toBeHidden();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
});

siteTest('a second tab shows what the first one changes', async ({ context, page }) => {
  await reachOpenings(page);
  const other = await context.newPage();
  await open(other, '/builder');
  await expectStep(other, 3);
  await moreButton(page, 'window').click();
  await expect(windowCount(other)).toHaveText('1');
  await moreButton(other, 'window').click();
  await expect(windowCount(page)).toHaveText('2');
  await expect(page.getByText('changed in another tab')).toBeHidden();
  await expect(other.getByText('changed in another tab')).toBeHidden();
});

/** Presses a button in each tab at the same moment, before either can hear of the other. */
async function changeBoth(page: Page, other: Page) {
  await Promise.all([
    moreButton(page, 'window').evaluate((button: HTMLElement) => button.click()),
    moreButton(other, 'door').evaluate((button: HTMLElement) => button.click()),
  ]);
}

const conflictIn = (page: Page) => page.getByText('This design was changed in another tab');

for (const choice of ['Keep this one', 'Take the other'] as const) {
  siteTest(
    `two tabs that change at once ask before one overwrites the other: ${choice}`,
    async ({ context, page }) => {
      await reachOpenings(page);
      const other = await context.newPage();
      await open(other, '/builder');
      await expectStep(other, 3);
      await changeBoth(page, other);
      await expect
        .poll(
          async () =>
            Number(await conflictIn(page).isVisible()) +
            Number(await conflictIn(other).isVisible()),
        )
        .toBe(1);
      const loser = (await conflictIn(page).isVisible()) ? page : other;
      const windowsWon = loser === other;
      const winning = windowsWon ? { windows: 1, doors: 1 } : { windows: 0, doors: 2 };
      const losing = windowsWon ? { windows: 0, doors: 2 } : { windows: 1, doors: 1 };
      // Nothing of the loser's is written, and nothing of it is lost, before the choice.
      expect((await storedDraft(page))?.draft).toMatchObject(winning);
      await expect(windowCount(loser)).toHaveText(String(losing.windows));
      await expect(loser.getByText(/1 window, 1 door/).first()).toBeVisible();
      await expect(loser.getByText(/2 doors/).first()).toBeVisible();

      await loser.getByRole('button', { name: choice }).click();
      const chosen = choice === 'Keep this one' ? losing : winning;
      await expect.poll(async () => (await storedDraft(page))?.draft).toMatchObject(chosen);
      for (const tab of [page, other]) {
        await expect(conflictIn(tab)).toBeHidden();
        await expect(windowCount(tab)).toHaveText(String(chosen.windows));
      }
    },
  );
}

siteTest('starting over in one tab starts over in the other', async ({ context, page }) => {
  await reachOpenings(page);
  const other = await context.newPage();
  await open(other, '/builder');
  await other.getByRole('button', { name: 'Start over' }).first().click();
  await other.getByRole('button', { name: 'Yes, start over' }).click();
  await expectStep(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

siteTest('a draft that cannot be read is set aside and keeps nobody out', async ({ page }) => {
  await reachOpenings(page);
  await expect.poll(async () => (await storedDraft(page))?.step).toBe(3);
  await open(page, '/about');
  await writeDevice(page, 'drafts', { schema: 1, broken: true }, 'current');
  await open(page, '/builder');
  await expectStep(page, 1);
  await roomTypeCard(page, 'Garden Office').check();
  await goNext(page, 2);
  await expect
    .poll(async () => (await storedDraft(page))?.draft)
    .toMatchObject({ roomType: 'office' });
});

siteTest('a refused storage is told plainly, and the builder works on', async ({ page }) => {
  await refuseStorage(page);
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await expect(page.getByText('This browser does not keep your design')).toBeVisible();
  await expect(page.getByText('Not saved on this phone')).toBeVisible();
  await expect(page.getByText('Saved on this phone', { exact: true })).toBeHidden();
  await goNext(page, 2);
  await sizeCard(page, '4 × 4').check();
  await goNext(page, 3);
});

const notice = (page: Page) => page.getByRole('region', { name: 'Update' });
const isSecondBuild = (page: Page) =>
  page.locator(`meta[name="${SECOND_BUILD_MARK}"]`).count().then(Boolean);

/** Puts another build live, and lets the page look for it as a browser does now and then. */
async function withDeploy(server: RealServer, page: Page, work: () => Promise<void>) {
  const build = await secondBuild();
  try {
    await server.stop();
    server.deploy(build);
    await server.start();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await work();
  } finally {
    await server.stop();
    await removeBuild(build);
  }
}

test.describe('an update of the site', () => {
  test('waits for consent, and the draft is still there afterwards', async ({ page, server }) => {
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page, { ...SMALL_ROOM, finishes: { Cladding: 'Cedar' } });
    await withDeploy(server, page, async () => {
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toContainText('A new version is ready');
      // Without consent a reload still gets the version that is running.
      await page.reload();
      await expectStep(page, 6);
      expect(await isSecondBuild(page)).toBe(false);
      await expect(notice(page)).toBeVisible();

      const reloaded = page.waitForEvent('load');
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await reloaded;
      await expectStep(page, 6);
      expect(await isSecondBuild(page)).toBe(true);
      await expect(notice(page)).toBeHidden();
      await expect(page.getByText('£30,950').filter({ visible: true }).first()).toBeVisible();
      await page.getByRole('link', { name: 'Step 5: Finishes' }).click();
      await expect(finishCard(page, 'Cladding', 'Cedar')).toBeChecked();
    });
  });

  test('is not offered while the quote form holds input', async ({ page, server }) => {
    await open(page, '/builder');
    await workerReady(page);
    await designRoom(page);
    await contactField(page, 'Name').fill('Half a name');
    await withDeploy(server, page, async () => {
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
        )
        .toBe(true);
      await expect(notice(page)).toBeHidden();
      await expect(contactField(page, 'Name')).toHaveValue('Half a name');
      await contactField(page, 'Name').fill('');
      await expect(notice(page)).toBeVisible();
      await notice(page).getByRole('button', { name: 'Later' }).click();
      await expect(notice(page)).toBeHidden();
      expect(await isSecondBuild(page)).toBe(false);
    });
  });

  test('lets a tab of the earlier version load the parts it has not loaded yet', async ({
    context,
    page,
    server,
    quietConsole,
  }) => {
    quietConsole.allow(API_UNREACHED);
    await open(page, '/');
    await workerReady(page);
    const other = await context.newPage();
    await open(other, '/about');
    await withDeploy(server, page, async () => {
      const reloaded = page.waitForEvent('load');
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await reloaded;
      // The other tab still runs the earlier program, under the new worker.
      await other.getByRole('button', { name: 'Menu' }).click();
      await other
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Pricing Guide' })
        .click();
      await expect(other.getByRole('heading', { level: 1 })).toContainText('Pricing');
      await expect(notice(other)).toBeVisible();
    });
  });
});
