import type { FormEvent } from 'react';
import {
  estimateWords,
  permissionChoices,
  permissionGroups,
  permissionMeasures,
  permissionPage,
  type PermissionChoice,
} from '#app/content/page-words/permission-page';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { useEarlyChange } from '#app/ui/fields/use-early-change';
import { css } from '#styled/css';
import type { Answers } from './answers';
import type { PermissionForm as Check } from './use-permission-check';

/** The questions, in groups. For an extension only the first group is needed. */
export function PermissionForm({ check }: { check: Check }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    check.ask(event.currentTarget);
  };
  const isExtension = check.answers.building === 'extension';
  const groups = isExtension ? permissionGroups.slice(0, 1) : permissionGroups;
  return (
    <form noValidate onSubmit={onSubmit} className={css({ display: 'grid', gap: '8' })}>
      {groups.map(({ title, choices, measures }) => (
        <fieldset key={title} className={group}>
          <legend className={css({ textStyle: 'subheading', paddingBottom: '4' })}>{title}</legend>
          {measures.includes('height') && check.isFromDesign && (
            <p className={source}>{permissionPage.fromDesign}</p>
          )}
          <div className={fields}>
            {choices.map((field) => (
              <Choice key={field} field={field} check={check} />
            ))}
            {measures.map((field) => (
              <Measure key={field} field={field} check={check} />
            ))}
          </div>
          {measures.includes('boundary') && check.estimate && (
            <p className={beneath}>
              <span>{`${estimateWords(check.estimate)} ${permissionPage.estimate} `}</span>
              <button type="button" className={takeBack} onClick={check.takeBackEstimate}>
                {permissionPage.leaveOut}
              </button>
            </p>
          )}
        </fieldset>
      ))}
      <Button type="submit" className={css({ justifySelf: { md: 'start' } })}>
        {permissionPage.check}
      </Button>
    </form>
  );
}

function Choice({ field, check }: { field: keyof typeof permissionChoices; check: Check }) {
  const choice: PermissionChoice = permissionChoices[field];
  const control = useEarlyAnswer<HTMLSelectElement>(field, check);
  return (
    <SelectField
      ref={control}
      name={field}
      // Stops the browser from restoring answers from an earlier visit.
      autoComplete="off"
      label={choice.label}
      hint={choice.hint}
      error={check.errors[field]}
      value={check.answers[field]}
      onChange={(event) => check.change(field, event.currentTarget.value)}
    >
      {choice.options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

function Measure({ field, check }: { field: keyof typeof permissionMeasures; check: Check }) {
  const { label, unit, hint } = permissionMeasures[field];
  const control = useEarlyAnswer<HTMLInputElement>(field, check);
  return (
    <TextField
      ref={control}
      name={field}
      label={`${label}, ${unit}`}
      hint={hint}
      error={check.errors[field]}
      value={check.answers[field]}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => check.change(field, event.currentTarget.value)}
    />
  );
}

/** Picks up an answer given before hydration. */
function useEarlyAnswer<E extends HTMLInputElement | HTMLSelectElement>(
  field: keyof Answers,
  { answers, change }: Check,
) {
  return useEarlyChange<E>(({ value }) => value !== answers[field] && change(field, value));
}

const group = css({ width: '100%' });

const source = css({ textStyle: 'small', color: 'textMuted', marginBottom: '4', maxWidth: '52ch' });

const beneath = css({ textStyle: 'small', color: 'textMuted', marginTop: '3', maxWidth: '52ch' });

const takeBack = css({
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  padding: '12px 4px',
  margin: '-12px -4px',
});

const fields = css({
  display: 'grid',
  gap: '5',
  alignItems: 'end',
  '@media (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' },
});
