/** Whether this browser draws WebGL 2 in hardware. */
export function hasWebGl2(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
