import { ownerClass } from './draw-systems.ts';
import { FONT, INK, ownerInk } from './ink.ts';
import { MARK_HALF, type PlacedForce } from './place-forces.ts';
import type { ForceMark } from './scene.ts';
import { element, xmlText } from './svg-element.ts';

const FADED = 0.5;

function shapeOf({ force, at }: PlacedForce): string {
  const { x, y } = at;
  const h = MARK_HALF;
  const corners =
    force.shape === 'fleet'
      ? [
          `${String(x)} ${String(y - h)}`,
          `${String(x + h)} ${String(y + h)}`,
          `${String(x - h)} ${String(y + h)}`,
        ]
      : [
          `${String(x)} ${String(y - h)}`,
          `${String(x + h)} ${String(y)}`,
          `${String(x)} ${String(y + h)}`,
          `${String(x - h)} ${String(y)}`,
        ];
  return element('path', {
    class: force.shape === 'fleet' ? 'fleet' : undefined,
    d: `M${corners.join('L')}Z`,
    fill: colourOf(force),
    opacity: force.remembered ? FADED : undefined,
  });
}

const colourOf = ({ shape, owner }: ForceMark): string =>
  shape === 'fleet' && owner === null ? INK.gold : ownerInk(owner?.colour ?? null);

function classOf({ at, shape, owner, remembered, isToCome = false, href }: ForceMark): string {
  const whose = owner === null ? '' : ` ${ownerClass(owner)}`;
  const state = `${remembered ? ' remembered' : ''}${isToCome ? ' to-come' : ''}`;
  // Choosing a system leads to the fleets there; those in a lane are chosen by themselves.
  const place = 'lane' in at && href !== undefined ? ' in-lane' : '';
  return `${shape === 'fleet' ? 'force' : 'contact'}${whose}${state}${place}`;
}

const ROOM = 5;

/** Room for a finger round a mark that leads somewhere. */
function hitOf({ boxes }: PlacedForce): string {
  const left = Math.min(...boxes.map((box) => box.left)) - ROOM;
  const top = Math.min(...boxes.map((box) => box.top)) - ROOM;
  const width = Math.max(...boxes.map((box) => box.right)) + ROOM - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) + ROOM - top;
  const area = { x: left, y: top, width, height, fill: 'none', 'pointer-events': 'all' };
  return element('g', { class: 'hit' }, element('rect', area));
}

/** The mark of fleets, with the letter of their owner and the number of their units. `onPaper`: the classes of the number for paper. */
export function drawForce(placed: PlacedForce, onPaper: string): string {
  const { force, text, anchor } = placed;
  const label = element(
    'text',
    {
      class: `${force.remembered ? 'age' : 'fleet-name'}${onPaper}`,
      ...text,
      'text-anchor': anchor,
      'font-size': FONT.count,
      fill: force.remembered ? INK.quiet : INK.ink,
    },
    xmlText(force.text),
  );
  const content = element('title', {}, xmlText(force.about)) + shapeOf(placed) + label;
  const shared = { class: classOf(force) };
  return force.href === undefined
    ? element('g', shared, content)
    : element('a', { ...shared, href: force.href }, content + hitOf(placed));
}
