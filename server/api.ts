import { SignInTurns } from '#server/auth/sign-in-turns';
import { archiveRoute } from './routes/archive/archive';
import { authRoutes, signInRoute } from './routes/auth';
import { builderStepRoute } from './routes/builder-steps';
import { contentRoutes } from './routes/content/content';
import { allInboxRoutes } from './routes/inbox/inbox';
import { modelRoutes } from './routes/models';
import { calendarRoutes } from './routes/order/calendar';
import { deskRoutes } from './routes/order/desk';
import { followRoutes } from './routes/order/follow';
import { followPhotoRoutes } from './routes/order/follow-photos';
import { notePhotoRoutes } from './routes/order/note-photos';
import { settingRoutes } from './routes/order/settings';
import { auditLogRoute } from './routes/people/audit-log';
import { peopleRoutes } from './routes/people/people';
import { wayInRoutes } from './routes/people/ways-in';
import { galleryImageRoutes } from './routes/gallery/gallery-images';
import { objectUploadRoutes } from './routes/gallery/object-uploads';
import { pricingRoutes } from './routes/prices/pricing';
import { publicReadRoutes } from './routes/public-reads';
import { siteFaultRoutes } from './routes/site-faults';
import { openDoors, receivingRoutes } from './routes/requests/receiving';
import type { Route } from './routes/route';
import type { Services } from './startup/services';

/** Every call of the API, by when the app tries it. */
interface ApiRoutes {
  /** Answered from memory. */
  publicReads: readonly Route<'everybody'>[];
  submissions: readonly Route<'everybody'>[];
  signIn: readonly Route<'everybody'>[];
  /** In this order: a path with a parameter takes what the ones before it have left. */
  others: readonly Route[];
}

/** Declares the API of one server. A call that is not in here does not exist. */
export function apiRoutes(services: Services, doors = openDoors(services)): ApiRoutes {
  const all = { ...services, signInTurns: new SignInTurns(services.limits) };
  return {
    publicReads: publicReadRoutes(all),
    submissions: receivingRoutes(doors),
    signIn: [signInRoute(all)],
    others: [
      ...authRoutes(all),
      ...wayInRoutes(all),
      // Before those of people: theirs have a parameter.
      ...calendarRoutes(all),
      ...peopleRoutes(all),
      auditLogRoute(all),
      ...pricingRoutes(all),
      ...contentRoutes(all),
      ...followRoutes(all),
      ...followPhotoRoutes(all),
      ...deskRoutes(all),
      ...notePhotoRoutes(all),
      ...settingRoutes(all),
      ...allInboxRoutes(all),
      archiveRoute(all),
      builderStepRoute(all),
      ...siteFaultRoutes(all),
      ...modelRoutes(all),
      ...galleryImageRoutes(all),
      ...objectUploadRoutes(all),
    ],
  };
}
