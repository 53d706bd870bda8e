import type { Router } from 'express';
import { receiveEnquiry } from '#server/use-cases/receive-enquiry';
import type { ReceiveEnquiryServices } from '#server/use-cases/receive-enquiry';
import { receivingRoute } from './receiving-route';

/** `/api/enquiries`: an enquiry comes in; 201 and its acknowledgement once it is on disk. */
export function enquiryRoutes(services: ReceiveEnquiryServices): Router {
  return receivingRoute('/enquiries', (key, body) => receiveEnquiry(services, key, body), [
    'GET',
    'HEAD',
  ]);
}
