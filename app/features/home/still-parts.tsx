import { ClosingBand } from '#app/ui/closing-band';
import { GalleryTeaser } from './gallery-teaser';
import { Journey } from './journey';
import { OurServices } from './our-services';
import { WhyChoose } from './why-choose';

/** What stands between the first screen and the testimonials. */
export function UpperPart() {
  return (
    <>
      <WhyChoose />
      <OurServices />
      <Journey />
    </>
  );
}

/** What follows the coverage checker. */
export function LowerPart() {
  return (
    <>
      <GalleryTeaser />
      <ClosingBand />
    </>
  );
}
