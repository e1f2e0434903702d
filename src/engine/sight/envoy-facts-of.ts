import { groupBy, tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { ratingOf } from '#model/forces/design';
import { rightsOf } from '#rules/diplomacy/rights-of';
import type { EnvoyFacts, Stop } from '#rules/diplomacy/sustained-contact';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { classNow } from '#rules/forces/class-now';
import { controllersIn } from '#rules/movement/controllers-in';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { hidersIn } from '#rules/sight/hiders-in';
import { presenceIn } from '#rules/supply/presence-in';

const NOBODY: readonly EmpireId[] = [];

function diplomatsIn(state: CampaignState): (system: SystemId) => Stop['diplomats'] {
  const ships = valuesById(state.units).filter(
    (unit) =>
      unit.condition === 'sound' &&
      unit.status === 'active' &&
      ratingOf(classNow(unit, rowOf(state.designs, unit.design)), 'diplomatic') > 0,
  );
  const bySystem = groupBy(ships, (unit) => systemOfUnit(unit, state));
  return (system) => bySystem.get(system)?.map(({ owner }) => owner) ?? NOBODY;
}

function enemiesIn({ relations }: CampaignState): EnvoyFacts['areEnemies'] {
  const enemies = valuesById(relations).filter(({ state }) => rightsOf(state).stance === 'enemy');
  const pairs = enemies.flatMap(({ a, b }) => [
    { one: a, other: b },
    { one: b, other: a },
  ]);
  const byEmpire = groupBy(pairs, ({ one }) => one);
  const sets = new Map(
    [...byEmpire].map(([one, all]) => [one, new Set(all.map(({ other }) => other))]),
  );
  return (one, other) => sets.get(one)?.has(other) ?? false;
}

/** Reads a state once for all pairs of empires; hidden ships stop no envoy. @rule DIP-2 @rule MOV-4 */
export function envoyFactsOf(state: CampaignState): EnvoyFacts {
  const explored = valuesById(state.lanes).filter((lane) => lane.class !== 'unexplored');
  const presences = presenceIn(state, hidersIn(state));
  const fleets = new Map(
    [...presences].map(([system, here]): readonly [SystemId, readonly EmpireId[]] => [
      system,
      [...here].flatMap(([empire, { bars }]) => (bars ? [empire] : [])),
    ]),
  );
  const ids = keysById(state.systems);
  const placeOf = new Map(ids.map((id, at) => [id, at] as const));
  const { neighboursOf } = laneMapOf(tableOf(explored, ({ id }) => id));
  const controllerOf = controllersIn(state);
  const diplomatsAt = diplomatsIn(state);
  const stops = ids.map(
    (id): Stop => ({
      controller: controllerOf(id),
      isBlockaded: rowOf(state.systems, id).blockaded,
      fleets: fleets.get(id) ?? NOBODY,
      diplomats: diplomatsAt(id),
      neighbours: neighboursOf(id).flatMap((next) => placeOf.get(next) ?? []),
    }),
  );
  const held = groupBy([...stops.keys()], (at) => stops[at]?.controller ?? null);
  return { stops, heldBy: (empire) => held.get(empire) ?? [], areEnemies: enemiesIn(state) };
}
