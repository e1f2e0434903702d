import { expect, test } from 'vitest';
import { fitsSomeHoldInView } from '#app/orders/fits-some-hold-in-view';
import { empireViewOf } from '#fog/views/empire-view-of';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId } from '#test/support/campaign';

const ASHORE = ['gropos', 'lf', 'mine', 'base'].map((kind) => ashore(`red.${kind}`, kind, 'A'));

/** What fits a hold of somebody who has these at A. */
function fitting(crew: readonly string[]): readonly string[] {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', ...crew] } },
    units: ASHORE,
  });
  const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf(state, empireId('red'), info);
  return ASHORE.filter((unit) => fitsSomeHoldInView(view, unit)).map(({ design }) => design);
}

test.each([
  ['a convoy: all but a base that is too large', ['convoy'], ['gropos', 'lf', 'mine']],
  ['an Assault ship: ground forces', ['lander'], ['gropos']],
  ['a crippled one: none that is too large', ['lander!'], []],
  ['a Supply ship: other units that are small enough', ['supplier'], ['lf']],
  ['no carrier: nothing', ['dd'], []],
] as const)('MOV-7: to be loaded is offered what fits a hold of %s', (_name, crew, kinds) => {
  expect(fitting(crew)).toEqual(kinds);
});
