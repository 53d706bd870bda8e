import { expect, type Locator, type Page } from 'playwright/test';
import { open } from './page-state';

const STEP_HEADINGS = [
  'Choose Your Room Type',
  'Select Your Shell Size',
  'Windows & Doors',
  'Features',
  'Finishes',
  'Summary',
] as const;

type Category = 'Cladding' | 'Roofing' | 'Interior' | 'Foundation';

/** The choices to make before the summary, by the text on the screen. */
export interface Design {
  roomType: string;
  /** "4 × 4", in metres. */
  size: string;
  windows?: number;
  doors?: number;
  patioGlass?: boolean;
  features?: string[];
  finishes?: Partial<Record<Category, string>>;
}

/** 27,150 shell + 450 window + 850 door = £28,450. */
export const SMALL_ROOM: Design = {
  roomType: 'Garden Room',
  size: '4 × 4',
  windows: 1,
};

const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

export const chosenRoomType = (page: Page) =>
  page.getByRole('group', { name: 'Room type' }).getByRole('radio', { checked: true });

export const roomTypeCard = (page: Page, name: string) =>
  page.getByRole('radio', { name: startsWith(name) });

/** The card of a shell size, given as "4 × 4". */
export function sizeCard(page: Page, size: string): Locator {
  const [width = '', depth = ''] = size.replaceAll('.', '\\.').split(' × ');
  return page.getByRole('radio', {
    name: new RegExp(`\\s${width}\\sm\\s×\\s${depth}\\sm outside`),
  });
}

export const featureCard = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: startsWith(name) });

export const finishCard = (page: Page, category: Category, name: string) =>
  page.getByRole('group', { name: category }).getByRole('radio', { name: startsWith(name) });

export const moreButton = (page: Page, unit: 'window' | 'door') =>
  page.getByRole('button', { name: `One ${unit} more` });

export const fewerButton = (page: Page, unit: 'window' | 'door') =>
  page.getByRole('button', { name: `One ${unit} fewer` });

export const patioToggle = (page: Page) => page.getByRole('switch', { name: 'Patio glass' });

export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next Step' });

export const backButton = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

/** On phones: the price in the bottom bar, which expands into its lines. */
export const priceButton = (page: Page) =>
  page.getByRole('region', { name: 'Running price' }).getByRole('button', { expanded: false });

export async function expectStep(page: Page, step: 1 | 2 | 3 | 4 | 5 | 6): Promise<void> {
  const name = STEP_HEADINGS[step - 1] ?? '';
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
  if (step > 1) await expect(page).toHaveURL(new RegExp(`/builder\\?step=${step}$`));
}

export async function goNext(page: Page, to: 2 | 3 | 4 | 5 | 6): Promise<void> {
  await nextButton(page).click();
  await expectStep(page, to);
}

/** By the progress bar, past steps that may stay as they are. */
async function goOnTo(page: Page, step: 3 | 4 | 5 | 6): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: `Step ${step}:` }).click();
  await expectStep(page, step);
}

/** Opens the builder and goes to a step, with a 4 × 4 garden room and nothing else chosen. */
export async function goTo(page: Page, step: 2 | 3 | 4 | 5 | 6): Promise<void> {
  await open(page, '/builder');
  await roomTypeCard(page, 'Garden Room').check();
  await goNext(page, 2);
  if (step === 2) return;
  await sizeCard(page, '4 × 4').check();
  await goOnTo(page, step);
}

/** Goes from the first step to the summary, making the given choices. */
export async function designRoom(page: Page, design: Design = SMALL_ROOM): Promise<void> {
  const { roomType, size, windows = 0, doors = 1, patioGlass, features, finishes } = design;
  await roomTypeCard(page, roomType).check();
  await goNext(page, 2);
  await sizeCard(page, size).check();
  if (windows > 0 || doors > 1 || patioGlass) await goOnTo(page, 3);
  for (let n = 0; n < windows; n += 1) await moreButton(page, 'window').click();
  for (let n = 1; n < doors; n += 1) await moreButton(page, 'door').click();
  if (patioGlass) await patioToggle(page).click();
  if (features) await goOnTo(page, 4);
  for (const feature of features ?? []) await featureCard(page, feature).check();
  if (finishes) await goOnTo(page, 5);
  for (const [category, name] of Object.entries(finishes ?? {})) {
    await finishCard(page, category as Category, name).check();
  }
  await goOnTo(page, 6);
}

export const CONTACT = {
  name: 'Test Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960123',
};

export const contactField = (page: Page, label: 'Name' | 'Email' | 'Phone') =>
  page.getByRole('main').getByLabel(label, { exact: true });

export async function fillContact(page: Page, contact = CONTACT): Promise<void> {
  await contactField(page, 'Name').fill(contact.name);
  await contactField(page, 'Email').fill(contact.email);
  await contactField(page, 'Phone').fill(contact.phone);
}

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Submit Quote Request' });

/** Received by us, or safe on this device. */
export const submittedToast = (page: Page) => page.getByText(/^Quote Request (Submitted!|Saved)$/);

export async function expectSubmitted(page: Page): Promise<void> {
  await expect(submittedToast(page)).toBeVisible();
}

/** Fills in the open quote form and sends it, to the message that the request is safe. */
export async function submitContact(page: Page, contact = CONTACT): Promise<void> {
  await fillContact(page, contact);
  await submitButton(page).click();
  await expectSubmitted(page);
}

/** The whole task: from the open builder to the message that the request is safe. */
export async function submitRoom(page: Page, contact = CONTACT, design?: Design): Promise<void> {
  await designRoom(page, design);
  await submitContact(page, contact);
}

/** The same with a server that does not accept the request. */
export async function submitRefusedRoom(page: Page, contact = CONTACT): Promise<void> {
  await designRoom(page);
  await fillContact(page, contact);
  await submitButton(page).click();
  await expect(page.getByText('Failed to save configuration. Please try again.')).toBeVisible();
}
