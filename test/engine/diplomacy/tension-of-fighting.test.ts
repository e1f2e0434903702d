import { expect, test } from 'vitest';
import { tensionOfBombardment } from '#engine/diplomacy/tension-of-bombardment';
import { tensionOfLosses } from '#engine/diplomacy/tension-of-losses';
import { recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { CampaignEvent, EventOf } from '#model/events/campaign-event';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { voyageOf } from '#test/engine/movement/voyages';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';

const RULES = { ...DEFAULT_RULE_SET, tension: 'on', startingTension: 50 } as const;
const world = voyageOf({
  empires: ['red', 'blue', 'green'],
  lanes: { 'A-B': 'minor' },
  owners: { A: 'red', B: 'blue' },
  fleets: {},
});
const at = (system: string) => ({ kind: 'system', system: systemId(system) }) as const;

const ended = (system: string, attacker: string, ...defender: string[]): CampaignEvent =>
  ({
    type: 'BattleEnded',
    place: at(system),
    sides: { attacker: [empireId(attacker)], defender: defender.map(empireId) },
  }) as unknown as EventOf<'BattleEnded'>;

const lost = (system: string, empire: string, design: string): CampaignEvent => ({
  type: 'UnitDestroyed',
  cite: cite('CSC-14'),
  rolls: [],
  witnesses: [],
  empire: empireId(empire),
  unit: unitId(`${empire}.u7`),
  design: designId(design),
  name: '',
  place: at(system),
});

const changesIn = (events: readonly CampaignEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'TensionChanged'
      ? [`${event.empire}/${event.toward} ${event.cause} ${String(event.by)}`]
      : [],
  );

test('DIP-4, CSC-14: a point for each point of cost that was lost, toward each enemy there', () => {
  const record = recorderOf(world);
  const cost = (design: string): number => world.designs[designId(design)]!.cost;
  tensionOfLosses(record, RULES, [
    lost('A', 'red', 'dock'),
    lost('A', 'red', 'tender'),
    lost('A', 'blue', 'wisp'),
    lost('B', 'green', 'shade'),
    ended('A', 'red', 'blue', 'green'),
    ended('B', 'blue', 'green'),
  ]);
  expect(cost('dock')).toBe(12);
  expect(changesIn(record.result().events)).toEqual([
    'blue/red losses 2',
    'green/blue losses 6',
    'red/blue losses 20',
    'red/green losses 20',
  ]);
});

test('DIP-4: units that are lost without a battle move no tension', () => {
  const record = recorderOf(world);
  tensionOfLosses(record, RULES, [lost('A', 'red', 'dock'), ended('B', 'blue', 'green')]);
  expect(changesIn(record.result().events)).toEqual([]);
});

test('DIP-4: a point for each bombardment point that was used, carried ones too', () => {
  const record = recorderOf(world);
  const missions = [
    { points: 30, carried: 4, left: 7 },
    { points: 12, carried: 0, left: 3 },
  ];
  record.emit({
    ...{ type: 'SystemBombarded', cite: cite('BOM-1'), rolls: [], witnesses: [] },
    ...{ empire: empireId('red'), against: empireId('blue'), system: systemId('B'), missions },
  } as unknown as EventOf<'SystemBombarded'>);
  tensionOfBombardment(record, RULES);
  expect(changesIn(record.result().events)).toEqual(['blue/red bombardment 36']);
});
