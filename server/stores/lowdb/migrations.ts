/** A stored document or row, not yet validated. */
type Stored = Readonly<Record<string, unknown>>;

/** One step per version, starting at 1; never edited once released, because a data folder may be of any age. */
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
  // 4 → 5: quote requests may say where their openings are; older ones do not.
  (document) => document,
  // 5 → 6: the answers to requests that were removed.
  (document) => ({ ...document, removedRequests: [] }),
  // 6 → 7: repeated newsletter sign-ups become rows of their own; sent mail leaves the queue.
  (document) => ({
    ...document,
    newsletterSubscribers: mapRows(document['newsletterSubscribers'], withoutRepeats),
    newsletterRepeats: mapRows(document['newsletterSubscribers'], ({ id, repeats }) =>
      rowsIn(repeats).map((stamp, index) => ({ ...stamp, requestId: id, number: index + 1 })),
    ),
    mailQueue: mapRows(document['mailQueue'], (row) => (row['state'] === 'sent' ? [] : [row])),
  }),
  // 7 → 8: what becomes of quote requests, links to their pages, and what the desk sets.
  (document) => ({ ...document, orders: [], followLinks: [], settings: [] }),
  // 8 → 9: the devices that are told by web push, and the photos of homeowners' questions.
  (document) => ({ ...document, pushDevices: [], requestPhotos: [] }),
  // 9 → 10: what the desk changes of the site's words.
  (document) => ({ ...document, contentVersions: [] }),
  // 10 → 11: administrators with their own way in, and who changed what.
  (document) => ({ ...document, people: [], passkeys: [], personSessions: [], auditEntries: [] }),
  // 11 → 12: how far homeowners come in the builder.
  (document) => ({ ...document, builderDays: [] }),
  // 12 → 13: browsers in which somebody stays signed in.
  (document) => ({ ...document, keptSessions: [] }),
  // 13 → 14: faults on the site.
  (document) => ({ ...document, siteFaults: [] }),
  // 14 → 15: what homeowners have said of a usual year.
  (document) => ({ ...document, yearsSaid: [] }),
  // 15 → 16: invoices and credit notes.
  (document) => ({ ...document, invoices: [] }),
  // 16 → 17: the addresses of the company's calendar.
  (document) => ({ ...document, calendarLinks: [] }),
];

/** Requests from before there was an inbox are new to it. */
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

/** Replaces each row with the rows `change` returns. Anything but a list of rows is left for the schema to refuse. */
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
export const SCHEMA_VERSION = 17;

/**
 * Migrates a document of an earlier version to this one. What it cannot place (no version, a newer one, not an
 * object) is returned unchanged, for the schema to refuse.
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
