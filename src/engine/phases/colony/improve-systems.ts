import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { type Project, SYSTEM_PROJECTS, type SystemProjectKind } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import { isDue } from '#rules/construction/ready-turn';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { terraform } from './terraform.ts';

type SystemProject = Extract<Project, { kind: SystemProjectKind }>;

const RULES = {
  productivity: cite('COL-2'),
  intel: cite('ECO-8'),
  terraforming: cite('COL-3'),
} as const;

const isOfSystem = (project: Project): project is SystemProject =>
  project.subject.kind === 'system';

/**
 * Carries out Productivity first, then Intel, then terraforming, unless the system can't have it any more. The points are spent either way.
 * @rule COL-2
 * @rule ECO-8
 * @rule COL-11
 * @rule OPT-6
 * @ruling OPT-6 A purchase that takes several turns is lost at once if its system is lost. All other conditions are checked only when it is
 *   finished.
 */
export function improveSystems(
  record: Recorder,
  { state, dice }: Pick<PhaseInput, 'state' | 'dice'>,
): void {
  const projects = valuesById(state.projects).filter(isOfSystem);
  for (const kind of SYSTEM_PROJECTS) {
    for (const project of projects) {
      if (project.kind === kind && isOver(state, project)) carryOut(record, dice, project);
    }
  }
}

const isOver = ({ systems, turn }: CampaignState, project: SystemProject): boolean =>
  isDue(project, turn) || rowOf(systems, project.subject.system).owner !== project.owner;

function carryOut(record: Recorder, dice: Dice, project: SystemProject): void {
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
  else if (kind === 'terraforming')
    terraform(record, dice, { empire, project: id, system: system.id });
  else record.emit({ ...fact, ...raised(kind, system) });
}

function raised(
  kind: Exclude<SystemProjectKind, 'terraforming'>,
  { productivity, intel }: StarSystem,
):
  | Readonly<{ type: 'ProductivityRaised'; productivity: number }>
  | Readonly<{ type: 'IntelRaised'; intel: number }> {
  return kind === 'productivity'
    ? { type: 'ProductivityRaised', productivity: productivity + 1 }
    : { type: 'IntelRaised', intel: intel + 1 };
}
