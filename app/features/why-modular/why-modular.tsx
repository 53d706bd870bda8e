import { Benefits } from './benefits';
import { Closing } from './closing';
import { CostSection } from './cost/cost-section';
import { HeadToHead } from './head-to-head';
import { Hero } from './hero';
import { Insulation } from './wall/insulation';
import { Quality } from './quality';

/** /why-modular (specification §2, Why modular), in the specification's order. */
export function WhyModular() {
  return (
    <>
      <Hero />
      <CostSection />
      <Benefits />
      <HeadToHead />
      <Insulation />
      <Quality />
      <Closing />
    </>
  );
}
