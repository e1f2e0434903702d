import { centreOf } from './hex-geometry.ts';
import { FONT, INK, ownerInk } from './ink.ts';
import type { PlacedName } from './place-names.ts';
import type { SiegeSign } from './siege-signs.ts';
import { type OwnerMark, RADIUS, RING, type SystemMark } from './scene.ts';
import { type Attributes, element, xmlText } from './svg-element.ts';

/** What a system leads to when it is chosen; null: nowhere. */
export type LinkOf = (system: SystemMark) => string | null;

/** The CSS class for an owner's colour. */
export const ownerClass = (owner: OwnerMark | null): string => {
  if (owner === null) return 'unowned';
  return owner.colour === null ? 'owner-unknown' : `owner-${String(owner.colour)}`;
};

function markOf({ hex, size, owner, isIndependent = false }: SystemMark): string {
  const { x, y } = centreOf(hex);
  const circle = { cx: x, cy: y, r: RADIUS[size] };
  if (owner === null) {
    const edge = { ...circle, fill: INK.paper, stroke: INK.edge, 'stroke-width': 1.5 };
    const core = { class: 'core', cx: x, cy: y, r: RADIUS.located, fill: INK.edge };
    return element('circle', edge) + (isIndependent ? element('circle', core) : '');
  }
  const letter = element(
    'text',
    {
      class: 'owner-mark',
      x,
      y: y + 4,
      'text-anchor': 'middle',
      'font-size': FONT.mark,
      'font-weight': 'bold',
      fill: INK.paper,
    },
    xmlText(owner.letter),
  );
  return element('circle', { ...circle, fill: ownerInk(owner.colour) }) + letter;
}

/** A ring round a system that a fleet is in, goes to or could go to. */
function ringOf({ hex, size, ring }: SystemMark): string {
  if (ring === undefined) return '';
  const { x, y } = centreOf(hex);
  const circle = element('circle', {
    cx: x,
    cy: y,
    r: RADIUS[size] + RING,
    fill: 'none',
    stroke: INK.gold,
    'stroke-width': 2,
  });
  return element('g', { class: `ring ring-${ring}` }, circle);
}

const GAP = 3;

/** How each sign is drawn beside a system: a dashed ring, a wedge from below, a flag above. */
const SIGNS: Readonly<Record<SiegeSign, (x: number, y: number, r: number) => string>> = {
  siege: (cx, cy, r) =>
    element('circle', {
      ...{ cx, cy, r: r + GAP, fill: 'none', stroke: INK.alarm },
      ...{ 'stroke-width': 1.5, 'stroke-dasharray': '3 3' },
    }),
  beachhead: (x, y, r) =>
    element('path', {
      d: `M${pointText(x - r - 8, y + r)}h10l-5 9z`,
      fill: INK.alarm,
    }),
  rebellion: (x, y, r) =>
    element('path', {
      d: `M${pointText(x - r - 3, y - r + 6)}v-14l9 4l-9 4`,
      ...{ fill: INK.alarm, stroke: INK.alarm, 'stroke-width': 1.5 },
    }),
};

const pointText = (x: number, y: number): string => `${String(x)} ${String(y)}`;

function signsOf({ hex, size, signs = [] }: SystemMark): string {
  const { x, y } = centreOf(hex);
  return signs
    .map((sign) => element('g', { class: `sign sign-${sign}` }, SIGNS[sign](x, y, RADIUS[size])))
    .join('');
}

const FINGER = 26;

/** Room for a finger round a system that can be chosen. */
function hitOf({ hex, isChoice = false }: SystemMark): string {
  if (!isChoice) return '';
  const { x, y } = centreOf(hex);
  const area = { cx: x, cy: y, r: FINGER, fill: 'none', 'pointer-events': 'all' };
  return element('g', { class: 'hit' }, element('circle', area));
}

/** A line below another; the space between them is for those who copy or search the text. */
const lineBelow = (line: string, className: string, x: number): string =>
  element('tspan', { class: className, x, dy: '1em' }, xmlText(line));

const linesOf = ([first = '', second]: readonly string[], x: number): string =>
  second === undefined
    ? xmlText(first)
    : xmlText(`${first} `) + lineBelow(second, 'second-line', x);

/** The name of a system, since when its owner is known, and the note to it. */
function nameOf({ system, lines, notes, at, anchor }: PlacedName, onPaper: string): string {
  const shared = { 'text-anchor': anchor, 'font-size': FONT.name };
  const age =
    system.age === ''
      ? ''
      : element('tspan', { class: 'age', fill: INK.quiet }, xmlText(` ${system.age}`));
  const below = notes.map((note) => lineBelow(note, 'far', at.x)).join(' ');
  return element(
    'text',
    { class: `system-name${onPaper}`, ...at, ...shared, fill: INK.ink },
    linesOf(lines, at.x) + age + below,
  );
}

/** The mark of a system alone. */
export const drawMark = (system: SystemMark): string =>
  element('g', { class: `system ${ownerClass(system.owner)}` }, markOf(system));

/** `onPaper`: the classes of its name for paper, each after a space. */
type Drawing = Readonly<{ linkOf: LinkOf; idPrefix: string; onPaper: string }>;

/** A system with its name: a link where the page has a row for it. */
export function drawSystem(named: PlacedName, { linkOf, idPrefix, onPaper }: Drawing): string {
  const { system } = named;
  const size = system.size === 'located' ? ' located' : '';
  const shared: Attributes = {
    class: `system ${ownerClass(system.owner)}${size}`,
    id: `${idPrefix}${system.id}`,
  };
  const title = element('title', {}, xmlText(system.about));
  const content =
    title +
    hitOf(system) +
    ringOf(system) +
    markOf(system) +
    signsOf(system) +
    nameOf(named, onPaper);
  const href = linkOf(system);
  return href === null ? element('g', shared, content) : element('a', { ...shared, href }, content);
}
