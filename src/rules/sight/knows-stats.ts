import { isListOf } from '#model/forces/own-list';
import type { ById } from '#kernel/collections/tables';
import { rowOf } from '#kernel/collections/row-of';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId, ForceListId, KnowledgeId } from '#model/campaign/ids';
import { MILITIA_CLASS } from '#model/campaign/militia';
import { RAIDERS } from '#model/campaign/raiders';
import { type KnownDesign, knowledgeIdOf } from '#model/campaign/knowledge';
import type { UnitDesign } from '#model/forces/design';
import type { ForceList } from '#model/forces/force-list';
import { isIndependent } from '#rules/cargo/independents/is-independent';
import type { RuleSet } from '#model/settings/rule-set';

const isCommon = (design: Pick<UnitDesign, 'id' | 'list'>): boolean =>
  isIndependent(design) || design.id === MILITIA_CLASS.id;

type Library = Readonly<{
  classStats: RuleSet['classStats'];
  empires: ById<EmpireId, Pick<Empire, 'forceList' | 'unlocked' | 'schematics'>>;
  forceLists: ById<ForceListId, ForceList>;
  knownDesigns: ById<KnowledgeId, KnownDesign>;
}>;

/**
 * Whether an empire knows the stats of a class. It knows all of them if they are public. Otherwise it knows its own list, the universal
 * ones, classes that it has unlocked or has schematics of, and classes that it has fought.
 * @rule FOG-5
 * @ruling An empire knows the stats of its own force list, whether classes are unlocked or not. Everybody knows those of independent
 *   convoys and of militias.
 */
export function knowsStats(
  { classStats, empires, forceLists, knownDesigns }: Library,
  viewer: EmpireId,
  design: Pick<UnitDesign, 'id' | 'list'>,
): boolean {
  if (classStats === 'public' || viewer === RAIDERS || isCommon(design)) return true;
  const { forceList, unlocked, schematics } = rowOf(empires, viewer);
  const isOwn = isListOf(design.list, { id: viewer, forceList }) || unlocked.includes(design.id);
  if (isOwn || schematics.includes(design.id)) return true;
  const list: ForceList | undefined = forceLists[design.list];
  if (list?.universal === true) return true;
  const known: KnownDesign | undefined = knownDesigns[knowledgeIdOf(viewer, design.id)];
  return known?.level === 'stats';
}
