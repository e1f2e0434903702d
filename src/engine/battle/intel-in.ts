import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { firstBy, sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { intelLeftOf } from '#rules/economy/intel-left-of';
import type { WaysKnownTo } from './ways-known-in.ts';

/** Intel of an own system that may be spent in an encounter. */
export type IntelAtHand = Readonly<{ system: SystemId; intel: number }>;
export type IntelAt = (place: BattlePlace, empire: EmpireId) => IntelAtHand | null;

/**
 * The Intel that an empire can spend in an encounter: that of the system, if the empire owns it, else of its nearest system by known lanes.
 * @rule CSC-5
 * @ruling If several own systems are equally near to an encounter, the one with the lowest id counts. A system's Intel can be spent in one
 *   encounter each turn: the one in the system itself, else the first by the id of its place among the encounters for which the system is
 *   nearest.
 */
export function intelIn(state: CampaignState, waysKnownTo: WaysKnownTo): IntelAt {
  const nearest = nearestIn(state, waysKnownTo);
  const firsts = new Map<EmpireId, ReadonlyMap<SystemId, string>>();
  /** For each system of an empire the place that its Intel serves. */
  const servedBy = (empire: EmpireId): ReadonlyMap<SystemId, string> => {
    const known = firsts.get(empire) ?? placesServed(state, empire, nearest);
    firsts.set(empire, known);
    return known;
  };
  return (place, empire) => {
    const system = nearest(place, empire);
    if (system === null || system.intel === 0) return null;
    if (servedBy(empire).get(system.id) !== placeKeyOf(place)) return null;
    return { system: system.id, intel: intelLeftOf(system, state.effects) };
  };
}

type Nearest = (place: BattlePlace, empire: EmpireId) => StarSystem | null;

/** The own system at a place, or the nearest to it; looked for once. */
function nearestIn(state: CampaignState, waysKnownTo: WaysKnownTo): Nearest {
  const owned = groupBy(valuesById(state.systems), ({ owner }) => owner);
  const found = new Map<string, StarSystem | null>();
  return (place, empire) => {
    const key = `${empire}@${placeKeyOf(place)}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const here = place.kind === 'system' ? rowOf(state.systems, place.system) : null;
    const system =
      here?.owner === empire
        ? here
        : nearestOf(owned.get(empire) ?? [], place, waysKnownTo(empire, 'escorted'));
    found.set(key, system);
    return system;
  };
}

function placesServed(
  state: CampaignState,
  empire: EmpireId,
  nearest: Nearest,
): ReadonlyMap<SystemId, string> {
  const met = valuesById(state.encounters).filter(({ present }) => present.includes(empire));
  const rivals = met.flatMap(({ place }) => {
    const system = nearest(place, empire);
    return system === null ? [] : [{ system: system.id, place: placeKeyOf(place) }];
  });
  const served = [...groupBy(rivals, ({ system }) => system)].flatMap(([system, all]) => {
    const [first] = sortBy(
      all.map(({ place }) => place),
      (a, b) => Number(b === system) - Number(a === system),
      compareIds,
    );
    return first === undefined ? [] : [[system, first] as const];
  });
  return new Map(served);
}

function nearestOf(
  own: readonly StarSystem[],
  place: BattlePlace,
  { lanesAt, jumpsTo }: ReturnType<WaysKnownTo>,
): StarSystem | null {
  const goals =
    place.kind === 'system' ? [place.system] : lanesAt(place).flatMap(({ a, b }) => [a, b]);
  const jumpsFrom = jumpsTo(goals);
  const reached = own.flatMap((system) => {
    const jumps = jumpsFrom(system.id);
    return jumps === null ? [] : [{ system, jumps }];
  });
  const first = firstBy(
    reached,
    (a, b) => a.jumps - b.jumps,
    (a, b) => compareIds(a.system.id, b.system.id),
  );
  return first?.system ?? null;
}
