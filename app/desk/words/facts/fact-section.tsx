import type { ReactNode } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import type { FactField, FactSection as Section } from './fact-fields';

/** What is typed in the boxes. */
export interface FactTextProps {
  texts: Readonly<Record<string, string>>;
  errors: ReadonlyMap<string, string>;
  onText: (path: string, text: string) => void;
}

interface Props extends FactTextProps {
  section: Section;
  /** What decides whether there are boxes: before them. */
  choice?: ReactNode;
  children?: ReactNode;
}

/** A part of the form: what it is about, where its facts appear, and a box for each. */
export function FactSection({ section, choice, children, ...boxes }: Props) {
  return (
    <fieldset className={part}>
      <legend className={sectionLegend}>{section.title}</legend>
      <p className={sectionNote}>{section.note}</p>
      {choice}
      <div className={section.fields.every(isNumber) ? figures : grid}>
        {section.fields.map((field) => (
          <FactBox key={field.path} field={field} {...boxes} />
        ))}
      </div>
      {children}
    </fieldset>
  );
}

/** The box of one fact. */
export function FactBox({ field, texts, errors, onText }: FactTextProps & { field: FactField }) {
  const { path, label, hint, kind } = field;
  const common = {
    id: `fact-${path}`,
    label,
    hint,
    value: texts[path] ?? '',
    error: errors.get(path),
  };
  if (kind === 'lines') {
    return (
      <div className={wide}>
        <TextAreaField {...common} rows={2} onChange={({ target }) => onText(path, target.value)} />
      </div>
    );
  }
  return (
    <TextField
      {...common}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={INPUT_MODES[kind]}
      placeholder={kind === 'link' ? 'https://' : undefined}
      autoComplete="off"
      onChange={({ target }) => onText(path, target.value)}
    />
  );
}

const INPUT_MODES = {
  line: 'text',
  number: 'numeric',
  percent: 'decimal',
  decimal: 'decimal',
  date: undefined,
  link: 'url',
} as const;

function isNumber({ kind }: FactField): boolean {
  return kind === 'number';
}

const part = css({ minWidth: '0' });

/** The title of a part of the form, and what it is about. */
export const sectionLegend = css({
  textStyle: 'subheading',
  fontSize: '1.25rem',
  paddingBottom: '1',
});

export const sectionNote = css({ color: 'textMuted', marginBottom: '3', maxWidth: '42em' });

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'end',
});

// From and to beside each other.
const figures = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'end',
});

const wide = css({ gridColumn: '1 / -1' });
