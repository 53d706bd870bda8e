import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { longFormBody, longJsonBody } from '#server/middleware/limits/json-body';
import { previewHeaders } from '#server/middleware/security-headers';
import { adminOf, requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import type { TurnStore } from '#server/stores/shared-ports';
import { allRows } from '#server/stores/pages';
import {
  contentOverview,
  documentNameOf,
  headOf,
  readContent,
  saveContent,
} from '#server/use-cases/content/edit-content';
import { listArticles } from '#server/use-cases/content/list-articles';
import {
  previewedPage,
  touchedBy,
  type LookAheadServices,
} from '#server/use-cases/content/touched/look-ahead';

interface ContentRouteServices extends LookAheadServices, AdminServices {
  turns: TurnStore;
  publicUrl: string | undefined;
  publicObjectsUrl: string | undefined;
}

/** `/api/content`: what the desk changes of the site's words, with every version. */
export function contentRoutes(services: ContentRouteServices): Router {
  const admin = requireAdmin(services);
  const { contents } = services;
  const router = Router();
  router
    .route('/content')
    .get(admin, async (_request, response) => {
      response.json(await contentOverview(services));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/content/articles')
    .get(admin, (_request, response) => {
      response.json(listArticles(services));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/content/:name')
    .all(admin)
    .get(async (request, response) => {
      response.json(await readContent(services, documentNameOf(request.params.name)));
    })
    .put(...longJsonBody, async (request, response) => {
      const name = documentNameOf(request.params.name);
      response.json(await saveContent(services, name, request.body, adminOf(response).name));
    })
    .all(allowOnly('GET', 'HEAD', 'PUT'));
  router
    .route('/content/:name/touches')
    .all(admin)
    .post(...longJsonBody, async (request, response) => {
      const name = documentNameOf(request.params.name);
      response.json(await touchedBy(services, name, request.body));
    })
    .all(allowOnly('POST'));
  router
    .route('/content/:name/preview')
    .all(admin)
    // A form, because a frame gets its address, its policy and its page at once, and nothing is kept for it.
    .post(longFormBody, async (request, response) => {
      const name = documentNameOf(request.params.name);
      const { html, styles } = await previewedPage(services, name, request.body);
      response.set(previewHeaders(services, styles)).type('html').send(html);
    })
    .all(allowOnly('POST'));
  router
    .route('/content/:name/versions')
    .get(admin, async (request, response) => {
      const name = documentNameOf(request.params.name);
      const rows = await allRows({ list: (page) => contents.versions(name, page) });
      response.json(rows.map(headOf));
    })
    .all(allowOnly('GET', 'HEAD'));
  router
    .route('/content/:name/versions/:number')
    .get(admin, async (request, response) => {
      const { name, number } = request.params;
      const version = /^\d{1,9}$/.test(number) ? Number(number) : -1;
      response.json(await readContent(services, documentNameOf(name), version));
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}
