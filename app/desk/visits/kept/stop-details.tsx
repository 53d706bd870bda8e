import { QuotePlan } from '#app/desk/frame/requests/quote-plan';
import { PriceLines } from '#app/ui/prices/price-lines';
import type { KeptDay } from '#app/offline/desk/desk-rows';
import { bothFigures } from '#domain/design/estimate/both-figures';
import { formatSize } from '#domain/room/geometry/format-size';
import { css } from '#styled/css';

/** All that is known of a request before the visit, folded away: room, price, questions and answers. */
export function StopDetails({ request }: { request: KeptDay['requests'][string] }) {
  const { stored, follow } = request;
  const { size, roomType, openings, email, atRequest, estimatedPrice } = stored;
  const figures = bothFigures({ estimatedPrice, serverPrice: atRequest.total }, 'company');
  const facts = [size && formatSize(size, roomType ?? null), openings, email];
  return (
    <details className={whole}>
      <summary className={summary}>Room, price and questions</summary>
      <p>{facts.filter(Boolean).join(', ')}</p>
      <QuotePlan quote={stored} />
      <PriceLines lines={atRequest.lines} total={atRequest.total} />
      {figures !== '' && <p>{figures}</p>}
      {follow.wish !== '' && <p className={words}>When it suits: {follow.wish}</p>}
      {follow.questions.map(({ id, text, answers }) => (
        <div key={id}>
          <p className={words}>
            <b>Question:</b> {text}
          </p>
          {answers.map((answer) => (
            <p key={answer.at} className={words}>
              <b>Our answer:</b> {answer.text}
            </p>
          ))}
        </div>
      ))}
    </details>
  );
}

const whole = css({ width: '100%', maxWidth: '560px', '& > * + *': { marginTop: '3' } });

const summary = css({
  width: 'fit-content',
  display: 'list-item',
  paddingBlock: { base: '10px', md: '6px' },
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

const words = css({ whiteSpace: 'pre-line', marginTop: '2' });
