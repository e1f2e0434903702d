import { counted } from '#kernel/words/counted';
import type { Outlook } from '#rules/supply/supply-outlook';
import type { SystemId } from '#model/campaign/ids';
import type { WayMark } from './map-overlay.ts';

type Broken = Exclude<Outlook, { supplied: true }>;

const upTo = (system: SystemId, way: readonly SystemId[]): readonly SystemId[] =>
  way.slice(0, way.indexOf(system) + 1);

type BrokenPart = Readonly<{ way: readonly SystemId[]; word: string }> & Pick<WayMark, 'breaksAt'>;

/** The way as far as its break, and what breaks it in a few words; null: there is no way at all. */
function brokenPart(supply: Broken): BrokenPart | null {
  switch (supply.because) {
    case 'blockade':
    case 'no-depot':
      return null;
    case 'enemy':
      return { way: upTo(supply.at, supply.way), word: 'enemy fleet', breaksAt: 'system' };
    case 'depot-blockaded':
      return { way: supply.way, word: 'blockaded depot', breaksAt: 'system' };
    case 'lane':
      return { way: upTo(supply.to, supply.way), word: `${supply.lane} lane`, breaksAt: 'lane' };
    case 'too-far':
      // Nothing breaks it: it is long.
      return { way: supply.way, word: `too far: ${counted(supply.lanes, 'lane')}` };
  }
}

/** A supply route, also a broken one, as a line on a map; null: there is nothing to draw. */
export function supplyWayMark(supply: Outlook, name: string): WayMark | null {
  const part: BrokenPart | null = supply.supplied
    ? { way: supply.way, word: '' }
    : brokenPart(supply);
  const [from, ...path] = part?.way ?? [];
  if (part === null || from === undefined || path.length === 0) return null;
  if (supply.supplied) return { from, path, tone: 'supplied', name: `Supply of ${name}` };
  const { word, breaksAt } = part;
  const about = `No supply for ${name}: ${word}`;
  return breaksAt === undefined
    ? { from, path, tone: 'cut', name: word, about }
    : { from, path, tone: 'cut', name: `✕ ${word}`, about, breaksAt };
}
