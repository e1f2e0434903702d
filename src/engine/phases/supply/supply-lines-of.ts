import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { FleetPlace } from '#model/forces/fleet';
import type { LaneMap } from '#rules/movement/lane-map-of';
import { type ExtendedRoute, extendedSupplyOf } from '#rules/supply/extended-supply-of';
import { presenceFacing } from '#rules/supply/presence-facing';
import { runBlockades } from '#rules/supply/run-blockades';
import { basicRoute, type Drawing, supplyCutsOf } from '#rules/supply/supply-cuts-of';
import { type SupplyFacts, type SupplyRoute, supplyNetOf } from '#rules/supply/supply-net-of';
import type { Theatre } from './theatre-of.ts';

/** Where one empire is in supply. */
export type SupplyLines = Readonly<{
  routeFrom: (drawing: Drawing) => SupplyRoute | null;
  /** The same with the functions of Supply ships there. */
  extendedFrom: (place: FleetPlace, reach: number) => ExtendedRoute | null;
  /** Whether a blockade shuts its units in. */
  isShutIn: (system: SystemId) => boolean;
}>;

type Asked = Readonly<{ state: CampaignState; theatre: Theatre; lanes: LaneMap; empire: EmpireId }>;

/** Whether a blockade shuts the units of an empire in. @rule SUP-4 */
export function isShutIn(
  { state, theatre, empire }: Omit<Asked, 'lanes'>,
  system: SystemId,
): boolean {
  if (!rowOf(state.systems, system).blockaded) return false;
  const host = theatre.controllerOf(system);
  return host !== null && (host === empire || theatre.rights(empire, host).sameSide);
}

const isEnemy = ({ theatre, empire }: Asked, other: EmpireId): boolean =>
  other !== empire && theatre.rights(empire, other).stance === 'enemy';

function factsFor(asked: Asked): SupplyFacts {
  const { state, theatre, lanes, empire } = asked;
  const suppliers = theatre.empires.filter(
    (other) => other === empire || theatre.rights(empire, other).supply,
  );
  return {
    depots: suppliers.flatMap(theatre.depotsOf),
    lanes,
    isBlockaded: (system) => rowOf(state.systems, system).blockaded,
    isShutIn: (system) => isShutIn(asked, system),
    hasEnemyFleet: (system) =>
      [...theatre.presencesAt(system)].some(
        ([other, there]) => isEnemy(asked, other) && presenceFacing(there, empire).bars,
      ),
  };
}

function shipsAt(asked: Asked, system: SystemId): Readonly<{ enemies: number; friends: number }> {
  const { theatre, empire } = asked;
  const here = [...theatre.presencesAt(system)];
  const ofWhom = (counts: (other: EmpireId) => boolean): number =>
    sumOf(
      here.filter(([other]) => counts(other)),
      ([, there]) => presenceFacing(there, empire).ships,
    );
  return {
    enemies: ofWhom((other) => isEnemy(asked, other)),
    friends: ofWhom((other) => other === empire || theatre.rights(empire, other).sameSide),
  };
}

const endsOf = (place: FleetPlace): readonly SystemId[] =>
  place.kind === 'lane' ? [place.from, place.to] : [];

/** The supply of one empire; `drawing`: one for each place where its units draw it together. @rule SUP-5 @rule SUP-6 */
export function supplyLinesOf(asked: Asked, drawing: readonly Drawing[]): SupplyLines {
  const { theatre, empire } = asked;
  const facts = factsFor(asked);
  const net = supplyNetOf(facts);
  const extended = extendedSupplyOf(facts);
  const runners = theatre.runnersOf(empire);
  const runs = runBlockades(
    {
      shipsAt: (system) => shipsAt(asked, system),
      runnersAt: (pool) => runners.get(pool) ?? 0,
    },
    runners.size === 0 ? [] : supplyCutsOf(net, drawing),
  );
  return {
    routeFrom: ({ place, together }) => basicRoute(net, place) ?? runs.get(together) ?? null,
    extendedFrom: (place, reach) =>
      place.kind === 'system'
        ? extended.routeTo(place.system, reach)
        : extended.routeFromLane(endsOf(place), reach),
    isShutIn: (system) => isShutIn(asked, system),
  };
}
