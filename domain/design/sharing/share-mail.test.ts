import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { starterPricing } from '#domain/design/pricing/starter';
import { shareMail } from './share-mail';

const url = 'https://example.com/shared#1.g.4x4.110..tfsc..abcdefg';
const draft = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4', windows: 1 } as const;

const read = (address: string) => {
  const parts = new URLSearchParams(address.replace('mailto:?', '').replaceAll('+', '%2B'));
  return { subject: parts.get('subject'), lines: parts.get('body')?.split('\r\n') };
};

describe('the mail about a design', () => {
  it('says what was chosen, what it costs and where to see it, and is for nobody yet', () => {
    const address = shareMail({ draft: { ...draft, features: [] }, pricing: starterPricing, url });
    expect(address).toMatch(/^mailto:\?subject=/);
    expect(read(address)).toEqual({
      subject: 'A garden room design: Garden Room, 4 m × 4 m',
      lines: [
        'Room: Garden Room',
        'Size: 12.5 m² inside, 4 m × 4 m outside',
        'Openings: 1 window, 1 door',
        'Features: Premium insulation',
        'Finishes: Standard timber, standard felt, plasterboard and skim, concrete slab',
        // 27,150 shell + 450 window + 850 door
        'Estimated price: £28,450',
        'This figure is an initial estimate. Final pricing is confirmed after a site survey.',
        '',
        'See it, with today’s price:',
        url,
      ],
    });
  });

  it('names no price where there is none yet', () => {
    const address = shareMail({ draft: emptyDraft, pricing: starterPricing, url });
    expect(address).not.toContain('Estimated');
  });
});
