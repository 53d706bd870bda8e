import { css } from '#styled/css';
import { quotedYearLines } from '#domain/order/quote/by-facts';
import type { WrittenQuote } from '#domain/order/quote/written-quote';

interface Props {
  /** As it is being typed. */
  edit: Pick<WrittenQuote, 'design' | 'year'>;
  /** As the server has it, which works out what heating costs. */
  saved: Pick<WrittenQuote, 'design' | 'year'>;
  onChange: (year: WrittenQuote['year']) => void;
}

/** Whether the quote says what heating costs, and what it says. */
export function YearSaid({ edit, saved, onChange }: Props) {
  if (edit.design === null) return null;
  const isSaid = edit.year !== null;
  const line = saved.year && saved.design === edit.design && quotedYearLines(saved.year).join(' ');
  return (
    <section className={part}>
      <h2 className={heading}>Heating</h2>
      <label className={box} htmlFor="says-heating">
        <input
          type="checkbox"
          id="says-heating"
          checked={isSaid}
          onChange={({ target }) => onChange(target.checked ? (saved.year ?? undefined) : null)}
        />
        Say what heating costs in a usual year
      </label>
      {isSaid && <p className={muted}>{line || 'It is worked out when the quote is saved.'}</p>}
    </section>
  );
}

const part = css({ marginTop: '8' });

const heading = css({ textStyle: 'subheading', marginBottom: '2' });

const box = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' });

const muted = css({ color: 'textMuted', maxWidth: '68ch' });
