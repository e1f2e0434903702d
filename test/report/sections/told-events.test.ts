import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { SeenEvent } from '#fog/views/seen-event';
import { namesOfView } from '#report/sentences/names-of-view';
import { markRuns } from '#report/sentences/mark-runs';
import { contextOf } from '#report/sections/context';
import { happeningBlocks } from '#report/sections/happenings';
import { toldEvents, toldSentence } from '#report/sections/told-events';
import { plainPhrase } from '#report/text/plain-phrase';
import { sampleView, sol, wolf } from '#test/report/reports/sample-campaign';
import { designId, empireId, fleetId, systemId, unitId } from '#test/support/campaign';

const names = namesOfView(sampleView);
const tell = (events: readonly SeenEvent[]): readonly string[] =>
  toldEvents(events, names).map((told) => plainPhrase(toldSentence(told, names)));

const vega = systemId('H0302');
const step = (fleet: string, from: typeof sol, to: typeof sol): SeenEvent => ({
  type: 'FleetMoved',
  cite: cite('MOV-2'),
  rolls: [],
  fleet: fleetId(fleet),
  from,
  to,
});
const lost = (unit: string): SeenEvent => ({
  type: 'UnitDestroyed',
  cite: cite('CSC-14'),
  rolls: [],
  unit: unitId(unit),
  design: designId('saber'),
  name: '',
  place: { kind: 'system', system: wolf },
});

test('MOV-2: steps of one fleet are one journey, also between those of others', () => {
  const events = [
    step('human.f1', sol, wolf),
    step('human.f2', wolf, sol),
    step('human.f1', wolf, vega),
  ];
  expect(tell(events)).toEqual([
    'Home Fleet moved from Sol by Wolf <359> to Vega. (MOV-2)',
    'Fleet f2 moved from Wolf <359> to Sol. (MOV-2)',
  ]);
});

test('MOV-2: a stop ends a journey', () => {
  const stop: SeenEvent = {
    type: 'FleetStopped',
    cite: cite('MOV-2'),
    rolls: [],
    fleet: fleetId('human.f1'),
    place: { kind: 'system', system: wolf },
    because: 'meeting',
  };
  expect(tell([step('human.f1', sol, wolf), stop, step('human.f1', wolf, vega)])).toHaveLength(3);
});

test('SUP-7, FOG-1: a unit that is lost without a battle is told by name, in the section of its rule', () => {
  const starved = { ...lost('human.u71'), name: 'Valour', cite: cite('SUP-7') } as SeenEvent;
  const swept = { ...lost('human.u72'), cite: cite('SUP-3') } as SeenEvent;
  const perished = { ...lost('human.u73'), cite: cite('MOV-5') } as SeenEvent;
  const fallen = lost('human.u74');
  const told = happeningBlocks(contextOf(sampleView, [starved, swept, perished, fallen]));
  const items = told.flatMap((block) =>
    block.kind === 'list' ? [block.items.map((item) => plainPhrase(item))] : [],
  );
  const heads = told.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(heads).toEqual(['Movement', 'Supply', 'Encounters']);
  expect(items).toEqual([
    ['Saber u73 was destroyed at Wolf <359> by the perils of exploration. (MOV-5)'],
    [
      'Valour (Saber u71) was destroyed at Wolf <359> for want of supply. (SUP-7)',
      'Saber u72 was destroyed at Wolf <359> by Minesweepers. (SUP-3)',
    ],
    ['Saber u74 was destroyed at Wolf <359>. (CSC-14)'],
  ]);
});

test('SUP-7, MOV-5: units lost without a battle are told apart, with the reason', () => {
  const starved: SeenEvent = { ...lost('human.u3'), cite: cite('SUP-7') };
  const astray: SeenEvent = { ...lost('human.u1'), cite: cite('MOV-5') };
  expect(tell([lost('human.u2'), starved, astray])).toEqual([
    'Saber u2 was destroyed at Wolf <359>. (CSC-14)',
    'Saber u3 was destroyed at Wolf <359> for want of supply. (SUP-7)',
    'Valiant (Apollo u1) was destroyed at Wolf <359> by the perils of exploration. (MOV-5)',
  ]);
});

test('CSC-14: the units that one battle destroyed share a sentence', () => {
  expect(tell([lost('human.u2'), lost('human.u3'), lost('human.u1')])).toEqual([
    '2 Saber u2–u3 and Valiant (Apollo u1) were destroyed at Wolf <359>. (CSC-14)',
  ]);
});

test.each([
  [['u3'], 'u3'],
  [['u10', 'u2', 'u3', 'u4'], 'u2–u4, u10'],
  [['A1', 'B2', 'A2'], 'A1–A2, B2'],
  [[], ''],
])('%#: marks as orders use them', (marks, text) => {
  expect(markRuns(marks)).toBe(text);
});

test('CSC-14: which cargo stays is told in the midst of the fates of a battle', () => {
  const crippled = (unit: string) => ({ ...lost(unit), type: 'UnitCrippled' }) as SeenEvent;
  const chosen: SeenEvent = {
    type: 'CargoChosen',
    cite: cite('CSC-14'),
    rolls: [],
    carrier: unitId('human.u1'),
    units: [unitId('human.u2')],
    place: { kind: 'system', system: wolf },
    asStanding: false,
  };
  expect(tell([crippled('human.u1'), chosen, lost('human.u4'), crippled('human.u3')])).toEqual([
    'Valiant (Apollo u1) and Saber u3 were crippled at Wolf <359>. (CSC-14)',
    'Valiant (Apollo u1) had no room for all of its cargo any more at Wolf <359>: Saber u2 stayed aboard, ' +
      'as was chosen; your standing orders would have kept other cargo. (CSC-14)',
    'Saber u4 was destroyed at Wolf <359>. (CSC-14)',
  ]);
});

const located = (count: number): readonly SeenEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 'SystemLocated' as const,
    cite: cite('FOG-2'),
    rolls: [],
    system: systemId(`H${String(1000 + at)}`),
    name: `Star ${String(at)}`,
  }));

test('FOG-2: a few systems are located by name, a whole galaxy by number', () => {
  expect(tell(located(2))).toEqual(['You located Star 0 and Star 1. (FOG-2)']);
  expect(tell(located(20)).join()).toContain('Star 19');
  expect(tell(located(21))).toEqual(['You located 21 systems: they are on the star map. (FOG-2)']);
});

const fell = (unit: string, design: string, name = '', place = wolf): SeenEvent => ({
  type: 'UnitSurrendered',
  cite: cite('ENC-6'),
  rolls: [],
  unit: unitId(unit),
  design: designId(design),
  name,
  place: { kind: 'system', system: place },
  by: empireId('loran'),
});

test('ENC-6: units that surrender one after another to one captor share a line', () => {
  const events = [
    fell('human.u7', 'saber'),
    fell('human.u8', 'apollo', 'Valiant'),
    fell('human.u9', 'saber'),
    fell('human.u10', 'saber', '', sol),
  ];
  expect(tell(events)).toEqual([
    '2 Saber and Valiant (Apollo) surrendered to Loran Imperium at Wolf <359>. (ENC-6)',
    '1 Saber surrendered to Loran Imperium at Sol. (ENC-6)',
  ]);
});
