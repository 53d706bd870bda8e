import type { HomeownerAction } from '#domain/order/history/actions';
import { visitInWords } from '#domain/order/visits/visit-words';

/** What was done, in a line, and the words that were written, if any. */
export function triedWords(action: HomeownerAction, now: Date): { title: string; said: string } {
  switch (action.kind) {
    case 'time-chosen':
      return { title: `Your choice: ${visitInWords(action, now)}`, said: '' };
    case 'time-wished':
      return { title: 'When it suits you', said: action.text };
    case 'visit-called-off':
      return { title: `You cancel our visit on ${visitInWords(action, now)}`, said: action.text };
    case 'asked':
      if (action.visualisation) return { title: 'Your room in your photo', said: '' };
      return { title: 'Your question', said: action.text };
    case 'place-given':
      return { title: 'Where your garden is', said: `${action.address}\n${action.postcode}` };
    case 'accepted':
      return { title: `${action.name} accepts version ${action.version} of the quote`, said: '' };
    case 'declined':
      return { title: `You decline version ${action.version} of the quote`, said: action.text };
    case 'renewal-asked':
      return { title: 'Your wish for a renewed quote', said: '' };
    case 'later-asked':
      return { title: 'You want to hear of it later', said: '' };
    case 'withdrawn':
      return { title: 'You withdraw your request', said: action.text };
  }
}
