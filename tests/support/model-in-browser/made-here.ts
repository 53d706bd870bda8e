import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { modelFile, type ModelFormat } from '#domain/room/model/export/model-file';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';

export interface WantedModel {
  readonly shell: ShellMeasures;
  readonly choices: RoomChoices & InsideChoices;
  readonly format: ModelFormat;
}

export interface MadeModel {
  readonly ms: number;
  readonly bytes: number;
  readonly sha256: string;
}

declare global {
  var modelMade: (wanted: WantedModel) => Promise<MadeModel>;
}

/** Runs in a page and in a worker: makes a model's file there. */
globalThis.modelMade = async ({ shell, choices, format }) => {
  const started = performance.now();
  const file = modelFile(buildRoom(shell, choices), choices, format);
  const ms = performance.now() - started;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ms, bytes: file.length, sha256 };
};

if (!('document' in globalThis)) {
  addEventListener('message', async ({ data }: MessageEvent<WantedModel>) => {
    postMessage(await globalThis.modelMade(data));
  });
}
