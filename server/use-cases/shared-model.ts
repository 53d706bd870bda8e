import { roomOf } from '#domain/room/geometry/room-of';
import { modelFile, type ModelFormat } from '#domain/room/model/export/model-file';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import { ApiProblem } from '#server/api-problem';

/**
 * The model of a shared design, in the sizes now on offer.
 *
 * @throws {ApiProblem} 400 `bad_design` if it is not one of our codes, 404 `no_size` for a design without a
 *   size, or with one that is no longer offered
 */
export function sharedModel(
  code: string,
  pricing: PricingConfiguration,
  format: ModelFormat,
): Uint8Array<ArrayBuffer> {
  const shared = readShareCode(code);
  if (!shared.ok) {
    throw new ApiProblem(400, 'bad_design', 'This link holds no design, or not all of one.');
  }
  const room = roomOf(shared.draft, pricing);
  if (room === null) {
    throw new ApiProblem(404, 'no_size', 'This design has no size, or one we no longer offer.');
  }
  return modelFile(room, shared.draft, format);
}
