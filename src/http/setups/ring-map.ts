import { hexesOf } from '#rules/galaxy/hexes-of';
import { ringOf } from '#rules/galaxy/ring-of';
import { TEXTS } from './texts.ts';

/** A place for a homeworld on the outermost ring. */
export type RingPlace = Readonly<{
  place: number;
  /** The number of the player who has it, or null. */
  player: number | null;
  isFree: boolean;
  isChosen: boolean;
}>;

type RingHex = Readonly<{
  x: string;
  y: string;
  /** What is written in the hex. */
  mark: string;
  className: string;
  /** Chooses the place; empty: it can't be chosen. */
  href: string;
  label: string;
}>;

/** The rings of a map before it is drawn, with the places of homeworlds. */
export type RingMap = Readonly<{ viewBox: string; points: string; hexes: readonly RingHex[] }>;

/** Hexes stand on a corner, like those of star maps. */
const HALF_WIDTH = 52;
const ROW = 90;
const CORNERS = ['0,-56', '48,-28', '48,28', '0,56', '-48,28', '-48,-28'];

type Words = Readonly<{ href: (place: number) => string; label: (place: RingPlace) => string }>;

/** Draws the rings. */
export function ringMap(rings: number, places: readonly RingPlace[], words: Words): RingMap {
  const outer = new Map(ringOf(rings).map(({ q, r }, place) => [`${q},${r}`, place] as const));
  const hexes = hexesOf(rings).map((hex): RingHex => {
    const [x, y] = [2 * HALF_WIDTH * hex.q + HALF_WIDTH * hex.r, ROW * hex.r];
    const at = { x: String(x), y: String(y) };
    const place = places.find((one) => one.place === outer.get(`${hex.q},${hex.r}`));
    if (place === undefined) return { ...at, mark: '', className: 'ring-hex', href: '', label: '' };
    return { ...at, ...shownAs(place, words) };
  });
  const [wide, high] = [2 * HALF_WIDTH * (rings + 1), ROW * (rings + 1)];
  const viewBox = [-wide, -high, 2 * wide, 2 * high].map(String).join(' ');
  return { viewBox, points: CORNERS.join(' '), hexes };
}

function shownAs(
  place: RingPlace,
  { href, label }: Words,
): Pick<RingHex, 'mark' | 'className' | 'href' | 'label'> {
  const said = label(place);
  if (place.player !== null) {
    const mark = TEXTS.ringPlayer(place.player);
    return { mark, className: 'ring-hex ring-taken', href: '', label: said };
  }
  if (!place.isFree) return { mark: '', className: 'ring-hex ring-closed', href: '', label: said };
  const className = place.isChosen ? 'ring-hex ring-free ring-chosen' : 'ring-hex ring-free';
  const mark = place.isChosen ? '✓' : String(place.place);
  return { mark, className, href: href(place.place), label: said };
}
