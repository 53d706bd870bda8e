import type { DeskToday } from '#domain/order/contracts/admin/today';
import { DESK_TASKS } from '#domain/order/contracts/admin/today';
import { STEPS } from '#domain/design/draft/steps';
import { leftBeforeLaunch, type LaunchServices } from '#server/use-cases/content/launch-left';
import type { Room } from '#server/ports/room';
import type { InvoiceStore, OrderStore } from '#server/stores/orders/order-ports';
import { isoDay } from '#domain/text/dates';
import type { BuilderDayStore } from '#server/stores/builder/builder-days';
import type { SiteFaultStore } from '#server/stores/faults/site-faults';
import type { GalleryImageStore, PricingStore } from '#server/stores/ports';
import type { EnquiryStore, QuoteRequestStore } from '#server/stores/requests/request-ports';
import { deskMoney, moneyTodayOf } from '#server/use-cases/order/desk-money';
import { mailToday } from './mail-today';
import type { MailReportServices } from './mail-report';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIGURES_DAYS = 30;
/** Visits that begin within this time are to be prepared. */
const VISITS_AHEAD_MS = DAY_MS;
/** What rooms cost us changes: prices that are older have to be looked at. */
const OLD_PRICES_MS = 365 * DAY_MS;

export interface TodayServices extends LaunchServices, MailReportServices {
  roomConfigurations: QuoteRequestStore;
  enquiries: EnquiryStore;
  orders: OrderStore;
  invoices: InvoiceStore;
  galleryImages: GalleryImageStore;
  pricing: PricingStore;
  builderDays: BuilderDayStore;
  room: Room;
  siteFaults: SiteFaultStore;
}

/** What needs doing at the desk, and the requests and the builder's visits of the last 30 days. */
export async function deskToday(services: TodayServices): Promise<DeskToday> {
  const { roomConfigurations, builderDays, siteFaults, now } = services;
  const today = now();
  const counts = await taskCounts(services, today);
  const tasks = DESK_TASKS.map((task) => ({ task, count: counts[task] }));
  const dates = daysUntil(today);
  const { days, ...figures } = await roomConfigurations.figures(
    new Date(`${dates[0]}T00:00:00.000Z`),
  );
  const reached = await builderDays.reached(isoDay(today, 1 - FIGURES_DAYS), isoDay(today));
  const counted = new Map(days.map(({ name, count }) => [name, count]));
  const { pencePerKwh } = services.publishing.stored().facts.energy.figures;
  return {
    isElectricityOld: isOld(pencePerKwh.date, today),
    areRemindersUnset: (await services.settings.find('reminders')) === undefined,
    tasks: tasks.filter(({ count }) => count > 0),
    ...(await leftBeforeLaunch(services)),
    figures: {
      days: dates.map((name) => ({ name, count: counted.get(name) ?? 0 })),
      ...figures,
    },
    steps: reached.map((count, index) => ({ name: STEPS[index]?.title ?? 'Request', count })),
    money: moneyTodayOf(await deskMoney(services)),
    mail: await mailToday(services),
    room: await services.room.report(),
    faults: [...(await siteFaults.list())],
  };
}

async function taskCounts(
  {
    roomConfigurations,
    enquiries,
    orders,
    galleryImages,
    pricing,
  }: Pick<
    TodayServices,
    'roomConfigurations' | 'enquiries' | 'orders' | 'galleryImages' | 'pricing'
  >,
  now: Date,
): Promise<Record<DeskToday['tasks'][number]['task'], number>> {
  const from = now.toISOString();
  const until = new Date(now.getTime() + VISITS_AHEAD_MS).toISOString();
  const { counts } = await enquiries.search({ words: '', after: undefined, limit: 1 });
  const visits = (await orders.visits()).filter(({ start }) => start >= from && start <= until);
  const pictures = (await galleryImages.list()).filter(({ picture }) => !picture?.alt.trim());
  const { savedAt } = await pricing.current();
  return {
    quotes: await roomConfigurations.countUnseen(),
    enquiries: counts.new,
    visits: visits.length,
    pictures: pictures.length,
    prices: Number(isOld(savedAt, now)),
  };
}

function isOld(date: string, now: Date): boolean {
  return Date.parse(date) < now.getTime() - OLD_PRICES_MS;
}

/** The last days in UTC, the oldest first, with that of `now` at the end. */
function daysUntil(now: Date): string[] {
  return Array.from({ length: FIGURES_DAYS }, (_, index) =>
    new Date(now.getTime() - (FIGURES_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
