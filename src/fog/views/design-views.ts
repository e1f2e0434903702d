import { type ById, keysById, valuesById } from '#kernel/collections/tables';
import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { Empire } from '#model/campaign/empire';
import type { DesignId } from '#model/campaign/ids';
import { MILITIA_CLASS } from '#model/campaign/militia';
import type { CampaignState } from '#model/campaign/state';
import type { ForceList } from '#model/forces/force-list';
import { ownListOf } from '#model/forces/own-list';
import type { UnitDesign } from '#model/forces/design';
import type { DesignView } from './empire-view.ts';
import type { ViewIndex } from './view-index.ts';

type Designs = Pick<CampaignState, 'designs' | 'forceLists'>;

/** Everybody knows the class of militias, so that it doesn’t show whether there are any. @rule FOG-5 @rule INT-7 */
const MILITIA: DesignView = { known: 'stats', design: MILITIA_CLASS };

/** Every class with its stats but what empires designed: the force lists lie open, as at a table. @rule FOG-5 */
export function publicDesigns(
  state: Designs & Pick<CampaignState, 'empires'>,
): ById<DesignId, DesignView> {
  const secret = new Set(keysById(state.empires).map(ownListOf));
  const views = valuesById(state.designs)
    .filter(({ id, list }) => !secret.has(list) && id !== MILITIA_CLASS.id)
    .map((design) => withStats(design));
  return tableOf([...views, MILITIA], ({ design }) => design.id);
}

/**
 * The public classes, and the designed classes that an empire designed itself or has met. Other designed classes stay hidden until it sees
 * them.
 * @rule FOG-5
 * @ruling If stats are public, another empire knows a class that a player designed only from when it first meets it.
 */
export function openDesigns(
  open: ById<DesignId, DesignView>,
  state: Designs,
  known: Readonly<{ empire: Empire; index: ViewIndex }>,
): ById<DesignId, DesignView> {
  const more = keysById(foughtDesigns(state, known.empire, known.index)).filter(
    (id) => !Object.hasOwn(open, id),
  );
  if (more.length === 0) return open;
  const views = [...valuesById(open), ...more.map((id) => withStats(rowOf(state.designs, id)))];
  return tableOf(views, ({ design }) => design.id);
}

/**
 * The classes an empire knows when stats must be fought for: its own list, unlocked or not, the
 * universal list, what it has or builds, and what it has learned, by name or with stats.
 * @rule FOG-5
 */
export function foughtDesigns(
  state: Designs,
  empire: Empire,
  index: ViewIndex,
): ById<DesignId, DesignView> {
  const learned = index.knownDesigns(empire.id);
  const ownList: ForceList | undefined = state.forceLists[empire.forceList];
  const designed: ForceList | undefined = state.forceLists[ownListOf(empire.id)];
  const inFull = new Set<DesignId>([
    ...empire.unlocked,
    ...empire.schematics,
    ...(ownList?.designs ?? []),
    ...(designed?.designs ?? []),
    ...universalDesigns(state),
    ...index.units(empire.id).map(({ design }) => design),
    ...index.works(empire.id).map(({ design }) => design),
    ...learned.filter(({ level }) => level === 'stats').map(({ design }) => design),
  ]);
  const known = unique([...inFull, ...learned.map(({ design }) => design)]).filter(
    (id) => id !== MILITIA_CLASS.id,
  );
  const views = known.map((id) => {
    const design = rowOf(state.designs, id);
    return inFull.has(id) ? withStats(design) : byName(design);
  });
  return tableOf([...views, MILITIA], ({ design }) => design.id);
}

function universalDesigns({ forceLists }: Designs): readonly DesignId[] {
  return valuesById(forceLists)
    .filter(({ universal }) => universal)
    .flatMap(({ designs }) => designs);
}

const withStats = (design: UnitDesign): DesignView => ({ known: 'stats', design });

const byName = ({ id, name, kind, hull }: UnitDesign): DesignView => ({
  known: 'name',
  design: { id, name, kind, hull },
});
