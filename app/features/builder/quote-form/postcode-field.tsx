import { useFacts } from '#app/ui/company/use-facts';
import { quoteForm } from '#app/content/page-words/quote-form';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { useState } from 'react';
import { coverageForm } from '#app/content/company/coverage';

/** An optional postcode: answers whether we build there, and is kept on this device for the visit. */
export function PostcodeField() {
  const words = quoteForm(useFacts()).postcode;
  const { answer, ask } = usePostcodeAnswer();
  return (
    <div className={place} aria-live="polite">
      <TextField
        label={words.label}
        hint={answer ?? words.hint}
        name="postcode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        onFocus={preparePostcode}
        onChange={(event) => ask(event.currentTarget.value, true)}
        onBlur={(event) => ask(event.currentTarget.value, false)}
      />
    </div>
  );
}

const place = css({ '& input': { textTransform: 'uppercase' } });

/** The table of districts: only needed once the box is used. */
const load = () => import('./postcode-answer');

/** Preloads it. A failure needs no handling: `ask` loads it again, and says so if that fails. */
const preparePostcode = () => void load().catch(() => undefined);

/** Whether we build where a postcode is, looked up on this device; null before there is anything to say. */
function usePostcodeAnswer() {
  const facts = useFacts();
  const [answer, setAnswer] = useState<string | null>(null);
  const ask = (text: string, isTyping: boolean) => {
    load().then(
      ({ postcodeAnswer }) => setAnswer(postcodeAnswer(text, { facts, isTyping })),
      () => setAnswer(coverageForm.failed),
    );
  };
  return { answer, ask };
}
