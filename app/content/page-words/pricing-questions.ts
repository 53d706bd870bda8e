export type Question = {
  readonly question: string;
  readonly answer: string;
  /** Where to read more. */
  readonly more?: { readonly to: '/permission'; readonly words: string };
};

/** The questions and answers on /pricing. Plain text, one paragraph each. */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'Is the price in the builder the price I pay?',
    answer:
      'It is an initial estimate from the same price list we quote from. After the site survey you get a written quote, and that price is fixed: it changes only if you change the building.',
  },
  {
    question: 'Does the price include VAT?',
    answer:
      'Yes. Every price of ours is in pounds sterling and includes VAT. Only the cost comparison of modular and traditional building is before VAT, on both sides.',
  },
  {
    question: 'Why do you ask for a site survey first?',
    answer:
      'Because the ground decides. Access, slope, trees and drains can add work that nobody sees on a phone. We look before we promise.',
  },
  {
    question: 'What does planning cost?',
    answer:
      'Often nothing, because many garden buildings are permitted development. Our rooms are 2.5\u00a0m high inside and therefore higher outside, so height and distance to the boundary need a check. If an application or a certificate is needed, the council’s fee is yours.',
    more: { to: '/permission', words: 'Will I need permission?' },
  },
  {
    question: 'How long does a price hold?',
    answer:
      'The estimate you download or get by mail says until when we quote from the same price list. The written quote after the survey says until when its price holds. The prices in the builder are always today’s.',
  },
  {
    question: 'Do you need my details before I see a price?',
    answer:
      'No. You can price as many rooms as you like. We ask who you are when you want a quote.',
  },
];
