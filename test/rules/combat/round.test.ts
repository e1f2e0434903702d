import { expect, test } from 'vitest';
import type { ElectronicEffect, Mission } from '#model/battle/round-orders';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { Ability } from '#model/forces/design';
import { NO_TRAITS, traitsOf } from '#rules/combat/abilities/traits-of';
import { battleWeather } from '#rules/combat/battle-weather';
import { currentStats } from '#rules/combat/current-stats';
import { electronicPools } from '#rules/combat/electronic-pools';
import { formationOf } from '#rules/combat/formation';
import { formationShift } from '#rules/combat/formation-shift';
import { takesAssigned, takesLeftover } from '#rules/combat/hardness';
import { foundRoomAlong, takesAlong } from '#rules/combat/may-retreat';
import { mayHaveMission } from '#rules/combat/may-have-mission';
import { missionPoints } from '#rules/combat/mission-points';
import { orderCost } from '#rules/combat/order-cost';
import { retreatModifiers } from '#rules/combat/retreat-modifiers';
import { type WantedEffect, spendFunctions } from '#rules/combat/spend-functions';
import { statsInRound } from '#rules/combat/stats-in-round';
import { sweptBy } from '#rules/combat/swept-by';
import { designId, designOf } from '#test/support/campaign';

const QUIET = { mission: null, effects: [], isHiding: false, isDimmed: false, isDoubled: false };

test.each([
  [null, [], { as: 5, af: 3 }],
  ['defensive', [], { as: 3, af: 2 }],
  ['anti-ship', [], { as: 7, af: 0 }],
  ['anti-fighter', [], { as: 0, af: 6 }],
  ['scouting', [], { as: 0, af: 0 }],
  [null, ['suppression'], { as: 3, af: 2 }],
  [null, ['fire-control'], { as: 8, af: 5 }],
  // One product, rounded once: 5 × ¾ and 3 × ¾.
  [null, ['suppression', 'fire-control'], { as: 4, af: 3 }],
  [null, ['guardian', 'disruptor'], { as: 5, af: 3 }],
  ['anti-ship', ['fire-control'], { as: 11, af: 0 }],
] as readonly (readonly [Mission | null, readonly ElectronicEffect[], object])[])(
  'CSC-16: AS 5 AF 3 in mission %s under %j',
  (mission, effects, fire) => {
    expect(statsInRound({ as: 5, af: 3 }, { ...QUIET, mission, effects })).toEqual(fire);
  },
);

test('CSC-16, MAP-8: a plasma storm halves AS alone, and a first strike doubles what is left', () => {
  const round = { ...QUIET, isDimmed: true };
  expect(statsInRound({ as: 5, af: 3 }, round)).toEqual({ as: 3, af: 3 });
  expect(statsInRound({ as: 5, af: 3 }, { ...round, isDoubled: true })).toEqual({ as: 6, af: 6 });
});

test.each([
  ['strained', { dv: 4, as: 3, af: 1 }],
  [undefined, { dv: 4, as: 0, af: 0 }],
] as const)('CSC-16, MOV-8: a crippled flight of AS 5 AF 1 that is %s', (strike, stats) => {
  const design = designOf({ id: designId('x'), kind: 'flight', dv: 4, as: 5, af: 1 });
  const asked = { design, condition: 'crippled', status: 'active', outOfSupply: 0, ordnance: [] };
  expect(currentStats({ ...asked, ...(strike && { strike }) } as never)).toMatchObject(stats);
});

test('CSC-16, SUP-7: out of supply, a unit loses first and is halved then', () => {
  const design = designOf({ id: designId('x'), dv: 5, as: 7, af: 4 });
  const supply = { outOfSupply: 2, ordnance: [], unconverted: false } as const;
  const asked = { design, status: 'active', ...supply } as const;
  expect(currentStats({ ...asked, condition: 'sound' })).toMatchObject({ dv: 3, as: 5, af: 2 });
  expect(currentStats({ ...asked, condition: 'crippled' })).toMatchObject({ dv: 3, as: 3, af: 1 });
});

test.each([
  [0, null, [], 1],
  [1, null, [], 2],
  [0, 'defensive', [], 2],
  [1, 'defensive', ['guardian'], 4],
  [1, 'defensive', ['guardian', 'guardian'], 4],
  [0, 'scouting', ['disruptor'], 0],
  [0, null, ['disruptor', 'disruptor', 'guardian'], 0],
] as readonly (readonly [number, Mission | null, readonly ElectronicEffect[], number])[])(
  'CSC-2: by itself %i deeper, in mission %s, under %j, a ship is in formation %i: sum first, then clamp',
  (formation, mission, effects, result) => {
    const shift = formationShift({ traits: { formation }, mission, effects });
    expect(formationOf({ kind: 'ship', isFlagship: false, shift })).toBe(result);
  },
);

test('CSC-6: a flagship named for the round gives half its points; the crippled and mines have no missions', () => {
  expect([missionPoints(7, false), missionPoints(7, true)]).toEqual([7, 4]);
  const sound = {
    kind: 'ship',
    condition: 'sound',
    status: 'active',
    nonCombatant: false,
  } as const;
  expect(mayHaveMission(sound)).toBe(true);
  expect(mayHaveMission({ ...sound, condition: 'crippled' })).toBe(false);
  expect(mayHaveMission({ ...sound, status: 'reserve' })).toBe(false);
  expect(mayHaveMission({ ...sound, kind: 'minefield' })).toBe(false);
  expect(mayHaveMission({ ...sound, nonCombatant: true })).toBe(false);
});

test.each([
  ['ship', 3, 1, 3],
  ['ship', 3, 2, 6],
  ['flight', 3, 1, 1],
  ['flight', 3, 2, 2],
  ['base', 0, 1, 1],
] as const)(
  'CSC-6, MAP-8: an order for a %s of CC %i, × %i, costs %i',
  (kind, cc, factor, cost) => {
    expect(orderCost({ kind, cc }, factor)).toBe(cost);
  },
);

test('MAP-8: dust clouds and nebulas dull surprise, dust doubles CC, a storm dims ships from CC 3', () => {
  expect(battleWeather([])).toEqual({
    surprise: 0,
    ccFactor: 1,
    halvesFrom: null,
    hasCover: false,
  });
  expect(battleWeather(['Dust Cloud', 'Nebula', 'Ruins'])).toMatchObject({
    surprise: -5,
    ccFactor: 2,
  });
  expect(battleWeather(['Plasma Storm'])).toMatchObject({ surprise: 0, halvesFrom: 3 });
});

const scout = { traits: { ...NO_TRAITS, scouts: 2 }, mission: null };
const jammer = { traits: { ...NO_TRAITS, jams: 3, guardian: 1 }, mission: null };
const looking = { traits: NO_TRAITS, mission: 'scouting' } as const;

test('CSC-17: Scouts and scouting missions make a pool, less what the enemy jams, never below 0', () => {
  const own = electronicPools([scout, scout, looking], [jammer]);
  expect(own).toMatchObject({ pools: { scouts: 2, guardian: 0 }, jammed: 3 });
  expect(electronicPools([scout], [jammer, jammer])).toMatchObject({
    pools: { scouts: 0 },
    jammed: 2,
  });
  // Functions of that very ability are not jammed.
  expect(electronicPools([jammer], [jammer]).pools).toMatchObject({ guardian: 1 });
});

const NOTHING = { scouts: 0, guardian: 0, 'fire-control': 0, disruptor: 0, suppression: 0 };
const want = (effect: ElectronicEffect, by: WantedEffect['by'], target: string, cc = 2) => ({
  ...{ effect, by, target, cc },
});

test.each([
  [
    'Scouts pay the CC of the target',
    { scouts: 3 },
    [want('guardian', 'scouts', 'a'), want('disruptor', 'scouts', 'b')],
    [0],
  ],
  [
    'one of a kind at a target',
    { scouts: 9 },
    [
      want('guardian', 'scouts', 'a'),
      want('guardian', 'scouts', 'a'),
      want('fire-control', 'scouts', 'a'),
    ],
    [0, 2],
  ],
  [
    'a dedicated level costs one function',
    { guardian: 2 },
    [
      want('guardian', 'dedicated', 'a'),
      want('guardian', 'dedicated', 'a'),
      want('guardian', 'dedicated', 'a'),
    ],
    [0, 1],
  ],
  [
    'Scouts and dedicated functions add up',
    { scouts: 2, disruptor: 1 },
    [want('disruptor', 'scouts', 'a'), want('disruptor', 'dedicated', 'a')],
    [0, 1],
  ],
  [
    'fire needs functions for the whole CC',
    { suppression: 3 },
    [want('suppression', 'dedicated', 'a', 4), want('suppression', 'dedicated', 'b', 3)],
    [1],
  ],
  [
    'an effect on fire counts once of each kind, from any source',
    { scouts: 9, suppression: 9 },
    [want('suppression', 'scouts', 'a'), want('suppression', 'dedicated', 'a')],
    [0],
  ],
] as const)('CSC-17: %s', (_what, pools, wanted, had) => {
  const all: readonly WantedEffect[] = wanted;
  expect(spendFunctions({ ...NOTHING, ...pools }, all)).toEqual(had.map((at) => all[at]));
});

const jump = { ...NO_TRAITS, jumps: 1 };

test.each([
  [jump, 'sound', 'major', 1],
  [NO_TRAITS, 'crippled', 'minor', -2],
  [NO_TRAITS, 'sound', 'restricted', -2],
  [jump, 'sound', 'minor', 0],
] as const)('CSC-12: %o, %s, by a %s lane: %i (example 10)', (traits, condition, lane, sum) => {
  expect(ledgerTotal(retreatModifiers({ traits, condition }, lane))).toBe(sum);
});

test('CSC-12: a Jump ship of CR 6 takes CC 6 along, in dust half of it (example 10)', () => {
  const takes = takesAlong({ traits: jump, cr: 6 });
  const ship = (cc: number) => ({ kind: 'ship', cc }) as const;
  const named = [ship(3), ship(4), ship(2), ship(1)];
  expect(foundRoomAlong(named, { takes, ccFactor: 1 })).toEqual([ship(3), ship(2), ship(1)]);
  expect(foundRoomAlong(named, { takes, ccFactor: 2 })).toEqual([ship(3)]);
  expect(takesAlong({ traits: NO_TRAITS, cr: 6 })).toBe(0);
});

test('CSC-7: four ships of Minesweeper 2 clear four minefields of DV 2, one ship one (example 17)', () => {
  const fields = Array.from({ length: 6 }, () => ({ dv: 2 }));
  expect(sweptBy(8, fields)).toHaveLength(4);
  expect(sweptBy(2, fields)).toHaveLength(1);
  expect(sweptBy(1, fields)).toEqual([]);
  expect(sweptBy(3, [{ dv: 3 }, { dv: 1 }, { dv: 2 }])).toEqual([{ dv: 1 }, { dv: 2 }]);
});

test('CSC-8: armor takes no leftover damage, or, as agreed, none but directed while in formation', () => {
  const armored: Ability = { id: 'armored' as Ability['id'], rating: 1 };
  const traits = traitsOf({
    design: { abilities: [armored] },
    condition: 'crippled',
    status: 'active',
    outOfSupply: 0,
    ordnance: [],
    unconverted: false,
  });
  expect(takesLeftover({ traits })).toBe(false);
  expect(takesAssigned({ traits }, 1, 'leftover')).toBe(true);
  expect(takesAssigned({ traits }, 1, 'directedOnly')).toBe(false);
  expect(takesAssigned({ traits }, 0, 'directedOnly')).toBe(true);
  expect(takesAssigned({ traits: NO_TRAITS }, 1, 'directedOnly')).toBe(true);
});
