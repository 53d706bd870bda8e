import { yearWords } from '#app/content/page-words/year-words';
import { ChevronDownIcon } from '#app/ui/icons/arrows/chevron-down-icon';
import { ASSUMPTIONS, type AssumptionId } from '#domain/room/energy/assumptions';
import { howWeKnow } from '#domain/room/energy/how-we-know';
import type { Year, YearSubject } from '#domain/room/energy/year';
import type { UsualYear } from '#domain/design/estimate/usual-year';
import { frontLooks } from '#domain/room/sun/compass';
import type { EnergyFacts } from '#domain/site/content/facts/energy-facts';
import { formatDay, monthName } from '#domain/text/dates';
import { css } from '#styled/css';

interface Props {
  subject: YearSubject;
  year: UsualYear;
  energy: Pick<EnergyFacts, 'figures'>;
}

const HEATING: readonly AssumptionId[] = ['electricHeater', 'airConditioning', 'underfloor'];

/** The method, every assumption with its source, and the numbers behind the answer. */
export function HowWeKnow({ subject, year: { range, terms, figures }, energy }: Props) {
  const shown = range.high;
  const ids = (Object.keys(ASSUMPTIONS) as AssumptionId[]).filter(
    (id) => !HEATING.includes(id) || id === shown.heating,
  );
  return (
    <details className={root}>
      <summary className={summary}>
        {yearWords.how}
        <ChevronDownIcon />
      </summary>
      <h2>{yearWords.worked}</h2>
      <dl className={list}>
        {howWeKnow(subject, terms, range, figures.north).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.charAt(0).toUpperCase() + value.slice(1)}</dd>
          </div>
        ))}
      </dl>
      <h2>{yearWords.assumed}</h2>
      <dl className={list}>
        {ids.map((id) => {
          const { value, source, date } = energy.figures[id];
          const { label, unit } = ASSUMPTIONS[id];
          return (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <b>{`${value}${unit && `\u00a0${unit}`}`}</b>
                {` ${source}, ${formatDay(new Date(date))}`}
              </dd>
            </div>
          );
        })}
      </dl>
      <h2>{yearWords.ofMonths(frontLooks(shown.north))}</h2>
      <p>
        {range.years.length > 1 && `${yearWords.dearest} `}
        {yearWords.columns}
      </p>
      <Months year={shown} />
    </details>
  );
}

/** Short, so that all stand side by side on a laptop. */
const COLUMNS = [
  'Out °C',
  'In °C',
  'Walls, glass W',
  'Air W',
  'Sun W',
  'People W',
  'Used %',
  'Heat kWh',
  'Power kWh',
  'Pence',
];

/** Each month as the worksheet has it. */
function Months({ year }: { year: Year }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: arrow keys move it
    <section className={scroller} tabIndex={0} aria-label={yearWords.months}>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {year.months.map((month, at) => (
            <tr key={at}>
              <th scope="row">{monthName(at).slice(0, 3)}</th>
              <td>{month.externalTemperature.toFixed(1)}</td>
              <td>{month.meanInternalTemperature.toFixed(1)}</td>
              <td>{month.fabricLoss.toFixed(0)}</td>
              <td>{month.ventilationLoss.toFixed(0)}</td>
              <td>{month.solarGains.toFixed(0)}</td>
              <td>{month.internalGains.toFixed(0)}</td>
              <td>{(month.utilisation * 100).toFixed(0)}</td>
              <td>{month.demand.toFixed(0)}</td>
              <td>{month.fuel.toFixed(0)}</td>
              <td>{month.costPence.toFixed(0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const root = css({
  borderTop: '1px solid {colors.line}',
  textStyle: 'small',
  '& p': { marginBottom: '3', maxWidth: '62ch' },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& h2': { textStyle: 'label', marginTop: '5', marginBottom: '1', breakAfter: 'avoid' },
});

const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '52px',
  textStyle: 'label',
  cursor: 'pointer',
});

const list = css({
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': { paddingBlock: '6px', borderTop: '1px solid {colors.line}', breakInside: 'avoid' },
  '& dt': { textStyle: 'caption', color: 'textMuted' },
  '& b': { fontWeight: '560' },
});

const scroller = css({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& tr': { breakInside: 'avoid' },
  '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'caption' },
  '& :is(th, td)': {
    padding: '4px 8px 4px 0',
    textAlign: 'right',
    verticalAlign: 'bottom',
    fontWeight: '400',
    borderBottom: '1px solid {colors.line}',
  },
  '& :is(th, td):last-child': { paddingRight: '0' },
  '& thead th': { color: 'textMuted' },
  '& :is(th, td):first-child': {
    position: 'sticky',
    left: '0',
    minWidth: '0',
    textAlign: 'left',
    background: 'canvas',
  },
});
