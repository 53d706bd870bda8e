import { useState } from 'react';
import { previewOfAction } from '#app/api/desk/mail-previews';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import type { ActProps } from './act-props';
import { AskedPhotos } from '#app/features/admin/order/history/asked-photos';
import { ActButtons } from './act-buttons';
import { Guarded } from './guarded';

/** Answers one of the homeowner's questions; those without an answer come first. */
export function Answer({ id: request, order, busy, act, onCancel }: ActProps) {
  const questions = order.follow.questions.toSorted(
    (one, other) => Math.sign(one.answers.length) - Math.sign(other.answers.length),
  );
  const [chosen, choose] = useState(questions[0]?.id ?? '');
  const [text, setText] = useState('');
  const question = questions.find(({ id }) => id === chosen);
  const action = { kind: 'answered', question: chosen, text } as const;
  const isEmpty = text.trim() === '';
  return (
    <Guarded dirty={!isEmpty} title="Leave without sending the answer?">
      {(close) => (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            void act(action);
          }}
        >
          {questions.length > 1 && (
            <SelectField
              label="Question"
              value={chosen}
              onChange={({ target }) => choose(target.value)}
            >
              {questions.map(({ id, text: words, answers }) => (
                <option key={id} value={id}>
                  {answers.length > 0 ? 'Answered: ' : ''}
                  {words.slice(0, 80)}
                </option>
              ))}
            </SelectField>
          )}
          {question && <blockquote className={asked}>{question.text}</blockquote>}
          {question && <AskedPhotos id={request} photos={question.photos} />}
          {question?.answers.map((answer) => (
            <p key={answer.at} className={asked}>
              Us: {answer.text}
            </p>
          ))}
          <TextAreaField
            label="Answer"
            hint="The homeowner gets it by mail, and it stands on their page."
            maxLength={4000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ActButtons
            busy={busy}
            disabled={isEmpty}
            go="Send the answer"
            mail={isEmpty ? null : previewOfAction(request, action)}
            onCancel={() => close(onCancel)}
          />
        </form>
      )}
    </Guarded>
  );
}

const form = css({ display: 'grid', gap: '3' });

const asked = css({
  whiteSpace: 'pre-line',
  paddingLeft: '3',
  borderLeft: '2px solid {colors.mark}',
  overflowWrap: 'anywhere',
});
