import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import { TEXTS } from './texts.ts';

/** `20261124T200000Z` */
const stamp = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z').replaceAll(/[-:]/g, '');

/** A text as a value, on one line, with special characters escaped. */
const escaped = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);

const LONGEST = 60;

/** A line in pieces, as calendars want it: none longer than 75 bytes, each further one begins with a blank. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > LONGEST) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n ');
}

/** A player's deadline as a calendar file, with a reminder two hours before; null without a deadline. */
export function deadlineCalendar({ campaign, turn, due, now }: PlayerDeadline): string | null {
  if (due === null) return null;
  const title = escaped(TEXTS.ordersForTurnAreDue(campaign.name, turn));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Farlane//Turn clock//EN',
    'BEGIN:VEVENT',
    // One for each turn: a moved deadline takes the place of the old one.
    `UID:${campaign.slug}-turn-${String(turn)}@farlane`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(due)}`,
    `SUMMARY:${title}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
