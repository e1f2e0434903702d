import { type ById, valuesById } from '#kernel/collections/tables';
import { tableOf } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import type { Empire } from '#model/campaign/empire';
import type { DesignId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { ForceList } from '#model/forces/force-list';
import type { UnitDesign } from '#model/forces/design';
import type { DesignView } from './empire-view.ts';
import type { ViewIndex } from './view-index.ts';

type Designs = Pick<CampaignState, 'designs' | 'forceLists'>;

/** Every class with its stats: the force lists lie open, as at a table. @rule FOG-5 */
export function publicDesigns({ designs }: Designs): ById<DesignId, DesignView> {
  const views = valuesById(designs).map((design) => withStats(design));
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
  const inFull = new Set<DesignId>([
    ...empire.unlocked,
    ...empire.schematics,
    ...(ownList?.designs ?? []),
    ...universalDesigns(state),
    ...index.units(empire.id).map(({ design }) => design),
    ...index.works(empire.id).map(({ design }) => design),
    ...learned.filter(({ level }) => level === 'stats').map(({ design }) => design),
  ]);
  const known = unique([...inFull, ...learned.map(({ design }) => design)]);
  const views = known.map((id) => {
    const design = rowOf(state.designs, id);
    return inFull.has(id) ? withStats(design) : byName(design);
  });
  return tableOf(views, ({ design }) => design.id);
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
