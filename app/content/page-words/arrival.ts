import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { withinWorkingDays } from '#domain/site/content/facts/fact-words';

/** The head of the home page after a quote request. */
export const arrival = ({ promises }: Pick<CompanyFacts, 'promises'>) =>
  ({
    received: {
      title: 'We have your room',
      action: 'Follow it',
      call: {
        title: 'We call or email you',
        text: 'To arrange your free video consultation.',
      },
      visit: { title: 'Site visit', text: 'One to two hours in your garden.' },
      quote: {
        title: 'Your written quote',
        text: `Itemised, ${withinWorkingDays(promises.quoteWorkingDays)} of the visit.`,
      },
    },
    unsent: {
      /** {device} is "phone" or "device". */
      title: 'Saved on this {device}',
      offline: 'It sends itself when there is signal.',
      online: 'It is being sent.',
      action: 'See what is waiting',
      steps: [
        {
          when: 'Now',
          title: 'Kept here',
          text: 'You need do nothing. Close the page if you like.',
        },
        {
          when: 'With signal',
          title: 'It goes by itself',
          text: 'We email you the moment we have it.',
        },
        {
          when: 'After that',
          title: 'We call or email you',
          text: `To arrange your free video consultation, ${withinWorkingDays(promises.callWorkingDays)}.`,
        },
      ],
    },
    refused: {
      title: 'Your request needs a correction',
      text: 'It is kept here, and nothing is lost.',
      action: 'Correct it',
    },
    price: 'Estimated price',
    reference: 'Reference',
    pdf: 'Download PDF',
    close: 'Close',
    talk: 'Something to add? Call',
  }) as const;
