import { nearestToward, type Point } from './nearest-toward.ts';
import { firstOn } from './show-on-map.ts';

/** What the keyboard moves between. Fleets at a system are among what the system leads to. */
const STOPS = 'a.system, a.in-lane';
const MARK = ':scope > :is(circle, path)';

const DIRECTIONS: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

const KEYS = 'Arrow keys: move. Enter: choose.';

function placeOf(stop: SVGAElement): Point {
  const { x, y, width, height } = (stop.querySelector<SVGGraphicsElement>(MARK) ?? stop).getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** From the top to the bottom, and in a row from the left to the right. */
const asRead = (a: Point, b: Point): number => (a.y === b.y ? a.x - b.x : a.y - b.y);

/** The least of some places by an order. */
const firstBy = (places: readonly Point[], order: (a: Point, b: Point) => number): number =>
  places.reduce((first, place, at) => (order(place, places[first] ?? place) < 0 ? at : first), 0);

/** Where a key leads from a place; undefined: nowhere, the key does what it always does. */
function goalOf(key: string, from: Point, places: readonly Point[]): number | undefined {
  if (key === 'Home') return firstBy(places, asRead);
  if (key === 'End') return firstBy(places, (a, b) => asRead(b, a));
  const direction = DIRECTIONS.get(key);
  return direction && nearestToward(from, direction, places);
}

/** What is chosen, or else the system where the player has a fleet. */
function beginningOf(svg: SVGSVGElement, stops: readonly SVGAElement[]): SVGAElement | undefined {
  const first = firstOn(svg);
  const chosen = first?.closest<SVGAElement>(STOPS);
  if (!(first instanceof SVGGraphicsElement) || chosen) return chosen ?? stops[0];
  const { x, y } = first.getBBox();
  const places = stops.map(placeOf);
  return stops[firstBy(places, (a, b) => far(a, { x, y }) - far(b, { x, y }))];
}

/** Listeners hear the keys with the map; others read them while it has the focus. */
function tellKeys(svg: SVGSVGElement): void {
  svg.setAttribute('role', 'application');
  svg.setAttribute('aria-roledescription', 'map');
  svg.setAttribute('aria-label', 'Systems');
  svg.setAttribute('aria-description', KEYS);
  const keys = document.createElement('p');
  keys.className = 'map-keys no-print';
  keys.setAttribute('aria-hidden', 'true');
  keys.textContent = KEYS;
  svg.closest('.map-canvas')?.after(keys);
}

/**
 * Makes a map whose systems are links one stop for the Tab key. Arrow keys move to the nearest system in their direction. `reveal`
 * brings a place of the map into sight that is outside of what is shown; left out: all of it is shown, or scrolled.
 */
export function mapStops(svg: SVGSVGElement, reveal: (place: Point) => void = () => {}): void {
  const stops = [...svg.querySelectorAll<SVGAElement>(STOPS)];
  if (stops.length === 0) return;
  for (const link of svg.querySelectorAll('a')) link.tabIndex = -1;
  let stop = beginningOf(svg, stops);
  const moveTo = (next: SVGAElement): void => {
    if (stop !== undefined) stop.tabIndex = -1;
    next.tabIndex = 0;
    stop = next;
  };
  if (stop !== undefined) moveTo(stop);
  // The stop scrolls the map: its room need not be another.
  svg.closest('.map-canvas')?.removeAttribute('tabindex');
  tellKeys(svg);
  svg.addEventListener('focusin', ({ target }) => {
    const next = target instanceof SVGAElement ? stops.find((one) => one === target) : undefined;
    if (next === undefined) return;
    moveTo(next);
    const [mark, seen] = [next.getBoundingClientRect(), svg.getBoundingClientRect()];
    const isAcross = mark.left >= seen.left && mark.right <= seen.right;
    if (!isAcross || mark.top < seen.top || mark.bottom > seen.bottom) reveal(placeOf(next));
  });
  let places: readonly Point[] | undefined;
  svg.addEventListener('keydown', (event) => {
    const isPlain = ![event.ctrlKey, event.metaKey, event.altKey, event.shiftKey].includes(true);
    if (!isPlain || stop === undefined) return;
    places ??= stops.map(placeOf);
    const goal = goalOf(event.key, placeOf(stop), places);
    if (goal === undefined) return;
    event.preventDefault();
    stops[goal]?.focus();
  });
}
