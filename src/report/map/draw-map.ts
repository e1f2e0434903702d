import { hashText } from '#kernel/result/hash';
import type { Hex } from '#model/campaign/system';
import { type Box, union } from './boxes.ts';
import { drawForce } from './draw-forces.ts';
import { drawGrid, drawLanes } from './draw-ground.ts';
import { drawSystem, type LinkOf } from './draw-systems.ts';
import { drawWayName } from './draw-way-name.ts';
import { drawWays } from './draw-ways.ts';
import { centreOf, HALF_HEIGHT, HALF_WIDTH } from './hex-geometry.ts';
import { FONT, INK } from './ink.ts';
import { layoutOf } from './layout.ts';
import { legendRows } from './legend-rows.ts';
import { classesOnPaper, lettersOnPaper } from './on-paper.ts';
import { placeForces } from './place-forces.ts';
import { placeNames } from './place-names.ts';
import { placeWayNames } from './place-way-names.ts';
import type { Scene } from './scene.ts';
import { type Attributes, element, xmlText } from './svg-element.ts';

export type MapOptions = Readonly<{
  /** A file of its own: paper beneath, title and legend inside, no links. */
  standAlone?: boolean;
  /** It fills the room that it has, without margins at its sides: its letters grow with it, but are never smaller than drawn. */
  isClose?: boolean;
  /** Grid and lanes are a part of their own, named by what they are; empty where the page has the one of this name. */
  knownGround?: string;
  /** Begins the ids of the systems, when several maps share a page. */
  idPrefix?: string;
}>;

const noLink: LinkOf = () => null;
const noClass = (): string => '';

type Frame = Readonly<{ left: number; top: number; width: number; height: number }>;

const PADDING = 10;
const LEAST_WIDTH = 640;
const LEAST_CLOSE_WIDTH = 520;
/** Width for a height of 100: a tall map would take a page to itself. */
const LEAST_SHAPE = 165;
/** Wider maps keep their size on a page and are scrolled: fitted, their letters would be too small to read. */
const WIDEST_FITTED = 1100;
const TITLE_HEIGHT = 34;
const LEGEND_LINE = 20;

function hexBox(hex: Hex): Box {
  const { x, y } = centreOf(hex);
  return {
    left: x - HALF_WIDTH,
    top: y - HALF_HEIGHT,
    right: x + HALF_WIDTH,
    bottom: y + HALF_HEIGHT,
  };
}

/** All that is drawn; small maps get room at their sides, so that their letters are not blown up where they fill the width of a page. */
function frameOf(boxes: readonly Box[], isClose: boolean): Frame & Readonly<{ spare: number }> {
  const all = boxes.length === 0 ? hexBox({ q: 0, r: 0 }) : boxes.reduce(union);
  const width = all.right - all.left + 2 * PADDING;
  const height = all.bottom - all.top + 2 * PADDING;
  const least = isClose
    ? LEAST_CLOSE_WIDTH
    : Math.max(LEAST_WIDTH, Math.ceil((height * LEAST_SHAPE) / 100));
  const spare = Math.max(0, Math.ceil((least - width) / 2));
  return {
    left: all.left - PADDING - spare,
    top: all.top - PADDING,
    width: width + 2 * spare,
    height,
    spare,
  };
}

/** The parts that a file of its own has in place of a page: paper, title and legend. */
function surroundings(
  scene: Scene,
  inner: Frame,
): Readonly<{ frame: Frame; drawn: readonly string[] }> {
  const rows = legendRows(scene.legend, inner.width - 2 * PADDING);
  const frame = {
    ...inner,
    top: inner.top - TITLE_HEIGHT,
    height: inner.height + TITLE_HEIGHT + rows.length * LEGEND_LINE + PADDING,
  };
  const { left, top, width, height } = frame;
  const x = left + PADDING;
  const line = (text: string, y: number, size: number): string =>
    element('text', { x, y, 'font-size': size, fill: INK.ink }, xmlText(text));
  const legend = rows.map((row, index) =>
    line(row, inner.top + inner.height + (index + 1) * LEGEND_LINE - 6, FONT.name),
  );
  return {
    frame,
    drawn: [
      element('rect', { x: left, y: top, width, height, fill: INK.paper }),
      line(scene.title, top + 24, 18),
      ...legend,
    ],
  };
}

const GROUND_NAME = 16;

/** What stays the same while a player chooses and orders: most of a large map. */
function groundOf(grid: string, lanes: string, { knownGround }: MapOptions): string {
  const drawn = `${grid}\n${lanes}`;
  if (knownGround === undefined) return drawn;
  const name = hashText(drawn).slice(0, GROUND_NAME);
  const isKnown = name === knownGround;
  return element('g', { class: 'ground', 'data-ground': name }, isKnown ? '' : drawn);
}

/** A page of its own needs no empty sides. */
const spareOf = ({ spare }: ReturnType<typeof frameOf>): Readonly<Record<string, number>> =>
  spare === 0 ? {} : { 'data-spare': spare };

/** What a page says beside the map, where it would be heard twice if the map said it too. */
const captionOf = ({ title, description }: Scene, standAlone: boolean): readonly string[] =>
  standAlone
    ? [element('title', {}, xmlText(title)), element('desc', {}, xmlText(description))]
    : [];

type Room = Readonly<{ frame: Frame; inner: ReturnType<typeof frameOf>; letters: number | null }>;

/** The size of a map, and the class by which its letters grow on paper. */
function rootOf({ frame, inner, letters }: Room, { standAlone, isClose }: MapOptions): Attributes {
  const { left, top, width, height } = frame;
  const keepsSize = standAlone === true || isClose === true || width > WIDEST_FITTED;
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    ...(letters === null ? {} : { class: `on-paper-${String(letters)}` }),
    viewBox: [left, top, width, height].join(' '),
    ...(standAlone === true ? {} : spareOf(inner)),
    ...(keepsSize ? { width, height } : {}),
    ...(standAlone === true ? { role: 'img' } : {}),
    'font-family': FONT.family,
  };
}

/** A scene as one `<svg>`: classes for the styles of a page, presentation attributes for paper. */
export function drawMap(scene: Scene, linkOf: LinkOf, options: MapOptions): string {
  const { standAlone = false, isClose = false, idPrefix = 'map-' } = options;
  const grid = scene.systems.map(({ hex }) => hex);
  const layout = layoutOf(scene);
  const forces = placeForces(layout);
  const names = placeNames(layout, forces);
  const wayNames = placeWayNames(layout, { names, forces });
  const drawn = [
    ...grid.map(hexBox),
    ...[...names, ...wayNames].map(({ box }) => box),
    ...forces.flatMap(({ boxes }) => boxes),
  ];
  const inner = frameOf(drawn, isClose);
  const around = standAlone ? surroundings(scene, inner) : { frame: inner, drawn: [] };
  const letters = standAlone ? null : lettersOnPaper(inner);
  const onPaper = letters === null ? noClass : classesOnPaper({ names, forces }, letters);
  const content = [
    ...captionOf(scene, standAlone),
    ...around.drawn,
    groundOf(drawGrid(grid), drawLanes(layout), options),
    drawWays(layout),
    ...names.map((named) => {
      const drawing = { linkOf: standAlone ? noLink : linkOf, idPrefix, onPaper: onPaper(named) };
      return drawSystem(named, drawing);
    }),
    ...forces.map((placed) => drawForce(placed, onPaper(placed))),
    ...wayNames.map(drawWayName),
  ];
  return element(
    'svg',
    rootOf({ frame: around.frame, inner, letters }, options),
    `\n${content.filter((part) => part !== '').join('\n')}\n`,
  );
}
