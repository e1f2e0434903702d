import { expect, test } from 'vitest';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import { rightsOf } from '#rules/diplomacy/rights-of';
import { controllerOf } from '#rules/movement/controller-of';
import { mayGenerateAgainst } from '#rules/movement/may-generate-against';
import { wantsEncounter } from '#rules/movement/wants-encounter';
import type { DiplomaticState } from '#model/campaign/relation';
import { empireId } from '#test/support/campaign';

const RED = empireId('red');
const BLUE = empireId('blue');
const GREEN = empireId('green');

const RIGHTS: readonly (readonly [DiplomaticState | null, string | null, boolean])[] = [
  ['war', 'blue', true],
  ['hostilities', 'blue', true],
  ['non-intercourse', null, true],
  ['non-intercourse', 'red', true],
  ['non-intercourse', 'blue', false],
  ['non-intercourse', 'green', false],
  [null, null, true],
  ['non-aggression', null, false],
  ['non-aggression', 'red', false],
  ['unification', 'red', false],
];
test.each(RIGHTS)('DIP-10: at %s in a system of %s: %s', (state, control, expected) => {
  const controller = control === null ? null : empireId(control);
  expect(
    mayGenerateAgainst({ by: RED, rights: rightsOf(state), controller, hasClaim: false }),
  ).toBe(expected);
});

const base = {
  standing: DEFAULT_STANDING_ORDERS,
  against: BLUE,
  stance: 'enemy',
  isOwner: false,
} as const;
test.each([
  ['at 80%', 8, { strength: 10, unknown: 0 }, base, true],
  ['below 80%', 7, { strength: 10, unknown: 0 }, base, false],
  ['the owner at 50%', 5, { strength: 10, unknown: 0 }, { ...base, isOwner: true }, true],
  ['unknown classes count as the own average', 8, { strength: 0, unknown: 1 }, base, true],
  [
    'against a neutral by default not',
    99,
    { strength: 1, unknown: 0 },
    { ...base, stance: 'neutral' as const },
    false,
  ],
  ['against civilians', 1, { strength: 0, unknown: 0 }, base, true],
])('ENC-5: %s', (_name, strength, theirs, rest, expected) => {
  expect(wantsEncounter({ ...rest, own: { strength, units: 1 }, theirs })).toBe(expected);
});

test('ENC-5: engage nobody, neutrals too, and never whom one spares', () => {
  const sides = { own: { strength: 9, units: 1 }, theirs: { strength: 1, unknown: 0 } };
  const nobody = { ...DEFAULT_STANDING_ORDERS, engage: 'nobody' } as const;
  const neutrals = { ...DEFAULT_STANDING_ORDERS, engage: 'neutrals' } as const;
  expect(wantsEncounter({ ...base, ...sides, standing: nobody })).toBe(false);
  const spares = { ...DEFAULT_STANDING_ORDERS, spares: [BLUE] };
  expect(wantsEncounter({ ...base, ...sides, standing: spares })).toBe(false);
  expect(wantsEncounter({ ...base, ...sides, standing: spares, against: GREEN })).toBe(true);
  expect(wantsEncounter({ ...base, ...sides, standing: neutrals, stance: 'neutral' })).toBe(true);
});

test('ENC-5: a single neutral is attacked where it is named, a friend or an empire that is spared never', () => {
  const sides = { own: { strength: 9, units: 1 }, theirs: { strength: 1, unknown: 0 } };
  const wants = (
    part: Partial<StandingOrders>,
    stance: 'friend' | 'neutral' | 'enemy',
    against = BLUE,
  ) =>
    wantsEncounter({
      ...base,
      ...sides,
      standing: { ...DEFAULT_STANDING_ORDERS, ...part },
      stance,
      against,
    });
  const attacks = [BLUE];
  expect(wants({ attacks }, 'neutral')).toBe(true);
  expect(wants({ attacks }, 'neutral', GREEN)).toBe(false);
  expect(wants({ attacks, engage: 'nobody' }, 'enemy')).toBe(true);
  expect(wants({ attacks, engage: 'nobody' }, 'enemy', GREEN)).toBe(false);
  expect(wants({ attacks }, 'friend')).toBe(false);
  expect(wants({ attacks, spares: [BLUE] }, 'neutral')).toBe(false);
});

test('DIP-10: control by colony, by 12 points of bases, first there, dearer, or nobody', () => {
  const own = (owner: typeof RED, cost: number, since: number) => ({ owner, cost, since });
  const empty = { owner: null };
  expect(controllerOf({ owner: BLUE }, [own(RED, 40, 1)])).toBe(BLUE);
  expect(controllerOf(empty, [own(RED, 6, 1)])).toBe(null);
  expect(controllerOf(empty, [own(RED, 6, 3), own(RED, 6, 4)])).toBe(RED);
  expect(controllerOf(empty, [own(RED, 12, 3), own(GREEN, 30, 4)])).toBe(RED);
  expect(controllerOf(empty, [own(RED, 12, 3), own(GREEN, 30, 3)])).toBe(GREEN);
  expect(controllerOf(empty, [own(RED, 12, 3), own(GREEN, 12, 3)])).toBe(null);
});
