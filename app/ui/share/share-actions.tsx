import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { Button } from '#app/ui/buttons/button';
import { ShareIcon } from '#app/ui/icons/share-icon';
import type { Draft } from '#domain/design/draft/draft';
import { roomTitle } from '#domain/design/draft/format-room';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { shareCode } from '#domain/design/sharing/share-code';
import { shareMail } from '#domain/design/sharing/share-mail';
import { button } from '#styled/recipes';
import { stillToShare } from './still-on-offer';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog);

interface Props {
  draft: Draft;
  pricing: PricingConfiguration;
  /** For use in a list: small buttons with short labels that name the design to screen readers. */
  name?: string;
  /** A picture kept with it, as a JPEG. */
  still?: ArrayBuffer | undefined;
}

/**
 * Two ways to share a design: the phone's own share sheet (or, without one, the link and its QR code),
 * and a prepared e-mail. Render in the browser only.
 */
export function ShareActions({ draft, pricing, name, still }: Props) {
  const size = name === undefined ? 'default' : 'compact';
  const naming = (verb: string) => (name === undefined ? undefined : `${verb} “${name}”`);
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const url = `${location.origin}/shared#${shareCode(draft)}`;
  const hasOwn = 'share' in navigator;
  const share = async () => {
    if (hasOwn && (await sharedByPhone(roomTitle(draft, pricing), url, still))) return;
    setDialog('open');
  };
  return (
    <>
      <Button variant="line" size={size} aria-label={naming('Share')} onClick={() => void share()}>
        <ShareIcon />
        {name === undefined ? 'Share this design' : 'Share'}
      </Button>
      {hasOwn && (
        <Button
          variant="line"
          size={size}
          aria-label={naming('Link and QR code of')}
          onClick={() => setDialog('open')}
        >
          Link and QR code
        </Button>
      )}
      <a
        className={button({ variant: 'line', size })}
        aria-label={naming('Email')}
        href={shareMail({ draft, pricing, url })}
      >
        {name === undefined ? 'Email this design' : 'Email'}
      </a>
      {dialog !== 'unasked' && (
        <ErrorBoundary part="share dialog" asked waiting={null}>
          <ShareDialog url={url} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** With the picture that is kept, or one of the view in 3-D. Whether the phone handled it; closing the share sheet counts as handled. */
async function sharedByPhone(title: string, url: string, kept?: ArrayBuffer): Promise<boolean> {
  try {
    const still = await stillToShare(kept);
    await navigator.share({ title, url, ...(still && { files: [still] }) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
