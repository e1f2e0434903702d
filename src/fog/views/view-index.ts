import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { Effect } from '#model/campaign/effect';
import type { EmpireId } from '#model/campaign/ids';
import type { Contact, KnownDesign, KnownLane, KnownSystem } from '#model/campaign/knowledge';
import type { Project } from '#model/campaign/project';
import type { Relation } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Work } from '#model/campaign/work';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';

type Of<R> = (empire: EmpireId) => readonly R[];

/** Whose rows are whose, by one pass over each table: every view is built from its own lists. */
export type ViewIndex = Readonly<{
  systems: Of<StarSystem>;
  fleets: Of<Fleet>;
  units: Of<Unit>;
  works: Of<Work>;
  projects: Of<Project>;
  effects: Of<Effect>;
  relations: Of<Relation>;
  knownSystems: Of<KnownSystem>;
  knownLanes: Of<KnownLane>;
  knownDesigns: Of<KnownDesign>;
  contacts: Of<Contact>;
}>;

function lists<R>(rows: readonly R[], whose: (row: R) => EmpireId | null): Of<R> {
  const groups = groupBy(rows, whose);
  return (empire) => groups.get(empire) ?? [];
}

const byOwner = <R extends Readonly<{ owner: EmpireId | null }>>(rows: readonly R[]): Of<R> =>
  lists(rows, ({ owner }) => owner);

const byViewer = <R extends Readonly<{ viewer: EmpireId }>>(rows: readonly R[]): Of<R> =>
  lists(rows, ({ viewer }) => viewer);

/** Indexes a state for its views. */
export function viewIndexOf(state: CampaignState): ViewIndex {
  const relations = valuesById(state.relations).flatMap((relation) => [
    { whose: relation.a, relation },
    { whose: relation.b, relation },
  ]);
  const relationsOf = lists(relations, ({ whose }) => whose);
  return {
    systems: byOwner(valuesById(state.systems)),
    fleets: byOwner(valuesById(state.fleets)),
    units: byOwner(valuesById(state.units)),
    works: byOwner(valuesById(state.works)),
    projects: byOwner(valuesById(state.projects)),
    effects: byOwner(valuesById(state.effects)),
    relations: (empire) => relationsOf(empire).map(({ relation }) => relation),
    knownSystems: byViewer(valuesById(state.knownSystems)),
    knownLanes: byViewer(valuesById(state.knownLanes)),
    knownDesigns: byViewer(valuesById(state.knownDesigns)),
    contacts: byViewer(valuesById(state.contacts)),
  };
}
