import { css, cx } from '#styled/css';
import type { DeskToday } from '#domain/order/contracts/admin/today';
import { Bar } from './counted-list';
import { stopsOf } from './builder-stops-words';

/** How far homeowners come in the builder, step by step, and where the most stop. */
export function BuilderStops({ steps }: Pick<DeskToday, 'steps'>) {
  const stops = stopsOf(steps);
  return (
    <section aria-labelledby="stops" className={section}>
      <h3 id="stops" className={heading}>
        Where homeowners stop in the builder
      </h3>
      {stops === null ? (
        <p>Nobody has begun a room in the last 30 days.</p>
      ) : (
        <>
          <p id="stops-words">{stops.words}</p>
          <table className={table} aria-labelledby="stops" aria-describedby="stops-words">
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">Visits</th>
                <th scope="col">Of 100</th>
              </tr>
            </thead>
            {stops.steps.map(({ name, count, of100, note }) => (
              <tbody key={name}>
                <tr>
                  <th scope="row">
                    {name}
                    {note && <span className={muted}>{note}</span>}
                  </th>
                  <td>{count}</td>
                  <td>{of100}</td>
                </tr>
                <tr aria-hidden="true">
                  <td colSpan={3}>
                    <Bar part={of100 / 100} />
                  </td>
                </tr>
              </tbody>
            ))}
          </table>
        </>
      )}
      <p className={cx(muted, foot)}>
        Counted without cookies or names, once per visit that begins a room and has a signal. Who
        comes back to a kept room is not counted again.
      </p>
    </section>
  );
}

const section = css({ marginTop: '6' });

const heading = css({ fontWeight: '600', marginBottom: '2' });

const muted = css({ display: 'block', textStyle: 'caption', color: 'textMuted' });

const foot = css({ marginTop: '2' });

const table = css({
  width: 'full',
  marginTop: '3',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingInline: '0',
    textAlign: 'left',
    fontWeight: '400',
    verticalAlign: 'baseline',
  },
  '& th:first-child': { width: 'full' },
  '& thead th': { color: 'textMuted', paddingBottom: '2' },
  '& tbody th, & tbody tr:first-child td': { paddingBottom: '1' },
  '& tbody tr:last-child td': { paddingBottom: '3' },
  '& :is(th, td):not(:first-child)': {
    textAlign: 'right',
    paddingLeft: '5',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});
