import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import { allowOnly, answerNotFound, answerProblems } from './middleware/api-answers';
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
import { authRoutes } from './routes/auth';
import { builderStepRoutes } from './routes/builder-steps';
import { inboxRouter } from './routes/inbox/inbox';
import { modelRoutes } from './routes/models';
import { galleryImageRoutes } from './routes/photos/gallery-images';
import { metricsRoute } from './routes/operations/metrics';
import { healthRoutes } from './routes/operations/health';
import { objectUploadRoutes } from './routes/photos/object-uploads';
import { auditLogRoutes } from './routes/people/audit-log';
import { peopleRoutes } from './routes/people/people';
import { wayInRoutes } from './routes/people/ways-in';
import { pricingRoutes } from './routes/prices/pricing';
import { plainForms } from './routes/requests/plain-forms';
import { deskRoutes } from './routes/order/desk';
import { followRoutes } from './routes/order/follow';
import { followPhotoRoutes } from './routes/order/follow-photos';
import { notePhotoRoutes } from './routes/order/note-photos';
import { contentRoutes } from './routes/content/content';
import { publicReadRoutes } from './routes/public-reads';
import { pricingVersionRoutes } from './routes/prices/pricing-versions';
import { quotePdfRoutes } from './routes/quote-pdf';
import { openDoors, receivingRoutes } from './routes/requests/receiving';
import { securityTxtRoute } from './routes/operations/security-txt';
import { signInRoute } from './routes/sign-in';
import { SignInTurns } from './auth/sign-in-turns';
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
  publicReadRoutes(app, services);
  const ownPagesOnly = refuseCrossSite(services.publicUrl);
  const guards = [shedOverload(), ownPagesOnly];
  const doors = openDoors(services);
  receivingRoutes(app, doors, guards);
  // Counted for itself: those who are held back at the door are in nobody's way.
  const signInTurns = new SignInTurns(services.limits);
  signInRoute(app, { ...services, signInTurns }, [shedOverload(), ownPagesOnly]);
  app.use(compression());
  healthRoutes(app, services);
  securityTxtRoute(app, services);
  setUpApi(app, { ...services, signInTurns }, guards, Object.keys(doors));
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

function setUpApi(
  app: Express,
  services: Services & { signInTurns: SignInTurns },
  guards: readonly RequestHandler[],
  receivingPaths: readonly string[],
): void {
  const api = Router();
  api.use(...guards);
  api.use(authRoutes(services));
  api.use(wayInRoutes(services));
  api.use(peopleRoutes(services));
  api.use(auditLogRoutes(services));
  api.use(pricingRoutes(services));
  api.use(pricingVersionRoutes(services));
  api.use(contentRoutes(services));
  api.use(followRoutes(services));
  api.use(followPhotoRoutes(services));
  api.use(deskRoutes(services));
  api.use(notePhotoRoutes(services));
  api.use(inboxRouter(services));
  api.use(builderStepRoutes(services));
  api.use(quotePdfRoutes(services));
  api.use(modelRoutes(services));
  api.use(galleryImageRoutes(services));
  api.use(objectUploadRoutes(services));
  for (const path of receivingPaths) api.route(path).all(allowOnly('GET', 'HEAD', 'POST'));
  api.use(answerNotFound);
  api.use(answerProblems);
  app.use('/api', api);
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
