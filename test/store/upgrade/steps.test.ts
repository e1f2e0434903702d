import { expect, test } from 'vitest';
import { PACKED_FORMAT, pack } from '#store/schema/packed';
import { UPGRADE_STEPS } from '#store/schema/upgrades/list';
import { readKept } from '#store/schema/upgrades/read-kept';

test('every older format has its step to the next', () => {
  expect(UPGRADE_STEPS).toHaveLength(PACKED_FORMAT - 1);
});

const told = (seen: readonly object[], format: number): unknown =>
  readKept('seen', { bytes: pack(seen), format });
const withdrew = { type: 'SideWithdrew', side: 'human', how: 'withdrew' };
const moment = { type: 'LengthRolled', rounds: 3 };

test('ENC-4, CSC-4: what a player was told of a battle is completed', () => {
  expect(told([withdrew, { type: 'BattleMoment', battle: 'b', moment }], 1)).toEqual([
    { ...withdrew, isPart: false },
    { type: 'BattleMoment', battle: 'b', moment: { ...moment, bonus: 0 } },
  ]);
  expect(told([{ type: 'BattleEnded', rounds: 2 }], 1)).toEqual([
    { type: 'BattleEnded', rounds: 2, withdrew: false, enemyWithdrew: false },
  ]);
});

test('what is there stays, what is of no matter too, and what is of today is not touched', () => {
  const known = [
    { ...withdrew, isPart: true },
    { type: 'TurnOpened', turn: 2 },
  ];
  expect(told(known, 1)).toEqual(known);
  expect(told([withdrew], PACKED_FORMAT)).toEqual([withdrew]);
});

test('SUP-8: what empires do in an emergency is filled in by the default', () => {
  const state = { relations: {}, empires: { human: { standing: { pursue: false } } } };
  expect(readKept('state', { bytes: pack(state), format: 2 })).toEqual({
    relations: {},
    empires: {
      human: {
        gifts: 0,
        schematics: [],
        finds: [],
        techYears: 0,
        unlockChance: 0,
        standing: {
          pursue: false,
          resupply: 'dying',
          contested: 'stop',
          stealth: 'engage',
          asteroids: 'nobody',
          intel: 0,
          scouting: 'surprise',
          ram: 'nobody',
          proximity: 'keep',
          boarding: 'capture',
          prizes: 'keep',
          warfare: 'best',
          directShare: 100,
          screen: [],
          enterFirst: [],
          holdBack: [],
          retreatAt: 0,
          withoutFlagship: 'fight-on',
          stayFirst: [],
          attacks: [],
          spares: [],
          sweepFirst: [],
          foundFirst: [],
          tendFirst: [],
        },
      },
    },
  });
});
