import { Router } from 'express';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { allowOnly } from '#server/middleware/api-answers';
import { requireAdmin } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { sendPdf } from '#server/routes/order/send-pdf';
import type { Pdfs } from '#server/ports/pdfs';
import type { PricingStore } from '#server/stores/ports';
import type { RoomConfigurationStore } from '#server/stores/requests/request-ports';
import { noSuchRequest } from '#server/use-cases/inbox/work-in-inbox';
import { estimateFile } from '#server/use-cases/order/quote-file';

interface QuotePdfServices extends AdminServices {
  facts: () => CompanyFacts;
  pricing: PricingStore;
  pdfs: Pdfs;
  roomConfigurations: RoomConfigurationStore;
}

/** `/api/room-configurations/:id/quote.pdf`: the document that was sent to the homeowner. */
export function quotePdfRoutes(services: QuotePdfServices): Router {
  const { roomConfigurations } = services;
  const router = Router();
  router
    .route('/room-configurations/:id/quote.pdf')
    .get(requireAdmin(services), async (request, response) => {
      const row = await roomConfigurations.find(request.params.id);
      if (row === undefined) throw noSuchRequest();
      sendPdf(response, await estimateFile(services, row));
    })
    .all(allowOnly('GET', 'HEAD'));
  return router;
}
