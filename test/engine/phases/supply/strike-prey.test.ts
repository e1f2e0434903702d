import { describe, expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import { empireId, systemId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { withRaiders } from '#test/support/with-raiders';
import { type World, fleets, launch, strike, wing, without } from './launched-strikes.ts';

describe('MOV-8: for whom they come', () => {
  const foundBy = (world: World) => launch(world).launched.map(([, , , found]) => found);
  const toC = { red: [strike('B', 'red.u1')] };

  test('MOV-8: without anybody there they turn back', () => {
    const { launched, pending } = launch({
      fleets: { red: { f1: ['A', 'ca'] } },
      owners: { A: 'red' },
      units: wing,
      change: without('blue.u9'),
    });
    expect(launched.map(([, , , found]) => found)).toEqual([null]);
    expect(pending).toEqual([]);
  });

  test.each([
    ['war', 'enemies', 't1.B'],
    ['hostilities', 'nobody', 't1.B'],
    ['non-intercourse', 'enemies', null],
    ['non-aggression', 'neutrals', null],
  ] as const)('MOV-8, DIP-10: %s, with standing orders against %s', (state, engage, found) => {
    const world = { states: { 'red/blue': state }, standing: { red: { engage } }, orders: toC };
    expect(foundBy(world)).toEqual([found]);
  });

  test('MOV-8, ENC-5: never whom the standing orders spare', () => {
    const spares = [empireId('blue')];
    expect(foundBy({ standing: { red: { spares } }, orders: toC })).toEqual([null]);
    expect(foundBy({ standing: { red: { spares: [] } }, orders: toC })).toEqual(['t1.B']);
  });

  test('MOV-8, DIP-10: neutrals where nobody else is in control, if the standing orders say so', () => {
    const world = {
      states: { 'red/blue': 'non-intercourse' as const },
      owners: { A: 'red' },
      change: without('blue.u9'),
      orders: toC,
    };
    expect(foundBy({ ...world, standing: { red: { engage: 'neutrals' } } })).toEqual(['t1.B']);
    expect(foundBy({ ...world, standing: { red: { engage: 'enemies' } } })).toEqual([null]);
    const attacks = [empireId('blue')];
    expect(foundBy({ ...world, standing: { red: { attacks } } })).toEqual(['t1.B']);
  });

  test.each([
    ['war', 'enemies'],
    ['non-intercourse', 'neutrals'],
  ] as const)('MOV-8, ENC-5: nobody whom the standing orders spare, at %s', (state, engage) => {
    const standing = { red: { engage, spares: [empireId('blue')] } };
    const world = { states: { 'red/blue': state }, owners: { A: 'red' }, orders: toC };
    const spared = launch({ ...world, standing, change: without('blue.u9') });
    expect(spared.launched.map(([, , , found]) => found)).toEqual([null]);
    expect(spared.pending).toEqual([]);
  });

  test('MOV-8, DIP-1: nobody whom they never met; but who is met beside an enemy is met', () => {
    const unmet = (state: CampaignState): CampaignState => ({
      ...state,
      relations: Object.fromEntries(
        Object.entries(state.relations).filter(
          ([id]) => !(id.includes('red') && id.includes('green')),
        ),
      ),
    });
    const empires = ['red', 'blue', 'green'];
    const green = { green: { f1: ['B', 'dd'] } };
    const standing = { red: { engage: 'neutrals' as const } };
    const alone = {
      empires,
      standing,
      fleets: { red: fleets['red']!, ...green },
      owners: { A: 'red' },
    };
    const lonely = launch({ ...alone, change: (state) => unmet(without('blue.u9')(state)) });
    expect(lonely.launched.map(([, , , found]) => found)).toEqual([null]);
    expect(eventsOf(lonely.events, 'EmpiresMet')).toEqual([]);
    const both = launch({ empires, fleets: { ...fleets, ...green }, change: unmet });
    expect(both.pending[0]?.present).toEqual(['blue', 'green', 'red']);
    expect(eventsOf(both.events, 'EmpiresMet')).toMatchObject([{ a: 'green', b: 'red' }]);
  });

  test('MOV-8, SUP-1: raiders', () => {
    const raided = (state: CampaignState) =>
      withRaiders(without('blue.u9')(state), { at: systemId('B'), classes: ['corsair'] });
    const { pending } = launch({
      fleets: { red: fleets['red']! },
      owners: { A: 'red' },
      change: raided,
      rules: {},
      script: [{ purpose: 'raid', values: [100] }],
    });
    expect(pending).toMatchObject([
      { present: ['raiders', 'red'], generated: [{ by: 'red', against: 'raiders' }] },
    ]);
  });
});
