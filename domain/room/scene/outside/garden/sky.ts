import { rectangle } from '#domain/room/drawing/pen';
import { fill, type Part } from '#domain/room/scene/scene';
import { ellipse } from '#domain/room/scene/outside/ellipse';
import { filled } from '#domain/room/scene/outside/solids';
import type { GardenView } from '#domain/room/scene/outside/view';

/** Thin clouds: across and up the sky, and how wide. Shares of the picture's width and the sky's height. */
const CLOUDS = [
  [0.2, 0.62, 0.2],
  [0.31, 0.56, 0.13],
  [0.86, 0.4, 0.24],
  [0.72, 0.45, 0.15],
  [1.25, 0.68, 0.2],
] as const;
/** Clouds come round again after this many widths of the picture, and 60 degrees shift them by one. */
const ROUND = 1.7;

/** The sky down to the horizon, with the last of the sun in it. */
export function sky({ camera, size, plain }: GardenView): Part[] {
  const low = Math.max(0, Math.min(size.height, camera.horizon));
  if (low === 0) return [];
  const clouds = CLOUDS.map(([across, up, wide]) => {
    const shifted = across + camera.turned / 60;
    const x = (shifted - ROUND * Math.floor((shifted + 0.35) / ROUND)) * size.width;
    return ellipse([x, (1 - up) * low], wide * size.width, wide * size.width * 0.075);
  });
  return [
    fill('sky', rectangle([0, 0], [size.width, low])),
    fill('sunset', ellipse([size.width * 0.2, low], size.width * 0.75, low * 0.8)),
    ...(plain ? [] : clouds.flatMap((cloud) => filled('cloud', [cloud]))),
  ];
}
