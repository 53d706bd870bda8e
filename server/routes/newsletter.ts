import type { Router } from 'express';
import { receiveSignUp } from '#server/use-cases/receive-sign-up';
import type { ReceiveSignUpServices } from '#server/use-cases/receive-sign-up';
import { receivingRoute } from './receiving-route';

/** `/api/newsletter`: an address asks for the newsletter; a known one is answered as a new one is. */
export function newsletterRoutes(services: ReceiveSignUpServices): Router {
  return receivingRoute('/newsletter', (key, body) => receiveSignUp(services, key, body), [
    'GET',
    'HEAD',
  ]);
}
