import { randomUUID } from 'node:crypto';
import type { DeskToday, TestMail } from '#domain/order/contracts/admin/today';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { ApiProblem } from '#server/api-problem';
import type { Admin } from '#server/auth/sessions';
import type { SendAtOnce } from '#server/ports/mail';
import type { PeopleStore } from '#server/stores/people/people-ports';
import type { QueuedMail } from '#server/stores/records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import type { LimitStore } from '#server/stores/shared-ports';
import { testMessage } from '#server/writing/mails/test-message';
import { LEFT_TO_US, mailFate, type MailReportServices } from './mail-report';
import { mailNotSetUp } from './work-in-inbox';

/** More than these are no list but a fault of the mail server. */
const MOST_LEFT = 20;

interface MailTodayServices extends MailReportServices {
  roomConfigurations: Pick<QuoteRequestStore, 'find'>;
}

/** Whether mail leaves, and what did not: of messages that are kept, only once they can be sent. */
export async function mailToday(
  services: MailTodayServices,
): Promise<NonNullable<DeskToday['mail']>> {
  const { mailQueue, isMailSetUp } = services;
  const { kept, waiting: due } = await mailQueue.load();
  const states = LEFT_TO_US.filter((state) => state !== 'kept' || isMailSetUp);
  const left = await mailQueue.newestIn(states, MOST_LEFT);
  const waiting = isMailSetUp ? await mailQueue.newestIn(['waiting'], MOST_LEFT) : [];
  const triedAgain = waiting.filter(({ problem }) => problem !== null);
  const all = [...left, ...triedAgain].slice(0, MOST_LEFT);
  return {
    isSetUp: isMailSetUp,
    // What is due is written to a file in a moment.
    kept: isMailSetUp ? kept : kept + due,
    left: await Promise.all(all.map((mail) => withRequest(services, mail))),
  };
}

async function withRequest(services: MailTodayServices, mail: QueuedMail) {
  const { about, requestId, to } = mail;
  const isEnquiry = about === 'enquiry';
  const row = isEnquiry ? undefined : await services.roomConfigurations.find(requestId);
  return {
    kind: isEnquiry ? ('enquiries' as const) : ('quotes' as const),
    request: requestId,
    reference: row?.reference ?? null,
    mail: { to, ...mailFate(services, mail) },
  };
}

const TEST_WINDOW_MS = 10 * 60_000;
const MOST_TESTS = 5;

export interface TestMailServices {
  sendAtOnce: SendAtOnce | null;
  people: Pick<PeopleStore, 'find'>;
  facts: () => StoredFacts;
  limits: LimitStore;
  now: () => Date;
}

/**
 * Sends the administrator a mail, at once. The owner, who signs in without an address, gets it at the company's.
 *
 * @throws {ApiProblem} 409 mail_not_set_up; 429 rate_limited after five in ten minutes
 */
export async function sendTestMail(
  { sendAtOnce, people, facts, limits, now }: TestMailServices,
  { id }: Pick<Admin, 'id'>,
): Promise<TestMail> {
  if (sendAtOnce === null) throw mailNotSetUp();
  const at = now();
  const window = { at, windowMs: TEST_WINDOW_MS };
  if ((await limits.count(`test-mail ${id}`, window)).count > MOST_TESTS) {
    throw new ApiProblem(
      429,
      'rate_limited',
      'That was a lot at once. Please wait ten minutes and try again.',
    );
  }
  const to = (await people.find(id))?.email ?? facts().company.email;
  const message = { id: `test-${randomUUID()}`, date: at, to, ...testMessage(facts()) };
  return { to, problem: await sendAtOnce(message) };
}
