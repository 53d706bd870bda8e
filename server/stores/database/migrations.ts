/** A stored document, of which only the version is known yet. */
type Stored = Readonly<Record<string, unknown>>;

/** One step per version, from 1 on, never edited once released: a data folder may be of any age. */
const STEPS: readonly ((document: Stored) => Stored)[] = [
  // 1 → 2: the gallery.
  (document) => ({ ...document, galleryImages: [] }),
  // 2 → 3: enquiries and the newsletter.
  (document) => ({ ...document, enquiries: [], newsletterSubscribers: [] }),
  // 3 → 4: the administrator's inbox.
  (document) => ({
    ...document,
    pricingVersions: withFields(document['pricingVersions'], { note: '' }),
    roomConfigurations: withFields(document['roomConfigurations'], NEW),
    enquiries: withFields(document['enquiries'], NEW),
    sessions: [],
    signInFailures: [],
    mailQueue: [],
    uploads: [],
  }),
  // 4 → 5: quote requests may say where their openings stand; those of before do not.
  (document) => document,
  // 5 → 6: the answers to requests that were removed.
  (document) => ({ ...document, removedRequests: [] }),
  // 6 → 7: repeats of the newsletter are rows of their own; mail that was sent is in the queue no more.
  (document) => ({
    ...document,
    newsletterSubscribers: mapRows(document['newsletterSubscribers'], withoutRepeats),
    newsletterRepeats: mapRows(document['newsletterSubscribers'], ({ id, repeats }) =>
      rowsIn(repeats).map((stamp, index) => ({ ...stamp, requestId: id, number: index + 1 })),
    ),
    mailQueue: mapRows(document['mailQueue'], (row) => (row['state'] === 'sent' ? [] : [row])),
  }),
];

/** Requests of before the inbox are new to it. */
const NEW = {
  state: 'new',
  notes: '',
  revision: 0,
  handledAt: null,
  seenAt: null,
  anonymisedAt: null,
};

/** Every row with these fields added. */
function withFields(rows: unknown, fields: object): unknown {
  return mapRows(rows, (row) => [{ ...row, ...fields }]);
}

/** What becomes of every row. What is no list of rows is left for the schema to refuse. */
function mapRows(rows: unknown, change: (row: Stored) => readonly Stored[]): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.flatMap((row: unknown): readonly unknown[] => (isRow(row) ? change(row) : [row]));
}

function withoutRepeats({ repeats: _inRowsOfTheirOwn, ...row }: Stored): Stored[] {
  return [row];
}

function rowsIn(list: unknown): Stored[] {
  return Array.isArray(list) ? list.filter(isRow) : [];
}

function isRow(row: unknown): row is Stored {
  return typeof row === 'object' && row !== null;
}

/** The version of the document that this program reads and writes. */
export const SCHEMA_VERSION = 7;

/**
 * Brings a document of an earlier program to the shape of this one. What it cannot place (no
 * version, a newer one, no object) it hands back as it is, for the schema to refuse.
 */
export function migrateDocument(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('schemaVersion' in content)) {
    return content;
  }
  const version = content.schemaVersion;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return content;
  const older: Stored = { ...content };
  const steps = STEPS.slice(version - 1);
  if (steps.length === 0) return content;
  return {
    ...steps.reduce((document, step) => step(document), older),
    schemaVersion: SCHEMA_VERSION,
  };
}
