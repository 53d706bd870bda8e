import { jsonBody } from '#server/routes/body';
import { adminRoute, READS } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { noSuchRequest } from '#server/use-cases/inbox/work-in-inbox';
import { readSetting, saveSetting, settingNameSchema } from '#server/use-cases/order/desk-settings';
import { previewOfWords, type PreviewServices } from '#server/use-cases/order/preview-mail';

/** `/api/settings`: the calendar of visits, the terms of quotes, the words of mails. */
export function settingRoutes(services: PreviewServices): Route[] {
  return [
    adminRoute({
      method: 'POST',
      path: '/settings/mail-texts/preview',
      act: READS,
      takes: jsonBody,
      answer: ({ body }, response) => {
        response.json(previewOfWords(services, body));
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/settings/:name',
      signInFirst: true,
      answer: async ({ params }, response) => {
        response.json(await readSetting(services, nameOf(params.name)));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/settings/:name',
      act: { what: 'setting-saved', about: 'name' },
      takes: jsonBody,
      answer: async ({ params, body }, response) => {
        await saveSetting(services, nameOf(params.name), body);
        response.status(204).end();
      },
    }),
  ];
}

function nameOf(text: string) {
  const name = settingNameSchema.safeParse(text);
  if (!name.success) throw noSuchRequest();
  return name.data;
}
