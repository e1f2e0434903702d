import { sumOf } from '#kernel/numbers/sum';
import type { Tension } from '#model/campaign/tension';
import type { Renderers } from '#http/renderers';
import { TEXTS } from './texts.ts';

/** The size of the small graph, in its own units: tension goes from 0 at the bottom to 100 at the top. */
const WIDTH = 240;
const MOST = 100;

/** How a tension has moved: as a small graph, and step by step. */
export type TensionHistory = Readonly<{
  title: string;
  /** What the graph shows, for those who don't see it. */
  label: string;
  /** The points of its line. */
  points: string;
  steps: readonly Readonly<{ when: string; what: string; by: string; value: string }>[];
}>;

/** The tension at the end of each turn, from before the first that moved it to the last. */
function valuesByTurn(
  { start, steps }: Tension,
  [first, last]: readonly [first: number, last: number],
): readonly number[] {
  const before = first - 1;
  return Array.from({ length: last - before + 1 }, (_, at) => {
    const gone = steps.filter(({ turn }) => turn <= before + at);
    return start + sumOf(gone, ({ by }) => by);
  });
}

function pointsOf(values: readonly number[]): string {
  const last = values.length - 1;
  return values
    .map((value, at) => `${String(Math.round((at * WIDTH) / last))},${String(MOST - value)}`)
    .join(' ');
}

type Asked = Readonly<{ title: string; now: number; lines: Renderers['relationTexts']['tension'] }>;

/** The history of a tension until turn `now`; nothing if it never moved. @rule DIP-4 */
export function historyOf(
  tension: Tension,
  { title, now, lines }: Asked,
): readonly TensionHistory[] {
  const { start, value, steps } = tension;
  const [first] = steps;
  if (first === undefined) return [];
  const history = {
    title,
    label: TEXTS.tensionFromTo(start, value, first.turn),
    points: pointsOf(valuesByTurn(tension, [first.turn, now])),
    steps: lines(tension, steps.length).map(([when, what, by, after]) => ({
      when,
      what,
      by,
      value: after,
    })),
  };
  return [history];
}
