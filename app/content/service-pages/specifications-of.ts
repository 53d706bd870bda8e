import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { weeksWords } from '#domain/site/content/facts/fact-words';
import { typicalSize } from '#domain/design/estimate/starting-prices';
import type { ServicePage, SpecificationRow } from '#app/content/site-data';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** What a service page tells of its building: what all four have, and its own. */
export function specificationsOf(
  {
    roomType,
    ownSpecifications,
  }: { roomType: RoomTypeId } & Pick<ServicePage, 'ownSpecifications'>,
  { leadTimes, years }: CompanyFacts,
): readonly SpecificationRow[] {
  return [
    { label: 'Typical size', value: typicalSize(roomType) },
    { label: 'Internal height', value: '2.5\u00a0m' },
    { label: 'Insulation', value: '125\u00a0mm PIR' },
    { label: 'U-value', value: '0.15–0.18\u00a0W/m²K' },
    { label: 'Installation', value: weeksWords(leadTimes.installationOf[roomType]) },
    { label: 'Structural guarantee', value: `${years.guarantee} years` },
    ...ownSpecifications,
  ];
}
