let known: boolean | undefined;

/** Whether this browser draws WebGL 2 in hardware: asked once, for it takes a context. */
export function hasWebGl2(): boolean {
  known ??= isDrawn();
  return known;
}

function isDrawn(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
