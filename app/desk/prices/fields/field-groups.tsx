import { css } from '#styled/css';
import { valueAt, withValue } from '#app/desk/frame/versions/document-value';
import { FieldRow } from './field-row';
import { FIELD_GROUPS, type PriceTab } from './price-fields';
import type { EditorParts } from './editor-parts';

/** The amounts on one tab, in groups. */
export function FieldGroups({ tab, editor, saving }: EditorParts & { tab: PriceTab }) {
  const { edit, change } = editor;
  if (!edit) return null;
  return FIELD_GROUPS.filter((group) => group.tab === tab).map(({ title, note, fields }) => (
    <section key={title} className={section}>
      <h2 className={heading}>{title}</h2>
      <p className={muted}>{note}</p>
      <div className={rows}>
        {fields.map((field) => (
          <FieldRow
            key={field.path}
            field={field}
            before={valueAt(edit.base.pricing, field.path)}
            value={valueAt(edit.pricing, field.path)}
            error={saving.errors[field.path]}
            onEdit={(value) => {
              saving.forgetError(field.path);
              change((pricing) => withValue(pricing, field.path, value));
            }}
          />
        ))}
      </div>
    </section>
  ));
}

const section = css({ paddingTop: '6' });

const heading = css({ textStyle: 'label' });

const muted = css({ color: 'textMuted' });

const rows = css({ marginTop: '2', borderTop: '1px solid {colors.lineStrong}' });
