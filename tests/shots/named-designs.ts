import type { Page } from 'playwright/test';
import { emptyDraft } from '#domain/design/draft/draft';
import { writeDesignFile, type FiledDesign } from '#domain/design/sharing/design-file';

/** A large room with everything, and a typical name. */
export const STUDIO: FiledDesign = {
  name: 'Studio under the apple tree',
  createdAt: 1,
  updatedAt: 2,
  draft: {
    ...emptyDraft,
    roomType: 'garden-room',
    shellSizeId: '5x4',
    windows: 2,
    patioGlass: true,
    features: ['underfloor-heating'],
    finishes: { ...emptyDraft.finishes, cladding: 'cedar' },
  },
};

/** A smaller one in timber. */
export const OFFICE: FiledDesign = {
  name: 'Office',
  createdAt: 1,
  updatedAt: 1,
  draft: { ...emptyDraft, roomType: 'office', shellSizeId: '4x4', windows: 3 },
};

/** Imports these on /designs. */
export async function readIn(page: Page, designs: FiledDesign[]): Promise<void> {
  await page.getByLabel('File of designs').setInputFiles({
    name: 'designs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeDesignFile(designs)),
  });
  await page.getByText(`${designs.length} designs were read in.`).waitFor();
}

/** The card of that large room on /designs. */
export const studioCard = (page: Page) =>
  page.getByRole('article').filter({ hasText: STUDIO.name });
