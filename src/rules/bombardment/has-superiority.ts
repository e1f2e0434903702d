import { rowOf } from '#kernel/collections/row-of';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit, UnitKind } from '#model/forces/unit';
import { hasClaim } from '#rules/diplomacy/claims';
import { stateBetween } from '#rules/diplomacy/state-between';
import type { ForceIndex } from '#rules/forces/force-index';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { stanceOf } from '#rules/movement/stance-of';
import type { Hiders } from '#rules/sight/hiders-among';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';

type Orbit = Readonly<{
  state: Pick<CampaignState, 'units' | 'fleets' | 'designs' | 'relations' | 'effects'>;
  index: ForceIndex;
  hiders: Hiders;
}>;

/**
 * Whether no enemy ship or base that can still fight is left in a system: none that is sound and in service, hidden ships and fleets
 * that have to leave not counted. Corvettes on tenders count, but no bases that are cargo.
 * @rule BOM-1
 * @ruling Ships and bases in reserve don't deny superiority, because they count as crippled. Civilian bases such as shipyards and depots
 *   do until they are crippled or captured; convoys don't.
 */
export function hasSuperiority(
  { state, index, hiders }: Orbit,
  empire: EmpireId,
  system: SystemId,
): boolean {
  const isEnemy = (other: EmpireId): boolean =>
    other !== empire &&
    (stanceOf(stateBetween(state.relations, empire, other)) === 'enemy' ||
      hasClaim(state, { by: empire, against: other, system }));
  const kindOf = ({ design }: Unit): UnitKind => rowOf(state.designs, design).kind;
  const denies = (unit: Unit): boolean => {
    const kind = kindOf(unit);
    const isFit = unit.condition === 'sound' && unit.status === 'active';
    return (
      (kind === 'ship' || kind === 'base') &&
      isFit &&
      isEnemy(unit.owner) &&
      !isHiddenFrom(hiders, unit.id, empire) &&
      !isWithdrawing(unit, state)
    );
  };
  const sailing = index.fleetsAt(system).flatMap(({ id }) => index.inFleet(id));
  const corvettes = sailing
    .flatMap(({ id }) => index.aboard(id))
    .filter((unit) => kindOf(unit) === 'ship');
  return ![...index.atSystem(system), ...sailing, ...corvettes].some(denies);
}
