import { useQuery } from '@tanstack/react-query';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { BackLink } from '#app/desk/frame/page/back-link';
import { Spinner } from '#app/desk/frame/page/spinner';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { NotThere } from '#app/desk/frame/requests/not-there';
import { quoteQuery } from '#app/desk/frame/requests/inbox-queries';
import { useTitle } from '#app/desk/frame/requests/use-title';
import { bothFigures } from '#domain/design/estimate/both-figures';
import { css } from '#styled/css';
import { QuoteEditor } from './quote-editor';
import { VersionList } from './versions/version-list';
import { VersionView } from './versions/version-view';

/** The written quote of a request: the version that is being written, or one that was sent. */
export function QuoteDesk({ id, open }: { id: string; open: 'draft' | number }) {
  useTitle('Written quote', 0);
  const request = useQuery(quoteQuery(id));
  const { data: order, isError, refetch } = useQuery(orderQuery(id));
  const storedRequest = request.data;
  if (order === undefined || storedRequest === undefined) {
    const retry = () => void Promise.all([refetch(), request.refetch()]);
    return (
      <AdminPage>
        {isError || request.isError ? (
          <NotThere retry={retry} />
        ) : (
          <Spinner label="Loading the quote" />
        )}
      </AdminPage>
    );
  }
  const { quotes } = order.follow;
  const { estimatedPrice, atRequest } = storedRequest;
  // The estimate that versions are compared with is the second one.
  const figures = bothFigures({ estimatedPrice, serverPrice: atRequest.total }, 'company');
  const sentVersion = quotes.find(({ version }) => version === open);
  const before = sentVersion && quotes.find(({ version }) => version === sentVersion.version - 1);
  return (
    <>
      <AdminPage>
        <BackLink to="/admin/quotes" search={{ request: id }}>
          Back to the request
        </BackLink>
        <AdminHead
          title={sentVersion ? `Written quote, version ${sentVersion.version}` : 'Written quote'}
          note={[storedRequest.reference, storedRequest.name, storedRequest.room]
            .filter(Boolean)
            .join(', ')}
        />
        {figures !== '' && <p className={note}>{figures}</p>}
        <VersionList id={id} order={order} open={sentVersion ? sentVersion.version : 'draft'} />
        {sentVersion && <VersionView id={id} quote={sentVersion} before={before} />}
      </AdminPage>
      {!sentVersion && <QuoteEditor key={id} id={id} order={order} to={storedRequest} />}
    </>
  );
}

const note = css({ color: 'warning', fontWeight: '520', marginBottom: '4' });
