import type { Problem } from '#app/offline/outbox/outbox-entry';
import { remedyFor } from './problem';

/** What was wrong, in our server's sentences, and what to do about it. */
export function formatProblem(problem: Pick<Problem, 'message' | 'fields'>): string {
  const remedy = remedyFor(problem);
  switch (remedy.kind) {
    case 'contact': {
      const wrong = Object.values(remedy.fields).map(asSentence).join(' ');
      return `${wrong} Correct it and the request goes out again. The others are not held up.`;
    }
    case 'design':
      return `${asSentence(problem.message)} Choose again in the builder and submit that design; this request stays here until you delete it.`;
    case 'again':
      return `${asSentence(problem.message)} The others are not held up.`;
  }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
