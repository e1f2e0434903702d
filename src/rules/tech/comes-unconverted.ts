import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import { isListOf } from '#model/forces/own-list';
import { CONVERTIBLE_KINDS } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { kindredListsOf } from '#rules/economy/kindred-lists';
import { NOBODYS_LISTS } from '#rules/forces/nobodys-lists';

type Facts = Pick<CampaignState, 'empires' | 'forceLists' | 'relations'>;
type Class = Pick<UnitDesign, 'kind' | 'list'>;

/** Whether a list is of an empire of the same species: of one that plays the same force list. */
function isOfSpecies({ empires }: Facts, empire: EmpireId, list: UnitDesign['list']): boolean {
  const all = valuesById(empires);
  const own = all.find(({ id }) => id === empire);
  return all.some((one) => one.forceList === own?.forceList && isListOf(list, one));
}

/**
 * Whether a unit of a class that comes into an empire’s hands must be repaired once before it has weapons and abilities.
 * @rule TECH-6
 * @ruling Empires with the same force list are the same species. Classes of Partners are not alien, as in maintenance. Minefields and
 *   ground forces can't be repaired, so they work at once.
 */
export function comesUnconverted(
  facts: Facts,
  empire: EmpireId,
  { kind, list }: Class,
  { alienConversion }: Pick<RuleSet, 'alienConversion'>,
): boolean {
  if (alienConversion === 'off' || !CONVERTIBLE_KINDS.includes(kind)) return false;
  if (NOBODYS_LISTS.includes(list) || isOfSpecies(facts, empire, list)) return false;
  return !kindredListsOf(facts, empire).includes(list);
}
