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
import { isDesigned } from './is-designed.ts';
import type { RuleSet } from '#model/settings/rule-set';

const isCommon = (design: Pick<UnitDesign, 'id' | 'list'>): boolean =>
  isIndependent(design) || design.id === MILITIA_CLASS.id;

type Library = Readonly<{
  classStats: RuleSet['classStats'];
  empires: ById<EmpireId, Pick<Empire, 'forceList' | 'unlocked' | 'schematics'>>;
  forceLists: ById<ForceListId, ForceList>;
  knownDesigns: ById<KnowledgeId, KnownDesign>;
}>;

type Class = Pick<UnitDesign, 'id' | 'list'>;

/** A class of its own list or a universal one, or that it has unlocked or has schematics of. */
function isAtHand(
  { empires, forceLists }: Library,
  viewer: EmpireId,
  { id, list }: Class,
): boolean {
  const { forceList, unlocked, schematics } = rowOf(empires, viewer);
  if (isListOf(list, { id: viewer, forceList })) return true;
  if (unlocked.includes(id) || schematics.includes(id)) return true;
  const row: ForceList | undefined = forceLists[list];
  return row?.universal === true;
}

/**
 * Whether an empire knows the stats of a class. It knows all of them if they are public, but those that others designed only once it has
 * met them. Otherwise it knows its own list, the universal
 * ones, classes that it has unlocked or has schematics of, and classes that it has fought.
 * @rule FOG-5
 * @ruling An empire knows the stats of its own force list, whether classes are unlocked or not. Everybody knows those of independent
 *   convoys and of militias.
 */
export function knowsStats(library: Library, viewer: EmpireId, design: Class): boolean {
  if (viewer === RAIDERS || isCommon(design)) return true;
  const isPublic = library.classStats === 'public';
  if (isPublic && !isDesigned(library, design)) return true;
  if (isAtHand(library, viewer, design)) return true;
  const known: KnownDesign | undefined = library.knownDesigns[knowledgeIdOf(viewer, design.id)];
  return isPublic ? known !== undefined : known?.level === 'stats';
}
