import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { css } from '#styled/css';
import { LineInput } from '#app/desk/frame/line-input';
import { DUE_CHOICES, isDueChoice, NEW_STAGE, percentSum, type TermsEdit } from './terms-edit';

interface Props {
  terms: TermsEdit;
  /** By field: "validDays", "stages.0.words". */
  errorOf: (field: string) => string | undefined;
  onChange: (terms: TermsEdit) => void;
}

/** How long a quote is valid, when it is paid, what it leaves out, and its conditions. */
export function TermsForm({ terms, errorOf, onChange }: Props) {
  const { stages } = terms;
  const change = (changes: Partial<TermsEdit>) => onChange({ ...terms, ...changes });
  const stage = (index: number, changes: Partial<TermsEdit['stages'][number]>) =>
    change({ stages: stages.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
  const sum = percentSum(stages);
  return (
    <div className={form}>
      <div className={narrow}>
        <TextField
          label="Days it stays valid"
          inputMode="numeric"
          value={terms.validDays}
          error={errorOf('validDays')}
          onChange={({ target }) => change({ validDays: target.value })}
        />
      </div>
      <fieldset>
        <legend className={legend}>Payment stages</legend>
        <ul className={list}>
          {stages.map((one, index) => (
            // A stage has nothing of its own but its place.
            // oxlint-disable-next-line react/no-array-index-key -- nothing else names it
            <li key={index} className={row}>
              <LineInput
                label={`Stage ${index + 1}: when it is due`}
                value={one.words}
                maxLength={200}
                error={errorOf(`stages.${index}.words`)}
                onText={(words) => stage(index, { words })}
              />
              <LineInput
                label={`Stage ${index + 1}: per cent`}
                value={one.percent}
                right
                inputMode="numeric"
                error={errorOf(`stages.${index}.percent`)}
                onText={(percent) => stage(index, { percent })}
              />
              <span className={unit} aria-hidden="true">
                %
              </span>
              <IconButton
                label={`Remove stage ${index + 1}`}
                className={small}
                disabled={stages.length === 1}
                onClick={() => change({ stages: stages.filter((_one, at) => at !== index) })}
              >
                <BinIcon />
              </IconButton>
              <div className={due}>
                <SelectField
                  label={`Stage ${index + 1}: its invoice is made`}
                  value={one.due}
                  onChange={({ target: { value } }) =>
                    isDueChoice(value) && stage(index, { due: value })
                  }
                >
                  {DUE_OPTIONS.map(([value, words]) => (
                    <option key={value} value={value}>
                      {value === 'usual' ? usualWords(index, stages.length) : words}
                    </option>
                  ))}
                </SelectField>
                {one.due === 'date' && (
                  <TextField
                    label={`Stage ${index + 1}: day`}
                    type="date"
                    value={one.date}
                    error={errorOf(`stages.${index}.due.date`)}
                    onChange={({ target }) => stage(index, { date: target.value })}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        <div className={below}>
          <Button
            variant="line"
            size="dense"
            disabled={stages.length >= 10}
            onClick={() => change({ stages: [...stages, NEW_STAGE] })}
          >
            <PlusIcon /> Add a stage
          </Button>
          <output className={sum === 100 ? muted : wrong}>{sum} % of 100 %</output>
        </div>
        {errorOf('stages') && <p className={wrong}>{errorOf('stages')}</p>}
      </fieldset>
      <TextAreaField
        label="Not included"
        hint="One on each line."
        rows={6}
        value={terms.notIncluded}
        error={errorOf('notIncluded')}
        onChange={({ target }) => change({ notIncluded: target.value })}
      />
      <TextAreaField
        label="Conditions"
        hint="One on each line."
        rows={6}
        value={terms.conditions}
        error={errorOf('conditions')}
        onChange={({ target }) => change({ conditions: target.value })}
      />
    </div>
  );
}

const DUE_OPTIONS = Object.entries(DUE_CHOICES);

/** What a stage does that says nothing itself, by its place: see `stageDue`. */
function usualWords(index: number, count: number): string {
  if (index === 0) return 'As usual: once the quote is accepted';
  return index === count - 1
    ? 'As usual: once the room is handed over'
    : 'As usual: when we say so';
}

/** What is wrong with a field of the terms, or with one of the entries in it. */
export function termsError(
  errors: ReadonlyMap<string, string>,
  prefix: string,
  field: string,
): string | undefined {
  const key = `${prefix}${field}`;
  if (errors.has(key) || field === 'stages') return errors.get(key);
  return [...errors].find(([other]) => other.startsWith(`${key}.`))?.[1];
}

const form = css({ display: 'grid', gap: '5' });

const narrow = css({ maxWidth: '240px' });

const legend = css({ textStyle: 'label', paddingBottom: '6px' });

const list = css({ display: 'grid', gap: '2' });

const row = css({
  display: 'grid',
  alignItems: 'start',
  gap: '2',
  gridTemplateColumns: 'minmax(0, 1fr) 72px auto 40px',
});

/** Below the words it belongs to. */
const due = css({
  display: 'grid',
  gap: '2',
  gridColumn: '1 / -1',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 200px' },
  marginBottom: '3',
});

/** As tall as the box before it. */
const unit = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: { base: 'target', md: 'dense' },
  '@media (pointer: coarse)': { minHeight: 'target' },
});

const small = css({ width: '40px', height: { base: 'target', md: 'dense' } });

const below = css({ display: 'flex', alignItems: 'center', gap: '4', marginTop: '3' });

const muted = css({ color: 'textMuted' });

const wrong = css({ color: 'danger', fontWeight: '560' });
