import { useMemo, useState } from 'react';
import { UNREACHED } from '#app/desk/frame/order/use-order-actions';
import { recall, remember } from '#app/pwa/local-memory';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';
import type { DeskMoney } from '#domain/order/contracts/admin/money';
import { readStatement } from '#domain/order/money/bank-line';
import { matchBank } from '#domain/order/money/match-bank';
import { isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import { ColumnsFields } from './columns-fields';
import { columnsFor, columnsText } from './kept-columns';
import { StatementLine } from './statement-line';
import { useNoting } from './use-noting';

interface Props {
  rows: readonly (readonly string[])[];
  invoices: DeskMoney['invoices'];
  onClose: () => void;
}

const COLUMNS_KEY = 'desk-bank-columns';
/** Lines at a time: a year's statement must not stop the page. */
const PAGE = 50;

/** A statement's lines, what each pays, and the button that notes those that are ticked. */
export function Statement({ rows, invoices, onClose }: Props) {
  const [columns, setColumns] = useState(() => columnsFor(rows, recall(COLUMNS_KEY)));
  const [shown, setShown] = useState(PAGE);
  // As they were when the file was read: what is noted below must not move under the finger.
  const [open] = useState(invoices);
  const [today] = useState(() => isoDay(new Date()));
  const { lines, out, faults } = useMemo(
    () => readStatement(rows, columns, today),
    [rows, columns, today],
  );
  const matches = useMemo(
    () => matchBank(lines, open).toSorted((one, other) => RANK[one.how] - RANK[other.how]),
    [lines, open],
  );
  const noting = useNoting(matches, open);
  const { states, ticked, busy, isCut } = noting;
  return (
    <>
      <ColumnsFields
        rows={rows}
        columns={columns}
        onChange={(next) => {
          setColumns(next);
          remember(COLUMNS_KEY, columnsText(rows, next));
        }}
      />
      <output className={summary}>
        {`${count(lines.length, 'line')} brought money, ${count(out, 'line')} did not.`}
      </output>
      {faults.length > 0 && (
        <ul className={faulty} aria-label="Lines that could not be read">
          {faults.slice(0, PAGE).map(({ line, words }) => (
            <li key={line}>
              <b>Line {line}: </b>
              <span translate="no">{words}</span>
            </li>
          ))}
          {faults.length > PAGE && <li>{`And ${faults.length - PAGE} more.`}</li>}
        </ul>
      )}
      <ul className={list} aria-label="Payments">
        {matches.slice(0, shown).map((match) => (
          <StatementLine
            key={match.line.name}
            match={match}
            invoices={open}
            chosen={noting.invoiceOf(match)?.number ?? null}
            state={states.get(match.line.name)}
            onChoose={(number) => noting.choose(match, number)}
          />
        ))}
      </ul>
      {matches.length > shown && (
        <Button variant="line" size="dense" onClick={() => setShown(shown + PAGE)}>
          {`Show ${Math.min(PAGE, matches.length - shown)} more of ${matches.length}`}
        </Button>
      )}
      {isCut && (
        <p role="alert" className={cut}>
          {UNREACHED}
        </p>
      )}
      <div className={dialog().actions}>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
        <Button busy={busy} disabled={ticked.length === 0} onClick={noting.note}>
          {noteWords(ticked)}
        </Button>
      </div>
    </>
  );
}

const RANK = { sure: 0, perhaps: 1, none: 2 };

function noteWords(ticked: readonly { line: { pence: number } }[]): string {
  if (ticked.length === 0) return 'Tick what is to be noted';
  const sum = ticked.reduce((pence, { line }) => pence + line.pence, 0);
  return `Note ${count(ticked.length, 'payment')}, ${inPence(sum)}`;
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en-GB')} ${what}${number === 1 ? '' : 's'}`;
}

const summary = css({ display: 'block', marginBottom: '3' });

const faulty = css({
  display: 'grid',
  gap: '1',
  maxHeight: '12rem',
  overflowY: 'auto',
  marginBottom: '4',
  color: 'warning',
  overflowWrap: 'anywhere',
});

const list = css({
  borderTop: '1px solid {colors.line}',
  marginBottom: '4',
  _empty: { display: 'none' },
});

const cut = css({ color: 'warning', marginBlock: '3' });
