import { describe, expect, it, vi } from 'vitest';
import type { DraftView } from '#app/pwa/draft/draft-view';
import type { CountedStep } from '#domain/order/contracts/builder-steps';
import { createStepCounter } from './step-counter';

type Shown = Pick<DraftView, 'status' | 'found' | 'step'>;

/** A page whose builder shows this first. */
function aPage(first: Partial<Shown> = {}) {
  let shown: Shown = { status: 'ready', found: false, step: 1, ...first };
  let online = true;
  const tell = vi.fn<(steps: readonly CountedStep[]) => void>();
  const counter = createStepCounter({ draft: () => shown, isOnline: () => online, tell });
  counter.note();
  return {
    ...counter,
    show(next: Partial<Shown>) {
      shown = { ...shown, ...next };
      counter.note();
    },
    setOnline: (next: boolean) => (online = next),
    told: () => tell.mock.calls.map(([steps]) => steps),
  };
}

describe('how far a homeowner comes', () => {
  it('is told when the page is left, each step once', () => {
    const page = aPage();
    page.show({ step: 2 });
    page.show({ step: 3 });
    page.leave();
    page.leave();
    page.show({ step: 2 });
    page.leave();
    page.show({ step: 4 });
    page.leave();
    expect(page.told()).toEqual([[1, 2, 3], [4]]);
  });

  it('includes the steps that were passed over, and the request', () => {
    const page = aPage();
    page.show({ step: 2 });
    page.show({ step: 6 });
    page.noteRequest();
    page.leave();
    expect(page.told()).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
  });

  it('begins at the second step when that was faster than the counter', () => {
    const page = aPage({ step: 2 });
    page.leave();
    expect(page.told()).toEqual([[1, 2]]);
  });

  it('waits for the stored draft', () => {
    const page = aPage({ status: 'loading' });
    page.leave();
    page.show({ status: 'ready' });
    page.leave();
    expect(page.told()).toEqual([[1]]);
  });

  it.each<[string, Partial<Shown>]>([
    ['was here before', { found: true, step: 4 }],
    ['was here before, on its first step', { found: true, step: 1 }],
    ['came from elsewhere', { step: 6 }],
    ['was found late', { status: 'loading' }],
  ])('is not told of a design that %s, nor of its request', (_, first) => {
    const page = aPage(first);
    page.show({ status: 'ready', found: first.step !== 6 });
    page.show({ step: 1 });
    page.show({ step: 2 });
    page.noteRequest();
    page.leave();
    expect(page.told()).toEqual([]);
  });

  it('is told without a signal only if one comes back while the page lives', () => {
    const page = aPage();
    page.setOnline(false);
    page.show({ step: 2 });
    page.leave();
    expect(page.told()).toEqual([]);
    page.setOnline(true);
    page.leave();
    expect(page.told()).toEqual([[1, 2]]);
  });
});
