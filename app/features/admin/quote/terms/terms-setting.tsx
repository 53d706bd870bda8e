import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fetchQuoteTerms, saveQuoteTerms } from '#app/api/quote-terms';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { ActButtons } from '#app/features/admin/order/acts/act-buttons';
import { Guarded } from '#app/features/admin/order/acts/guarded';
import { RefusalNote } from '#app/features/admin/order/acts/refusal-note';
import { REQUESTS_KEY } from '#app/features/admin/order/order-queries';
import { refusalOf } from '#app/features/admin/order/use-order-acts';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { Button } from '#app/ui/buttons/button';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';
import { quoteTermsSchema, type QuoteTerms } from '#domain/order/quote/quote-terms';
import { termsEditOf, termsOf } from './terms-edit';
import { TermsForm, termsError } from './terms-form';

const TERMS_KEY = ['/api/settings/quote-terms'] as const;

/** The terms that a detailed quote begins with, as a setting. */
export function TermsSetting() {
  const { data, isError } = useQuery({
    queryKey: TERMS_KEY,
    queryFn: ({ signal }) => asAdmin(() => fetchQuoteTerms(signal)),
    refetchOnMount: 'always',
  });
  return (
    <AdminPage>
      <Link to="/admin/board" className={back}>
        <ArrowLeftIcon /> Back to the board
      </Link>
      <AdminHead title="Terms of quotes" note="What a detailed quote begins with" />
      {data && <Form setting={data} />}
      {!data && (isError ? <p>The terms could not be loaded.</p> : <Spinner label="Loading" />)}
    </AdminPage>
  );
}

function Form({ setting }: { setting: { revision: number; value: QuoteTerms } }) {
  const queryClient = useQueryClient();
  const [edit, setEdit] = useState(() => termsEditOf(setting.value));
  const [kept, setKept] = useState(edit);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (value: QuoteTerms) =>
      asAdmin(() => saveQuoteTerms({ revision: setting.revision, value })),
    onSuccess: () => {
      setKept(edit);
      toast({ title: 'The terms are saved' });
    },
    onSettled: () =>
      Promise.all(
        [TERMS_KEY, REQUESTS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const check = quoteTermsSchema.safeParse(termsOf(edit));
  const errors = new Map<string, string>();
  for (const { path, message } of check.error?.issues ?? []) errors.set(path.join('.'), message);
  const refused = error ? refusalOf(error, setting.revision) : undefined;
  const takeTheirs = () => {
    const theirs = termsEditOf(setting.value);
    setEdit(theirs);
    setKept(theirs);
    reset();
  };
  return (
    <Guarded dirty={edit !== kept} title="Leave without saving the terms?">
      {(close) => (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (check.success) mutate(check.data);
          }}
        >
          <TermsForm
            terms={edit}
            errorOf={(field) => termsError(errors, '', field)}
            onChange={setEdit}
          />
          <RefusalNote refused={refused} />
          {refused?.over !== undefined && (
            <Button variant="line" size="dense" onClick={takeTheirs}>
              Drop mine and show what is there now
            </Button>
          )}
          <ActButtons
            busy={isPending}
            disabled={!check.success || edit === kept}
            go="Save the terms"
            cancel="Undo"
            onCancel={() => close(() => setEdit(kept))}
          />
        </form>
      )}
    </Guarded>
  );
}

const form = css({ maxWidth: '720px' });

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  marginTop: '3',
  marginBottom: '-3',
  color: 'textMuted',
});
