import { expect, it } from 'vitest';
import type { PlayedOrder } from '#domain/testing/played-order';
import { MUCH_LATER, WALKED } from '#domain/testing/walked-states';
import { REQUEST_STATES, type RequestState } from '#domain/order/request-states';
import type { CompanyAction, HomeownerAction } from './actions';
import { decideForCompany, decideForHomeowner, refusalOfQuote, type Verdict } from './decide';
import type { Order } from './order';

type Column = readonly [name: string, cell: (played: PlayedOrder) => string];

const words = ({ happens, refused = null }: Verdict & { refused?: string | null }) =>
  happens === null ? (refused ?? 'done') : 'yes';

const surroundings = ({ now }: PlayedOrder) => ({
  now,
  isFree: () => true,
  agreement: () => 'I agree.',
});

const company = (name: string, action: (played: PlayedOrder) => CompanyAction): Column => [
  name,
  (played) => words(decideForCompany(played.order, action(played), surroundings(played))),
];

const homeowner = (name: string, action: (played: PlayedOrder) => HomeownerAction): Column => [
  name,
  (played) => words(decideForHomeowner(played.order, action(played), surroundings(played))),
];

const NOBODY = '00000000-0000-4000-8000-000000000000';

const moved = (to: 'workshop' | 'site' | 'handed-over') =>
  company(to, () => ({ kind: 'moved-on', to }));

const set = (to: RequestState) => company(to, () => ({ kind: 'state-set', to }));

const standing = (name: string, cell: (order: Order) => string | null): Column => [
  name,
  ({ order }) => cell(order) ?? '',
];

const version = ({ order }: PlayedOrder) => ({ version: order.quotes.length });

/** Every state in a row, every action in a column: "yes" where it happens, otherwise why not. */
function table(columns: readonly Column[]): string {
  const rows = [
    ['', ...columns.map(([name]) => name)],
    ...WALKED.map(([state, played]) => [state, ...columns.map(([, cell]) => cell(played))]),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join('  '));
  return `\n${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

it('every order stands somewhere, and its state in the inbox says no more than is so', () => {
  const stands = table([
    standing('stage', ({ stage }) => stage),
    standing('ended', ({ ended }) => ended),
    standing('inbox', ({ state }) => state),
    standing('waits for', ({ waitsFor }) => waitsFor),
    standing('visit', ({ visit }) => visit?.state ?? null),
    standing('times', ({ offered }) => (offered.length > 0 ? 'offered' : null)),
    standing('quote', ({ quotes }) => quotes.at(-1)?.state ?? null),
  ]);
  expect(stands).toBe(`
                                 stage        ended      inbox      waits for  visit      times    quote
received                         received                new        company
a question asked                 received                new        company
times offered                    visit                   contacted  homeowner             offered
no time suits                    visit                   contacted  company
visit ahead                      visit                   contacted             booked
visit ahead no longer suits      visit                   contacted  company    booked
visit over                       visit                   contacted             booked
visit cancelled                  visit                   contacted  company    cancelled
visit took place                 quote                   visited    company    held
visited, by hand                 quote                   visited    company
quote without a visit            quote                   contacted  homeowner                      open
quote, times offered             quote                   contacted  homeowner             offered  open
quote, visit ahead               quote                   contacted  homeowner  booked              open
quote after the visit            quote                   visited    homeowner  held                open
quote ran out                    quote                   visited    homeowner  held                open
quote declined                   quote        declined   lost                  held                declined
withdrawn                        visit        withdrawn  lost                  cancelled
lost, by hand                    quote        lost       lost                                      open
won, by hand                     accepted                won        company                        open
accepted                         accepted                won        company    held                accepted
accepted, visit ahead            accepted                won        company    booked              accepted
in the workshop                  workshop                won        company    held                accepted
in the workshop, by hand         workshop                won        company                        open
on site                          site                    won        company    held                accepted
on site, visit ahead             site                    won        company    booked              accepted
fell through                     accepted     lost       lost                  held                accepted
handed over                      handed-over             won                   held                accepted
handed over, visit ahead before  handed-over             won                   cancelled           accepted
handed over, a question asked    handed-over             won        company    held                accepted
`);
});

it('the company does in each state what makes sense there', () => {
  const done = table([
    company('offer', () => ({ kind: 'times-offered', times: [MUCH_LATER], text: '' })),
    company('book', () => ({ kind: 'visit-booked', ...MUCH_LATER })),
    company('cancel', () => ({ kind: 'visit-cancelled', text: '' })),
    company('held', () => ({ kind: 'visit-held' })),
    ['quote', ({ order }) => refusalOfQuote(order) ?? 'yes'],
    company('answer', ({ order: { questions } }) => ({
      kind: 'answered',
      question: questions[0]?.id ?? NOBODY,
      text: 'Yes.',
    })),
    company('plan', () => ({ kind: 'planned', text: 'From 5 January.' })),
    moved('workshop'),
    moved('site'),
    moved('handed-over'),
  ]);
  expect(done).toBe(`
                                 offer        book         cancel    held      quote             answer       plan         workshop  site      handed-over
received                         yes          yes          no_visit  no_visit  yes               no_question  not_ordered  not_next  not_next  not_next
a question asked                 yes          yes          no_visit  no_visit  yes               yes          not_ordered  not_next  not_next  not_next
times offered                    yes          yes          no_visit  no_visit  yes               no_question  not_ordered  not_next  not_next  not_next
no time suits                    yes          yes          no_visit  no_visit  yes               no_question  not_ordered  not_next  not_next  not_next
visit ahead                      yes          yes          yes       yes       yes               no_question  not_ordered  not_next  not_next  not_next
visit ahead no longer suits      yes          yes          yes       yes       yes               no_question  not_ordered  not_next  not_next  not_next
visit over                       yes          yes          yes       yes       yes               no_question  not_ordered  not_next  not_next  not_next
visit cancelled                  yes          yes          no_visit  no_visit  yes               no_question  not_ordered  not_next  not_next  not_next
visit took place                 yes          yes          no_visit  done      yes               no_question  not_ordered  not_next  not_next  not_next
visited, by hand                 yes          yes          no_visit  no_visit  yes               no_question  not_ordered  not_next  not_next  not_next
quote without a visit            yes          yes          no_visit  no_visit  yes               no_question  not_ordered  not_next  not_next  not_next
quote, times offered             yes          yes          no_visit  no_visit  yes               no_question  not_ordered  not_next  not_next  not_next
quote, visit ahead               yes          yes          yes       yes       yes               no_question  not_ordered  not_next  not_next  not_next
quote after the visit            yes          yes          no_visit  done      yes               no_question  not_ordered  not_next  not_next  not_next
quote ran out                    yes          yes          no_visit  done      yes               no_question  not_ordered  not_next  not_next  not_next
quote declined                   yes          yes          no_visit  done      yes               no_question  ended        ended     ended     ended
withdrawn                        ended        ended        no_visit  no_visit  ended             no_question  ended        ended     ended     ended
lost, by hand                    yes          yes          no_visit  no_visit  yes               no_question  ended        ended     ended     ended
won, by hand                     yes          yes          no_visit  no_visit  yes               no_question  yes          yes       not_next  not_next
accepted                         yes          yes          no_visit  done      accepted_already  no_question  yes          yes       not_next  not_next
accepted, visit ahead            yes          yes          yes       yes       accepted_already  no_question  yes          yes       not_next  not_next
in the workshop                  yes          yes          no_visit  done      accepted_already  no_question  yes          done      yes       not_next
in the workshop, by hand         yes          yes          no_visit  no_visit  being_made        no_question  yes          done      yes       not_next
on site                          yes          yes          no_visit  done      accepted_already  no_question  yes          not_next  done      yes
on site, visit ahead             yes          yes          yes       yes       accepted_already  no_question  yes          not_next  done      yes
fell through                     yes          yes          no_visit  done      accepted_already  no_question  ended        ended     ended     ended
handed over                      handed_over  handed_over  no_visit  done      accepted_already  no_question  handed_over  not_next  not_next  done
handed over, visit ahead before  handed_over  handed_over  no_visit  no_visit  accepted_already  no_question  handed_over  not_next  not_next  done
handed over, a question asked    handed_over  handed_over  no_visit  done      accepted_already  yes          handed_over  not_next  not_next  done
`);
});

it('the company sets by hand what contradicts nothing that was agreed', () => {
  expect(table(REQUEST_STATES.map(set))).toBe(`
                                 new               contacted         visited           won   lost
received                         done              yes               yes               yes   yes
a question asked                 done              yes               yes               yes   yes
times offered                    not_new           done              yes               yes   yes
no time suits                    yes               done              yes               yes   yes
visit ahead                      not_new           done              yes               yes   visit_ahead
visit ahead no longer suits      not_new           done              yes               yes   visit_ahead
visit over                       not_new           done              yes               yes   yes
visit cancelled                  yes               done              yes               yes   yes
visit took place                 yes               yes               done              yes   yes
visited, by hand                 yes               yes               done              yes   yes
quote without a visit            not_new           done              yes               yes   yes
quote, times offered             not_new           done              yes               yes   yes
quote, visit ahead               not_new           done              yes               yes   visit_ahead
quote after the visit            not_new           yes               done              yes   yes
quote ran out                    not_new           yes               done              yes   yes
quote declined                   yes               yes               yes               yes   done
withdrawn                        yes               yes               yes               yes   done
lost, by hand                    not_new           yes               yes               yes   done
won, by hand                     not_new           yes               yes               done  yes
accepted                         accepted_already  accepted_already  accepted_already  done  yes
accepted, visit ahead            accepted_already  accepted_already  accepted_already  done  visit_ahead
in the workshop                  accepted_already  accepted_already  accepted_already  done  yes
in the workshop, by hand         not_new           yes               yes               done  yes
on site                          accepted_already  accepted_already  accepted_already  done  yes
on site, visit ahead             accepted_already  accepted_already  accepted_already  done  visit_ahead
fell through                     accepted_already  accepted_already  accepted_already  yes   done
handed over                      accepted_already  accepted_already  accepted_already  done  yes
handed over, visit ahead before  accepted_already  accepted_already  accepted_already  done  yes
handed over, a question asked    accepted_already  accepted_already  accepted_already  done  yes
`);
});

it('the company corrects an address, writes a note and renews the link in every state', () => {
  const always = [
    company('place', () => ({ kind: 'place-given', address: '4 Lane', postcode: 'NN1 1AA' })),
    company('note', () => ({ kind: 'noted', text: 'Narrow gate.' })),
    company('link', () => ({ kind: 'link-renewed' })),
  ];
  for (const [, played] of WALKED) {
    expect(always.map(([, cell]) => cell(played))).toEqual(['yes', 'yes', 'yes']);
  }
});

it('the homeowner does in each state what makes sense there', () => {
  const done = table([
    homeowner('choose', ({ order }) => ({
      kind: 'time-chosen',
      ...(order.offered[0] ?? MUCH_LATER),
    })),
    homeowner('move', ({ order: { alternatives, visit } }) => ({
      kind: 'time-chosen',
      ...(alternatives[0] ?? MUCH_LATER),
      instead: visit?.start ?? '',
    })),
    homeowner('wish', () => ({ kind: 'time-wished', text: 'Mornings' })),
    homeowner('call off', ({ order: { visit } }) => ({
      kind: 'visit-called-off',
      start: visit?.start ?? '',
      minutes: visit?.minutes ?? 60,
      text: '',
    })),
    homeowner('place', () => ({ kind: 'place-given', address: '4 Lane', postcode: 'NN1 1AA' })),
    homeowner('ask', () => ({ kind: 'asked', text: 'Is it warm?' })),
    homeowner('accept', (played) => ({
      kind: 'accepted',
      ...version(played),
      hash: played.order.quotes.at(-1)?.hash ?? '',
      name: 'A. Buyer',
    })),
    homeowner('decline', (played) => ({ kind: 'declined', ...version(played), text: '' })),
    homeowner('renew', (played) => ({ kind: 'renewal-asked', ...version(played) })),
    homeowner('withdraw', () => ({ kind: 'withdrawn', text: '' })),
  ]);
  expect(done).toBe(`
                                 choose      move        wish        call off    place        ask    accept          decline           renew             withdraw
received                         time_gone   time_gone   yes         no_visit    yes          yes    no_quote        no_quote          no_quote          yes
a question asked                 time_gone   time_gone   yes         no_visit    yes          yes    no_quote        no_quote          no_quote          yes
times offered                    yes         time_gone   yes         no_visit    yes          yes    no_quote        no_quote          no_quote          yes
no time suits                    time_gone   time_gone   yes         no_visit    yes          yes    no_quote        no_quote          no_quote          yes
visit ahead                      time_gone   yes         yes         yes         yes          yes    no_quote        no_quote          no_quote          yes
visit ahead no longer suits      time_gone   time_gone   yes         yes         yes          yes    no_quote        no_quote          no_quote          yes
visit over                       visit_over  visit_over  visit_over  visit_over  yes          yes    no_quote        no_quote          no_quote          yes
visit cancelled                  time_gone   time_gone   yes         done        yes          yes    no_quote        no_quote          no_quote          yes
visit took place                 visit_held  visit_held  visit_held  visit_held  yes          yes    no_quote        no_quote          no_quote          yes
visited, by hand                 time_gone   time_gone   yes         no_visit    yes          yes    no_quote        no_quote          no_quote          yes
quote without a visit            time_gone   time_gone   yes         no_visit    yes          yes    yes             yes               quote_valid       yes
quote, times offered             yes         time_gone   yes         no_visit    yes          yes    yes             yes               quote_valid       yes
quote, visit ahead               time_gone   yes         yes         yes         yes          yes    yes             yes               quote_valid       yes
quote after the visit            visit_held  visit_held  visit_held  visit_held  yes          yes    yes             yes               quote_valid       yes
quote ran out                    visit_held  visit_held  visit_held  visit_held  yes          yes    quote_ran_out   yes               yes               yes
quote declined                   ended       ended       ended       visit_held  ended        yes    quote_declined  done              quote_declined    yes
withdrawn                        ended       ended       ended       done        ended        ended  no_quote        no_quote          no_quote          done
lost, by hand                    ended       ended       ended       no_visit    ended        yes    ended           ended             ended             yes
won, by hand                     ordered     ordered     ordered     no_visit    yes          yes    ordered         ordered           ordered           ordered
accepted                         ordered     ordered     ordered     visit_held  yes          yes    done            accepted_already  accepted_already  ordered
accepted, visit ahead            time_gone   yes         yes         yes         yes          yes    done            accepted_already  accepted_already  ordered
in the workshop                  ordered     ordered     ordered     visit_held  yes          yes    done            accepted_already  accepted_already  ordered
in the workshop, by hand         ordered     ordered     ordered     no_visit    yes          yes    ordered         ordered           ordered           ordered
on site                          ordered     ordered     ordered     visit_held  yes          yes    done            accepted_already  accepted_already  ordered
on site, visit ahead             time_gone   yes         yes         yes         yes          yes    done            accepted_already  accepted_already  ordered
fell through                     ended       ended       ended       visit_held  ended        yes    done            accepted_already  accepted_already  ended
handed over                      ordered     ordered     ordered     visit_held  handed_over  yes    done            accepted_already  accepted_already  ordered
handed over, visit ahead before  ordered     ordered     ordered     done        handed_over  yes    done            accepted_already  accepted_already  ordered
handed over, a question asked    ordered     ordered     ordered     visit_held  handed_over  yes    done            accepted_already  accepted_already  ordered
`);
});
