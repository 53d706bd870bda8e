import type { Router } from 'express';
import { receiveQuote } from '#server/use-cases/receive-quote';
import type { ReceiveQuoteServices } from '#server/use-cases/receive-quote';
import { receivingRoute } from './receiving-route';

/** `/api/room-configurations`: a quote request comes in; 201 and the receipt once it is on disk. */
export function roomConfigurationRoutes(services: ReceiveQuoteServices): Router {
  return receivingRoute('/room-configurations', (key, body) => receiveQuote(services, key, body), [
    'GET',
    'HEAD',
  ]);
}
