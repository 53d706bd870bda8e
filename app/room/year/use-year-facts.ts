import { useMemo } from 'react';
import { useEnergy } from '#app/pwa/content/use-energy';
import { useFacts } from '#app/ui/company/use-facts';
import type { YearFacts } from '#domain/design/estimate/usual-year';
import type { EnergyFacts } from '#domain/site/content/facts/energy-facts';

/** What a year is worked out with; null while it loads, `missing` where it cannot be had. */
export function useYearFacts(): (YearFacts & { energy: EnergyFacts }) | 'missing' | null {
  const energy = useEnergy();
  const { company } = useFacts();
  return useMemo(
    () => (energy === null || energy === 'missing' ? energy : { energy, company }),
    [energy, company],
  );
}
