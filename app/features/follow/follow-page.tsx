import { useHydrated } from '@tanstack/react-router';
import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { PageHead } from '#app/ui/page/page-head';
import { isFollowHash, isFollowToken } from '#domain/order/follow-token';
import { wrap } from '#styled/recipes';
import { useFollowed } from './state/use-followed';
import { useLinkBehind } from './state/use-link-behind';
import { useToken } from './state/use-token';
import { FollowNote } from './follow-notes';
import { FollowSkeleton } from './follow-skeleton';

const loadRequest = () => import('./request/followed-request');
const FollowedRequest = lazyPart(async () => (await loadRequest()).FollowedRequest);

/** The homeowner's page of one request. Its link carries the token after the "#", which only the browser sees. */
export function FollowPage() {
  const isHydrated = useHydrated();
  const token = useToken();
  if (isHydrated && isFollowToken(token)) return <ByToken key={token} token={token} />;
  if (isHydrated && isFollowHash(token)) return <ByHash key={token} hash={token} />;
  return (
    <Frame>
      {isHydrated ? <FollowNote why={token === '' ? 'no-link' : 'unknown'} /> : <FollowSkeleton />}
    </Frame>
  );
}

function ByToken({ token }: { token: string }) {
  const { followed, problem, loading, askAgain } = useFollowed(token);
  // Beside our server's answer; somebody without a link loads none of it.
  useEffect(() => void loadRequest().catch(() => undefined), []);
  const awaited = (
    <Frame>
      <FollowSkeleton />
    </Frame>
  );
  if (followed) {
    return (
      <Suspense fallback={awaited}>
        <FollowedRequest {...{ token, followed, problem, askAgain }} />
      </Suspense>
    );
  }
  if (loading || problem === null) return awaited;
  return (
    <Frame>
      <FollowNote why={problem} onAgain={askAgain} />
    </Frame>
  );
}

/** Where a notification leads. */
function ByHash({ hash }: { hash: string }) {
  const { isUnknown } = useLinkBehind(hash);
  return <Frame>{isUnknown ? <FollowNote why="no-link" /> : <FollowSkeleton />}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={wrap()}>
      <PageHead title="Where your room stands" />
      {children}
    </div>
  );
}
