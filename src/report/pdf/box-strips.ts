import { MOST_BOXES, type RecordTrack } from '#report/document/document';
import { CARD, COLOURS, LABEL } from './inks.ts';
import { baselineOf, inkRun, type Pen, type Tag, widthOfLine } from './pen.ts';
import type { Strip } from './strip.ts';

/** Something in a line that is never cut. */
type Item = Readonly<{ width: number; draw: (x: number, y: number) => void }>;

const LINE = 10.6;
const BOX = 6.6;
const BOX_GAP = 1.3;
/** People count boxes by fives. */
const GROUP = 5;
const ITEM_GAP = 4;
/** A shorter line for a name has a line of its own. */
const LEAST_NAME = 70;
const NAME_LABEL = 26;
const NUMBER_WIDTH = 30;

const stepOf = (boxes: number): number => boxes * (BOX + BOX_GAP);

/** A label with a line to write on. */
function lineItem(pen: Pen, tag: Tag, label: string, width: number): Item {
  const runs = [inkRun(pen, label, LABEL)];
  const room = widthOfLine(pen, runs) + 2;
  return {
    width: room + width,
    draw: (x, y) => {
      pen.tagged(tag, () => {
        pen.write(runs, x, baselineOf(y, CARD.size));
      });
      const bottom = y + LINE - 2.4;
      const { rule: colour } = COLOURS;
      pen.artifact(() => {
        pen.rule({ x: x + room, y: bottom, width, weight: 0.5, colour });
      });
    },
  };
}

function boxesItem(pen: Pen, boxes: number): Item {
  return {
    width: stepOf(boxes),
    draw: (x, y) => {
      pen.artifact(() => {
        for (let box = 0; box < boxes; box += 1) {
          pen.pdf.rect(x + stepOf(box), y + 1.8, BOX, BOX);
        }
        pen.pdf.lineWidth(0.6).strokeColor(COLOURS.ink).stroke();
      });
    },
  };
}

/** The label of a track with its first boxes, then the others by fives. */
function trackItems(pen: Pen, tag: Tag, { label, boxes }: RecordTrack): readonly Item[] {
  if (boxes > MOST_BOXES)
    return [lineItem(pen, tag, `${label} (${String(boxes)})`.toUpperCase(), NUMBER_WIDTH)];
  const runs = [inkRun(pen, label.toUpperCase(), LABEL)];
  const room = widthOfLine(pen, runs) + 3;
  const groups = Array.from({ length: Math.ceil(boxes / GROUP) }, (_, index) =>
    boxesItem(pen, Math.min(GROUP, boxes - index * GROUP)),
  );
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const head: Item = {
    width: room + first.width,
    draw: (x, y) => {
      pen.tagged(tag, () => {
        pen.write(runs, x, baselineOf(y, CARD.size));
      });
      first.draw(x + room, y);
    },
  };
  return [head, ...others];
}

const widthOfItems = (items: readonly Item[]): number =>
  items.reduce((total, { width }, index) => total + width + (index === 0 ? 0 : ITEM_GAP), 0);

/** Sets items one after the other, in as many lines as they need. */
function linesOf(items: readonly Item[], width: number): readonly (readonly Item[])[] {
  const lines: Item[][] = [[]];
  let at = 0;
  for (const item of items) {
    if (at > 0 && at + item.width > width) {
      lines.push([]);
      at = 0;
    }
    lines.at(-1)?.push(item);
    at += item.width + ITEM_GAP;
  }
  return lines;
}

/** Room for one unit: its name, and its boxes. */
export function unitStrips(
  pen: Pen,
  parent: Tag,
  { tracks, width }: Readonly<{ tracks: readonly RecordTrack[]; width: number }>,
): readonly Strip[] {
  const tag = pen.tag(parent, 'P');
  const boxes = tracks.flatMap((track) => trackItems(pen, tag, track));
  const beside = [lineItem(pen, tag, 'NAME', LEAST_NAME), ...boxes];
  const lines =
    widthOfItems(beside) <= width
      ? [beside]
      : [[lineItem(pen, tag, 'NAME', width - NAME_LABEL)], ...linesOf(boxes, width)];
  return lines.map((line, index) => ({
    height: LINE,
    gap: index === 0 ? 2.4 : 0,
    draw: (x, y) => {
      let at = x;
      for (const item of line) {
        item.draw(at, y);
        at += item.width + ITEM_GAP;
      }
    },
  }));
}
