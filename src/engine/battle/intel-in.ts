import { sortBy } from '#kernel/collections/sort-by';
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
 * What Intel an empire can spend in an encounter: that of the system, if it is his, else of his nearest, by the lanes that he knows.
 * @rule CSC-5
 * @ruling Of equally near systems it is the first by id. The Intel of a system serves one encounter a turn: the one that is there, else the first,
 *   by the id of its place, of those to which it is the nearest.
 */
export function intelIn(state: CampaignState, waysKnownTo: WaysKnownTo): IntelAt {
  const pending = valuesById(state.encounters);
  const nearest = (place: BattlePlace, empire: EmpireId): StarSystem | null => {
    const own = valuesById(state.systems).filter(({ owner }) => owner === empire);
    const here = own.find(({ id }) => place.kind === 'system' && id === place.system);
    return here ?? nearestOf(own, place, waysKnownTo(empire, 'escorted'));
  };
  const isFirst = (place: BattlePlace, empire: EmpireId, system: SystemId): boolean => {
    const rivals = pending.filter(
      (one) => one.present.includes(empire) && nearest(one.place, empire)?.id === system,
    );
    const [first] = sortBy(
      rivals.map((one) => placeKeyOf(one.place)),
      (a, b) => Number(b === system) - Number(a === system),
      compareIds,
    );
    return first === placeKeyOf(place);
  };
  return (place, empire) => {
    const system = nearest(place, empire);
    if (system === null || system.intel === 0 || !isFirst(place, empire, system.id)) return null;
    return { system: system.id, intel: intelLeftOf(system, state.effects) };
  };
}

function nearestOf(
  own: readonly StarSystem[],
  place: BattlePlace,
  { lanesAt, jumpsTo }: ReturnType<WaysKnownTo>,
): StarSystem | null {
  const goals =
    place.kind === 'system' ? [place.system] : lanesAt(place).flatMap(({ a, b }) => [a, b]);
  const reached = own.flatMap((system) => {
    const jumps = jumpsTo({ from: system.id, goals });
    return jumps === null ? [] : [{ system, jumps }];
  });
  const [first] = sortBy(
    reached,
    (a, b) => a.jumps - b.jumps,
    (a, b) => compareIds(a.system.id, b.system.id),
  );
  return first?.system ?? null;
}
