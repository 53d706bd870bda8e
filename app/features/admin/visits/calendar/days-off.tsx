import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { css } from '#styled/css';
import type { VisitCalendar } from '#domain/order/visits/visit-calendar';
import { LineInput } from '#app/features/admin/quote/lines/line-input';

interface Props {
  daysOff: VisitCalendar['daysOff'];
  errorOf: (index: number) => string | undefined;
  onChange: (daysOff: VisitCalendar['daysOff']) => void;
}

/** The company's own days off; bank holidays are known. */
export function DaysOff({ daysOff, errorOf, onChange }: Props) {
  const change = (index: number, changes: Partial<Props['daysOff'][number]>) =>
    onChange(daysOff.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <fieldset>
      <legend className={legend}>Days off</legend>
      <p className={muted}>Bank holidays are off by themselves.</p>
      <ul className={list}>
        {daysOff.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else names a day off
          <li key={index} className={row}>
            <LineInput
              label={`Days off ${index + 1}: first day`}
              type="date"
              value={one.from}
              error={errorOf(index)}
              onText={(from) => change(index, { from, to: one.to === '' ? from : one.to })}
            />
            <LineInput
              label={`Days off ${index + 1}: last day`}
              type="date"
              value={one.to}
              onText={(to) => change(index, { to })}
            />
            <LineInput
              label={`Days off ${index + 1}: why`}
              placeholder="Why"
              maxLength={80}
              value={one.word}
              onText={(word) => change(index, { word })}
            />
            <IconButton
              label={`Remove days off ${index + 1}`}
              onClick={() => onChange(daysOff.filter((_one, at) => at !== index))}
            >
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="dense"
        onClick={() => onChange([...daysOff, { from: '', to: '', word: '' }])}
      >
        <PlusIcon /> Add days off
      </Button>
    </fieldset>
  );
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const muted = css({ color: 'textMuted', marginBottom: '3' });

const list = css({ display: 'grid', gap: '3' });

const row = css({
  display: 'grid',
  gap: '2',
  alignItems: 'start',
  marginBottom: '3',
  gridTemplateColumns: { base: '1fr 1fr', md: '160px 160px minmax(0, 1fr) 48px' },
});
