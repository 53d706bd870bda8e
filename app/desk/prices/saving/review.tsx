import { LONGEST_PRICING_NOTE } from '#domain/order/contracts/admin/pricing-version';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { ChangesTable } from './changes-table';
import type { EditorParts } from '#app/desk/prices/fields/editor-parts';
import { TypicalTable } from '#app/desk/prices/typical-table';

/** A preview of what saving would change, and the note saved with it. */
export function Review({ editor, saving }: EditorParts) {
  const { edit, changes, setNote } = editor;
  if (!edit || changes.length === 0) return null;
  return (
    <section className={section} aria-labelledby="review">
      <h2 id="review" className={heading}>
        What saving will change
      </h2>
      <div className={columns}>
        <ChangesTable changes={changes} caption="What saving will change" />
        <div>
          <TypicalTable before={edit.base.pricing} after={edit.pricing} />
          <div className={note}>
            <TextField
              label="Note for this version"
              hint="Optional. Seen here only."
              name="note"
              maxLength={LONGEST_PRICING_NOTE}
              value={edit.note}
              error={saving.errors['note']}
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
