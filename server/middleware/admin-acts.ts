import type { Request } from 'express';
import type { AuditAct } from '#domain/order/contracts/admin/audit-log';
import type { Act } from '#server/stores/audit/act';

interface AdminAct {
  what: AuditAct;
  /** The parameter of the path that says what it is done to. */
  about?: string;
  isOften?: true;
}

/** For what is POST for another reason than that it writes. */
const READS = null;

const request = (kind: 'quote' | 'enquiry', path: string): Record<string, AdminAct | null> => ({
  [`POST ${path}/search`]: READS,
  [`PUT ${path}/:id`]: { what: `${kind}-changed`, about: 'id' },
  [`DELETE ${path}/:id`]: { what: `${kind}-removed`, about: 'id' },
  [`POST ${path}/:id/seen`]: { what: `${kind}-opened`, about: 'id' },
  [`POST ${path}/:id/anonymise`]: { what: `${kind}-anonymised`, about: 'id' },
  [`POST ${path}/:id/mails/:to/send-again`]: { what: `${kind}-mail-sent-again`, about: 'id' },
});

const ORDER = '/room-configurations/:id/order';

/**
 * What each of the administrators' calls that is no GET does, in the words of the log. A call that is not here is refused
 * with 500, so that none can be added without saying what it does.
 */
export const ADMIN_ACTS: Readonly<Record<string, AdminAct | null>> = {
  'PUT /pricing': { what: 'prices-saved' },
  'PUT /content/:name': { what: 'content-saved', about: 'name' },
  'POST /content/:name/touches': READS,
  'POST /content/:name/preview': READS,
  'PUT /settings/:name': { what: 'setting-saved', about: 'name' },
  'POST /settings/mail-texts/preview': READS,
  // Only says where a picture may be sent; what comes of it is added by the next call.
  'POST /objects/upload': READS,
  'POST /gallery-images': { what: 'picture-added' },
  'PUT /gallery-images/order': { what: 'pictures-ordered' },
  'PUT /gallery-images/:id': { what: 'picture-changed', about: 'id' },
  'DELETE /gallery-images/:id': { what: 'picture-removed', about: 'id' },
  ...request('quote', '/room-configurations'),
  ...request('enquiry', '/enquiries'),
  'POST /newsletter/search': READS,
  'DELETE /newsletter/:id': { what: 'subscriber-removed', about: 'id' },
  [`POST ${ORDER}/actions`]: { what: 'order-step-taken', about: 'id' },
  [`POST ${ORDER}/actions/preview`]: READS,
  [`PUT ${ORDER}/quote`]: { what: 'quote-drafted', about: 'id', isOften: true },
  [`POST ${ORDER}/quote/send`]: { what: 'quote-sent', about: 'id' },
  [`POST ${ORDER}/quote/send/preview`]: READS,
  [`POST ${ORDER}/quote/preview.pdf`]: READS,
  [`POST ${ORDER}/events/:event/mails/:to/send-again`]: {
    what: 'quote-mail-sent-again',
    about: 'id',
  },
  [`POST ${ORDER}/photos/:photo`]: { what: 'photo-sent', about: 'id', isOften: true },
  [`POST ${ORDER}/photos/:photo/parts/:offset`]: {
    what: 'photo-sent',
    about: 'id',
    isOften: true,
  },
  'POST /people': { what: 'person-invited' },
  'POST /people/:id/invite': { what: 'person-invited-again' },
  'DELETE /people/:id': { what: 'person-removed' },
  'PUT /people/me/password': { what: 'password-changed' },
  'POST /people/me/passkeys/options': READS,
  'POST /people/me/passkeys': { what: 'passkey-added' },
  'DELETE /people/me/passkeys/:id': { what: 'passkey-removed' },
};

/**
 * What a call does; undefined for one that only reads by its method, or that its path does not have.
 *
 * @throws {Error} the call writes, and nobody has said what
 */
export function actOf(call: Request): Pick<Act, 'what' | 'about' | 'isOften'> | undefined {
  const { method, params } = call;
  const route = call.route as { path: string; methods: Record<string, boolean> };
  if (method === 'GET' || method === 'HEAD' || !route.methods[method.toLowerCase()]) {
    return undefined;
  }
  const act = ADMIN_ACTS[`${method} ${route.path}`];
  if (act === undefined) throw new Error(`${method} ${route.path} is not in ADMIN_ACTS.`);
  if (act === null) return { what: null, about: null, isOften: false };
  const { what, about, isOften = false } = act;
  const named = about === undefined ? undefined : params[about];
  return { what, about: typeof named === 'string' ? named : null, isOften };
}
