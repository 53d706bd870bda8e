import type { Stores } from '#server/stores/ports';

interface StoreCall {
  store: string;
  call: string;
  outcome: 'done' | 'failed';
}

/** Told how a call ended, and after how many seconds. */
type SeeCall = (call: StoreCall, seconds: number) => void;

/** The same stores: each call is told to `see` when it ends. A call that throws, throws as before. */
export function measureStores(stores: Stores, see: SeeCall): Stores {
  // How long the work of a turn takes says nothing about the storage.
  const { turns, ...others } = stores;
  return { turns, ...withMeasured(others, change) };

  function change(name: string, store: object): object {
    return typeof store === 'function'
      ? measured(stores, store, 'all', name, see)
      : ofStore(name, store);
  }

  function ofStore(name: string, store: object): object {
    return withMeasured(store, (call, method) =>
      typeof method === 'function' ? measured(store, method, name, call, see) : method,
    );
  }
}

/** A copy of the object in which each value is what `change` makes of it. */
function withMeasured<Whole extends object>(
  whole: Whole,
  change: (key: string, value: object) => object,
): Whole {
  const changed = Object.entries(whole).map(([key, value]: [string, object]) => [
    key,
    change(key, value),
  ]);
  return { ...whole, ...Object.fromEntries(changed) };
}

function measured(owner: object, method: Function, store: string, call: string, see: SeeCall) {
  return async (...given: unknown[]): Promise<unknown> => {
    const start = performance.now();
    let outcome: StoreCall['outcome'] = 'failed';
    try {
      const result: unknown = await Reflect.apply(method, owner, given);
      outcome = 'done';
      return result;
    } finally {
      see({ store, call, outcome }, (performance.now() - start) / 1000);
    }
  };
}
