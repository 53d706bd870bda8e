import { randomUUID } from 'node:crypto';
import type { Invoice } from '#domain/order/money/invoice';
import type { ReportedFault } from '#domain/order/contracts/site-faults';
import type { NewQuoteRequest } from '#server/stores/requests/request-ports';
import type { GalleryImageRecord } from '#server/stores/records';
import { NEW_IN_INBOX } from '#server/use-cases/inbox/new-in-inbox';

/** A row as the use case passes it to the store. */
export function newQuoteRequest(changes: Partial<NewQuoteRequest> = {}): NewQuoteRequest {
  return {
    id: randomUUID(),
    createdAt: '2026-05-01T09:30:00.000Z',
    name: 'Test Person',
    email: 'test.person@example.com',
    phone: '01632 960123',
    roomType: 'office',
    shellSizeId: '4x4',
    windows: 0,
    doors: 1,
    patioGlass: false,
    features: [],
    finishes: {},
    estimatedPrice: 30_000,
    serverPrice: 30_715,
    serverLines: [{ id: 'shell', label: 'Shell', amount: 30_715 }],
    pricingVersion: 1,
    unknownPricingVersion: null,
    requestHash: 'hash',
    ...NEW_IN_INBOX,
    ...changes,
  };
}

/** A gallery picture with one rendition. */
export function galleryImage(changes: Partial<GalleryImageRecord> = {}): GalleryImageRecord {
  const id = randomUUID();
  return {
    id,
    title: 'A garden room',
    description: 'As seen from the house.',
    category: 'garden-rooms',
    tags: [],
    objectPath: `/uploads/${id}/original.jpg`,
    featured: 0,
    sortOrder: 0,
    createdAt: '2026-05-01T09:30:00.000Z',
    picture: {
      width: 1600,
      height: 1000,
      alt: 'A garden room',
      focus: '50% 50%',
      blur: 'data:image/webp;base64,AAAA',
      renditions: [{ type: 'image/avif', width: 400, path: `/uploads/${id}/400.avif` }],
    },
    ...changes,
  };
}

/** A fault as a page tells of it. */
export function reportedFault(changes: Partial<ReportedFault> = {}): ReportedFault {
  return {
    build: '9f3b8e3d7352',
    route: '/builder',
    part: 'stage picture',
    name: 'TypeError',
    message: 'room.shell is undefined',
    ...changes,
  };
}

/** An invoice, or a credit note, of an order. */
export function exampleInvoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    id: randomUUID(),
    requestId: randomUUID(),
    reference: 'MGR-7K4Q-2D',
    kind: 'invoice',
    number: 1,
    stage: 0,
    words: 'Garden Room, 4 m × 4 m: In advance, when you order',
    version: 1,
    hash: 'hash',
    issuedOn: '2026-12-01',
    taxPoint: '2026-12-01',
    dueOn: '2026-12-15',
    of: null,
    reason: '',
    vatRate: 20,
    pence: 120,
    vat: 20,
    net: 100,
    supplier: {
      name: 'Modular Garden Rooms Ltd',
      address: 'Unit 1, Example Business Park, Northampton NN1 1AA',
      companyNumber: '01234567',
      vatNumber: 'GB 123 4567 89',
      email: 'hello@example.com',
      phone: '01632 960100',
    },
    buyer: { name: 'Pat Example', address: '4 Orchard Lane\nNN1 1AA' },
    bank: { name: 'Modular Garden Rooms Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
    at: '2026-12-01T09:00:00.000Z',
    ...changes,
  };
}
