import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { type Project, SYSTEM_PROJECTS, type SystemProjectKind } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import { improvementFailureOf } from '#rules/economy/improvement-failure';

type SystemProject = Extract<Project, { kind: SystemProjectKind }>;

const RULES = { productivity: cite('COL-2'), intel: cite('ECO-8') } as const;

const isOfSystem = (project: Project): project is SystemProject =>
  project.subject.kind === 'system';

/**
 * Productivity first, then Intel: what was bought comes, unless its system cannot have it any more.
 * What was paid is spent either way.
 * @rule COL-2
 * @rule ECO-8
 * @rule COL-11
 */
export function improveSystems(record: Recorder, state: CampaignState): void {
  const projects = valuesById(state.projects).filter(isOfSystem);
  for (const kind of SYSTEM_PROJECTS) {
    for (const project of projects) if (project.kind === kind) carryOut(record, project);
  }
}

function carryOut(record: Recorder, project: SystemProject): void {
  const { id, owner: empire, kind, paid } = project;
  const system = rowOf(record.state().systems, project.subject.system);
  const because = improvementFailureOf(kind, system, empire);
  const fact = {
    cite: RULES[kind],
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    project: id,
    system: system.id,
  };
  if (because !== null) record.emit({ type: 'ImprovementFailed', ...fact, kind, paid, because });
  else record.emit({ ...fact, ...raised(kind, system) });
}

function raised(
  kind: SystemProjectKind,
  { productivity, intel }: StarSystem,
):
  | Readonly<{ type: 'ProductivityRaised'; productivity: number }>
  | Readonly<{ type: 'IntelRaised'; intel: number }> {
  return kind === 'productivity'
    ? { type: 'ProductivityRaised', productivity: productivity + 1 }
    : { type: 'IntelRaised', intel: intel + 1 };
}
