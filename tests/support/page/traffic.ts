import type { BrowserContext, CDPSession } from 'playwright/test';

/** What a page has loaded so far, in bytes transferred, headers included. */
export interface Traffic {
  scriptBytes: number;
  allBytes: number;
  /** Milliseconds since the last request or response; 0 while a request is in progress. */
  quietFor(): number;
}

/** Counts from now on; the session must have its network domain enabled. */
export function countTraffic(cdp: CDPSession): Traffic {
  const underWay = new Set<string>();
  const scripts = new Set<string>();
  let last = Date.now();
  const traffic = {
    scriptBytes: 0,
    allBytes: 0,
    quietFor: () => (underWay.size > 0 ? 0 : Date.now() - last),
  };
  const end = (requestId: string) => {
    underWay.delete(requestId);
    last = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.allBytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return traffic;
}

/** The paths that service workers ask for from now on, as they come. */
export function askedByWorkers(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() !== null) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
