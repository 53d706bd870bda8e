import type { Question } from '#domain/site/content/questions';

/** Seen from the first day on. */
const PUBLISHED = { publishAt: '2024-02-01T00:00:00.000Z' } as const;

/** The questions and answers on /pricing. Plain text, one paragraph each. */
export const questions: readonly Question[] = [
  {
    id: '7972a36d-51b3-4a6c-a005-0ed31a6e72b9',
    question: 'Is the price in the builder the price I pay?',
    answer:
      'It is an initial estimate from the same price list we quote from. After the site survey you get a written quote, and that price is fixed: it changes only if you change the building.',
    more: null,
    ...PUBLISHED,
  },
  {
    id: '6977a41b-730b-4d9c-94a6-7f00f335c357',
    question: 'Does the price include VAT?',
    answer:
      'Yes. Every price of ours is in pounds sterling and includes VAT. Only the cost comparison of modular and traditional building is before VAT, on both sides.',
    more: null,
    ...PUBLISHED,
  },
  {
    id: 'a0187b4d-5120-4e8f-b327-26d0356a4152',
    question: 'Why do you ask for a site survey first?',
    answer:
      'Because the ground decides. Access, slope, trees and drains can add work that nobody sees on a phone. We look before we promise.',
    more: null,
    ...PUBLISHED,
  },
  {
    id: '542861cd-55e7-467e-ae6a-c4a9e89c5bc7',
    question: 'What does planning cost?',
    answer:
      'Often nothing, because many garden buildings are permitted development. Our rooms are 2.5\u00a0m high inside and therefore higher outside, so height and distance to the boundary need a check. If an application or a certificate is needed, the council’s fee is yours.',
    more: { to: '/permission', words: 'Will I need permission?' },
    ...PUBLISHED,
  },
  {
    id: '8491cabe-a0af-4356-97bc-c74d6d683cf8',
    question: 'How long does a price hold?',
    answer:
      'The estimate you download or get by mail says until when we quote from the same price list. The written quote after the survey says until when its price holds. The prices in the builder are always today’s.',
    more: null,
    ...PUBLISHED,
  },
  {
    id: '67a9b05c-7dfb-47e8-9775-f593ce3ad2b2',
    question: 'Do you need my details before I see a price?',
    answer:
      'No. You can price as many rooms as you like. We ask who you are when you want a quote.',
    more: null,
    ...PUBLISHED,
  },
];
