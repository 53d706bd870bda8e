import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { LONGEST_PRICING_NOTE } from '#domain/order/contracts/admin/pricing-version';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { ChangesTable, TypicalTable } from './changes-table';
import type { PriceEditor } from './price-document';

/** A preview of what saving would change, and the note saved with it. */
export function Review({ editor }: { editor: PriceEditor }) {
  const { edit, setNote, errors } = editor;
  if (!edit?.changes.length) return null;
  return (
    <section className={section} aria-labelledby="review">
      <h2 id="review" className={heading}>
        What saving will change
      </h2>
      <div className={columns}>
        <ErrorBoundary part="price changes" of={edit.changes}>
          <ChangesTable changes={edit.changes} caption="What saving will change" />
        </ErrorBoundary>
        <div>
          <ErrorBoundary part="typical rooms" of={edit.typed}>
            <TypicalTable before={edit.base.value} after={edit.typed} />
          </ErrorBoundary>
          <div className={note}>
            <TextField
              label="Note for this version"
              hint="Optional. Seen here only."
              name="note"
              maxLength={LONGEST_PRICING_NOTE}
              value={edit.note}
              error={errors['note']}
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

const section = css({ marginTop: '12', borderTop: '1px solid {colors.text}', paddingTop: '4' });

const heading = css({ textStyle: 'subheading', marginBottom: '3' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: { lg: '1fr 1fr' },
  alignItems: 'start',
  columnGap: '12',
  rowGap: '8',
});

const note = css({ marginTop: '6' });
