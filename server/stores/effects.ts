import type { Change } from './database';
import type { RowOf, TableName } from './document-tables';
import type { Credentials } from './records';

/**
 * What a change does to the document, in terms that every version of the program understands: a
 * journal holds these, so that it can be replayed before the document is migrated.
 */
export type Effect =
  | { [T in TableName]: Put<T> }[TableName]
  | { remove: TableName; key: string }
  | { set: 'credentials'; value: Credentials };

/** The row goes to the end, or to the place of the row with its key. */
interface Put<T extends TableName> {
  put: T;
  row: RowOf<T>;
}

export function effectOf(change: Change): Effect {
  switch (change.kind) {
    case 'pricing-version-added':
      return { put: 'pricingVersions', row: change.row };
    case 'room-configuration-added':
    case 'room-configuration-set':
      return { put: 'roomConfigurations', row: change.row };
    case 'room-configuration-removed':
      return { remove: 'roomConfigurations', key: change.id };
    case 'gallery-image-added':
    case 'gallery-image-set':
      return { put: 'galleryImages', row: change.row };
    case 'gallery-image-removed':
      return { remove: 'galleryImages', key: change.id };
    case 'upload-set':
      return { put: 'uploads', row: change.row };
    case 'upload-removed':
      return { remove: 'uploads', key: change.id };
    case 'enquiry-added':
    case 'enquiry-set':
      return { put: 'enquiries', row: change.row };
    case 'enquiry-removed':
      return { remove: 'enquiries', key: change.id };
    case 'mail-added':
    case 'mail-set':
      return { put: 'mailQueue', row: change.row };
    case 'mail-removed':
      return { remove: 'mailQueue', key: change.id };
    case 'newsletter-subscriber-set':
      return { put: 'newsletterSubscribers', row: change.row };
    case 'newsletter-subscriber-removed':
      return { remove: 'newsletterSubscribers', key: change.id };
    case 'removed-request-set':
      return { put: 'removedRequests', row: change.row };
    case 'removed-request-removed':
      return { remove: 'removedRequests', key: change.keyHash };
    case 'credentials-set':
      return { set: 'credentials', value: change.credentials };
    case 'session-set':
      return { put: 'sessions', row: change.row };
    case 'session-removed':
      return { remove: 'sessions', key: change.idHash };
    case 'sign-in-failures-set':
      return { put: 'signInFailures', row: change.row };
    case 'sign-in-failures-removed':
      return { remove: 'signInFailures', key: change.address };
  }
}
