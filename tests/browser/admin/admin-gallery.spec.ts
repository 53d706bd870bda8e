import type { Page } from 'playwright/test';
import { GALLERY_CATEGORIES } from '#domain/site/gallery/gallery-categories';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import {
  chooser,
  inboxTest as test,
  fillGallery,
  openAdmin,
  photo,
  rows,
  UPLOADS,
} from '#tests/support/desk/admin-gallery';
import { IS_CLUSTER } from '#tests/support/servers/new-server';
import { expect } from '#tests/support/fixtures';
import { holdCalls } from '#tests/support/hold';
import { open } from '#tests/support/page-state';
import { expectSound } from '#tests/support/page/sound';
import { aloud, pressUntilHeard } from '#tests/support/desk/reorder';
import { DESKTOP } from '#tests/support/routes';

// Motion is irrelevant here, and a press on a dialog that still comes up can miss.
test.use({ reducedMotion: 'reduce' });

/** The browser's log line for error responses the tests provoke. */
const REFUSED = /the server responded with a status of (401|4\d\d|500|503)/;

const toast = (page: Page, text: string) =>
  page.locator('[aria-live]').getByText(text, { exact: true });

const titles = async (page: Page) => {
  const listed = await (await page.request.get('/api/gallery-images')).json();
  return listed.map(({ title }: { title: string }) => title);
};

const idOf = async (page: Page, wanted: string): Promise<string> => {
  const listed = await (await page.request.get('/api/gallery-images')).json();
  return listed.find(({ title }: { title: string }) => title === wanted).id;
};

test('the screen has the words of the specification, a spinner, and no images at first', async ({
  page,
}) => {
  const release = await holdCalls(page, '**/api/gallery-images');
  await open(page, '/admin/gallery');
  await expect(page.getByText('Loading images')).toBeVisible();
  release();
  await expect(page.getByText('Loading images')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery Management' })).toBeVisible();
  await expect(page.getByText('Upload and manage your project photos')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upload New Image' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gallery Images (0)' })).toBeVisible();
  await expect(page.getByText('No images uploaded yet')).toBeVisible();

  await expect(page.getByLabel('Title')).toHaveAttribute('required', '');
  await expect(page.getByLabel('Description')).toHaveAttribute('rows', '3');
  await expect(page.getByLabel('Description')).not.toHaveAttribute('required');
  await expect(page.getByLabel('Category')).toHaveValue('garden-rooms');
  await expect(page.getByLabel('Category')).toHaveAttribute('required', '');
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText(
    GALLERY_CATEGORIES.map(({ label }) => label),
  );
  await expect(page.getByLabel('Featured (show on homepage)')).not.toBeChecked();
  await expect(page.getByLabel('Tags')).toBeEmpty();
  await expect(chooser(page)).toHaveAttribute('accept', /^(image\/\w+,)+\.heic,\.heif$/);
  await expect(chooser(page)).toHaveAttribute('aria-required', 'true');
});

test('an image is uploaded with its words, and the form is empty again', async ({ page }) => {
  await openAdmin(page);
  await page.getByLabel('Title').fill(' Cedar room ');
  await page.getByLabel('Description').fill('With a deck.');
  await page.getByLabel('Category').selectOption('construction');
  await page.getByLabel('Tags').fill('cedar, deck ,');
  await page.getByLabel('Featured (show on homepage)').check();
  await chooser(page).setInputFiles(await photo());
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  await expect(toast(page, 'Success')).toBeVisible();

  const row = rows(page).first();
  await expect(row).toContainText('Cedar room');
  await expect(row).toContainText('Construction');
  await expect(row).toContainText('With a deck.');
  await expect(row.getByRole('button', { name: 'Featured: Cedar room' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
  expect(await row.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
  await expect(page.getByRole('heading', { name: 'Gallery Images (1)' })).toBeVisible();

  await expect(page.getByLabel('Title')).toBeEmpty();
  await expect(page.getByLabel('Description')).toBeEmpty();
  await expect(page.getByLabel('Category')).toHaveValue('garden-rooms');
  await expect(page.getByLabel('Tags')).toBeEmpty();
  await expect(page.getByLabel('Featured (show on homepage)')).not.toBeChecked();
  await expect(chooser(page)).toHaveValue('');

  const [stored] = await (await page.request.get('/api/gallery-images')).json();
  expect(stored).toMatchObject({
    title: 'Cedar room',
    tags: ['cedar', 'deck'],
    featured: 1,
    sortOrder: 0,
  });
});

test('the three calls are those of the specification', async ({ page }) => {
  test.skip(IS_CLUSTER, 'Pictures go to the bucket there: see admin-gallery-bucket.spec.ts.');
  await openAdmin(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET') return;
    const type = request.headers()['content-type'] ?? 'no type';
    calls.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, ':id')} ${type}`);
    if (pathname === '/api/objects/upload') expect(request.postData()).toBeNull();
    if (pathname === '/api/gallery-images') {
      const { description, objectPath } = request.postDataJSON();
      expect(description).toBeNull();
      expect(objectPath).toMatch(/^\/api\/objects\/upload\/[0-9a-f-]{36}$/);
    }
  });
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles(await photo());
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  expect(calls).toEqual([
    'POST /api/objects/upload no type',
    'PUT /api/objects/upload/:id image/jpeg',
    'POST /api/gallery-images application/json',
  ]);
});

test('a title is asked for before anything is uploaded, and the file is kept', async ({ page }) => {
  await openAdmin(page);
  await chooser(page).setInputFiles(await photo());
  await expect(toast(page, 'Please enter a title before uploading')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Title').fill('Late title');
  await page.getByLabel('Title').press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Late title');
});

test('only image files are taken', async ({ page }) => {
  await openAdmin(page);
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<p>'),
  });
  await expect(toast(page, 'Please select an image file')).toBeVisible();
  await chooser(page).setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(
    toast(page, 'drawing.svg is no JPEG, PNG, WebP, AVIF or HEIC picture.'),
  ).toBeVisible();
  expect(await titles(page)).toEqual([]);
});

test('several go one after the other, with their progress; one is cancelled', async ({ page }) => {
  await openAdmin(page);
  const release = await holdCalls(page, UPLOADS);
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles([
    await photo('one.jpg'),
    await photo('two.jpg'),
    await photo('three.jpg'),
  ]);
  await expect(page.getByText('Uploading image...')).toBeVisible();
  await expect(chooser(page)).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Upload of one.jpg' })).toBeVisible();
  await expect(page.getByText('Waiting')).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancel two.jpg' }).click();
  release();
  await expect(toast(page, '2 images uploaded successfully')).toBeVisible();
  await expect(page.getByText('Uploading image...')).toBeHidden();
  await expect(chooser(page)).toBeEnabled();
  expect(await titles(page)).toEqual(['Cedar (1)', 'Cedar (3)']);
});

test('a failed upload says so, keeps the form, and is tried again', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(REFUSED);
  await openAdmin(page);
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles({
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(toast(page, 'Failed to upload image')).toBeVisible();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByText('This file is no JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Cedar');
  // It would be refused again.
  await expect(page.getByRole('button', { name: 'Try broken.jpg again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove broken.jpg from this list' }).click();

  await page.route(UPLOADS, (route) => route.fulfill({ status: 503, body: 'away' }));
  await chooser(page).setInputFiles(await photo());
  await expect(page.getByText('Failed to upload file')).toBeVisible();
  await page.unroute(UPLOADS);
  await page.getByRole('button', { name: 'Try photo.jpg again' }).click();
  await expect(rows(page)).toContainText('Cedar');
});

test('a phone’s largest pictures are made smaller before they leave; others are left alone', async ({
  page,
}) => {
  await openAdmin(page);
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles(await photo('large.jpg', 8500));
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Title').fill('Oak');
  await chooser(page).setInputFiles(await photo('fits.jpg', 7000));
  await expect(rows(page)).toHaveCount(2);
  const listed: GalleryImage[] = await (await page.request.get('/api/gallery-images')).json();
  expect(listed.map(({ title, picture }) => [title, picture?.width, picture?.height])).toEqual([
    ['Cedar', 4096, 2731],
    ['Oak', 7000, 4667],
  ]);
});

test('a HEIC picture that the browser cannot read is answered with what to do', async ({
  page,
}) => {
  await openAdmin(page);
  await page.getByLabel('Title').fill('Cedar');
  const buffer = Buffer.from('\0\0\0\u0018ftypheic and no more');
  await chooser(page).setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer });
  await expect(
    page.getByText(/^“IMG_1.HEIC” .* choose Camera, Formats and “Most Comp/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try IMG_1.HEIC again' })).toHaveCount(0);
  expect(await titles(page)).toEqual([]);
});

test('a picture that will look soft is taken and warned of', async ({ page }) => {
  await openAdmin(page);
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles([await photo('sharp.jpg', 800), await photo('soft.jpg', 799)]);
  await expect(page.getByText(/^soft.jpg is under 800.pixels wide/)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('799\u00a0pixels wide: it looks soft on the site');
  await expect(rows(page).first()).not.toContainText('soft');
});

test('the words of a picture that is there are edited, and nothing typed is lost', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(REFUSED);
  await fillGallery(page, 'Cedar');
  await openAdmin(page);
  const edit = page.getByRole('button', { name: 'Edit Cedar' });
  const dialog = page.getByRole('dialog', { name: 'Edit image' });
  await edit.click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Cedar');
  await expect(dialog.getByLabel('Category')).toHaveValue('garden-rooms');
  await dialog.getByLabel('Title').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a title')).toBeVisible();
  await dialog.getByLabel('Title').fill('Oak');
  await dialog.getByLabel('Description').fill('With a deck.');
  await dialog.getByLabel('Category').selectOption('construction');
  await dialog.getByLabel('Tags').fill('oak, deck');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();

  await page.route('**/api/gallery-images/*', (route) =>
    route.fulfill({ status: 503, body: 'away' }),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Oak');
  await page.unroute('**/api/gallery-images/*');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Image saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Oak' })).toBeFocused();
  await expect(rows(page)).toContainText('Construction');
  await expect(rows(page)).toContainText('With a deck.');
  const [stored] = await (await page.request.get('/api/gallery-images')).json();
  expect(stored).toMatchObject({ title: 'Oak', tags: ['oak', 'deck'], picture: { alt: 'Oak' } });
});

test('a session that ends during an upload loses nothing', async ({ page, quietConsole }) => {
  quietConsole.allow(REFUSED);
  await openAdmin(page);
  await page.getByLabel('Title').fill('Cedar');
  await page.context().clearCookies();
  await chooser(page).setInputFiles(await photo());
  const question = page.getByRole('dialog', { name: 'Please sign in again' });
  await question.getByLabel('Password').fill('for tests only');
  await question.getByRole('button', { name: 'Login' }).click();
  await expect(rows(page)).toContainText('Cedar');
});

test('the next title stays, though it is typed while an image is on its way', async ({ page }) => {
  await openAdmin(page);
  const release = await holdCalls(page, UPLOADS);
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles(await photo());
  await page.getByLabel('Title').fill('Larch');
  release();
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  await expect(rows(page)).toContainText('Cedar');
  await expect(page.getByLabel('Title')).toHaveValue('Larch');
});

test('leaving while an image is on its way asks first', async ({ page }) => {
  await openAdmin(page);
  const release = await holdCalls(page, UPLOADS);
  await page.getByLabel('Title').fill('Cedar');
  await chooser(page).setInputFiles(await photo());
  await page.getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/admin\/gallery$/);
  release();
  await expect(rows(page)).toContainText('Cedar');
});

test('featured is turned on and off, and a failure says which', async ({ page, quietConsole }) => {
  quietConsole.allow(REFUSED);
  await fillGallery(page, 'Cedar');
  await openAdmin(page);
  const star = page.getByRole('button', { name: 'Featured: Cedar' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  const call = page.waitForRequest((request) => request.method() === 'PUT');
  await star.click();
  expect((await call).postDataJSON()).toEqual({ featured: 1 });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/api/gallery-images/*', (route) =>
    route.fulfill({ status: 503, body: 'away' }),
  );
  await star.click();
  await expect(toast(page, '“Cedar” could not be changed')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('deleting asks first, takes the picture away, and says when it fails', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(REFUSED);
  await fillGallery(page, 'Cedar', 'Oak');
  await openAdmin(page);
  const ask = () => page.getByRole('button', { name: 'Delete Cedar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this image?' });
  await ask();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.route('**/api/gallery-images/*', (route) =>
    route.fulfill({ status: 503, body: 'away' }),
  );
  await ask();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '“Cedar” could not be deleted')).toBeVisible();
  await page.unroute('**/api/gallery-images/*');

  await ask();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Image deleted successfully')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Gallery Images (1)' })).toBeFocused();
  expect(await titles(page)).toEqual(['Oak']);
});

test('the order changes by keyboard, is read aloud, and holds for visitors', async ({ page }) => {
  await fillGallery(page, 'One', 'Two', 'Three');
  await openAdmin(page);
  await expect(rows(page)).toHaveCount(3);
  const handle = page.getByRole('button', { name: 'Move One' });
  await handle.focus();
  await expect(handle).toHaveAccessibleDescription(/press Space or Enter, then the arrow keys/);
  await page.keyboard.press('Space');
  await expect(aloud(page)).toHaveText(/One is (lifted|at place 1 of 3)\./);
  await pressUntilHeard(page, 'ArrowDown', 'One is at place 2 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect(aloud(page)).toHaveText('One is at place 3 of 3.');
  await page.keyboard.press('Space');
  await expect(aloud(page)).toHaveText('One was put down at place 3 of 3.');
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three', 'One']);
  await expect(handle).toBeFocused();
  // A row that is still on its way to its place is not measured there.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

  await page.keyboard.press('Space');
  await expect(aloud(page)).toHaveText(/One is (lifted|at place 3 of 3)\./);
  await pressUntilHeard(page, 'ArrowUp', 'One is at place 2 of 3.');
  await page.keyboard.press('Escape');
  await expect(aloud(page)).toHaveText('One is back at its place.');
  expect(await titles(page)).toEqual(['Two', 'Three', 'One']);
  await open(page, '/gallery');
  await expect(page.getByRole('button', { name: /^Open picture/ }).first()).toHaveAccessibleName(
    'Open picture: Two',
  );
});

test(
  'the order changes by dragging, and comes back when it cannot be saved',
  { tag: '@long' },
  async ({ page, quietConsole }) => {
    quietConsole.allow(REFUSED);
    await page.setViewportSize(DESKTOP);
    await fillGallery(page, 'One', 'Two', 'Three');
    await openAdmin(page);
    await expect(rows(page)).toHaveCount(3);
    const drag = async (from: string, to: string) => {
      const place = async (name: string) => {
        const handle = page.getByRole('button', { name: `Move ${name}` });
        // Waits until it stands still.
        await handle.hover();
        const box = await handle.boundingBox();
        if (!box) throw new Error(`No handle of ${name}`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [start, end] = [await place(from), await place(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x, start.y + 10);
      await page.mouse.move(end.x, end.y, { steps: 5 });
      await page.mouse.up();
    };
    await drag('Three', 'One');
    await expect.poll(() => titles(page)).toEqual(['Three', 'One', 'Two']);
    await expect(rows(page).first()).toContainText('Three');

    await page.route('**/api/gallery-images/order', (route) =>
      route.fulfill({ status: 503, body: 'away' }),
    );
    await drag('Two', 'Three');
    await expect(toast(page, 'The new order could not be saved')).toBeVisible();
    await expect(rows(page).first()).toContainText('Three');
  },
);

test('the list is at most 600 px high and scrolls', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await fillGallery(page, ...Array.from({ length: 9 }, (_, index) => `Picture ${index + 1}`));
  await openAdmin(page);
  await expect(rows(page)).toHaveCount(9);
  const list = page.getByRole('region', { name: /^Gallery Images/ }).getByRole('list');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(600);
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
});

test('is sound on a phone and on a wide screen', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  await expectSound(page, 'empty');
  await fillGallery(page, 'Cedar room with a very long title that has to wrap somewhere', 'Oak');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expectSound(page, 'filled');
  await page.getByRole('button', { name: 'Edit Oak' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, 'editor');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Oak' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSound(page, 'question');
});

test('the home page shows the featured pictures', async ({ page }) => {
  await fillGallery(page, 'Plain', 'Starred');
  await page.request.put(`/api/gallery-images/${await idOf(page, 'Starred')}`, {
    data: { featured: 1 },
  });
  const home = async () => (await page.request.get('/')).text();
  await expect.poll(home).toMatch(/alt="Starred"[^]*alt="Plain"/);
  await open(page, '/');
  const teaser = page.getByRole('region', { name: 'Rooms from our range' });
  const pictures = teaser.getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute('alt', 'Starred');
  await expect(teaser).not.toContainText('isualisation');
  // Also for whoever comes from another page.
  await open(page, '/about');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(pictures.first()).toHaveAttribute('alt', 'Starred');
  await pictures.first().click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('About shows the photograph of the founders once a picture is tagged as it', async ({
  page,
}) => {
  await fillGallery(page, 'The two of us');
  const launch = page.getByRole('link', { name: /^A photograph of the founders/ });
  await open(page, '/admin/words');
  await expect(launch).toBeVisible();
  await page.request.put(`/api/gallery-images/${await idOf(page, 'The two of us')}`, {
    data: { tags: ['founders'] },
  });
  await expect
    .poll(async () => (await page.request.get('/about')).text())
    .toContain('alt="The two of us"');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Whether the articles of 2024/ })).toBeVisible();
  await expect(launch).toHaveCount(0);
  await open(page, '/about');
  await expect(page.getByRole('img', { name: 'The two of us' })).toBeVisible();
  await expectSound(page, 'about');
});
