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
  /** The points of its line; empty: nothing has moved yet. */
  points: string;
  steps: readonly Readonly<{ when: string; what: string; by: string; value: string }>[];
}>;

/** The tension at the end of each turn from the first that moved it to now. */
function valuesByTurn({ start, steps }: Tension, now: number): readonly number[] {
  const first = steps[0]?.turn ?? now;
  const turns = Array.from({ length: now - first + 2 }, (_, at) => first - 1 + at);
  return turns.map(
    (turn) =>
      start +
      sumOf(
        steps.filter((step) => step.turn <= turn),
        ({ by }) => by,
      ),
  );
}

function pointsOf(values: readonly number[]): string {
  const last = values.length - 1;
  return values
    .map((value, at) => `${String(Math.round((at * WIDTH) / last))},${String(MOST - value)}`)
    .join(' ');
}

type Asked = Readonly<{ title: string; now: number; lines: Renderers['relationTexts']['tension'] }>;

/** The history of a tension until turn `now`. @rule DIP-4 */
export function historyOf(tension: Tension, { title, now, lines }: Asked): TensionHistory {
  const values = valuesByTurn(tension, now);
  const { steps } = tension;
  return {
    title,
    label: TEXTS.tensionFromTo(tension.start, tension.value, steps[0]?.turn ?? now),
    points: steps.length === 0 ? '' : pointsOf(values),
    steps: lines(tension, steps.length).map(([when, what, by, value]) => ({
      when,
      what,
      by,
      value,
    })),
  };
}
