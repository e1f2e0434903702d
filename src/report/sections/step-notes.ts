import { sumOf } from '#kernel/numbers/sum';
import type { StepNote } from '#report/document/document';
import { formatNumber } from '#report/document/format-number';

/** What a step of a battle does to a unit that is seen in it; `side`: 0 or 1. */
export type StepChange = Readonly<{
  side: 0 | 1;
  tag: string;
  to: 'sound' | 'crippled' | 'recaptured' | 'captured' | 'destroyed' | 'away' | 'kept out';
  damage?: number;
}>;

/** `why`: how a die of the step came to what it did, if it was modified. */
export type PlayedStep = Readonly<{ changes: readonly StepChange[]; why: string | null }>;

export type StepSides = Readonly<{
  names: readonly [string, string];
  /** Whose loss was the greater; null: nobody's, or not known. */
  loser: 0 | 1 | null;
}>;

const STATES = [
  'sound',
  'crippled',
  'recaptured',
  'captured',
  'destroyed',
  'away',
  'kept out',
] as const;
/** How a unit is after a step, in words. */
export const UNIT_STATES: Readonly<Record<StepChange['to'], string>> = {
  sound: 'sound',
  crippled: 'crippled',
  recaptured: 'recaptured',
  captured: 'captured',
  destroyed: 'destroyed',
  away: 'got away',
  'kept out': 'kept out',
};

/** What a side has to show so far. */
type Score = { units: Map<string, StepChange['to']>; damage: number };

function scoreLine({ units, damage }: Score, name: string): string {
  const states = [...units.values()];
  const parts = STATES.map((state) => ({
    state,
    count: sumOf(states, (one) => (one === state ? 1 : 0)),
  }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${formatNumber(count)} ${UNIT_STATES[state]}`);
  const shown = parts.length === 0 ? 'nobody has shown himself' : parts.join(', ');
  return `${name}: ${shown}; damage taken ${formatNumber(damage)}`;
}

/** From which step on the loser had taken the more damage; undefined: from the start, or at no time for good. */
function turnOf(leads: readonly number[]): number | undefined {
  const before = leads.findLastIndex((lead) => lead <= 0);
  return before === -1 || before === leads.length - 1 ? undefined : before + 1;
}

/**
 * How the sides stand after each step of a battle, as far as they have shown themselves, and the step from which on the loser was behind
 * in damage for good. @rule CSC-15
 */
export function stepNotes(
  steps: readonly PlayedStep[],
  { names, loser }: StepSides,
): readonly StepNote[] {
  const scores: readonly [Score, Score] = [
    { units: new Map(), damage: 0 },
    { units: new Map(), damage: 0 },
  ];
  const leads: number[] = [];
  const lines = steps.map(({ changes, why }) => {
    for (const { side, tag, to, damage = 0 } of changes) {
      scores[side].units.set(tag, to);
      scores[side].damage += damage;
    }
    const lead = scores[0].damage - scores[1].damage;
    leads.push(loser === 1 ? -lead : lead);
    return [
      ...(why === null ? [] : [why]),
      scoreLine(scores[0], names[0]),
      scoreLine(scores[1], names[1]),
    ];
  });
  const turn = loser === null ? undefined : turnOf(leads);
  const turned = 'Here the battle turned: from now on the loser had taken more damage.';
  return lines.map((some, index) => ({ lines: some, ...(index === turn ? { turn: turned } : {}) }));
}
