import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { withinWorkingDays } from '#domain/site/content/facts/fact-words';

/** The words of the quote form that the specification leaves to us. */
export const quoteForm = ({ promises }: Pick<CompanyFacts, 'promises'>) =>
  ({
    heading: 'Get your written quote',
    /** Who answers, how, when, and what the details are for. */
    promise: `Our sales director calls or emails you ${withinWorkingDays(promises.callWorkingDays)} to arrange your free video consultation. No obligation. ${promises.details}.`,
    /** Only where the browser says that there is no connection. */
    noSignal: 'No signal? Submit all the same: it goes as soon as you are back online.',
    /** Where nothing can be kept until there is one. */
    keepsNothing:
      'This browser keeps nothing, so it is sent as you press submit, and needs a signal.',
    /** Beside the tick that adds the room in the homeowner's own photo. */
    visualisation: (device: string) =>
      `Add the room in my photo, as two pictures: with the room, marked as a visualisation, and without. Unticked, they stay on this ${device}.`,
    postcode: {
      label: 'Postcode (optional)',
      hint: 'Tells you whether we build near you. Kept on this device for the visit, not sent.',
    },
  }) as const;
