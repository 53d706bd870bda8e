import type { FollowedQuote, FollowView } from '#domain/order/contracts/follow';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { nextSteps } from '#domain/order/calendar/next-steps';
import { workingDaysAfter } from '#domain/order/calendar/working-days';
import { paymentWords } from '#domain/order/quote/payment-words';
import { vatWordsAt } from '#domain/design/estimate/vat-words';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { isUnanswered } from '#domain/order/history/events';
import { offers } from '#app/features/follow/request/offers';
import { hasRunOut } from '#domain/order/quote/quote-version';
import { dayInWords, daysInWords, visitInWords } from '#domain/order/visits/visit-words';
import { dayIn, isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';

/** What the homeowner can do about it, at the head of the page. */
type NextAction = 'choose-time' | 'read-quote' | 'ask-renewal' | 'calendar' | 'pay';

/** What happens next with a request, and whose turn it is. */
export interface NextStep {
  turn: 'yours' | 'ours' | 'nobody';
  title: string;
  text: string;
  action?: NextAction | undefined;
}

const MINUTE = 60_000;

/** What happens next. Dates are those that the company promises; where one has passed, it says so. */
export function nextStep(view: FollowView, now: Date, facts: CompanyFacts): NextStep {
  const mine = homeownersTurn(view, now);
  const asked = view.questions.findLast(isUnanswered);
  if (view.ended !== null) {
    const ended = ENDED[view.ended];
    return asked ? { ...ended, text: `${ended.text} We still answer your question.` } : ended;
  }
  if (asked) {
    const text = `You asked on ${dayOf(asked.at, now)}. We answer ${placesOf(view)}.`;
    return { turn: 'ours', title: 'Next, we answer your question', text, action: mine?.action };
  }
  return mine ?? toPay(view, now, facts) ?? companysTurn(view, now, facts);
}

/** The oldest invoice that is open, with what happens otherwise below it. */
function toPay(view: FollowView, now: Date, facts: CompanyFacts): NextStep | undefined {
  const invoice = view.money?.invoices.find(({ open }) => open > 0);
  if (invoice === undefined) return undefined;
  const { label, open, dueOn } = invoice;
  const day = dayInWords(dueOn, now);
  const when = dueOn < isoDay(now) ? `was due on ${day}` : `is due by ${day}`;
  const beside = companysTurn(view, now, facts);
  return {
    turn: 'yours',
    title: `Please pay ${inPence(open)}`,
    text: `Invoice ${label} ${when}. How to pay it stands below.\n\n${beside.title}. ${beside.text}`,
    action: 'pay',
  };
}

/**
 * Of what waits for the homeowner, what is newest: a quote stands before times that were offered earlier, which can still be
 * chosen below it (decision 0091).
 */
function homeownersTurn(view: FollowView, now: Date): NextStep | undefined {
  if (view.ended !== null) return undefined;
  const { quote: open, wish } = offers(view, now);
  const quote = open && view.renewalAsked === null ? toAnswer(open, now) : undefined;
  const times = wish && view.offered.length > 0 ? toChoose(view, now) : undefined;
  const offeredAt = view.history.findLast(({ kind }) => kind === 'times-offered')?.at ?? '';
  return open && offeredAt > open.sentAt ? (times ?? quote) : (quote ?? times);
}

function toChoose(view: FollowView, now: Date): NextStep {
  if (offers(view, now).times.length === 0) {
    const text = 'Those that we offered are over. We look into our calendar and write to you.';
    return {
      turn: 'yours',
      title: 'Tell us when our visit suits you',
      text,
      action: 'choose-time',
    };
  }
  const text =
    view.offerNote ||
    'We come to see your garden, measure, and talk your room through with you. It costs nothing.';
  return { turn: 'yours', title: 'Choose a time for our visit', text, action: 'choose-time' };
}

function toAnswer({ validUntil, content }: FollowedQuote, now: Date): NextStep {
  const until = dayInWords(validUntil, now);
  if (hasRunOut(validUntil, now)) {
    const text = `It was valid until ${until}. Ask us to renew it: that costs you nothing.`;
    return { turn: 'yours', title: 'Your quote has run out', text, action: 'ask-renewal' };
  }
  const { total, vatRate } = quoteTotals(content);
  const text = `${inPence(total)}, ${vatWordsAt(vatRate).included}, valid until ${until}. Read it in peace, ask us anything, and accept it when you are sure. ${paymentWords(content)}`;
  return { turn: 'yours', title: 'Your written quote is here', text, action: 'read-quote' };
}

function companysTurn(view: FollowView, now: Date, facts: CompanyFacts): NextStep {
  const { stage, visit, wish, renewalAsked } = view;
  if (stage === 'accepted' || stage === 'workshop' || stage === 'site' || stage === 'handed-over') {
    const told = planOf(view, now);
    if (told !== '') return { ...ORDERED[stage], text: told };
    const accepted = view.quotes.findLast(({ state }) => state === 'accepted');
    // What is due is asked for by an invoice, once there is one.
    const isAsked = (view.money?.invoices.length ?? 0) > 0;
    if (stage !== 'accepted' || !accepted || isAsked) return ORDERED[stage];
    const { text } = ORDERED.accepted;
    return { ...ORDERED.accepted, text: `${text} ${paymentWords(accepted.content)}` };
  }
  if (renewalAsked !== null) {
    return ours(
      'Next, we renew your quote',
      `You have asked for it. The new version comes ${placesOf(view)}.`,
    );
  }
  if (visit?.state === 'booked' && stage !== 'quote')
    return visitAhead({ ...view, visit }, now, facts);
  if (wish !== '') {
    return ours(
      'Next, we offer you other times',
      'You have told us when it suits you. We look into our calendar and write to you.',
    );
  }
  if (stage === 'quote') return quoteAhead(view, now, facts);
  if (visit?.state === 'cancelled') {
    return ours(
      'Next, we offer you another time',
      'Our visit was cancelled. We write to you with new times.',
    );
  }
  return callAhead(view, now, facts);
}

/** The days of the build and what we say of the dates; empty while neither is told. */
function planOf({ plan, build }: FollowView, now: Date): string {
  const days = build && `We build in your garden: ${daysInWords(build, now)}.`;
  return [days, plan].filter(Boolean).join('\n');
}

function visitAhead(
  view: FollowView & { visit: NonNullable<FollowView['visit']> },
  now: Date,
  facts: CompanyFacts,
): NextStep {
  const { visit, wish } = view;
  const when = visitInWords(visit, now);
  if (Date.parse(visit.start) + visit.minutes * MINUTE < now.getTime()) {
    const by = dayInWords(quoteDayAfter(visit.start, facts), now);
    return ours(
      'Next, you get your written quote',
      `We were to see your garden on ${when}. The quote comes ${placesOf(view)} by ${by}.`,
    );
  }
  if (wish !== '') {
    return ours(
      'Next, we find another time for our visit',
      `You have told us when it suits you. Until you hear from us, ${when} stays booked.`,
    );
  }
  return {
    turn: 'nobody',
    title: `We visit you on ${when}`,
    text: 'You need do nothing until then. If the time no longer suits you, change it below.',
    action: 'calendar',
  };
}

function quoteAhead(view: FollowView, now: Date, facts: CompanyFacts): NextStep {
  const { visit } = view;
  const title = 'Next, you get your written quote';
  const text = `It comes ${placesOf(view)}, line by line, with everything that is and is not included.`;
  if (!visit) return ours(title, text);
  const by = quoteDayAfter(visit.start, facts);
  return isoDay(now) > by
    ? ours(title, `We wanted to send it by ${dayInWords(by, now)}, and are late. Please call us.`)
    : ours(title, `By ${dayInWords(by, now)}. ${text}`);
}

function callAhead({ receivedAt, stage }: FollowView, now: Date, facts: CompanyFacts): NextStep {
  const title = 'Next, we call or email you';
  if (stage !== 'received') return ours(title, 'To arrange our visit to your garden.');
  const by = nextSteps(new Date(receivedAt), facts).call.toISOString().slice(0, 10);
  return isoDay(now) > by
    ? ours(
        title,
        `We wanted to be in touch by ${dayInWords(by, now)}. If you have not heard from us, please call.`,
      )
    : ours(
        title,
        `By ${dayInWords(by, now)}, to arrange your free consultation and our visit to your garden.`,
      );
}

/** The last day of our promise, "2026-12-08". */
function quoteDayAfter(visit: string, { hours, promises }: CompanyFacts): string {
  return workingDaysAfter(dayIn(new Date(visit)), promises.quoteWorkingDays, hours)
    .toISOString()
    .slice(0, 10);
}

function dayOf(instant: string, now: Date): string {
  return dayInWords(isoDay(new Date(instant)), now);
}

/** Where we answer: no email is promised where none can leave. */
function placesOf({ byEmail }: FollowView): string {
  return byEmail ? 'here and by email' : 'here';
}

function ours(title: string, text: string): NextStep {
  return { turn: 'ours', title, text };
}

const ENDED: Record<NonNullable<FollowView['ended']>, NextStep> = {
  declined: {
    turn: 'nobody',
    title: 'You have declined the quote',
    text: 'Nothing more happens. If something in it could be different, ask us below.',
  },
  withdrawn: {
    turn: 'nobody',
    title: 'You have withdrawn your request',
    text: 'Nothing more happens, and nothing is owed. If you change your mind, call us.',
  },
  lost: {
    turn: 'nobody',
    title: 'This request is closed',
    text: 'Nothing more happens. If that is a mistake, call us.',
  },
};

const ORDERED: Record<'accepted' | 'workshop' | 'site' | 'handed-over', NextStep> = {
  accepted: ours('Your room is ordered', 'Next, we get in touch to agree the dates.'),
  workshop: ours(
    'Your room is being made',
    'It is in our workshop. Next, we build it on site, and tell you when.',
  ),
  site: ours('Your room is being built', 'We are on site. Next, we hand the room over to you.'),
  'handed-over': {
    turn: 'nobody',
    title: 'Your room is yours',
    text: 'It has been handed over. If anything is not as it should be, ask us below or call.',
  },
};
