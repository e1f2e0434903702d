import { relationIdOf } from '#model/campaign/relation';
import { unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { expect, test } from 'vitest';
import { atSol, colonyTurn, human, sol } from './unrest-world.ts';

const roll = (value: number) => ['uprising', value] as const;
/** In rebellion, with nothing to roll for. */
const restless = { census: 3, morale: 0, productivity: 2 };
const troops = [atSol('u1', 'infantry')];

test('COL-6: entering rebellion, each Census rises on 1 or 2', () => {
  const { state, events } = colonyTurn(
    { sol: { ...restless, morale: 1, blockaded: true }, units: troops },
    [['morale check', 2], roll(2), roll(3), roll(1)],
  );
  expect(state.systems[sol]).toMatchObject({ owner: human, morale: 0, rebels: 2 });
  expect(eventsOf(events, 'RebelsRose')).toMatchObject([
    { system: sol, dice: [2, 3, 1], target: 2, rebels: 2, witnesses: [{ empire: human }] },
  ]);
});

test('COL-6: while there is no militia each Census rolls again; while there is one, none does', () => {
  const again = colonyTurn({ sol: restless, units: troops }, [roll(6), roll(5), roll(3)]);
  expect(again.state.systems[sol]).toMatchObject({ owner: human, rebels: 0 });
  const withMilitia = colonyTurn({ sol: { ...restless, rebels: 1 }, units: troops });
  expect(withMilitia.state.systems[sol]).toMatchObject({ owner: human, rebels: 1 });
});

test('COL-6: with Morale the rebellion is over, and its militias go home', () => {
  const { state, events } = colonyTurn({ sol: { ...restless, productivity: 3, rebels: 2 } }, [
    ['morale check', 1],
  ]);
  expect(state.systems[sol]).toMatchObject({ owner: human, morale: 1, rebels: 0 });
  expect(eventsOf(events, 'RebelsDispersed')).toMatchObject([{ system: sol, rebels: 2 }]);
});

test('COL-10, OPT-9: militias that no loyal ground unit faces make the colony independent, and no longer specialised', () => {
  const specialisation = { kind: 'industrial', since: 2 } as const;
  const { state, events } = colonyTurn(
    {
      sol: { ...restless, intel: 2, utilized: 2, specialisation },
      rules: { nonAligned: 'off' },
    },
    [roll(1), roll(6), roll(6)],
  );
  expect(state.systems[sol]).toMatchObject({
    owner: null,
    census: 3,
    morale: 2,
    rebels: 1,
    intel: 0,
    utilized: 0,
    specialisation: null,
  });
  expect(eventsOf(events, 'IndependenceDeclared')).toMatchObject([
    { empire: human, system: sol, rebels: 1 },
  ]);
});

test('COL-10, DIP-14: the independent colony is a non-aligned world, at War with its old owner', () => {
  const { state, events } = colonyTurn({ sol: { ...restless, intel: 2, rebels: 2 } }, [
    ['non-aligned world', 3],
    ['non-aligned world', 5],
  ]);
  const { owner, ...system } = state.systems[sol]!;
  expect(system).toMatchObject({ census: 3, morale: 2, productivity: 2, rebels: 0, intel: 0 });
  expect(state.empires[owner!]).toMatchObject({
    ...{ name: 'Free Sol', homeworld: sol, treasury: 0 },
    ...{ era: state.empires[human]!.era, forceList: state.empires[human]!.forceList },
    nonAligned: { personality: 'honorable', strategy: 'militarist' },
  });
  const units = Object.values(state.units).filter((unit) => unit.owner === owner);
  expect(units.map(({ design, place }) => [design, place])).toEqual([
    ['militia.planetary-militia', { kind: 'system', system: sol }],
    ['militia.planetary-militia', { kind: 'system', system: sol }],
  ]);
  expect(state.relations[relationIdOf(human, owner!)]).toMatchObject({ state: 'war' });
  expect(eventsOf(events, 'WarDeclared')).toMatchObject([{ by: owner, against: human }]);
});

test('COL-10: an independent colony is left alone: nobody checks its Morale, and its militias stay', () => {
  const { state, events } = colonyTurn({
    sol: { owner: null, census: 3, morale: 2, productivity: 3, rebels: 1 },
  });
  expect(state.systems[sol]).toMatchObject({ morale: 2, rebels: 1 });
  expect(eventsOf(events, 'MoraleChecked')).toEqual([]);
});

test('COL-10: a mothballed flight goes aboard nobody', () => {
  const flight = { ...atSol('u2', 'flight'), status: 'mothballed' } as const;
  const { state } = colonyTurn({
    sol: { ...restless, rebels: 1 },
    units: [atSol('u1', 'hangar'), flight],
    rules: { rebelWorld: 'unowned' },
  });
  expect(Object.keys(state.units)).toEqual(['human.u1']);
});

test('COL-10: its flights find room aboard own carriers in the system, or are lost', () => {
  const units = [atSol('u1', 'hangar'), atSol('u2', 'flight'), atSol('u3', 'flight')];
  const { state, events } = colonyTurn({
    ...{ sol: { ...restless, rebels: 1 }, units },
    rules: { rebelWorld: 'unowned' },
  });
  expect(state.units[unitId('human.u2')]?.place).toEqual({
    kind: 'aboard',
    carrier: unitId('human.u1'),
  });
  expect(eventsOf(events, 'UnitDestroyed')).toMatchObject([{ unit: 'human.u3' }]);
  expect(Object.keys(state.units)).toEqual(['human.u1', 'human.u2']);
});
