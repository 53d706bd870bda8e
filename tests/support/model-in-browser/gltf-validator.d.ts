/** Khronos's validator, which has no types of its own: what the test of `glb` uses of it. */
declare module 'gltf-validator' {
  interface Report {
    readonly issues: { readonly numErrors: number; readonly messages: readonly object[] };
  }
  export function validateBytes(file: Uint8Array): Promise<Report>;
}
