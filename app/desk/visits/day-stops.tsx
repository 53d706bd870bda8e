import { Link } from '@tanstack/react-router';
import type { KeptDay } from '#app/offline/desk/desk-rows';
import { PhoneIcon } from '#app/ui/icons/phone-icon';
import { css, cx } from '#styled/css';
import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { addressOnOneLine, mapLink } from '#domain/order/visits/address';
import { dayList } from '#domain/order/visits/day-list';
import { ukTimeOf } from '#domain/order/visits/uk-time';
import { timeInWords } from '#domain/order/visits/visit-words';
import { dialled } from '#domain/text/phone-number';
import { StopDetails } from './kept/stop-details';
import { VisitNotes } from './notes/visit-notes';

interface Props extends DeskVisits {
  day: string;
  /** What is known of each request, where it was taken along: without a signal their pages do not open. */
  requests?: KeptDay['requests'];
}

const MINUTE = 60_000;

/** The visits of a day in order, with what one needs on the way. */
export function DayStops({ day, visits, calendar, requests }: Props) {
  const stops = dayList(visits, day, calendar);
  if (stops.length === 0) return <p className={muted}>No visits on this day.</p>;
  return (
    <ol className={list}>
      {stops.map(({ visit, way, leave, spare }) => (
        <li key={visit.requestId} className={stop}>
          <p className={muted}>
            Leave by {clock(leave)}: {way} min on the way
            {spare !== null && `, ${spare} min to spare before`}
          </p>
          <p className={time}>
            {clock(visit.start)} to {clock(endOf(visit))}
          </p>
          <p>
            {requests ? (
              <b className={name} translate="no">
                {nameOf(visit)}
              </b>
            ) : (
              <Link
                to="/admin/quotes"
                search={{ request: visit.requestId }}
                className={cx(name, underlined)}
              >
                {nameOf(visit)}
              </Link>
            )}{' '}
            <span className={muted}>
              {visit.reference}, {visit.room}
            </span>
          </p>
          <Where address={visit.address} postcode={visit.postcode} />
          {visit.phone !== '' && (
            <a className={link} href={`tel:${dialled(visit.phone)}`}>
              <PhoneIcon /> {visit.phone}
            </a>
          )}
          {visit.notes !== '' && <p className={notes}>{visit.notes}</p>}
          {ofRequest(requests, visit)}
          <VisitNotes requestId={visit.requestId} who={nameOf(visit)} />
        </li>
      ))}
    </ol>
  );
}

function Where({ address, postcode }: { address: string; postcode: string }) {
  const place = addressOnOneLine([address, postcode].filter(Boolean).join('\n'));
  const href = mapLink(place);
  if (href === undefined) return <p className={missing}>We have no address of the garden.</p>;
  return (
    <a className={link} href={href} rel="noreferrer" target="_blank">
      {place}
    </a>
  );
}

function ofRequest(requests: Props['requests'], { requestId }: DeskVisits['visits'][number]) {
  const request = requests?.[requestId];
  return request && <StopDetails request={request} />;
}

function nameOf({ name, reference }: DeskVisits['visits'][number]): string {
  return name || reference;
}

function clock(instant: string): string {
  return timeInWords(ukTimeOf(instant)?.time ?? '');
}

function endOf({ start, minutes }: { start: string; minutes: number }): string {
  return new Date(Date.parse(start) + minutes * MINUTE).toISOString();
}

const list = css({ borderTop: '1px solid {colors.text}' });

const stop = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  paddingBlock: '4',
  borderBottom: '1px solid {colors.line}',
  overflowWrap: 'anywhere',
});

const muted = css({ color: 'textMuted' });

const time = css({ fontSize: '1.125rem', fontWeight: '600' });

const name = css({
  fontSize: '1rem',
  fontWeight: '560',
});

const underlined = css({ textDecoration: 'underline', textUnderlineOffset: '4px' });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'target', md: '32px' },
  fontSize: '1rem',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

const notes = css({
  whiteSpace: 'pre-line',
  marginTop: '1',
  paddingLeft: '3',
  borderLeft: '2px solid {colors.line}',
});

const missing = css({ color: 'warning', fontWeight: '520' });
