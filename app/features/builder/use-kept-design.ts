import { useEffect, useState } from 'react';
import { noteKeptDesign, releaseKeptPlace } from '#app/pwa/designs/kept-place';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { pounds } from '#domain/text/money';
import type { Price } from '#domain/design/pricing/price';
import type { StepNumber } from '#domain/design/draft/steps';

interface Found {
  /** Null until the draft has been loaded. */
  step: StepNumber | null;
  draft: Draft;
  /** Whether the device had it when the page was opened. */
  found: boolean;
  /** Told on other pages, beside the way back. */
  price: Price | null;
  /** Whether this very design has been submitted; undefined until known. */
  isSent: boolean | undefined;
}

/**
 * Whether a visitor has returned to a design kept on this device and is still on the step where it was
 * found. Other pages lead back to it until it is submitted.
 */
export function useKeptDesign({ step, draft, found, price, isSent }: Found): boolean {
  const [foundOn, setFoundOn] = useState<StepNumber | 'nothing'>();
  if (foundOn === undefined && step !== null) {
    setFoundOn(found ? step : 'nothing');
  }
  if (foundOn !== undefined && foundOn !== 'nothing' && foundOn !== step) setFoundOn('nothing');
  const isKnown = step !== null && isSent !== undefined;
  const isOpen = draft !== emptyDraft && isSent === false;
  const priceWords = price && pounds(price.total);
  useEffect(() => {
    if (isKnown) releaseKeptPlace();
  }, [isKnown]);
  useEffect(() => {
    if (isKnown) noteKeptDesign(isOpen, priceWords);
  }, [isKnown, isOpen, priceWords]);
  return foundOn === step && isOpen;
}
