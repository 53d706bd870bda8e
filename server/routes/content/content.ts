import { previewHeaders } from '#server/middleware/security-headers';
import { longFormBody, longJsonBody } from '#server/routes/body';
import { adminRoute, READS } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import type { TurnStore } from '#server/stores/shared-ports';
import { allRows } from '#server/stores/pages';
import {
  contentOverview,
  documentNameOf,
  headOf,
  listArticles,
  readContent,
  saveContent,
} from '#server/use-cases/content/edit-content';
import type { LaunchServices } from '#server/use-cases/content/launch-left';
import {
  previewedPage,
  touchedBy,
  type LookAheadServices,
} from '#server/use-cases/content/look-ahead';

type ContentRouteServices = LookAheadServices &
  LaunchServices & {
    turns: TurnStore;
    publicUrl: string | undefined;
    publicObjectsUrl: string | undefined;
  };

/** `/api/content`: what the desk changes of the site's words, with every version. */
export function contentRoutes(services: ContentRouteServices): Route[] {
  const { contents } = services;
  return [
    adminRoute({
      method: 'GET',
      path: '/content',
      answer: async (_request, response) => {
        response.json(await contentOverview(services));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/content/articles',
      answer: (_request, response) => {
        response.json(listArticles(services));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/content/:name',
      signInFirst: true,
      answer: async ({ params }, response) => {
        response.json(await readContent(services, documentNameOf(params.name)));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/content/:name',
      act: { what: 'content-saved', about: 'name' },
      takes: longJsonBody,
      answer: async ({ params, body }, response, admin) => {
        const name = documentNameOf(params.name);
        response.json(await saveContent(services, name, body, admin.name));
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/content/:name/touches',
      act: READS,
      takes: longJsonBody,
      signInFirst: true,
      answer: async ({ params, body }, response) => {
        response.json(await touchedBy(services, documentNameOf(params.name), body));
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/content/:name/preview',
      act: READS,
      // A form, because a frame gets its address, its policy and its page at once, and nothing is kept for it.
      takes: longFormBody,
      signInFirst: true,
      answer: async ({ params, body }, response) => {
        const name = documentNameOf(params.name);
        const { html, styles } = await previewedPage(services, name, body);
        response.set(previewHeaders(services, styles)).type('html').send(html);
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/content/:name/versions',
      answer: async ({ params }, response) => {
        const name = documentNameOf(params.name);
        const rows = await allRows({ list: (page) => contents.versions(name, page) });
        response.json(rows.map(headOf));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/content/:name/versions/:number',
      answer: async ({ params: { name, number } }, response) => {
        const version = /^\d{1,9}$/.test(number) ? Number(number) : -1;
        response.json(await readContent(services, documentNameOf(name), version));
      },
    }),
  ];
}
