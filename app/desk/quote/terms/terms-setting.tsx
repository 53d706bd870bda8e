import { QUOTE_TERMS } from '#app/api/desk/desk-settings';
import { REQUESTS_KEY } from '#app/desk/frame/order/order-queries';
import { SettingScreen } from '#app/desk/frame/document/setting-screen';
import { css } from '#styled/css';
import { quoteTermsSchema } from '#domain/order/quote/quote-terms';
import { termsEditOf, termsOf, type TermsEdit } from './terms-edit';
import { TermsForm, termsError } from './terms-form';

/** The terms that a written quote begins with, as a setting. */
export function TermsSetting() {
  return (
    <SettingScreen
      setting={QUOTE_TERMS}
      back={{ to: '/admin/board', words: 'Back to the board' }}
      title="Quote terms"
      note="What a written quote begins with"
      what="the terms"
      saved="The terms are saved"
      example="These terms are an example that came with the program: nobody has confirmed them. Change what differs and save, or confirm them as they are."
      editOf={termsEditOf}
      valueOf={(edit) => quoteTermsSchema.safeParse(termsOf(edit)).data ?? null}
      shownBy={[REQUESTS_KEY]}
      className={form}
    >
      {(edit, change) => {
        const errors = errorsOf(edit);
        return (
          <TermsForm
            terms={edit}
            errorOf={(field) => termsError(errors, '', field)}
            onChange={change}
          />
        );
      }}
    </SettingScreen>
  );
}

function errorsOf(edit: TermsEdit): ReadonlyMap<string, string> {
  const { error } = quoteTermsSchema.safeParse(termsOf(edit));
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]));
}

const form = css({ maxWidth: '720px' });
