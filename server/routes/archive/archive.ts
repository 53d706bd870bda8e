import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { noteBrokenOff } from '#server/routes/inbox/whole-lists';
import { noBody } from '#server/routes/body';
import { adminRoute } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import type { AuditLog } from '#server/stores/people/people-ports';
import { archiveFiles } from '#server/use-cases/archive-files';
import type { ArchiveServices } from '#server/use-cases/archive-files';
import { tarOf } from './tar';

/**
 * `POST /api/archive`: everything of the company as one `.tar.gz`, for the owner, written while it is sent. A form sends it, so that the
 * browser saves it as it comes.
 */
export function archiveRoute(services: ArchiveServices & { auditLog: AuditLog }): Route {
  return adminRoute({
    method: 'POST',
    path: '/archive',
    ownerOnly: true,
    asksAgain: true,
    act: { what: 'archive-taken' },
    takes: noBody,
    answer: async (_request, response) => {
      await services.auditLog.note();
      const now = services.now();
      response.attachment(`garden-rooms-${now.toISOString().slice(0, 10)}.tar.gz`);
      response.type('application/gzip');
      const parts = Readable.from(tarOf(archiveFiles(services), now), { objectMode: false });
      await pipeline(parts, createGzip(), response).catch(noteBrokenOff(response));
    },
  });
}
