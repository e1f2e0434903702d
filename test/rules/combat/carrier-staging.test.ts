import { expect, test } from 'vitest';
import type { RuleSet } from '#model/settings/rule-set';
import type { BattleSide, ScenarioKind } from '#model/battle/setup';
import { overLimit } from '#rules/combat/over-limit';
import { fillTaskForce } from '#rules/combat/task-force';
import { termsOfSide } from '#rules/combat/scenarios/terms-of-side';
import { combatant, flight } from '#test/support/fight';
import { fighterOf } from '#test/support/fighter-of';

const hive = fighterOf(combatant('hive', { design: { cv: 2, cr: 3 } }));
const wing = (id: string, carrier?: string) =>
  fighterOf(flight(id, carrier === undefined ? {} : { carrier }));
const own = [wing('own1', 'hive'), wing('own2', 'hive')];
const colony = ['c1', 'c2', 'c3'].map((id) => wing(id));
const ground = { anomalies: [], productivity: 6, utilized: 0 } as const;

const termsIn = (
  carrierStaging: RuleSet['carrierStaging'],
  scenario: ScenarioKind,
  holder: BattleSide,
) => {
  const rules = { pursuitSurprise: 'defender', grandFleets: 'off', carrierStaging } as const;
  return termsOfSide(scenario, 'attacker', { ground: { ...ground, holder }, rules });
};

test.each([
  ['on', 'deep-space', 'attacker', ['own1', 'own2', 'c1', 'c2']],
  ['off', 'deep-space', 'attacker', ['own1', 'own2']],
  ['on', 'defensive', 'attacker', ['own1', 'own2']],
  ['on', 'deep-space', 'defender', ['own1', 'own2']],
] as const)(
  'OPT-23: carrierStaging = %s, in a %s scenario at a colony of the %s: as many again as the task force has CV',
  (setting, scenario, holder, expected) => {
    const terms = termsIn(setting, scenario, holder);
    const entered = fillTaskForce([hive], hive, [...own, ...colony], terms);
    expect(entered.map(({ unit }) => unit)).toEqual(expected);
  },
);

test('OPT-23: without the carrier they have no place', () => {
  const escort = fighterOf(combatant('escort', { design: { cr: 3 } }));
  const terms = termsIn('on', 'deep-space', 'attacker');
  const leaving = overLimit([escort, ...colony], escort, terms);
  expect(leaving).toHaveLength(3);
});
