import { expect, test } from 'vitest';
import type { WorldPersonality } from '#model/campaign/non-aligned';
import type { DiplomaticState } from '#model/campaign/relation';
import {
  attitudeAfter,
  attitudeAt,
  attitudeResult,
  isFickle,
  mostReady,
  shifted,
  type Stance,
} from '#rules/worlds/attitude';

const HOUSE = { hostilities: 'on', blankPersonalities: 'house' } as const;
const BLANK = { ...HOUSE, blankPersonalities: 'none' } as const;

const stanceOf = (
  personality: WorldPersonality,
  state: DiplomaticState,
  part: Partial<Stance['attitude']> = {},
): Stance => ({
  nature: { personality, strategy: 'diplomat' },
  attitude: { state, modifier: 0, ...part },
  turn: 20,
});

const calm = stanceOf('ruthless', 'trade');

test.each([
  [2, 'incident'],
  [3, 'incident'],
  [4, 'tension'],
  [5, 'tension'],
  [6, 'nothing'],
  [8, 'nothing'],
  [9, 'promising'],
  [10, 'promising'],
  [11, 'breakthrough'],
  [12, 'breakthrough'],
] as const)('DIP-14: a roll of %i is %s', (rolled, result) => {
  expect(attitudeResult(calm, rolled, HOUSE)).toBe(result);
});

test.each([
  ['earlier rolls count', stanceOf('ruthless', 'trade', { modifier: -3 }), 6, 'incident'],
  ['Aggressive below Military', stanceOf('aggressive', 'trade'), 11, 'promising'],
  ['Aggressive at Military', stanceOf('aggressive', 'military'), 11, 'breakthrough'],
  [
    'Pacifistic below Non-Aggression',
    stanceOf('pacifistic', 'non-intercourse'),
    10,
    'breakthrough',
  ],
  ['Pacifistic at Non-Aggression', stanceOf('pacifistic', 'non-aggression'), 10, 'promising'],
  ['Xenophobic above Non-Intercourse', stanceOf('xenophobic', 'non-aggression'), 6, 'tension'],
  ['Xenophobic at Non-Intercourse', stanceOf('xenophobic', 'non-intercourse'), 6, 'nothing'],
  ['Honorable with a treaty', stanceOf('honorable', 'non-aggression'), 2, 'tension'],
  ['Honorable without a treaty', stanceOf('honorable', 'non-intercourse'), 2, 'incident'],
  ['Honorable and wronged', stanceOf('honorable', 'trade', { wronged: 8 }), 5, 'incident'],
  ['Honorable, wronged long ago', stanceOf('honorable', 'trade', { wronged: 7 }), 5, 'tension'],
  ['Ruthless and wronged', stanceOf('ruthless', 'trade', { wronged: 19 }), 6, 'nothing'],
] as const)('DIP-15: %s', (_, stance, rolled, result) => {
  expect(attitudeResult(stance, rolled, HOUSE)).toBe(result);
});

test('DIP-15: with blankPersonalities = none, Honorable and Ruthless do nothing', () => {
  expect(attitudeResult(stanceOf('honorable', 'trade'), 2, BLANK)).toBe('incident');
  expect(attitudeResult(stanceOf('honorable', 'trade', { wronged: 19 }), 6, BLANK)).toBe('nothing');
  const after = attitudeAfter(calm, 'incident', { inForce: 'trade', rules: BLANK });
  expect(after.state).toBe('non-aggression');
});

test.each([
  ['tension', 'trade', 'trade', -3],
  ['nothing', 'trade', 'trade', -2],
  ['promising', 'trade', 'trade', -1],
  ['breakthrough', 'trade', 'military', 0],
  ['incident', 'trade', 'non-aggression', 0],
  // It waits until the empire has signed what it offers.
  ['breakthrough', 'non-aggression', 'trade', -2],
] as const)(
  'DIP-14: %s at %s leads to %s, and resets what was gathered with the state',
  (result, inForce, state, modifier) => {
    const stance = stanceOf('aggressive', 'trade', { modifier: -2 });
    expect(attitudeAfter(stance, result, { inForce, rules: HOUSE })).toEqual({ state, modifier });
  },
);

test('DIP-15: a Ruthless world falls two levels at once', () => {
  const after = attitudeAfter(calm, 'incident', { inForce: 'trade', rules: HOUSE });
  expect(after.state).toBe('non-intercourse');
});

test('DIP-14, DIP-3: down from Non-Intercourse is Hostilities if on, then War; up from War the reverse', () => {
  const off = { hostilities: 'off' } as const;
  expect(shifted('non-intercourse', -1, HOUSE)).toBe('hostilities');
  expect(shifted('hostilities', -1, HOUSE)).toBe('war');
  expect(shifted('war', -1, HOUSE)).toBe('war');
  expect(shifted('war', 1, HOUSE)).toBe('hostilities');
  expect(shifted('non-intercourse', -1, off)).toBe('war');
  expect(shifted('war', 1, off)).toBe('non-intercourse');
});

test('DIP-14: a world is ready for peace at War, else for one treaty more than is in force', () => {
  expect(mostReady('war')).toBe('non-intercourse');
  expect(mostReady('non-intercourse')).toBe('non-aggression');
  expect(mostReady('partnership')).toBe('unification');
});

test('DIP-14: who goes to War with a world loses its favor; a broken treaty alone leaves it ready', () => {
  const friendly = { state: 'military', modifier: 2 } as const;
  expect(attitudeAt(friendly, 'war')).toEqual({ state: 'war', modifier: 0 });
  expect(attitudeAt(friendly, 'trade')).toEqual(friendly);
  expect(attitudeAt(friendly, 'alliance')).toEqual({ state: 'alliance', modifier: 0 });
});

test('DIP-15: an Erratic world changes every 12 turns, others never', () => {
  const erratic = { personality: 'xenophobic', erraticSince: 9, strategy: 'diplomat' } as const;
  expect(isFickle(erratic, 20)).toBe(false);
  expect(isFickle(erratic, 21)).toBe(true);
  expect(isFickle({ personality: 'xenophobic', strategy: 'diplomat' }, 99)).toBe(false);
});
