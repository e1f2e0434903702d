import type { Outlook } from '#rules/supply/supply-outlook';
import type { SystemId } from '#fog/views/terms';
import type { WayMark } from './map-overlay.ts';

type Broken = Exclude<Outlook, { supplied: true }>;

/** The way as far as its break, and what breaks it in a few words; null: there is no way at all. */
function brokenPart(supply: Broken): Readonly<{ way: readonly SystemId[]; word: string }> | null {
  switch (supply.because) {
    case 'blockade':
    case 'no-depot':
      return null;
    case 'enemy':
      return { way: supply.way.slice(0, supply.way.indexOf(supply.at) + 1), word: 'enemy fleet' };
    case 'depot-blockaded':
      return { way: supply.way, word: 'blockaded depot' };
    case 'lane':
      return {
        way: supply.way.slice(0, supply.way.indexOf(supply.to) + 1),
        word: `${supply.lane} lane`,
      };
    case 'too-far':
      return { way: supply.way, word: `${String(supply.lanes)} lanes` };
  }
}

/** A supply route, also a broken one, as a line on a map; null: there is nothing to draw. */
export function supplyWayMark(supply: Outlook, name: string): WayMark | null {
  const part = supply.supplied ? { way: supply.way, word: '' } : brokenPart(supply);
  const [from, ...path] = part?.way ?? [];
  if (part === null || from === undefined || path.length === 0) return null;
  return supply.supplied
    ? { from, path, tone: 'supplied', name: `Supply of ${name}` }
    : {
        from,
        path,
        tone: 'cut',
        name: `✕ ${part.word}`,
        about: `No supply for ${name}: ${part.word}`,
      };
}
