import { expect, test } from 'vitest';
import { NO_DEALINGS } from '#model/campaign/dealings';
import { brandAs } from '#kernel/brand/brand';
import type { WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { designId, unitId, unitOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { draw, loranFleet, order, ross, sol, systemIn, vega, wolf } from '../mission-world.ts';
import { d100, d20, results, spied, spiesIn } from './spies.ts';

const lost = ({ events }: ReturnType<typeof spied>) =>
  events.flatMap((one) => (one.type === 'UnitDestroyed' ? [one.unit.split('.')[1]] : []));
const unitAt = (id: string, design: string, system = wolf, part: Partial<Unit> = {}): Unit =>
  unitOf({
    ...{ id: unitId(id), owner: id.startsWith('loran') ? loran : human, design: designId(design) },
    place: { kind: 'system', system },
    ...part,
  });

test.each([
  ['with a route there', {}, 11, 'done'],
  ['with a convoy that doesn’t trade', { trading: false }, 10, 'nothing'],
  ['with a route that has no depot to go to', { depot: false }, 10, 'nothing'],
  ['with a route that the treaty no longer allows', { state: 'non-aggression' }, 10, 'nothing'],
] as const)('INT-2, MOV-6: Labor Strike %s', (_, part, total, outcome) => {
  const {
    trading = true,
    depot = true,
    state = 'trade',
  } = part as Readonly<{
    trading?: boolean;
    depot?: boolean;
    state?: 'trade' | 'non-aggression';
  }>;
  const units = [
    unitAt('human.u1', 'convoy', wolf, { trading }),
    ...(depot ? [unitAt('human.u2', 'depot', sol)] : []),
  ];
  const world = spiesIn({ units, rows: { 'human/loran': { state } }, wolf: { intel: 0 } });
  // 9 + 4 − (0 + 1 + 2), and 1 more with a route.
  const run = spied(world, { [human]: [order('propaganda-labor-strike')] }, [d20(9)]);
  expect(results(run)).toEqual([`human ${String(total)} ${outcome}`]);
});

test('INT-1, INT-2: a restricted short cut counts neither for the cost nor for the jumps', () => {
  const world = spiesIn({ wolf: { intel: 0 } });
  const lanes = Object.fromEntries(
    Object.entries(world.knownLanes).map(([id, row]) => [
      id,
      row.a === ross && row.b === wolf ? { ...row, class: 'restricted' as const } : row,
    ]),
  );
  const run = spied({ ...world, knownLanes: lanes }, { [human]: [order('espionage-troop')] }, []);
  expect([results(run), run.state.empires[human]?.treasury]).toEqual([[], 40]);
});

test('INT-5: an Intel report tells a mission, but not the support of a declaration', () => {
  const war: Order = {
    ...{ kind: 'DeclareWar', on: human, declare: 'war', covert: false, support: wolf },
  };
  const world = spiesIn({ wolf: { intel: 3 } });
  const orders = { [human]: [order('espionage-intel')], [loran]: [war] };
  // 20 + 4 − (3 + 3 + 2).
  const run = spied(world, orders, [d20(20), d100(100)]);
  expect(run.events.find(({ type }) => type === 'IntelReported')).toMatchObject({
    facts: { kind: 'intel', intel: 3, mission: null },
  });
});

/** Two shipyards of the Loran at Wolf with their works: cost and what is built. */
function working(...works: readonly (readonly [string, number, number])[]): CampaignState {
  const units = [loranFleet.shipyard, unitAt('loran.u20', 'shipyard'), loranFleet.depot];
  const world = spiesIn({ wolf: { intel: 0 }, units });
  const rows = works.map(([name, cost, built]): readonly [WorkId, Work] => {
    const id = brandAs<WorkId>(name);
    const what = { id, owner: loran, system: wolf, design: designId('escort'), name: '' };
    const paid = { cost, paid: cost, built, begun: 2, share: null, ready: null, cancelled: false };
    return [id, { ...what, ...paid, source: 'shipyard' }];
  });
  return { ...world, works: Object.fromEntries(rows) };
}

test('INT-8: a shipyard takes the most complete works with it, up to a cost of 10', () => {
  const world = working(['far', 6, 5], ['half', 8, 4], ['new', 4, 1]);
  // Cost 20 makes a difficulty of 10, which is out of reach of Intel 4; Sol has more here.
  const sols = { ...systemIn(world, sol), intel: 9 };
  const state = { ...world, systems: { ...world.systems, [sol]: sols } };
  const aim = order('sabotage-base', { design: designId('shipyard') });
  const run = spied(state, { [human]: [aim] }, [d20(15), draw(1, 2)]);
  expect(lost(run)).toEqual(['u7']);
  // 6 of 10, then 8 doesn’t fit any more, and 4 does. The other shipyard goes on with the rest.
  expect(run.events.flatMap((one) => (one.type === 'WorkLost' ? [one.work] : []))).toEqual([
    'far',
    'new',
  ]);
});

test('INT-8: a base that isn’t there is replaced by a cheaper one, never by a dearer one', () => {
  const world = working();
  const fortress = { ...world.designs[designId('depot')]!, id: designId('fort'), cost: 12 };
  const designs = { ...world.designs, [fortress.id]: { ...fortress, role: null } };
  const aim = order('sabotage-base', { design: fortress.id });
  // 15 + 4 − (6 + 2).
  const run = spied({ ...world, designs }, { [human]: [aim] }, [d20(15)]);
  expect([results(run), lost(run)]).toEqual([['human 11 destroyed'], ['u6']]);
});

test('INT-6: the last Census ends the colony, and its Intel is gone', () => {
  const world = spiesIn({ wolf: { census: 1, morale: 1, productivity: 1, intel: 2 } });
  const sols = { ...systemIn(world, sol), intel: 9 };
  const state = { ...world, systems: { ...world.systems, [sol]: sols } };
  const run = spied(state, { [human]: [order('sabotage-population')] }, [
    d20(12),
    { purpose: 'sabotage', faces: 6, values: [4] },
  ]);
  expect(systemIn(run.state)).toMatchObject({
    ...{ owner: null, census: 0, morale: 0, productivity: 0, intel: 0 },
  });
});

test('INT-5: without a homeworld the secrets are in the system with the highest Census', () => {
  const world = spiesIn({
    sol: { intel: 9 },
    wolf: { census: 4, morale: 4, intel: 0 },
    ross: { owner: loran, census: 5, morale: 5, intel: 0 },
  });
  const lone = { ...world.empires[loran]!, homeworld: vega };
  const rows = Object.values(world.relations).map((row) => {
    const dealings = { ...NO_DEALINGS, covertWars: [loran] };
    return [row.id, row.id === 'kili/loran' ? { ...row, dealings } : row] as const;
  });
  const empires = { ...world.empires, [loran]: lone };
  const state = { ...world, empires, relations: Object.fromEntries(rows) };
  const spy = (at: typeof wolf) =>
    results(spied(state, { [human]: [order('espionage-diplomacy', { at })] }, [d20(12)]));
  // 12 + 9 − (6 + 2), and one jump less to Ross.
  expect([spy(wolf), spy(ross)]).toEqual([['human 13 nothing'], ['human 14 done']]);
});

test('INT-5: to an empire that leads, Espionage of Tech brings its report and no points', () => {
  const world = spiesIn({ wolf: { intel: 0, utilized: 6 } });
  const ahead = { ...world.empires[human]!, advancesInHand: 9, techPool: 4 };
  const state = { ...world, empires: { ...world.empires, [human]: ahead } };
  const run = spied(state, { [human]: [order('espionage-tech')] }, [d20(13)]);
  expect(run.state.empires[human]?.techPool).toBe(4);
  expect(run.state.empires[loran]?.techPool).toBe(37);
  expect(run.events.some(({ type }) => type === 'IntelReported')).toBe(true);
});
