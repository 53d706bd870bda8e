import { useState } from 'react';
import { ExportButton } from '#app/desk/frame/requests/export-button';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { ACCOUNTANT_FILES, PROGRAMS, type Program } from '#domain/order/contracts/admin/money';
import { isoDay } from '#domain/text/dates';

const NAMES: Readonly<Record<Program, string>> = { xero: 'Xero', quickbooks: 'QuickBooks' };

const FILES = {
  invoices: 'Invoices',
  'credit-notes': 'Credit notes',
  payments: 'Payments',
} as const;

/** Invoices, credit notes and payments of a period, in the columns of the accountant's program. */
export function ForAccountant() {
  const [program, setProgram] = useState<Program>('xero');
  const [{ from, to }, setPeriod] = useState(lastQuarter);
  const isPeriod = from !== '' && to !== '' && from <= to;
  return (
    <section aria-labelledby="accountant" className={section}>
      <h2 id="accountant" className={heading}>
        For the accountant
      </h2>
      <div className={fields}>
        <TextField
          label="From"
          type="date"
          value={from}
          onChange={({ target }) => setPeriod({ from: target.value, to })}
        />
        <TextField
          label="To"
          type="date"
          value={to}
          error={isPeriod ? undefined : 'Let the days run from the earlier to the later'}
          onChange={({ target }) => setPeriod({ from, to: target.value })}
        />
        <SelectField
          label="Program"
          value={program}
          onChange={({ target }) =>
            setProgram(PROGRAMS.find((one) => one === target.value) ?? program)
          }
        >
          {PROGRAMS.map((one) => (
            <option key={one} value={one}>
              {NAMES[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {isPeriod && (
        <div className={buttons}>
          {ACCOUNTANT_FILES[program].map((file) => (
            <ExportButton
              key={file}
              path={`/api/money/${program}/${file}.csv?from=${from}&to=${to}`}
            >
              {FILES[file]}
            </ExportButton>
          ))}
        </div>
      )}
      <p className={note}>
        Amounts include VAT: choose “tax inclusive” when the file is read. Credit notes of Xero
        stand among the invoices, below zero.
      </p>
    </section>
  );
}

/** The last whole quarter, which a VAT return is for. */
function lastQuarter(): { from: string; to: string } {
  const now = new Date();
  const quarter = Math.floor(now.getUTCMonth() / 3);
  const begins = (at: number) => new Date(Date.UTC(now.getUTCFullYear(), at * 3, 1));
  return { from: isoDay(begins(quarter - 1)), to: isoDay(begins(quarter), -1) };
}

const section = css({ marginTop: '10', maxWidth: '48rem' });

const heading = css({ textStyle: 'subheading', marginBottom: '3' });

const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '4',
});

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4' });

const note = css({ color: 'textMuted', marginTop: '3' });
