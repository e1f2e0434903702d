import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { ORDER_KINDS } from '#model/orders/order';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { eventsOf } from '#test/support/run-phases';
import { goldenFiles } from './golden-files.ts';
import { goldenRun } from './golden-run.ts';
import { keptFiles } from './kept-files.ts';
import { LONG_PEACE } from './long-peace.ts';
import { ALLIANCE_KINDS, SIEGE_KINDS } from './siege-kinds.ts';

const turns = goldenRun(LONG_PEACE);
const files = goldenFiles(LONG_PEACE, turns);

test('Long Peace has the golden files that were accepted, and no others', () => {
  expect([...files.keys()].sort(compareText)).toEqual([...keptFiles(LONG_PEACE).keys()]);
});

test.each([...files])('Long Peace comes out as it was accepted: %s', (name, text) => {
  expect(text).toBe(keptFiles(LONG_PEACE).get(name));
});

test('Long Peace is played by its own order files: no order in them is misread', () => {
  expect(turns.flatMap(({ refused }) => refused)).toEqual([]);
});

test('every kind of order but those of war is given at least once: a line in scenarios/long-peace/orders for each new one', () => {
  const orders = turns.flatMap((turn) => valuesById(turn.orders).flat());
  const used = new Set(orders.map(({ order }) => order.kind));
  const ofWar: readonly string[] = [...SIEGE_KINDS, ...ALLIANCE_KINDS];
  expect(ORDER_KINDS.filter((kind) => !used.has(kind) && !ofWar.includes(kind))).toEqual([]);
});

test('of all orders one comes to nothing, as it was agreed', () => {
  const failed = turns.flatMap(({ turn, phases }) =>
    phases.flatMap(({ events }) =>
      eventsOf(events, 'OrderFailed').map(({ empire, kind, because }) => ({ turn, empire, kind, because })),
    ),
  );
  expect(failed).toEqual([{ turn: 2, empire: 'human', kind: 'Colonize', because: 'system-taken' }]);
});

test('in two years nobody fights', () => {
  const events = turns.flatMap(({ phases }) => phases.flatMap((phase) => phase.events));
  expect(eventsOf(events, 'BattleMoment')).toEqual([]);
});

test('everything that must hold of a state holds after every phase', () => {
  const broken = turns.flatMap(({ turn, phases }) =>
    phases.flatMap(({ phase, state }) =>
      brokenInvariants(state).map((one) => ({ turn, phase, ...one })),
    ),
  );
  expect(broken).toEqual([]);
});

test.each([
  [1, 'MAP-8: wrecks', 'has 14 points to choose of the derelicts at Drift'],
  [1, 'CON-9: reserve', 'Barb goes from active to reserve'],
  [2, 'COL-1: an agreement', 'Panier founds the colony Concord'],
  [2, 'CON-10: a lane', 'improves the lane Hollow–Jasper: major'],
  [2, 'MAP-8: and what is taken of them', 'of the derelicts at Drift join, by orders with 0 points left: Battlecruiser'],
  [4, 'TECH-7: reverse engineering', 'is reverse engineered, 25% of 30 is 8: pool 34'],
  [4, 'COL-6: a rebellion', 'Cinder in rebellion'],
  [4, 'OPT-11: an institute', 'Elder Institute enters service at Elder'],
  [5, 'ECO-4: by hand', 'systems 34, commerce 6, maintenance 26; total 14, Treasury 147'],
  [5, 'COL-7: martial law', 'martial law at Cinder begins'],
  [6, 'ECO-4: by hand', 'systems 39, commerce 6, maintenance 28; total 17, Treasury 134'],
  [6, 'TECH-5: schematics', 'gives Human Commonwealth the schematics of Moulinet'],
  [6, 'ECO-6: what cannot be paid for at once', 'Supply Depot ordered at Elder (convoy) as kili.w5, 8 of 20 paid'],
  [7, 'OPT-3: a survey', 'survey of Lull, 6 more, 10 of 6: Fair Biosphere'],
  [7, 'SUP-10: a flight', 'Shuttle u23 redeployed to Lull'],
  [7, 'COL-6: rebels are beaten', 'Cinder loses 1 militia of rebels: fighting; 0 left'],
  [8, 'COL-5: by hand', 'Morale of Cinder 0 to 1: garrison 1 against 1: +1, martial-law 3'],
  [8, 'COL-6: the rebellion ends', '1 militia of Cinder dispersed'],
  [8, 'MOV-8: a strike at nobody', 'strike at Brook, where nobody is to be fought'],
  [9, 'COL-8: by hand', 'reprisal at Brook: 9: Census 3, Morale 3'],
  [10, 'COL-8: by hand', 'reprisal at Cinder: 2: Census 2, Morale 2'],
  [10, 'SUP-8: a Supply ship gives all', 'Talaria cripples itself and resupplies Pytheas, Hanno, Scylax'],
  [12, 'TECH-3: by hand', 'Human Commonwealth: tech check, pool 82 against 49: 100% advance, 33% no advance'],
  [12, 'TECH-3: by hand', 'Kili Republic: tech check, pool 92 against 39: 100% advance, 50% advance'],
  [12, 'TECH-3: by hand', 'Loran Imperium: tech check, pool 60 against 41: 100% advance, 23% no advance'],
  [12, 'COL-4: by hand', 'growth check of Aurora: 19 against 15, it grows'],
  [13, 'OPT-15: a class of an empire’s own', 'Sower designed for era 2'],
  [14, 'CON-6: a refit', 'Sparta Leonidas is refitted into Sower at Aurora'],
  [14, 'OPT-9: a research colony', '12 tech investment by Elder (research-colony)'],
  [14, 'CON-9: out of mothballs', 'Barb goes from mothballed to active at Hollow'],
  [15, 'SUP-2: minefields are laid', 'Tare, Vetch laid at Cinder'],
  [16, 'SUP-2: and taken up', 'Tare, Vetch recovered at Cinder by Tilth'],
  [18, 'OPT-21: a market grows', 'Small Civilian Base Concord Market becomes Medium Civilian Base'],
  [23, 'CON-4: the other part', 'Lull Depot enters service at Lull'],
])('in turn %i happens %s', (turn, _, line) => {
  expect(files.get(`turn-${String(turn).padStart(2, '0')}/events.txt`)).toContain(line);
});
