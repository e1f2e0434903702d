import { describe, expect, test } from 'vitest';
import { takeOutcome } from '#engine/battle/aftermath';
import { forceOf } from '#engine/battle/forces';
import { brandAs } from '#kernel/brand/brand';
import type { BattleOutcome, UnitFate } from '#model/battle/setup';
import { designId, empireId, unitId, unitOf } from '#test/support/campaign';
import { eventsOf, meetingAt, runOf } from './meetings-at.ts';

const human = empireId('human');
const ship = unitId('human.f1u0');
const aboard = (id: string, design: string) =>
  unitOf({
    id: unitId(id),
    owner: human,
    design: designId(design),
    place: { kind: 'aboard', carrier: ship },
  });

/** An Assault ship of 5 with troops of 2 each, or a Supply ship of 4 with a flight of 4, and a carrier beside it. */
const world = (design: string, cargo: readonly string[]) =>
  runOf(
    meetingAt({
      sides: { human: { f1: [design, 'cv'] }, loran: { f1: ['dd'] } },
      units: cargo.map((one, index) => aboard(`human.u${String(index)}`, one)),
    }),
  );

function lost(
  run: ReturnType<typeof world>,
  fate: UnitFate['fate'],
  unit = ship,
): readonly string[] {
  const outcome: BattleOutcome = {
    battle: brandAs<never>('b'),
    rounds: 1,
    fates: [{ unit, fate }],
    retreats: [],
    loser: null,
    lost: { attacker: 0, defender: 0 },
    gained: { attacker: 0, defender: 0 },
  };
  const events = takeOutcome(run, outcome, [human]);
  return eventsOf({ events }, 'UnitDestroyed').map(({ unit }) => unit);
}

describe('CSC-14, MOV-7: what lies in the hold of a ship', () => {
  test('CSC-14: is lost with it, and is not based elsewhere', () => {
    expect(lost(world('lander', ['troops', 'troops']), 'destroyed')).toEqual([
      ship,
      'human.u0',
      'human.u1',
    ]);
    expect(lost(world('supplier', ['lf']), 'destroyed')).toEqual([ship, 'human.u0']);
  });
  test('CSC-14: is lost when it is crippled, as far as it has no room then', () => {
    expect(lost(world('lander', ['troops', 'troops']), 'crippled')).toEqual(['human.u1']);
    expect(lost(world('supplier', ['lf']), 'crippled')).toEqual(['human.u0']);
  });
  test('CSC-14: is lost once, if it is crippled in one battle and destroyed in the next', () => {
    const run = world('lander', ['troops', 'troops']);
    expect(lost(run, 'crippled')).toEqual(['human.u1']);
    expect(lost(run, 'destroyed')).toEqual([ship, 'human.u0']);
  });
  test('MOV-7: an item that several units share is lost once, with the first of them that is destroyed', () => {
    const troops = aboard('human.u0', 'troops');
    const run = runOf(
      meetingAt({
        sides: { human: { f1: ['convoy', 'convoy'] }, loran: { f1: ['dd'] } },
        units: [
          {
            ...troops,
            place: {
              kind: 'aboard',
              carrier: ship,
              shares: [{ carrier: unitId('human.f1u1'), size: 1 }],
            },
          },
        ],
      }),
    );
    expect(lost(run, 'crippled')).toEqual([]);
    expect(lost(run, 'destroyed', unitId('human.f1u1'))).toEqual(['human.f1u1', 'human.u0']);
    expect(lost(run, 'destroyed')).toEqual([ship]);
  });
  test('CSC-14: flights on a carrier stay when that is crippled', () => {
    expect(lost(world('cv', ['lf', 'lf']), 'crippled')).toEqual([]);
  });
  test('MOV-10, CSC-14: a base in tow is lost with its tug, not when that is crippled', () => {
    expect(lost(world('tug', ['fort']), 'crippled')).toEqual([]);
    expect(lost(world('tug', ['fort']), 'destroyed')).toEqual([ship, 'human.u0']);
  });
  test('MOV-10: and does not fight', () => {
    expect(forceOf(world('tug', ['fort']), human).map(({ unit }) => unit)).toEqual([
      ship,
      'human.f1u1',
    ]);
  });
  test('MOV-7: does not fight', () => {
    expect(forceOf(world('supplier', ['lf']), human).map(({ unit }) => unit)).toEqual([
      ship,
      'human.f1u1',
    ]);
  });
});
