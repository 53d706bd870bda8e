import { metres } from '#domain/room/drawing/plan/metres';
import type { Room } from '#domain/room/geometry/room';
import { pegSheet } from '#styled/recipes';

/** Explains the lines around the room. */
export function PegNotes({ room }: { room: Room }) {
  const { front, left } = room.roof.overhang;
  const styles = pegSheet();
  return (
    <div className={styles.notes}>
      <h2 className={styles.heading}>What the lines mean</h2>
      <ul className={styles.points}>
        <li>
          The pegs mark the outer faces of the walls. The roof, drawn as a thin broken line, reaches
          {` ${metres(front)} `}beyond the front and {metres(left)} beyond the other walls.
        </li>
        <li>
          The outer broken lines run 1 m and 2 m around the room. A boundary that is nearer than one
          of them changes which rules apply, so note the distance where it is.
        </li>
        <li>Doors are drawn open: keep their way clear of trees, steps and fences.</li>
        {room.walls.back.house && (
          <li>The hatched wall is your house: C and D stand against it.</li>
        )}
      </ul>
    </div>
  );
}
