import { useState } from 'react';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { Part } from '#app/features/follow/request/part';
import { TextForm } from '#app/features/follow/request/text-form';
import { ofKinds } from '#app/features/follow/request/tried/tried';
import { TriedList } from '#app/features/follow/request/tried/tried-list';
import { dayInWords } from '#domain/order/visits/visit-words';
import { isoDay } from '#domain/quote-document/dates';
import { css } from '#styled/css';

/** Questions and answers, and a form for the next question. */
export function QuestionsPart({ view, tried, now, onAct }: FollowProps) {
  const [written, setWritten] = useState({ text: '', times: 0 });
  const day = (instant: string) => dayInWords(isoDay(new Date(instant)), now);
  const hasEnded = view.ended === 'withdrawn';
  const asked = ofKinds(tried, ['asked']);
  // One that was refused keeps its words here, to copy or to change.
  if (hasEnded && view.questions.length + asked.length === 0) return null;
  return (
    <Part name="questions" title="Questions and answers">
      {view.questions.map(({ id, at, text, answers }) => (
        <article key={id} className={entry}>
          <h3 className={meta}>You asked on {day(at)}</h3>
          <p className={words}>{text}</p>
          {answers.map((one) => (
            <div key={one.at} className={reply}>
              <h4 className={meta}>We answered on {day(one.at)}</h4>
              <p className={words}>{one.text}</p>
            </div>
          ))}
          {answers.length === 0 && <p className={meta}>Not answered yet</p>}
        </article>
      ))}
      <TriedList
        tried={asked}
        now={now}
        onChange={(action) =>
          action.kind === 'asked' &&
          setWritten(({ times }) => ({ text: action.text, times: times + 1 }))
        }
      />
      {!hasEnded && (
        <div className={css({ marginTop: '5' })}>
          <TextForm
            key={written.times}
            written={written.text}
            label="Your question"
            hint="About the quote, the groundwork, the way into your garden: anything."
            send="Ask us"
            action={(text) => ({ kind: 'asked', text })}
            onAct={onAct}
          />
        </div>
      )}
    </Part>
  );
}

const entry = css({ marginTop: '5' });

const meta = css({ textStyle: 'caption', color: 'textMuted' });

const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' });

const reply = css({
  marginTop: '3',
  marginLeft: '4',
  paddingLeft: '4',
  borderLeft: '2px solid {colors.accent}',
});
