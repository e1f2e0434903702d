import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';
import { type KnownDesign, knowledgeIdOf } from '#model/campaign/knowledge';
import { MILITIA_CLASS } from '#model/campaign/militia';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import { isDesigned } from './is-designed.ts';
import { knowsStats } from './knows-stats.ts';

type Class = Pick<UnitDesign, 'id' | 'list'>;

/** Whether all empires know a class where stats are public: all but what empires designed. @rule FOG-5 */
const isOpen = (state: CampaignState, design: Class): boolean =>
  design.id === MILITIA_CLASS.id || !isDesigned(state, design);

/** Whether an empire has a unit of a class, or builds one. */
const hasOf = ({ units, works }: CampaignState, viewer: EmpireId, { id }: Class): boolean =>
  [...valuesById(units), ...valuesById(works)].some(
    ({ owner, design }) => owner === viewer && design === id,
  );

/** What an empire knows of a class: its stats, its name, or nothing. `areOpen`: stats are public in this campaign. @rule FOG-5 */
export function classKnownAs(
  state: CampaignState,
  viewer: EmpireId,
  { design, areOpen }: Readonly<{ design: Class; areOpen: boolean }>,
): 'stats' | 'name' | null {
  if (areOpen && isOpen(state, design)) return 'stats';
  if (knowsStats({ ...state, classStats: 'fought' }, viewer, design)) return 'stats';
  if (hasOf(state, viewer, design)) return 'stats';
  const known: KnownDesign | undefined = state.knownDesigns[knowledgeIdOf(viewer, design.id)];
  if (known === undefined) return null;
  return areOpen ? 'stats' : known.level;
}
