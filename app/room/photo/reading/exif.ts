import { load } from 'exifreader';
import type { Taken } from '#domain/room/photo/photo-sun';
import { ukMoment } from '#domain/text/uk-clock';

/** What a photograph says of itself; null where it says nothing, or what cannot be. */
export interface PhotoTags {
  /** Millimetres as on 35 mm. */
  readonly focal: number | null;
  readonly taken: Taken | null;
}

/** Millimetres as on 35 mm that a lens can have: some cameras write 0. */
const [SHORTEST, LONGEST] = [8, 400];

/** A camera whose clock was never set begins at 1970, 1980 or 2000. */
const EARLIEST = Date.UTC(2001, 0, 1);
const [MINUTE, DAY] = [60_000, 86_400_000];

/** Where tags stand at the latest. Bytes. */
const HEAD = 512 * 1024;

/** The tags that are used; nobody asks a photograph where it was taken. */
export async function tagsOf(file: Blob, now = new Date()): Promise<PhotoTags> {
  try {
    const { exif } = load(await file.slice(0, HEAD).arrayBuffer(), { expanded: true });
    const moment = momentOf(exif?.DateTimeOriginal?.description, exif?.OffsetTimeOriginal?.description, now); // oxfmt-ignore
    const direction: unknown = exif?.GPSImgDirection?.value;
    return {
      focal: within(exif?.FocalLengthIn35mmFilm?.value, SHORTEST, LONGEST),
      taken: moment && { moment, heading: within(asNumber(direction), 0, 360) },
    };
  } catch {
    // No tags, or torn ones: the photograph is used without.
    return { focal: null, taken: null };
  }
}

function within(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

/** A fraction is two numbers. */
function asNumber(value: unknown): unknown {
  return Array.isArray(value) ? Number(value[0]) / Number(value[1]) : value;
}

/** "2026:06:05 14:32:11", and "+01:00" where the camera says it; otherwise by an English clock. */
function momentOf(text = '', offset: string | undefined, now: Date): Date | null {
  const digits = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d)/.exec(text);
  if (!digits) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = digits.slice(1).map(Number);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const moment = ukMoment(midnight, hour * 60 + minute);
  const ahead = /^([+-])(\d\d):(\d\d)$/.exec(offset ?? '');
  if (ahead) {
    const minutes = Number(ahead[2]) * 60 + Number(ahead[3]);
    const local = midnight.getTime() + (hour * 60 + minute) * MINUTE;
    moment.setTime(local - (ahead[1] === '-' ? -minutes : minutes) * MINUTE);
  }
  const at = moment.getTime();
  return at >= EARLIEST && at <= now.getTime() + DAY ? moment : null;
}
