import type { RoomTypeId } from '#domain/room/options/room-types';

/** Small plans: thick strokes are walls, thin ones are openings. */
const MARKS: Record<
  RoomTypeId,
  { walls: string; openings: string; roof?: string; glass?: string }
> = {
  'garden-room': { walls: 'M12 36H6V8h32v28h-5', openings: 'M12 34.8h12M19 37.2h14' },
  office: {
    walls: 'M8 34V10h28v26H22M12 36H6',
    openings: 'M22 36V26a10 10 0 0 0-10 10M30 12v10H16V12',
  },
  extension: {
    walls: 'M8 14v22h6M30 36h6V14',
    openings: 'M14 34.8h10M20 37.2h10',
    roof: 'M2 11h40',
    glass: 'M16 14.5v4h12v-4',
  },
  'dual-purpose': {
    walls: 'M10 34H4V12h36v22h-5M20 34h6M25 12v9',
    openings: 'M25 21v13M10 34h10M26 34a9 9 0 0 1 9-9v9',
  },
};

/** A service's mark, drawn as the plan of its building. Decorative. */
export function ServiceMark({ service, className }: { service: RoomTypeId; className?: string }) {
  const { walls, openings, roof, glass } = MARKS[service];
  return (
    <svg
      className={className}
      viewBox="0 0 44 44"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path strokeWidth="3.2" d={walls} />
      <path strokeWidth="1.2" d={openings} />
      {roof && <path strokeWidth="5" d={roof} />}
      {glass && <path strokeWidth="1.2" strokeDasharray="3 2.5" d={glass} />}
    </svg>
  );
}
