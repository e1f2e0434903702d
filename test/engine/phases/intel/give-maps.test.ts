import { describe, expect, test } from 'vitest';
import { intelPhase } from '#engine/phases/intel/phase';
import { takeSight } from '#engine/sight/take-sight';
import { recorderOf } from '#engine/record/recorder';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { type Voyaged, inputOf, ordersOf, voyageOf } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';

const tell = (to: string, ...systems: readonly string[]): Order => ({
  kind: 'GiveMap',
  to: empireId(to),
  systems: systems.map(systemId),
});

/** Red and blue on the line A–B–C–D, where blue sees C, D and green’s colony there. */
function world(): CampaignState {
  const start = voyageOf({
    empires: ['blue', 'green', 'red'],
    lanes: { 'A-B': 'major', 'B-C': 'minor', 'C-D': 'major' },
    owners: { A: 'red', C: 'blue', D: 'green' },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['D', 'dd'] } },
  });
  const relations = Object.entries(start.relations).filter(([id]) => id !== 'green/red');
  const record = recorderOf({ ...start, relations: Object.fromEntries(relations), turn: 4 });
  takeSight(record, inputOf(record.state()));
  return { ...record.state(), phase: 'intel', turn: 6 };
}

function give(state: CampaignState, ...orders: readonly Order[]): Voyaged {
  const result = intelPhase.run(inputOf(state, ordersOf({ blue: orders })));
  if (!result.done) throw new Error('the Intel Phase asks nobody');
  return result;
}

describe('FOG-9: knowledge that is given away', () => {
  test('is a copy with its date and source, and an owner who was never met stays unknown', () => {
    const { state } = give(world(), tell('red', 'D', 'C'));
    const { located, visited, reported } = state.knownSystems['red/D' as never]!;
    expect(located).toEqual({ turn: 4, source: 'gift', by: 'blue' });
    expect(visited).toMatchObject({
      turn: 4,
      source: 'gift',
      by: 'blue',
      facts: { owner: 'unknown' },
    });
    expect(reported).toBeNull();
    // The giver knows the current state of its own systems.
    const own = state.knownSystems['red/C' as never]!;
    expect(own.visited).toMatchObject({ turn: 6, source: 'gift', facts: { owner: 'blue' } });
    expect(state.knownLanes['red/C-D' as never]).toMatchObject({
      class: 'major',
      known: { source: 'gift', by: 'blue' },
    });
    expect(Object.values(state.contacts).filter(({ viewer }) => viewer === 'red')).toEqual([]);
  });

  test('is told to both, and teaches nothing that is older than what the other knows', () => {
    const once = give(world(), tell('red', 'D'));
    expect(once.events.filter(({ type }) => type === 'MapGiven')).toMatchObject([
      { witnesses: [{ empire: 'blue' }, { empire: 'red' }], from: 'blue', to: 'red' },
    ]);
    const known = once.state.knownSystems['red/D' as never]!;
    const newer = {
      ...known,
      visited: { ...known.visited!, turn: 6, source: 'presence' },
    } as const;
    const knownSystems = { ...once.state.knownSystems, [known.id]: newer };
    const again = give({ ...once.state, knownSystems, phase: 'intel' }, tell('red', 'D'));
    expect(again.state.knownSystems).toEqual(knownSystems);
  });
});

describe('FOG-9, FOG-14: whether it may be given is judged by what the giver knows', () => {
  test.each<readonly [string, Order, readonly string[]]>([
    ['a system that the giver saw', tell('red', 'D'), []],
    ['an own system, to an enemy', tell('red', 'C'), ['GIFT_TO_ENEMY']],
    ['a system that the giver only located', tell('red', 'B'), ['SYSTEM_NOT_VISITED']],
    ['a system that the giver does not know', tell('red', 'A'), ['SYSTEM_UNKNOWN']],
    ['an empire that the giver does not know', tell('nobody', 'D'), ['EMPIRE_UNKNOWN']],
    [
      'all that is wrong at once',
      tell('nobody', 'A', 'B'),
      ['EMPIRE_UNKNOWN', 'SYSTEM_UNKNOWN', 'SYSTEM_NOT_VISITED'],
    ],
  ])('%s', (_name, order, codes) => {
    const info = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
    const view = empireViewOf({ ...world(), phase: 'economic' }, empireId('blue'), info);
    const [verdict] = judgeOrders(view, [order]).verdicts;
    expect(verdict?.issues.map(({ code }) => code)).toEqual(codes);
  });
});
