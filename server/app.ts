import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import { apiRoutes } from './api';
import { answerNotFound, answerProblems } from './middleware/api-answers';
import { noteUnknownProxy, trusts } from './middleware/limits/client-address';
import { endSlowBodies } from './middleware/limits/end-slow-bodies';
import { earlyPictures } from './middleware/early-pictures';
import { refuseCrossSite } from './middleware/refuse-cross-site';
import { requestMetrics } from './middleware/request-metrics';
import { requestLog } from './middleware/request-log';
import { pagePolicies, securityHeaders } from './middleware/security-headers';
import { serveSite } from './middleware/serve-site';
import { serveUploads } from './middleware/serve-uploads';
import { shedOverload } from './middleware/limits/shed-overload';
import { holdBack } from './routes/auth';
import { mountEarly, mountRoutes } from './routes/mount-routes';
import { healthRoutes } from './routes/operations/health';
import { metricsRoute } from './routes/operations/metrics';
import { securityTxtRoute } from './routes/operations/security-txt';
import { sharePhotoRoute } from './routes/share-photo';
import { plainForms } from './routes/requests/plain-forms';
import { openDoors } from './routes/requests/receiving';
import type { Services } from './startup/services';

/** Enough for a body of 64 kB over the slowest connection. */
const SLOWEST_BODY_MS = 30_000;

/** The whole program as a request handler. It does not listen. */
export function createApp(
  services: Services,
  { slowestBodyMs = SLOWEST_BODY_MS }: { slowestBodyMs?: number } = {},
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trusts(services.trustedProxies));
  setUpRequestLog(app, services);
  setUpMetrics(app, services);
  setUpSecurityHeaders(app, services);
  app.use(endSlowBodies(slowestBodyMs));
  const doors = openDoors(services);
  const { publicReads, submissions, signIn, others } = apiRoutes(services, doors);
  mountEarly(app, publicReads);
  const ownPagesOnly = refuseCrossSite(services.publicUrl);
  const guards = [shedOverload(), ownPagesOnly];
  mountEarly(app, submissions, { guards });
  // Counted for itself: those who are held back at the door are in nobody's way.
  mountEarly(app, signIn, { guards: [shedOverload(), ownPagesOnly], refused: [holdBack] });
  app.use(compression());
  healthRoutes(app, services);
  securityTxtRoute(app, services);
  sharePhotoRoute(app);
  const api = Router();
  api.use(...guards);
  mountRoutes(api, others, { services, early: [...publicReads, ...submissions, ...signIn] });
  api.use(answerNotFound, answerProblems);
  app.use('/api', api);
  setUpUploads(app, services);
  setUpSite(app, services, guards, doors);
  return app;
}

function setUpRequestLog(app: Express, { logger }: Services): void {
  app.use(requestLog(logger));
  app.use(noteUnknownProxy(logger));
}

/** Before every limit: monitoring must see a busy server. */
function setUpMetrics(app: Express, { monitoring }: Services): void {
  if (monitoring === null) return;
  app.use(requestMetrics(monitoring.metrics));
  metricsRoute(app, monitoring.metrics, monitoring.token);
}

function setUpSecurityHeaders(app: Express, services: Services): void {
  app.use(securityHeaders(securityOptionsOf(services)));
}

function securityOptionsOf({ site, publicUrl, publicObjectsUrl, directUploads }: Services) {
  const none: readonly string[] = [];
  const scriptHashes = () => site?.scriptHashes ?? none;
  return { scriptHashes, publicUrl, publicObjectsUrl, uploadOrigin: directUploads?.origin };
}

function setUpUploads(app: Express, { objects, publicObjectsUrl }: Services): void {
  app.use('/uploads', serveUploads(objects, publicObjectsUrl));
}

/** Without a site (development) whatever is not ours falls through to the host. */
function setUpSite(
  app: Express,
  services: Services,
  guards: readonly RequestHandler[],
  doors: ReturnType<typeof openDoors>,
): void {
  const { site, galleryImages, now } = services;
  if (site === null) return;
  const policies = pagePolicies(securityOptionsOf(services));
  app.use(earlyPictures(site, policies, galleryImages));
  const forms = { enquiry: doors['/enquiries'], newsletter: doors['/newsletter'] };
  app.use(plainForms({ site, policies, forms, guards, now }));
  app.use(serveSite(site, policies));
}
