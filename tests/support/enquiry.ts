import type { Page } from 'playwright/test';

export const ENQUIRY = {
  Name: 'Test Homeowner',
  Email: 'homeowner@example.com',
  Phone: '01632 960123',
  Postcode: 'NN1 1AA',
} as const;

export const enquiryForm = (page: Page) =>
  page.getByRole('form', { name: 'Book Your Free Consultation' });

export const enquiryField = (page: Page, label: keyof typeof ENQUIRY | 'Message (optional)') =>
  enquiryForm(page).getByLabel(label, { exact: true });

export const sendButton = (page: Page) => enquiryForm(page).getByRole('button', { name: 'Send' });

/** Fills in the required fields. */
export async function fillEnquiry(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(ENQUIRY)) {
    await enquiryField(page, label as keyof typeof ENQUIRY).fill(text);
  }
}

/** The enquiries and sign-ups this device has sent or still has to send. */
export const keptList = (page: Page) => page.getByRole('region', { name: 'On this device' });
