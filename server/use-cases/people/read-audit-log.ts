import type { AuditPage, ShownEntry } from '#domain/order/contracts/admin/audit-log';
import type { AuditLog } from '#server/stores/people/people-ports';
import type { AuditEntry } from '#server/stores/people/people-records';
import type { EnquiryStore, QuoteRequestStore } from '#server/stores/requests/request-ports';

/** Entries on a page. */
const ROWS = 50;

export interface ReadAuditLogServices {
  auditLog: AuditLog;
  roomConfigurations: Pick<QuoteRequestStore, 'find'>;
  enquiries: Pick<EnquiryStore, 'find'>;
}

/** A page of who changed what, newest first; requests by what the desk calls them, while they are there. */
export async function readAuditLog(
  services: ReadAuditLogServices,
  after: string | undefined,
): Promise<AuditPage> {
  const { rows, next } = await services.auditLog.list({ after, limit: ROWS });
  return {
    entries: await Promise.all(rows.map((row) => shown(services, row))),
    next: next ?? null,
  };
}

async function shown(
  { roomConfigurations, enquiries }: ReadAuditLogServices,
  { id, at, name, what: said, about }: AuditEntry,
): Promise<ShownEntry> {
  const [what = '', ...details] = said.split(' ');
  const entry = { id, at, name, what, ...(details.length > 0 && { detail: details.join(' ') }) };
  if (about === null) return { ...entry, about, request: null };
  if (/^(quote|order|photo)-/.test(what)) {
    const row = await roomConfigurations.find(about);
    const request = row ? ({ kind: 'quotes', id: about } as const) : null;
    return { ...entry, about: row?.reference ?? null, request };
  }
  if (what.startsWith('enquiry-')) {
    const row = await enquiries.find(about);
    const request = row ? ({ kind: 'enquiries', id: about } as const) : null;
    return { ...entry, about: null, request };
  }
  // An id tells nobody anything.
  return { ...entry, about: /^[0-9a-f-]{36}$/.test(about) ? null : about, request: null };
}
