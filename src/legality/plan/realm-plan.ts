import type { EmpireView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { Specialisation } from '#model/campaign/system';
import type { DesignId, LaneId, ProjectId, SystemId, UnitId } from '#model/campaign/ids';
import type { Taken } from '#rules/galaxy/find-bill';
import { isDue } from '#rules/construction/ready-turn';

/** What the orders of a sheet do to an empire's systems and research, while it is judged. Mutable. */
export type RealmPlan = {
  /** Points for research. */
  invested: number;
  /** Classes that it designs. */
  readonly designed: Set<DesignId>;
  /** Systems whose Productivity or Intel is bought or sold, or that are terraformed, by what is done to them. */
  readonly changed: Set<ProjectId>;
  /** What of that is bought and comes this turn. */
  readonly bought: Set<ProjectId>;
  /** Lanes that are improved. */
  readonly lanes: Set<LaneId>;
  /** What colonies are to be specialised for. */
  readonly specialised: Map<SystemId, Specialisation | null>;
  /** What is taken of finds, by where and what they are. */
  readonly taken: Map<string, readonly Taken[]>;
  /** Colonies where it begins martial law, or ends it. */
  readonly laws: Map<SystemId, boolean>;
  /** Where it takes reprisals. */
  readonly reprisals: Set<SystemId>;
  /** Convoys that settle, and where. */
  readonly settlers: Map<UnitId, SystemId>;
  /** Systems whose Intel is used by a mission or a diplomatic action (INT-1). */
  readonly intelUsed: Set<SystemId>;
  /** What is spent on building and mending in a system (ECO-7). */
  readonly spent: Map<SystemId, number>;
};

/** Before the first order of a sheet. */
export const realmPlanOf = ({ projects, turn }: EmpireView): RealmPlan => ({
  invested: 0,
  designed: new Set(),
  changed: new Set(),
  bought: new Set(
    valuesById(projects)
      .filter((project) => project.subject.kind === 'system' && isDue(project, turn))
      .map(({ id }) => id),
  ),
  lanes: new Set(),
  specialised: new Map(),
  taken: new Map(),
  laws: new Map(),
  reprisals: new Set(),
  settlers: new Map(),
  intelUsed: new Set(),
  spent: new Map(),
});
