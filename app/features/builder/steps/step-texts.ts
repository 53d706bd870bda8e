import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';
import type { StepNumber } from '#domain/design/draft/steps';
import { isIncluded } from '#domain/design/pricing/feature-price';
import { vatWords } from '#domain/design/estimate/vat-words';
import type { Vat } from '#domain/site/content/facts/vat';

/** The text above each step (titles of steps 1 and 2: specification §2, "Configurator start"). */
const TEXTS: Record<StepNumber, { title: string; intro: string }> = {
  1: {
    title: 'Choose Your Room Type',
    intro: 'What is it for? Everything else can change later.',
  },
  2: {
    title: 'Select Your Shell Size',
    intro: 'The shell is the insulated building: floor, walls and roof. Furnished to scale.',
  },
  3: {
    title: 'Windows & Doors',
    intro: 'Choose how many, then move them in the picture.',
  },
  4: {
    title: 'Features',
    intro: 'Take as many as you like, or none. Each one shows in the picture.',
  },
  5: {
    title: 'Finishes',
    intro: 'One of each. We bring samples to the site visit.',
  },
  6: {
    title: 'Summary',
    intro: 'Your room, with its estimate.',
  },
};

/** Title and introduction of a step; wherever there are prices, what they hold. */
export function stepTexts(step: StepNumber, draft: Draft, company: { vat: Vat }) {
  const { title, intro } = TEXTS[step];
  const prices =
    step === 2 ? pricesOfSizes(draft, company) : step !== 6 ? vatWords(company).sentence : '';
  return { title, intro: `${intro} ${prices}`.trimEnd() };
}

/** "Prices include the door and VAT.", and that what was chosen in later steps is not in them. */
function pricesOfSizes(draft: Draft, { vat }: { vat: Vat }): string {
  const { roomType, shellSizeId, doors, placement } = draft;
  const door = doors === 1 ? 'the door' : `your ${doors} doors`;
  const held = vat.registered ? `${door} and VAT` : door;
  const features = draft.features.filter((id) => !isIncluded(id));
  const bare = { ...emptyDraft, roomType, shellSizeId, doors, placement };
  const isBare = sameDesign({ ...draft, features }, bare);
  return `Prices include ${held}.${isBare ? '' : ' What else you have chosen comes on top.'}`;
}
