import { expect, test } from 'vitest';
import type { AbilityId } from '#model/forces/design';
import type { RuleSet } from '#model/settings/rule-set';
import type { Fighter } from '#rules/combat/fighter';
import { taskForceLimit } from '#rules/combat/room-in';
import { termsOfSide } from '#rules/combat/scenarios/terms-of-side';
import { taskForceRating } from '#rules/combat/task-force-rating';
import { combatant, flight } from '#test/support/fight';
import { fighterOf } from '#test/support/fighter-of';

const ship = (id: string, cr: number, design: object = {}): Fighter =>
  fighterOf(combatant(id, { design: { cr, ...design } }));
const flagship = ship('flagship', 4);
const aide = ship('aide', 0, { abilities: [{ id: 'command' as AbilityId, rating: 3 }] });
const ground = { anomalies: [], holder: 'defender', productivity: 6, utilized: 2 } as const;

const termsBy = (grandFleets: RuleSet['grandFleets']) => {
  const rules = { pursuitSurprise: 'defender', carrierStaging: 'off', grandFleets } as const;
  return {
    open: termsOfSide('deep-space', 'attacker', { ground, rules }),
    pursuer: termsOfSide('pursuit', 'attacker', { ground, rules }),
    guard: termsOfSide('defensive', 'defender', { ground, rules }),
  };
};

test.each([
  // CR and limit in the open, pursuing (CR halved), and in defense of a system of Productivity 6.
  ['off', [4, 5], [2, 3], [4, 7]],
  ['on', [8, 9], [4, 5], [8, 15]],
] as const)('OPT-16, CSC-1: a flagship with CR 4, grandFleets = %s', (setting, ...expected) => {
  const { open, pursuer, guard } = termsBy(setting);
  const found = [open, pursuer, guard].map((terms) => [
    taskForceRating([flagship], flagship, terms),
    taskForceLimit([flagship], flagship, terms),
  ]);
  expect(found).toEqual(expected);
});

test('OPT-16: others lend CR beside that, and flights lead twice as many', () => {
  const { open } = termsBy('on');
  expect(taskForceRating([flagship, aide], flagship, open)).toBe(11);
  const wing = fighterOf(flight('wing', { design: { dv: 3 } }));
  expect(taskForceLimit([wing], wing, open)).toBe(13);
});
