import { unique } from '#kernel/collections/unique';
import { valuesById } from '#kernel/collections/tables';
import { counted } from '#kernel/words/counted';
import type { Empire } from '#model/campaign/empire';
import { type Project, projectIdOf } from '#model/campaign/project';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** @rule OPT-10 */
const offMapTrade: StateInvariant = {
  code: 'OFF_MAP_TRADE',
  sentence: 'A roll for lanes off the map is a value of a die, and there are such lanes.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.systems), ({ id, offMapLanes, offMapTrade: value }) =>
      value === null || (offMapLanes > 0 && isCount(value) && value >= 1 && value <= 6)
        ? null
        : `${id} has ${counted(offMapLanes, 'lane')} off the map, and trade there brings ${String(value)}`,
    ),
};

/** @rule COL-4 */
const missedGrowth: StateInvariant = {
  code: 'GROWTH_MISSED',
  sentence: 'A system has missed a whole number of growth checks.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.systems), ({ id, missedGrowth: missed }) =>
      isCount(missed) ? null : `${id} has missed ${String(missed)}`,
    ),
};

/** @rule OPT-9 */
const specialisations: StateInvariant = {
  code: 'SPECIALISATION',
  sentence: 'A system is specialised since a turn that has begun.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.systems), ({ id, specialisation }) => {
      const since = specialisation?.since ?? 0;
      return isCount(since) && since <= state.turn ? null : `${id} is since turn ${String(since)}`;
    }),
};

function wrongResearch(empire: Empire): string | null {
  const { techPool, advancesInHand, era, techYears, unlockChance } = empire;
  const counts = [techPool, advancesInHand, era, techYears, unlockChance];
  if (counts.every(isCount)) return null;
  const values = counts.map(String).join(', ');
  return `${empire.id} has a pool, unused advances, an era, tech years and a chance of ${values}`;
}

/** @rule TECH-2 @rule TECH-4 @rule OPT-20 */
const research: StateInvariant = {
  code: 'RESEARCH',
  sentence: 'The research of an empire is in whole numbers, not below 0.',
  breaches: ({ state }) => breachesIn(valuesById(state.empires), wrongResearch),
};

const FINDS_OPEN_IN: readonly PhaseId[] = ['opening', 'economic'];
const isAfterMovement = (phase: PhaseId): boolean =>
  PHASE_IDS.indexOf(phase) > PHASE_IDS.indexOf('movement') || FINDS_OPEN_IN.includes(phase);

function wrongFind(state: CampaignState, { id, finds }: Empire): string | null {
  const keys = finds.map(({ kind, system }) => `${kind} at ${system}`);
  if (finds.length > 0 && !isAfterMovement(state.phase)) return `${id} has left ${keys.join(', ')}`;
  const isSound = finds.every(
    ({ system, points, classes }) =>
      Object.hasOwn(state.systems, system) &&
      isCount(points) &&
      points > 0 &&
      classes.every((design) => Object.hasOwn(state.designs, design)),
  );
  return isSound && unique(keys).length === keys.length ? null : `${id} has ${keys.join(', ')}`;
}

/** @rule MAP-8 */
const finds: StateInvariant = {
  code: 'FIND_OPEN',
  sentence:
    'A find that an empire has yet to choose is one of its kind in an existing system, has points, and ends with its Economic Phase.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.empires), (empire) => wrongFind(state, empire)),
};

function wrongSubject({ systems, empires }: CampaignState, project: Project): string | null {
  const { id, owner, subject, paid } = project;
  if (!Object.hasOwn(empires, owner) || !isCount(paid)) {
    return `${id} is of ${owner}, who paid ${String(paid)}`;
  }
  const isThere = subject.kind === 'unit' || Object.hasOwn(systems, subject.system);
  return isThere ? null : `${id} is about a system that does not exist`;
}

/** @rule ECO-6 */
const projectSubjects: StateInvariant = {
  code: 'PROJECT_SUBJECT',
  sentence: 'Every project belongs to an empire, is paid, and is about an existing system or unit.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.projects), (project) => wrongSubject(state, project)),
};

/** @rule COL-2 */
const projectIds: StateInvariant = {
  code: 'PROJECT_ID',
  sentence: 'One project of a kind is under way for each subject.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.projects), ({ id, kind, subject }) => {
      const about = subject.kind === 'system' ? subject.system : subject.unit;
      return id === projectIdOf(kind, about) ? null : `${id} is the ${kind} of ${about}`;
    }),
};

const BETWEEN_TURNS: readonly PhaseId[] = ['end-of-turn', 'opening', 'economic'];

/** @rule COL-11 */
const projectsDone: StateInvariant = {
  code: 'PROJECT_LEFT',
  sentence: 'Nothing of this turn is under way after the Colony Phase.',
  breaches: ({ state }) =>
    BETWEEN_TURNS.includes(state.phase)
      ? breachesIn(valuesById(state.projects), ({ id, ready }) =>
          ready === null || ready < state.turn ? `${id} is still under way` : null,
        )
      : [],
};

/** What holds of growth, research and what is bought for systems. */
export const REALM_INVARIANTS: readonly StateInvariant[] = [
  offMapTrade,
  missedGrowth,
  specialisations,
  research,
  finds,
  projectSubjects,
  projectIds,
  projectsDone,
];
