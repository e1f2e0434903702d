import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { valuesById } from '#kernel/collections/tables';
import type { FindKind } from '#model/campaign/open-find';
import type { CampaignState } from '#model/campaign/state';
import type { EventOf } from '#model/events/campaign-event';
import type { UnitDesign } from '#model/forces/design';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { economicPhase } from '#engine/phases/economic/phase';
import { eventsOf, inputOf, ordersOf } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';
import { findBy, findsStart, takeBy } from './finds-world.ts';

const [hub, human, loran] = [systemId('H0101'), empireId('human'), empireId('loran')];
const splinter = {
  anomalies: ['Splinter Colony'],
  native: { census: 4, morale: 3, productivity: 2 },
};

/** What was found at Hub, of the Human finder. */
function found(hubIs: object, settings: Partial<RuleSet> = {}, dice: number[] = []) {
  const start = findsStart({ hub: hubIs, atHub: { human: ['Apollo'] }, settings });
  const result = findBy(start, dice.length === 0 ? [] : [['derelict', ...dice]]);
  return { ...result, rules: start.rules };
}
const derelicts = (settings: Partial<RuleSet> = {}) =>
  found({ anomalies: ['Derelict'] }, { derelictChoice: 'buy', ...settings }, [6, 6, 6, 6]);

const take = (find: FindKind, { id }: UnitDesign, count = 1): Order => ({
  kind: 'TakeFind',
  find,
  system: hub,
  design: id,
  count,
});
const classOf = ({ designs }: CampaignState, name: string, list: string): UnitDesign =>
  valuesById(designs).find((one) => one.name === name && one.list.startsWith(list))!;
const joinedBy = ({ units }: EventOf<'FindTaken'>, state: CampaignState) =>
  units.map(({ unit }) => state.units[unit]!);
const costOf = (event: EventOf<'FindTaken'>, state: CampaignState): number =>
  event.units.reduce((sum, { design }) => sum + state.designs[design]!.cost, 0);

test('MAP-8: the units of a splinter colony wait for their finder, worth five times its output', () => {
  const { state } = found(splinter);
  const [find, ...more] = state.empires[human]!.finds;
  expect(more).toEqual([]);
  expect(find).toMatchObject({ kind: 'colony', system: hub, points: 30 });
  const { unlocked } = state.empires[human]!;
  expect(find!.classes.every((id) => unlocked.includes(id))).toBe(true);
  const roles = find!.classes.map((id) => state.designs[id]!.role);
  expect(new Set(roles)).toEqual(new Set([null]));
  expect(Object.keys(state.units)).toEqual(['human.u1']);
});

test('MAP-8: an empire that orders nothing has its units chosen in the next turn', () => {
  const first = found(splinter);
  const { state, events } = takeBy(first);
  const [taken] = eventsOf({ state, events }, 'FindTaken');
  expect(taken).toMatchObject({ empire: 'human', find: 'colony', system: hub, ordered: false });
  const spent = costOf(taken!, state);
  expect(spent).toBeLessThanOrEqual(30);
  expect(spent).toBeGreaterThan(25);
  expect(taken!.left).toBe(30 - spent);
  const units = joinedBy(taken!, state);
  expect(new Set(units.map(({ place }) => place.kind))).toEqual(
    new Set(['fleet', 'aboard', 'system']),
  );
  expect(new Set(units.map(({ condition }) => condition))).toEqual(new Set(['sound']));
  expect(state.fleets[taken!.fleet!.fleet]).toMatchObject({ name: 'Hub Guard', owner: 'human' });
  expect(state.empires[human]!.finds).toEqual([]);
  expect(state.empires[human]!.treasury).toBe(first.state.empires[human]!.treasury);
});

test('MAP-8: an empire that orders has what it chose and nothing else; flights go aboard in the order of the berths', () => {
  const first = found(splinter);
  const { state } = first;
  const { classes } = state.empires[human]!.finds[0]!;
  const offered = classes.map((id) => state.designs[id]!);
  const flight = offered.find(({ kind, cost }) => kind === 'flight' && cost <= 2)!;
  const carrier = offered.find(({ kind, cv, cost }) => kind === 'ship' && cv > 0 && cost <= 20)!;
  const troops = offered.find(({ kind, cost }) => kind === 'ground' && cost <= 5)!;
  const orders = [take('colony', carrier), take('colony', flight), take('colony', troops)];
  const result = takeBy(first, orders);
  const [taken] = eventsOf(result, 'FindTaken');
  const [one, two, three] = joinedBy(taken!, result.state);
  expect(taken).toMatchObject({
    ...{ ordered: true, left: 30 - carrier.cost - flight.cost - troops.cost },
  });
  expect(taken!.units).toHaveLength(3);
  expect(one).toMatchObject({ design: carrier.id, place: { kind: 'fleet' } });
  expect(two).toMatchObject({ design: flight.id, place: { kind: 'aboard', carrier: one!.id } });
  expect(three).toMatchObject({ design: troops.id, place: { kind: 'system', system: hub } });
});

test('MAP-8: of what costs nothing come no more units than the find has points, the first orders first', () => {
  const { state, rules } = found(splinter);
  const [find] = state.empires[human]!.finds;
  const ships = find!.classes
    .map((id) => state.designs[id]!)
    .filter(({ kind, cost }) => kind === 'ship' && cost <= 30);
  const [paid, free] = [ships[0]!, ships[1]!];
  const designs = { ...state.designs, [free.id]: { ...free, cost: 0 } };
  const next = { ...state, designs, turn: state.turn + 1, phase: 'economic' } as const;
  const orders = ordersOf({ human: [take('colony', paid), take('colony', free, 1000)] });
  const result = economicPhase.run(inputOf(next, orders, rules));
  if (!result.done) throw new Error('nobody is asked');
  const [taken] = eventsOf(result, 'FindTaken');
  expect(taken!.units).toHaveLength(find!.points);
  expect(taken!.units[0]?.design).toBe(paid.id);
});

test('MAP-8: by derelictChoice = buy the points of 4d6 wait, and what is taken for them is crippled', () => {
  const first = derelicts();
  expect(eventsOf(first, 'FindOpened')).toMatchObject([{ find: { points: 24 } }]);
  const corvette = classOf(first.state, 'Corvette', 'derelict');
  const { state, events } = takeBy(first, [take('derelicts', corvette, 2)]);
  const [taken] = eventsOf({ state, events }, 'FindTaken');
  const units = joinedBy(taken!, state);
  expect(
    units.map(({ design, condition, unconverted }) => [design, condition, unconverted]),
  ).toEqual([corvette, corvette].map(({ id }) => [id, 'crippled', true]));
  expect(state.fleets[taken!.fleet!.fleet]).toMatchObject({ name: 'Hub Derelicts' });
});

test('MAP-8: of derelicts that nobody orders about as many are bought as there are points for', () => {
  const first = derelicts({ alienConversion: 'off' });
  const result = takeBy(first);
  const [taken] = eventsOf(result, 'FindTaken');
  const cost = costOf(taken!, result.state);
  expect(cost).toBeLessThanOrEqual(24);
  expect(cost).toBeGreaterThan(21);
  expect(taken!.units.every(({ design }) => design.startsWith('derelict-'))).toBe(true);
  expect(joinedBy(taken!, result.state).some(({ unconverted }) => unconverted)).toBe(false);
});

test('MAP-8, FOG-5: the finder knows its choices, then and later; nobody else learns of them', () => {
  const first = derelicts({ classStats: 'fought' });
  const corvette = classOf(first.state, 'Corvette', 'derelict');
  const { state } = takeBy(first, [take('derelicts', corvette)]);
  const viewOf = (of: CampaignState, who: typeof human) =>
    empireViewOf(of, who, { campaignName: '', rules: first.rules });
  const titan = classOf(first.state, 'Titan', 'derelict').id;
  for (const one of [first.state, state]) {
    expect(viewOf(one, human).designs[titan]?.known).toBe('stats');
    expect(viewOf(one, loran).designs[titan]).toBeUndefined();
  }
  const told = first.events.filter(({ type }) => type === 'FindOpened');
  expect(told.map(({ witnesses }) => witnesses.map(({ empire }) => empire))).toEqual([['human']]);
});
