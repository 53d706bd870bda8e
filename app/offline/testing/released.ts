import { aQuote, aReceipt } from './quotes';
import { anAcknowledgement, anEnquiry } from './enquiries';

/**
 * Rows as every released version has left them on devices, recorded once and never changed: a new schema
 * adds its own and must still read these. The ids say what each row is.
 */
const { name: _name, email: _email, phone: _phone, ...summary } = aQuote;

const ids = (schema: number, row: number) => `00000000-0000-4000-8000-00000000${schema}00${row}`;

const common = (schema: number, row: number) => ({
  schema,
  id: ids(schema, row),
  createdAt: 1_790_000_000_000 + row,
  attempts: 3,
  nextAttemptAt: 1_790_000_060_000,
});

const quote = { kind: 'quote', summary };

const problem = { reason: 'server', message: 'Not just now', status: 503, at: 1_790_000_000_000 };
const refusal = {
  reason: 'refused',
  message: 'Check the form',
  status: 422,
  fields: { email: 'Enter another address' },
  at: 1_790_000_000_000,
};

const quotesOf = (schema: number) => [
  { ...common(schema, 1), ...quote, state: 'waiting', request: aQuote },
  {
    ...common(schema, 2),
    ...quote,
    state: 'sending',
    request: aQuote,
    lastProblem: { ...problem, notBefore: 1_790_000_060_000 },
  },
  { ...common(schema, 3), ...quote, state: 'attention', request: aQuote, lastProblem: refusal },
  {
    ...common(schema, 4),
    ...quote,
    state: 'received',
    receipt: aReceipt(ids(schema, 4)),
    receivedAt: 1_790_000_070_000,
  },
];

interface ReleasedRow {
  id: string;
  state: string;
  [detail: string]: unknown;
}

/** Outbox rows by schema version. */
export const RELEASED_ENTRIES: Readonly<Record<number, readonly ReleasedRow[]>> = {
  1: quotesOf(1),
  2: [
    ...quotesOf(2),
    {
      ...common(2, 5),
      kind: 'enquiry',
      summary: { projectType: 'Garden Room' },
      state: 'waiting',
      request: anEnquiry,
    },
    {
      ...common(2, 6),
      kind: 'newsletter',
      summary: {},
      state: 'attention',
      request: { email: 'homeowner@example.com' },
      lastProblem: refusal,
    },
    {
      ...common(2, 7),
      kind: 'enquiry',
      summary: {},
      state: 'received',
      receipt: anAcknowledgement(ids(2, 7)),
      receivedAt: 1_790_000_070_000,
    },
  ],
  3: [
    // Each has a link of its own.
    ...quotesOf(3).map((row, n) => ({ ...row, followToken: `${n}AECAwQFBgcICQoLDA0ODw` })),
    {
      ...common(3, 8),
      kind: 'follow',
      summary: { action: { kind: 'asked' } },
      state: 'waiting',
      request: {
        token: 'AAECAwQFBgcICQoLDA0ODw',
        action: { kind: 'asked', text: 'Does the crane reach over the house?' },
      },
    },
    {
      ...common(3, 9),
      kind: 'follow',
      summary: { action: { kind: 'time-chosen' } },
      state: 'received',
      receipt: { id: ids(3, 9) },
      receivedAt: 1_790_000_070_000,
    },
  ],
};

const draft = {
  roomType: 'office',
  shellSizeId: '4x4',
  windows: 2,
  doors: 1,
  patioGlass: true,
  features: ['full-electrics'],
  finishes: {
    cladding: 'cedar',
    roofing: 'standard-felt',
    interior: 'plasterboard-skim',
    foundation: 'concrete-slab',
  },
};

const record = { revision: 7, updatedAt: 1_790_000_000_000, step: 5 };

/** The builder's draft by schema version. */
export const RELEASED_DRAFTS: Readonly<Record<number, object>> = {
  1: { ...record, schema: 1, draft },
  2: {
    ...record,
    schema: 2,
    draft: { ...draft, placement: [{ kind: 'door', wall: 'front', at: 0.5 }] },
  },
};

/** Object stores by database version. */
export const RELEASED_DATABASES: Readonly<Record<number, readonly string[]>> = {
  1: ['drafts', 'outbox', 'pricing', 'meta'],
  2: ['drafts', 'outbox', 'pricing', 'meta', 'pictures'],
  3: ['drafts', 'outbox', 'pricing', 'meta', 'pictures', 'designs'],
  4: ['drafts', 'outbox', 'pricing', 'meta', 'pictures', 'designs', 'followed'],
  5: ['drafts', 'outbox', 'pricing', 'meta', 'pictures', 'designs', 'followed', 'photos'],
  6: [
    'drafts',
    'outbox',
    'pricing',
    'meta',
    'pictures',
    'designs',
    'followed',
    'photos',
    'garden-photos',
  ],
};

/** Photos that wait, by schema version. */
export const RELEASED_PHOTOS: Readonly<Record<number, ReleasedRow>> = {
  1: {
    schema: 1,
    id: ids(1, 0),
    createdAt: 1_790_000_000_000,
    to: { kind: 'question', token: 'AAECAwQFBgcICQoLDA0ODw' },
    content: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer,
    sha256: 'GtP8gDHhZp7jE5Rz3i8Ub4oQVfGJm0sKxW2nTqLd6yA',
    state: 'waiting',
    attempts: 3,
    nextAttemptAt: 1_790_000_060_000,
    lastProblem: problem,
  },
};

const camera = {
  width: 1200,
  height: 800,
  focal: 1249.6,
  at: [-2.9, -7.6, 1.6],
  turned: -0.5,
  pitch: -0.03,
  roll: 0,
};

/** Photos of gardens, by schema version. */
export const RELEASED_GARDEN_PHOTOS: Readonly<
  Record<number, { of: string; [detail: string]: unknown }>
> = {
  1: {
    schema: 1,
    of: 'builder',
    savedAt: 1_790_000_000_000,
    focal: 26,
    taken: { moment: new Date(1_780_000_000_000), heading: 90 },
    light: { sun: { aside: 3.7, altitude: 0.7 }, sunshine: 0.5, brightness: 0.2, warmth: 0 },
    mask: new Uint8Array([0x89, 0x50]).buffer,
    picture: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer,
    standing: {
      shell: { width: 4, depth: 3 },
      camera,
      pegs: [
        [300, 500],
        [700, 520],
        [800, 480],
        [450, 470],
      ],
      fault: 'unfit',
      sure: { camera, covariance: [[0.01, 0]], beside: 1.8 },
      marks: [[500, 520]],
    },
  },
};
