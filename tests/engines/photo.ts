import assert from 'node:assert/strict';
import { button, text } from './elements';
import { inPage } from './in-page';
import { designRoom } from './room';
import { open, press, see, workerReady } from './screen';
import type { Visit } from './visit';

const PHOTO_BUTTON = button('In a photo of your garden');
const PUSHED = "//*[@role = 'slider'][starts-with(@aria-label, 'Push the room')]";
/** Reading, drawing and writing it takes a busy machine a while. */
const LONG_MS = 120_000;

/** With the server down a photo of 12 megapixels is read, worked with in every way, made a picture of, and kept. */
export async function standInPhoto(visit: Visit): Promise<void> {
  const { server } = visit;
  let tab = await visit.startBrowser();
  await open(tab, `${server.origin}/builder`);
  await workerReady(tab);
  await designRoom(tab);
  await server.stop();
  await press(tab, PHOTO_BUTTON);
  await see(tab, text('Choose a photo'));
  await inPage(tab, choosePhoto);
  await see(tab, PUSHED, LONG_MS);
  for (const way of ['Light', 'In front', 'Set pegs', 'Measure', 'Move'])
    await press(tab, button(way));
  await visit.picture('photo');
  await press(tab, button('For PDF and request'));
  await see(tab, text('The picture is ready'), LONG_MS);
  await visit.closeBrowser();

  tab = await visit.startBrowser();
  await open(tab, `${server.origin}/builder?step=6`);
  await press(tab, PHOTO_BUTTON);
  await see(tab, PUSHED, LONG_MS);
  const [width, height] = await inPage(tab, sizeOfPhoto);
  assert.deepEqual([width, height], [2048, 1536]);
}

/** A lawn under a sky, taken by no camera, where a person would choose a file. */
async function choosePhoto(): Promise<void> {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [4000, 3000];
  const context = sheet.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#9db7cf';
  context.fillRect(0, 0, 4000, 3000);
  context.fillStyle = '#5c7a3a';
  context.fillRect(0, 1400, 4000, 1600);
  const blob = await new Promise<Blob | null>((made) => {
    sheet.toBlob(made, 'image/jpeg');
  });
  const files = new DataTransfer();
  files.items.add(new File([blob ?? ''], 'garden.jpg', { type: 'image/jpeg' }));
  const inputs = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
  const input = [...inputs].at(-1);
  if (!input) throw new Error('No photo can be chosen');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function sizeOfPhoto(): [width: number, height: number] {
  const photo = document.querySelector('[role=dialog] canvas');
  return photo instanceof HTMLCanvasElement ? [photo.width, photo.height] : [0, 0];
}
