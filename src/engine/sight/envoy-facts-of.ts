import { groupBy, tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { ratingOf } from '#model/forces/design';
import { rightsOf } from '#rules/diplomacy/rights-of';
import type { EnvoyFacts } from '#rules/diplomacy/sustained-contact';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { classNow } from '#rules/forces/class-now';
import { controllersIn } from '#rules/movement/controllers-in';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { hidersIn } from '#rules/sight/hiders-in';
import { presenceIn } from '#rules/supply/presence-in';

const NOBODY: readonly EmpireId[] = [];

function diplomatsIn(state: CampaignState): EnvoyFacts['diplomatsAt'] {
  const ships = valuesById(state.units).filter(
    (unit) =>
      unit.condition === 'sound' &&
      unit.status === 'active' &&
      ratingOf(classNow(unit, rowOf(state.designs, unit.design)), 'diplomatic') > 0,
  );
  const bySystem = groupBy(ships, (unit) => systemOfUnit(unit, state));
  return (system) => (bySystem.get(system) ?? []).map(({ owner }) => owner);
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
  const controllerOf = controllersIn(state);
  const controllers = new Map(keysById(state.systems).map((id) => [id, controllerOf(id)]));
  const held = groupBy([...controllers.keys()], (system) => controllers.get(system));
  return {
    systemsOf: (empire) => held.get(empire) ?? [],
    neighboursOf: laneMapOf(tableOf(explored, ({ id }) => id)).neighboursOf,
    controllerOf: (system) => controllers.get(system) ?? null,
    isBlockaded: (system) => rowOf(state.systems, system).blockaded,
    fleetsAt: (system) => fleets.get(system) ?? NOBODY,
    diplomatsAt: diplomatsIn(state),
    areEnemies: enemiesIn(state),
  };
}
