import { useEffect, useMemo, useState } from 'react';
import { useFacts } from '#app/ui/company/use-facts';
import { DIRECTIONS, rangesOf, type Range } from '#domain/room/energy/year';
import type { Area } from '#domain/room/furniture/area';
import type { Room } from '#domain/room/geometry/room';
import { deskSun, yearOfSun } from '#domain/room/sun/sun-on-desk';
import { LIGHT_MONTHS } from '#domain/room/sun/sun-words';
import { COUNTY_TOWNS } from '#domain/site/coverage/county-towns';

/**
 * Hours of direct sun a day on the desk in each of `LIGHT_MONTHS`, over every way that the room may face; null without a
 * desk, and until they are counted, one direction after the other: all at once would hold up a weak phone.
 */
export function useDeskSun(
  room: Room,
  desk: Area | null,
  north: number | null,
): readonly Range[] | null {
  const town = COUNTY_TOWNS[useFacts().company.county];
  const asked = useMemo(() => desk && { room, desk, north, town }, [room, desk, north, town]);
  const [found, setFound] = useState<{ of: typeof asked; months: readonly Range[] }>();
  useEffect(() => {
    if (!asked) return;
    const sun = yearOfSun(asked.town, LIGHT_MONTHS);
    const ways = asked.north === null ? DIRECTIONS : [asked.north];
    const hours: number[][] = [];
    let timer = setTimeout(countNext);
    function countNext() {
      const way = ways[hours.length];
      if (!asked || way === undefined) return setFound({ of: asked, months: rangesOf(hours) });
      hours.push(deskSun(asked.room, asked.desk, { sun, north: way }));
      timer = setTimeout(countNext);
    }
    return () => clearTimeout(timer);
  }, [asked]);
  return found && found.of === asked ? found.months : null;
}
