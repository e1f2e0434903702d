import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { Project } from '#model/campaign/project';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { isBuiltBy } from '#rules/construction/built-by';
import { upgradeOf } from '#rules/construction/upgrade-of';
import { mayHaveStatus } from '#rules/construction/status-refusals';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

/** @rule CON-9 */
const statuses: StateInvariant = {
  code: 'UNIT_STATUS',
  sentence: 'Every unit has a status that its kind can have.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), ({ id, status, design }) => {
      const known = state.designs[design];
      if (known === undefined || status === 'active' || mayHaveStatus(known, status)) return null;
      return `${id} is a ${known.kind} and ${status}`;
    }),
};

/** @rule CON-9 */
const nothingLaidUpAboard: StateInvariant = {
  code: 'MOTHBALLED_ABOARD',
  sentence: 'Nothing that is mothballed is aboard another unit.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.units), ({ id, status, place }) =>
      status === 'mothballed' && place.kind === 'aboard'
        ? `${id} is aboard ${place.carrier}`
        : null,
    ),
};

/** @rule CON-2 */
const moves: StateInvariant = {
  code: 'FLEET_MOVED',
  sentence: 'No fleet has moved in a turn that is still to come.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.fleets), ({ id, lastMoved }) =>
      lastMoved >= 0 && lastMoved <= state.turn ? null : `${id} moved in turn ${String(lastMoved)}`,
    ),
};

/** @rule CON-1 @rule CON-2 @rule CON-3 */
const workSources: StateInvariant = {
  code: 'WORK_SOURCE',
  sentence: 'Every unit under construction is at a place that builds its kind.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.works), ({ id, design, source }) => {
      const known = state.designs[design];
      if (known === undefined || isBuiltBy(known, source)) return null;
      return `${id} is a ${known.kind}, built by ${source}`;
    }),
};

const AFTER_BUILDING: readonly PhaseId[] = ['colony', 'end-of-turn', 'opening', 'economic'];

/** What takes more turns is not over when its last one begins. @rule OPT-6 */
function isLate({ phase, turn }: CampaignState, { ready }: Project): boolean {
  if (ready !== null && ready < turn) return true;
  return ready === null && AFTER_BUILDING.includes(phase);
}

function wrongRest(state: CampaignState, project: Project): string | null {
  const { id, owner, subject, kind } = project;
  if (subject.kind === 'system') return null;
  if (isLate(state, project)) return `${id} is still under way`;
  if (!Object.hasOwn(state.units, subject.unit)) return `${id} is about a unit that does not exist`;
  const unit: Unit = rowOf(state.units, subject.unit);
  if (unit.owner !== owner) return `${id} is about a unit of ${unit.owner}`;
  if (project.kind === 'upgrade' && upgradeOf(unit.design) === null) {
    return `${id} leads to no larger base`;
  }
  if (project.kind === 'refit' && !Object.hasOwn(state.designs, project.subject.design)) {
    return `${id} leads to a class that does not exist`;
  }
  return (kind === 'status') === (subject.to !== null) ? null : `${id} leads to no status`;
}

/** @rule CON-5 @rule CON-6 @rule CON-9 @rule OPT-21 */
const rests: StateInvariant = {
  code: 'PROJECT_UNIT',
  sentence:
    'A resting unit belongs to its owner, and rests until the Construction Phase of its last turn.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.projects), (project) => wrongRest(state, project)),
};

/** What holds of yards and of units at them. */
export const YARD_INVARIANTS: readonly StateInvariant[] = [
  statuses,
  nothingLaidUpAboard,
  moves,
  workSources,
  rests,
];
