import type { Place } from '#domain/room/drawing/projection';
import { gutterBy } from '#domain/room/scene/outside/room/gutter';
import { block } from '#domain/room/model/solids/block';
import { put, type Look, type Solid } from '#domain/room/model/solids/solid';
import { turned } from '#domain/room/model/solids/turned';
import { onWall, type Subject } from '#domain/room/model/subject';

const LOOK: Look = { material: 'gutter', role: 'roof' };
/** The thickness of its metal. Metres. */
const SHEET = 0.006;

/** The open gutter along the low side, and its pipe down the wall. */
export function gutter(subject: Subject): Solid[] {
  const side = subject.room.roof.lowSide;
  const { run, neck, pipe } = gutterBy(subject.room);
  const [[from, out, low], [to, far, high]] = run;
  const blockOut = ([a, near, bottom]: Place, [b, away, top]: Place) =>
    block(LOOK, [a, b], [-away, -near], [bottom, top], { grain: 'across' });
  const [pipeFrom, pipeTo] = pipe;
  const radius = (pipeTo[0] - pipeFrom[0]) / 2;
  const middle = [pipeFrom[0] + radius, -pipeFrom[1] - radius] as const;
  return put(
    [
      ...blockOut([from, out, low], [to, far, low + SHEET]),
      ...blockOut([from, far - SHEET, low + SHEET], [to, far, high]),
      ...blockOut([from, out, low + SHEET], [from + SHEET, far - SHEET, high]),
      ...blockOut([to - SHEET, out, low + SHEET], [to, far - SHEET, high]),
      ...blockOut(neck[0], neck[1]),
      // From the gutter into the neck.
      ...blockOut([neck[0][0], out + 0.015, neck[1][2]], [neck[1][0], neck[1][1], low]),
      turned(LOOK, [...middle, pipeFrom[2]], [[radius, 0], [radius, pipeTo[2] - pipeFrom[2]]], 10),
    ],
    onWall(side, subject),
  ); // oxfmt-ignore
}
