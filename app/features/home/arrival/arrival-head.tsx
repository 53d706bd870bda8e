import { useFacts } from '#app/ui/company/use-facts';
import { useMemo } from 'react';
import { arrival } from '#app/content/page-words/arrival';
import { hoursLines, phoneHref } from '#domain/site/content/facts/fact-words';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { knownSizes } from '#app/pwa/quote-file/known-sizes';
import { useOnline } from '#app/pwa/use-online';
import { IconButton } from '#app/ui/buttons/icon-button';
import { LinkButton } from '#app/ui/buttons/link-button';
import { deviceName } from '#app/ui/screen/device-name';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { Money } from '#app/ui/prices/money';
import { OutsidePicture } from '#app/room/picture/outside-picture';
import { StatusChip } from '#app/ui/status-chip';
import { choicesOf } from '#domain/order/contracts/requests/quote-request';
import { bothFigures } from '#domain/design/estimate/both-figures';
import { roomAndArea } from '#domain/design/draft/format-room';
import { css } from '#styled/css';
import { arrivalStyles } from './arrival-styles';
import { arrivalSteps, arrivalWords } from './arrival-words';
import { PdfButton } from './pdf-button';

/** The request: its room, its state, its price and reference, and what happens next. */
export function ArrivalHead({ entry, onClose }: { entry: QuoteEntry; onClose: () => void }) {
  const facts = useFacts();
  const { company, hours } = facts;
  const words = arrival(facts);
  const online = useOnline();
  const { title, text, action } = arrivalWords(entry, { facts, online, device: deviceName() });
  const sizes = knownSizes(usePricing().pricing);
  const { summary } = entry;
  const figures = entry.state === 'received' ? bothFigures(entry.receipt, 'homeowner') : '';
  const draft = useMemo(() => choicesOf(summary), [summary]);
  const close = () => {
    onClose();
    // The button that was pressed is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={arrivalStyles.root} aria-labelledby="arrival-heading">
      <OutsidePicture className={arrivalStyles.picture} draft={draft} sizes={sizes} />
      <div className={arrivalStyles.words}>
        <IconButton label={words.close} className={arrivalStyles.close} onClick={close}>
          <CloseIcon />
        </IconButton>
        <StatusChip status={entry.state} />
        <h2 id="arrival-heading" className={arrivalStyles.title}>
          {title}
        </h2>
        {text && <p className={css({ textStyle: 'lead', marginTop: '2' })}>{text}</p>}
        <p className={css({ color: 'textMuted', marginTop: '2' })}>{roomAndArea(summary, sizes)}</p>
        <dl className={arrivalStyles.figures}>
          <div>
            <dt>{words.price}</dt>
            <dd>
              <Money amount={summary.estimatedPrice} />
            </dd>
          </div>
          {entry.state === 'received' && (
            <div>
              <dt>{words.reference}</dt>
              <dd className={arrivalStyles.reference}>{entry.receipt.reference}</dd>
            </div>
          )}
        </dl>
        {figures !== '' && <p className={css({ color: 'textMuted' })}>{figures}</p>}
        <ol className={arrivalStyles.steps}>
          {arrivalSteps(entry, facts).map((step) => (
            <li key={step.when + step.title}>
              <span>{step.when}</span>
              <strong>{step.title}</strong>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <div className={arrivalStyles.actions}>
          {entry.state === 'received' && entry.followToken !== undefined ? (
            <LinkButton to="/follow" hash={entry.followToken}>
              {action}
            </LinkButton>
          ) : (
            <LinkButton to="/quotes">{action}</LinkButton>
          )}
          <PdfButton entry={entry} />
        </div>
        <p className={arrivalStyles.note}>
          {words.talk} <a href={phoneHref(company)}>{company.phone}</a>,{' '}
          {hoursLines(hours).join(', ')}.
        </p>
      </div>
    </section>
  );
}
