import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ChangesTable, TypicalTable } from '#app/desk/prices/changes-table';
import type { PriceEditor } from '#app/desk/prices/price-document';
import { pricingChanges } from '#app/desk/prices/pricing-changes';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { useSave } from '#app/ui/download/use-save';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { loadCsv, rowsOf } from '#app/desk/frame/document/csv-file';
import { HEAD, linesOf, readLines, type LineFault } from './price-csv';

interface Props {
  editor: PriceEditor;
  /** What is in the form. */
  typed: PricingConfiguration;
  /** The version it was made from. */
  revision: number;
}

/** The price list as a file for a spreadsheet, out and in. What comes in goes into the form, and is saved as any other edit. */
export function PriceFile({ editor, typed, revision }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const out = useSave(() => csvFile(typed, revision), 'The file could not be made');
  const { mutate, data, error, reset } = useMutation({
    mutationFn: (file: File) => readFile(file, typed),
  });
  const take = (next: PricingConfiguration) => {
    editor.change(() => next);
    reset();
  };
  const faults = error ? [UNREADABLE] : data && 'faults' in data ? data.faults : undefined;
  return (
    <>
      <Button variant="line" size="dense" busy={out.busy} onClick={out.save}>
        Export CSV
      </Button>
      <Button variant="line" size="dense" onClick={() => chooser.current?.click()}>
        Import CSV
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="Prices as CSV"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) mutate(file);
          // So that the same file can be chosen again once it is corrected.
          target.value = '';
        }}
      />
      {faults && <Refused faults={faults} onClose={reset} />}
      {data && 'typed' in data && (
        <Preview
          before={typed}
          after={data.typed}
          onTake={() => take(data.typed)}
          onClose={reset}
        />
      )}
    </>
  );
}

/** What the file would change in the form. */
function Preview({
  before,
  after,
  onTake,
  onClose,
}: {
  before: PricingConfiguration;
  after: PricingConfiguration;
  onTake: () => void;
  onClose: () => void;
}) {
  const changes = pricingChanges(before, after);
  const isSame = changes.length === 0;
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title="What the file changes"
      description={
        isSame
          ? 'Its figures are those in the form.'
          : 'Nothing is saved yet: the figures go into the form, where you look at them once more and save.'
      }
    >
      {!isSame && (
        <div className={tables}>
          <ChangesTable changes={changes} caption="What the file changes" />
          <TypicalTable before={before} after={after} />
        </div>
      )}
      <div className={dialog().actions}>
        <Button variant="line" onClick={onClose}>
          {isSame ? 'Close' : 'Cancel'}
        </Button>
        {!isSame && <Button onClick={onTake}>Put them into the form</Button>}
      </div>
    </Dialog>
  );
}

/** What is wrong with the file, line by line. */
function Refused({ faults, onClose }: { faults: readonly LineFault[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Nothing was taken from the file"
      description="Correct these lines in it, and choose it again. The prices are as they were."
    >
      <ul className={list} aria-label="What is wrong">
        {faults.map(({ line, words }) => (
          <li key={`${line} ${words}`}>
            {line > 0 && <b>Line {line}: </b>}
            {words}
          </li>
        ))}
      </ul>
      <div className={dialog().actions}>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

const UNREADABLE: LineFault = {
  line: 0,
  words: 'It could not be read. Save it as CSV, check the signal, and try again.',
};

async function csvFile(pricing: PricingConfiguration, revision: number): Promise<File> {
  const csv = await loadCsv();
  const lines = [[...HEAD], ...linesOf(pricing)];
  const text = csv.unparse(lines, { quotes: true, escapeFormulae: true });
  // With a byte order mark, by which spreadsheets know UTF-8.
  return new File(['\uFEFF', text, '\r\n'], `prices-version-${revision}.csv`, { type: 'text/csv' });
}

async function readFile(file: File, before: PricingConfiguration) {
  return readLines(await rowsOf(file), before);
}

const tables = css({ display: 'grid', gap: '8', marginBottom: '5' });

const list = css({ display: 'grid', gap: '2', marginBottom: '5', '& b': { fontWeight: '600' } });
