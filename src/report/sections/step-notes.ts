import { sumOf } from '#kernel/numbers/sum';
import type { BattlePicture, StepNote } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { pictureOf } from './battle-picture.ts';
import type { PlayedStep, StepChange, StepSides } from './played-step.ts';
import { turnOf } from './turn-of.ts';

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
  const shown = parts.length === 0 ? 'no units yet' : parts.join(', ');
  return `${name}: ${shown}; damage taken ${formatNumber(damage)}`;
}

const TURNED = {
  cost: 'Here the battle turned: from now on the loser had lost more, by construction cost.',
  damage: 'Here the battle turned: from now on the loser had taken more damage.',
} as const;
const NEVER_TURNED =
  'The battle turned at no step that is told: in what is counted here the loser was not behind for good.';

/** The notes to the steps of a battle, and the picture that they show. */
type NotedBattle = Readonly<{ notes: readonly StepNote[]; picture: BattlePicture }>;

/**
 * How the sides stand after each step of a battle, as far as they have shown themselves, and the step from which on the loser was behind
 * for good; the last step says so where there is none. @rule CSC-14 @rule CSC-15
 */
export function stepNotes(steps: readonly PlayedStep[], sides: StepSides): NotedBattle {
  const { names, loser } = sides;
  const { picture, shown } = pictureOf(steps, sides);
  const turn = loser === null ? null : turnOf(steps, sides);
  const never = loser !== null && turn === null ? [NEVER_TURNED] : [];
  const scores: readonly [Score, Score] = [
    { units: new Map(), damage: 0 },
    { units: new Map(), damage: 0 },
  ];
  const lines = steps.map(({ changes, why }, index) => {
    for (const { side, tag, to, damage = 0 } of changes) {
      scores[side].units.set(tag, to);
      scores[side].damage += damage;
    }
    return [
      ...(why === null ? [] : [why]),
      ...(index === steps.length - 1 ? never : []),
      scoreLine(scores[0], names[0]),
      scoreLine(scores[1], names[1]),
    ];
  });
  const notes = lines.map((some, index) => ({
    lines: some,
    ...(index === turn?.step ? { turn: TURNED[turn.by] } : {}),
    shown: shown[index] ?? [],
  }));
  return { notes, picture };
}
