import { PatientArea, PatientField } from '#app/desk/words/saving/patient-fields';
import { css } from '#styled/css';
import type { Question } from '#domain/site/content/questions';

interface Props {
  question: Question;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<Question>) => void;
}

/** The boxes of one question. */
export function QuestionFields({ question, errors, onChange }: Props) {
  const { more } = question;
  const changeMore = (changes: Partial<NonNullable<Question['more']>>) => {
    const link = { to: '', words: '', ...more, ...changes };
    onChange({ more: link.to === '' && link.words === '' ? null : link });
  };
  return (
    <>
      <PatientField
        label="Question"
        value={question.question}
        error={errors.get('question')}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <PatientArea
        label="Answer"
        hint="One paragraph of plain text."
        rows={4}
        value={question.answer}
        error={errors.get('answer')}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <div className={pair}>
        <PatientField
          label="Read more on"
          hint="A page of this site like /permission, or nothing."
          value={more?.to ?? ''}
          error={errors.get('more.to')}
          onChange={({ target }) => changeMore({ to: target.value })}
        />
        <PatientField
          label="Words of the link"
          value={more?.words ?? ''}
          error={errors.get('more.words')}
          onChange={({ target }) => changeMore({ words: target.value })}
        />
      </div>
    </>
  );
}

const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
});
