import { useEffect, useSyncExternalStore } from 'react';
import { createValueStore } from '#app/pwa/value-store';
import { energyFactsSchema, type EnergyFacts } from '#domain/site/content/facts/energy-facts';
import { fetchContent } from './fetch-content';

/** The company's figures for "Through the year"; null while they load, `missing` where they cannot be had. */
export type Energy = EnergyFacts | 'missing' | null;

const store = createValueStore<Energy>(null);

/** Figures that an open page has stay as they are, like its words; what could not be had is asked for again. */
export async function loadEnergy(): Promise<EnergyFacts | 'missing'> {
  const known = store.get();
  if (known !== null && known !== 'missing') return known;
  const energy = await asked();
  store.set(energy);
  return energy;
}

async function asked(): Promise<EnergyFacts | 'missing'> {
  try {
    return energyFactsSchema.parse(await fetchContent('energy'));
  } catch {
    // Without a signal, and with nothing kept: whoever asked says so.
    return 'missing';
  }
}

/** Loads the company's figures when the first component asks. */
export function useEnergy(): Energy {
  useEffect(() => void loadEnergy(), []);
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
