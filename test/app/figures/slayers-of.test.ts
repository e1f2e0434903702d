import { expect, test } from 'vitest';
import { slainKey, slayersOf } from '#app/figures/slayers-of';
import type { KeptEvent } from '#app/ports/turn-record';
import { brandAs } from '#kernel/brand/brand';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, UnitId, WorkId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';

const [ash, elm, oak] = [empireId('ash'), empireId('elm'), empireId('oak')];
const [here, there] = [systemId('H0101'), systemId('H0202')];
const design = designId('ship');
const lost = unitId('ash.u8');
const fact = (rule: Parameters<typeof cite>[0]) => {
  return { cite: cite(rule), rolls: [], witnesses: [] } as const;
};

const destroyed = (rule: Parameters<typeof cite>[0], unit: UnitId = lost): CampaignEvent => ({
  ...{ type: 'UnitDestroyed', ...fact(rule), empire: ash, unit, design, name: '' },
  place: { kind: 'system', system: here },
});
const worn = (by: EmpireId | null): CampaignEvent => ({
  ...{ type: 'AttritionLost', ...fact('GND-1'), empire: ash, unit: lost, design, system: here, by },
  ...{ damage: 4, destroyed: true, because: 'fighting' },
});
const struck = (empire: EmpireId, damage: number): CampaignEvent => ({
  ...{ type: 'GroundAttacked', ...fact('GND-1'), system: here, damage },
  attackers: [{ kind: 'unit', empire, unit: unitId(`${empire}.u1`), design }],
  target: { kind: 'unit', empire: ash, unit: lost, design },
  rolled: {
    attack: { roll: brandAs<RollId>('r1'), die: 5, value: 3, supporters: 0 },
    defense: { roll: brandAs<RollId>('r2'), die: 2, value: 1, dugIn: 0 },
  },
  ...{ invades: false, counter: false },
});
const mission = (empire: EmpireId, at: typeof here, success = true): CampaignEvent => ({
  ...{ type: 'MissionRun', ...fact('INT-2'), empire, at, from: there, design, against: ash },
  ...{ mission: 'sabotage-ship', total: 9, success, discovered: false, framed: oak },
  outcome: success ? { kind: 'destroyed', design } : { kind: 'nothing' },
});
const bombarded = (empire: EmpireId, against: EmpireId): CampaignEvent => ({
  ...{ type: 'SystemBombarded', ...fact('BOM-1'), empire, system: here, against },
  ...{ points: [], units: [], missions: [] },
});
const fired = (empire: EmpireId, against: EmpireId): CampaignEvent => ({
  ...{ type: 'MinefieldsFired', ...fact('OPT-24'), empire, against, system: here },
  ...{ total: 6, damage: 3 },
});
const swept = (empire: EmpireId): CampaignEvent => ({
  ...{ type: 'SystemSwept', ...fact('SUP-3'), empire, system: here, points: 2, cleared: 1 },
  of: [ash],
});
const work = brandAs<WorkId>('ash.w3');
const unfinished = (rule: 'CON-4' | 'INT-8'): CampaignEvent => ({
  ...{ type: 'WorkLost', ...fact(rule), empire: ash, work, design, name: '', system: here },
  paid: 7,
});
const captured: CampaignEvent = {
  ...{ type: 'UnitCaptured', ...fact('GND-6'), place: { kind: 'system', system: here } },
  ...{ from: ash, by: elm, unit: lost, becomes: unitId('elm.u4'), design, name: '', turn: 6 },
  to: { kind: 'system', system: here },
};

const blockade = (by: readonly EmpireId[]): CampaignEvent => ({
  ...{ type: 'BlockadeSet', ...fact('SUP-4'), empire: ash, system: here, by },
  blockaded: by.length > 0,
});
const hungry = (because: 'blockade' | 'no-route', unit: UnitId = lost): CampaignEvent => ({
  ...{ type: 'UnitsOutOfSupply', ...fact('SUP-7'), empire: ash, units: [unit], level: 3, because },
  place: { kind: 'system', system: here },
});

const VERSION = 61;
const inPhase = (event: CampaignEvent, version = VERSION): KeptEvent => {
  return { version, turn: 6, phase: 'intel', event };
};
const slayers = (events: readonly CampaignEvent[], unit: UnitId | WorkId = lost) =>
  slayersOf(events.map((event) => inPhase(event))).get(slainKey(VERSION, unit)) ?? [];

test.each<[string, readonly CampaignEvent[], readonly EmpireId[]]>([
  ['GND-1: on the ground', [worn(elm), destroyed('GND-1')], [elm]],
  [
    'GND-1: by several who hit it',
    [struck(elm, 2), struck(oak, 3), struck(ash, 0), worn(null), destroyed('GND-1')],
    [elm, oak],
  ],
  ['BOM-2: by bombardment', [worn(elm), destroyed('BOM-2')], [elm]],
  ['BOM-1: in its own bombardment', [bombarded(ash, elm), destroyed('BOM-1')], [elm]],
  ['INT-6: by agents, even if others are blamed', [mission(elm, here), destroyed('INT-6')], [elm]],
  [
    'INT-6: by the mission before it, no other',
    [mission(oak, here), mission(elm, here), mission(oak, there), destroyed('INT-6')],
    [elm],
  ],
  ['OPT-24: in a minefield', [fired(oak, elm), fired(elm, ash), destroyed('OPT-24')], [elm]],
  ['SUP-3: swept by two', [swept(elm), swept(oak), destroyed('SUP-3')], [elm, oak]],
  ['COL-9: with a colony', [bombarded(oak, ash), destroyed('COL-9')], [oak]],
  ['GND-6: captured', [captured], [elm]],
  ['SUP-7: hunger is nobody’s deed', [bombarded(elm, ash), destroyed('SUP-7')], []],
  [
    'SUP-7: but that of a unit that is shut in is the blockaders’',
    [blockade([elm, oak]), hungry('blockade'), destroyed('SUP-7')],
    [elm, oak],
  ],
  [
    'SUP-7: without a way to a depot it is nobody’s, even beside a blockade',
    [blockade([elm]), hungry('no-route'), destroyed('SUP-7')],
    [],
  ],
  [
    'SUP-7: nor is it that of blockaders who left',
    [blockade([elm]), blockade([]), hungry('blockade'), destroyed('SUP-7')],
    [],
  ],
  ['INT-6: a mission that failed did nothing', [mission(elm, here, false), destroyed('INT-6')], []],
])('%s', (_name, events, expected) => {
  expect(slayers(events)).toEqual(expected);
});

test('CON-4, INT-8: what was under construction is charged to those who destroyed its shipyard', () => {
  expect(slayers([mission(elm, here), unfinished('INT-8')], work)).toEqual([elm]);
  const yard = destroyed('INT-6', unitId('ash.u2'));
  expect(slayers([mission(elm, here), yard, unfinished('CON-4')], work)).toEqual([elm]);
  expect(slayers([unfinished('CON-4')], work)).toEqual([]);
});

test('SUP-7: a blockade of an earlier turn lasts until it is lifted', () => {
  const events = [
    inPhase(blockade([elm]), VERSION - 24),
    inPhase(hungry('blockade', unitId('ash.u9'))),
    inPhase(hungry('blockade')),
    inPhase(destroyed('SUP-7')),
  ];
  expect(slayersOf(events).get(slainKey(VERSION, lost))).toEqual([elm]);
});

test('INT-6: what another phase did is no cause', () => {
  const events = [inPhase(mission(elm, here), VERSION - 1), inPhase(destroyed('INT-6'))];
  expect(slayersOf(events).size).toBe(0);
});
