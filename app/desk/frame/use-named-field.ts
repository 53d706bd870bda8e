import { useEffect } from 'react';

/** Leads to what the address names after its "#", once it is there: the router looks before anything has loaded. */
export function useNamedField(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.focus();
  }, []);
}
