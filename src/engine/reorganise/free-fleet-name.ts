import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';

/** A name that no fleet of an empire bears: the one that is wanted, else with a number behind it. */
export function freeFleetName(
  { fleets }: Pick<CampaignState, 'fleets'>,
  empire: EmpireId,
  wanted: string,
): string {
  const own = valuesById(fleets).filter(({ owner }) => owner === empire);
  const names = new Set(own.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted} ${String(number)}`;
  return name;
}
