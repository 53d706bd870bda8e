/** How a device can show a room at its true size in a garden. */
export type Way =
  /** In this page: the browser's own camera session (WebXR). */
  | 'camera'
  /** The iPhone's viewer, which opens a file made on the device. */
  | 'quick-look'
  /** Android's viewer, which opens an address of our server. */
  | 'scene-viewer';

/** What a browser tells about that. */
export interface GardenFacts {
  /** Whether `immersive-ar` sessions are supported. */
  readonly hasCameraSessions: boolean;
  /** Whether links with `rel="ar"` are. */
  readonly opensModels: boolean;
  readonly userAgent: string;
}

/** The best way of a device; null where there is none. */
export function wayFor({ hasCameraSessions, opensModels, userAgent }: GardenFacts): Way | null {
  if (hasCameraSessions) return 'camera';
  if (opensModels) return 'quick-look';
  // Only phones and tablets: televisions with Android have no camera to point.
  return /\bAndroid\b(?!.*\b(?:TV|AFT\w+|BRAVIA)\b)/.test(userAgent) ? 'scene-viewer' : null;
}

/** Of this device. */
export async function gardenFacts(): Promise<GardenFacts> {
  // Rejects where a policy blocks it: the device then counts as one without sessions.
  const hasCameraSessions = await navigator.xr
    ?.isSessionSupported('immersive-ar')
    .catch(() => false);
  return {
    hasCameraSessions: hasCameraSessions ?? false,
    opensModels: document.createElement('a').relList.supports('ar'),
    userAgent: navigator.userAgent,
  };
}

/**
 * The address that opens Android's viewer with a model at its true size, or the peg-out sheet where there is
 * no viewer.
 *
 * @param code a design's share code
 */
export function sceneViewerAddress(origin: string, code: string, title: string): string {
  const parameters = new URLSearchParams({
    file: `${origin}/api/models/${code}.glb`,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
  });
  const otherwise = encodeURIComponent(`${origin}/peg-out#${code}`);
  return (
    `intent://arvr.google.com/scene-viewer/1.0?${parameters}#Intent;scheme=https;` +
    'package=com.google.ar.core;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${otherwise};end;`
  );
}
