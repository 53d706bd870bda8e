import { withoutUnseen } from '#domain/text/plain-text';
import type { RowOf, TableName } from '#server/stores/database/tables';
import type { Enquiry, RoomConfiguration } from '#server/stores/records';

export type Columns = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What is found, ordered and counted by: columns beside the record. Computed here rather than by PostgreSQL, whose
 * lower case and whose JSON differ from ours in some characters.
 */
export const COLUMNS: { readonly [T in TableName]: (row: RowOf<T>) => Columns } = {
  pricingVersions: () => ({}),
  roomConfigurations: (row) => ({ ...ofRequest(row), reference: row.reference }),
  galleryImages: ({ sortOrder, createdAt }) => ({ sort_order: sortOrder, created_at: createdAt }),
  enquiries: (row) => ofRequest(row),
  newsletterSubscribers: ({ email, createdAt }) => ({
    address: email.toLowerCase(),
    created_at: createdAt,
  }),
  newsletterRepeats: ({ requestId, number }) => ({ request_id: requestId, number }),
  sessions: ({ signedInAt, seenAt }) => ({ signed_in_at: signedInAt, seen_at: seenAt }),
  signInFailures: ({ attempts }) => ({ last_at: attempts.at(-1) ?? '' }),
  mailQueue: ({ state, queuedAt, notBefore }) => ({
    state,
    queued_at: queuedAt,
    not_before: notBefore,
  }),
  uploads: () => ({}),
  orders: ({ stands }) => ({ visit_at: stands.visit?.start ?? null }),
  followLinks: ({ requestId, holder, since, until }) => ({
    request_id: requestId,
    holder,
    since,
    until,
  }),
  settings: () => ({}),
  contentVersions: ({ name, version }) => ({ name, version }),
  pushDevices: ({ requestId, since, due }) => ({
    request_id: requestId,
    since,
    state: due?.state ?? null,
    not_before: due?.notBefore ?? null,
  }),
  requestPhotos: (row) => ({
    request_id: row.state === 'removed' ? null : row.requestId,
    state: row.state,
  }),
  people: ({ email, name, invite }) => ({
    address: email.toLowerCase(),
    name,
    invite: invite?.hash ?? null,
  }),
  passkeys: ({ holder, addedAt }) => ({ holder, added_at: addedAt }),
  personSessions: ({ personId, signedInAt, seenAt }) => ({
    person_id: personId,
    signed_in_at: signedInAt,
    seen_at: seenAt,
  }),
  builderDays: () => ({}),
  auditEntries: ({ at, what }) => ({ at, what }),
  removedRequests: ({ until }) => ({ until }),
};

function ofRequest(row: RoomConfiguration | Enquiry): Columns {
  const { name, email, phone, createdAt, handledAt, state, seenAt, anonymisedAt } = row;
  const reference = 'reference' in row ? row.reference : '';
  const postcode = 'postcode' in row ? row.postcode : '';
  const text = withoutUnseen([reference, name, email, phone, postcode].join('\n')).toLowerCase();
  return {
    created_at: createdAt,
    touched_at: handledAt ?? createdAt,
    state,
    is_unseen: seenAt === null,
    is_anonymous: anonymisedAt !== null,
    // PostgreSQL's texts have no character 0.
    words: text.replaceAll('\0', ''),
    numbers: [reference, phone, postcode].map(squeezed).join('\n').replaceAll('\0', ''),
  };
}

/** Without what people write between the parts of references, phone numbers and postcodes. */
export function squeezed(text: string): string {
  return text.toLowerCase().replace(/[\s()+.-]/g, '');
}
