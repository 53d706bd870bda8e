/** What to call this device: a wide screen is no phone. */
export function deviceName(): 'phone' | 'device' {
  return matchMedia('(min-width: 1024px)').matches ? 'device' : 'phone';
}
