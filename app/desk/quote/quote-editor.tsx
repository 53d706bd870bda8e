import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { previewQuote } from '#app/api/desk/written-quotes';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { Guarded } from '#app/desk/frame/guarded';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { toast } from '#app/ui/toasts/toast';
import { useSave } from '#app/ui/download/use-save';
import { css } from '#styled/css';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { Comparison } from './comparison';
import { ConflictNote } from './conflict-note';
import { Design } from './design';
import { EditorBar } from './editor-bar';
import { Lines } from './lines/lines';
import { estimateIn } from './quote-edit';
import { SendDialog } from './send-dialog';
import { TermsForm, termsError } from './terms/terms-form';
import { TotalsBoard } from './totals-board';
import { useQuoteDraft } from './use-quote-draft';
import { YearSaid } from './year-said';

interface Props {
  id: string;
  order: DeskOrder;
  to: { name: string; email: string };
}

/** The version that is being written: lines, terms, what they come to, and sending it. */
export function QuoteEditor({ id, order, to }: Props) {
  const draft = useQuoteDraft(id, order);
  const { edit, change, content, sums, errors } = draft;
  const [showAll, setShowAll] = useState(false);
  const [isAsked, ask] = useState(false);
  const navigate = useNavigate();
  const newest = order.follow.quotes.at(-1);
  const version = (newest?.version ?? 0) + 1;
  const preview = useSave(
    content && (() => asAdmin(() => previewQuote(id, content))),
    'The preview could not be made',
  );
  /** Does it, or shows what is still missing. */
  const whenWhole = (go: () => void) => () => {
    setShowAll(true);
    if (content !== null) go();
    else
      toast({
        title: 'Something is missing',
        description: 'It is marked below.',
        variant: 'destructive',
      });
  };
  const send = async () => {
    if (!(await draft.send())) return;
    ask(false);
    toast(
      order.isMailSetUp === false
        ? {
            title: `Version ${version} is on the homeowner’s page`,
            description: 'Its mail is kept: mail is not set up.',
          }
        : { title: `Version ${version} is sent` },
    );
    await navigate({ to: '/admin/quotes', search: { request: id }, ignoreBlocker: true });
  };
  return (
    <Guarded dirty={draft.dirty} title="Leave without saving the quote?">
      {() => (
        <>
          <AdminPage>
            <ConflictNote draft={draft} order={order} />
            <div className={columns}>
              <div className={main}>
                {/* What is typed is kept in `draft`. */}
                <ErrorBoundary part="lines" of={edit.lines}>
                  <Lines
                    lines={edit.lines}
                    sums={sums}
                    errors={errors}
                    showAll={showAll}
                    onChange={(lines) => change({ ...edit, lines })}
                  />
                </ErrorBoundary>
                <section className={part}>
                  <h2 className={heading}>Terms</h2>
                  <ErrorBoundary part="terms" of={edit.terms}>
                    <TermsForm
                      terms={edit.terms}
                      errorOf={(field) => termsError(errors, 'terms.', field)}
                      onChange={(terms) => change({ ...edit, terms })}
                    />
                  </ErrorBoundary>
                </section>
                <ErrorBoundary part="design of the quote" of={edit.design}>
                  <Design design={edit.design} onChange={(design) => change({ ...edit, design })} />
                </ErrorBoundary>
                <ErrorBoundary part="heating in the quote" of={edit}>
                  <YearSaid
                    edit={edit}
                    saved={order.draft?.content ?? order.fresh}
                    onChange={(year) => change({ ...edit, year })}
                  />
                </ErrorBoundary>
              </div>
              <aside className={side}>
                <ErrorBoundary part="totals" of={sums}>
                  <TotalsBoard content={sums} live />
                  <Comparison title="Beside the estimate" from={estimateIn(sums)} to={sums} />
                  {newest && (
                    <Comparison
                      title={`Beside version ${newest.version}`}
                      from={newest.content}
                      to={sums}
                    />
                  )}
                </ErrorBoundary>
              </aside>
            </div>
          </AdminPage>
          <EditorBar
            draft={draft}
            previewing={preview.busy}
            onPreview={whenWhole(preview.save)}
            onSave={whenWhole(() => void draft.save())}
            onSend={whenWhole(() => ask(true))}
            sendWords={`Send version ${version}…`}
          />
          {content && (
            <ErrorBoundary
              part="send dialog"
              of={content}
              asked
              {...(!isAsked && { instead: null })}
            >
              <SendDialog
                id={id}
                open={isAsked}
                onClose={() => ask(false)}
                onSend={() => void send()}
                busy={draft.busy !== undefined}
                refusal={draft.refusal}
                version={version}
                content={content}
                voided={newest?.state === 'open' ? newest.version : undefined}
                to={to}
                isMailSetUp={order.isMailSetUp ?? true}
              />
            </ErrorBoundary>
          )}
        </>
      )}
    </Guarded>
  );
}

const columns = css({
  display: 'grid',
  gap: '8',
  '@media (min-width: 1100px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
  },
});

const main = css({ minWidth: '0' });

const side = css({
  minWidth: '0',
  '@media (min-width: 1100px)': { position: 'sticky', top: '76px' },
});

const part = css({ marginTop: '8' });

const heading = css({ textStyle: 'subheading', marginBottom: '3' });
