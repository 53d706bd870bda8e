import { useFacts } from '#app/ui/company/use-facts';
import { quoteForm } from '#app/content/page-words/quote-form';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { preparePostcode, usePostcodeAnswer } from './use-postcode-answer';

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
