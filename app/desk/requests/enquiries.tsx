import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Spinner } from '#app/desk/frame/page/spinner';
import { css } from '#styled/css';
import { enquiryFields, rowsOf } from '#domain/order/contracts/requests/form-fields';
import { enquiriesQuery, enquiryQuery } from '#app/desk/frame/requests/inbox-queries';
import { ExportButton } from '#app/desk/frame/requests/export-button';
import { Inbox } from './inbox';
import { NewsletterList } from './newsletter-list';
import { NotThere } from '#app/desk/frame/requests/not-there';
import { RequestDetail } from './detail/request-detail';
import { RequestRow } from './request-row';
import type { RequestsSearch } from './requests-search';
import { useSettled } from '#app/desk/frame/requests/search-box';
import { ANONYMOUS } from '#app/desk/frame/requests/words';

const SCREEN = '/admin/enquiries';
const PATH = '/api/enquiries';

/** Enquiries from the contact page, and the newsletter list (/admin/enquiries). */
export function Enquiries({ search }: { search: RequestsSearch }) {
  const [words, setWords] = useState('');
  const pages = useInfiniteQuery(enquiriesQuery({ words: useSettled(words), state: search.state }));
  return (
    <Inbox
      screen={SCREEN}
      title="Enquiries"
      search={search}
      placeholder="Name, email, phone or postcode"
      words={words}
      onWords={setWords}
      pages={pages}
      exports={
        <>
          <ExportButton path={`${PATH}/export.csv`}>Export CSV</ExportButton>
          <NewsletterList />
        </>
      }
      renderRow={(row) => (
        <RequestRow
          key={row.id}
          screen={SCREEN}
          id={row.id}
          state={search.state}
          title={row.name || ANONYMOUS}
          note={[row.projectType, row.postcode].filter(Boolean).join(', ')}
          createdAt={row.createdAt}
          unread={row.seenAt === null}
          open={row.id === search.request}
        />
      )}
    >
      {search.request !== undefined && <Enquiry key={search.request} id={search.request} />}
    </Inbox>
  );
}

function Enquiry({ id }: { id: string }) {
  const { data: enquiry, isError, refetch } = useQuery(enquiryQuery(id));
  if (isError && enquiry === undefined) return <NotThere retry={() => void refetch()} />;
  if (enquiry === undefined) return <Spinner label="Loading the request" />;
  const { name, projectType, message } = enquiry;
  return (
    <RequestDetail
      screen={SCREEN}
      path={PATH}
      stored={enquiry}
      title={name || ANONYMOUS}
      about={projectType ?? 'Enquiry'}
      subject="Your enquiry"
      facts={rowsOf(enquiryFields, enquiry)}
    >
      {message !== null && (
        <blockquote className={words} aria-label="Message">
          {message}
        </blockquote>
      )}
    </RequestDetail>
  );
}

const words = css({
  marginTop: '6',
  textStyle: 'body',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '62ch',
});
