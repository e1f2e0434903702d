import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { assignUnitsForm } from '#http/forms/orders/assign-units-form';
import { unloadCargoForm } from '#http/forms/orders/unload-cargo-form';
import { formBodyOf } from '#http/visits/form-body';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { buildUnits } from '#test/support/build-units';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';

const NAMES = {
  unit: (id: string) => id,
  design: (id: string) => id,
  system: (id: string) => id,
  at: () => 'here',
};

function deskBy(towBases: RuleSet['towBases']) {
  const tug = unitId('red.uf10');
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['A', 'tug', 'dd', 'convoy'] } },
    units: [ashore('red.u1', 'sat', 'A', { place: { kind: 'aboard', carrier: tug } })],
  });
  const rules = { ...DEFAULT_RULE_SET, towBases };
  const view = empireViewOf(looked(state), empireId('red'), { campaignName: 'Test', rules });
  const orders = [
    buildUnits({ design: designId('ca'), system: systemId('A'), names: ['Ares'] }),
    buildUnits({ design: designId('dd'), system: systemId('A'), names: ['Hermes'] }),
  ];
  return { view, names: NAMES, formed: [], orders } as never;
}

const offered = (form: Pick<typeof assignUnitsForm, 'fields'>, desk: never, field: string) =>
  form
    .fields(desk, formBodyOf({}))
    .filter(({ name }) => name === field)
    .flatMap(({ groups }) => groups.flatMap(({ options }) => options.map(({ value }) => value)));

test('MOV-10: the form offers tugs to take a base in tow where they may', () => {
  expect(offered(assignUnitsForm, deskBy('on'), 'to')).toContain('aboard red.uf10');
  expect(offered(assignUnitsForm, deskBy('off'), 'to')).not.toContain('aboard red.uf10');
});

test('CON-11: the form offers units that the sheet builds and names, and carriers among them', () => {
  const desk = deskBy('off');
  expect(offered(assignUnitsForm, desk, 'units')).toEqual(
    expect.arrayContaining(['new:Ares', 'new:Hermes']),
  );
  expect(offered(assignUnitsForm, desk, 'to')).toContain('aboard new:Ares');
  expect(offered(assignUnitsForm, desk, 'to')).not.toContain('aboard new:Hermes');
});

test('MOV-10: a base in tow is no cargo to unload', () => {
  expect(offered(unloadCargoForm as never, deskBy('on'), 'cargo')).not.toContain('red.u1');
});
