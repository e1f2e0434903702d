import { counted } from '#kernel/words/counted';
import { isListOf } from '#model/forces/own-list';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import type { UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Work } from '#model/campaign/work';
import type { Unit } from '#model/forces/unit';
import { kindredListsOf } from '#rules/economy/kindred-lists';
import { maintenanceGroupsOf, upkeepOf } from '#rules/economy/maintenance-groups';
import { tradeEscortsIn } from '#rules/economy/trade-escorts-in';
import { type CheckedState, type StateInvariant, breachesIn } from './state-invariant.ts';

const rising = (...values: readonly number[]): boolean =>
  values.every((value, index) => value >= (values[index - 1] ?? 0));

type Wrong = (system: StarSystem, state: CampaignState) => string | null;

const systemInvariant = (code: string, sentence: string, wrong: Wrong): StateInvariant => ({
  code,
  sentence,
  breaches: ({ state }) => breachesIn(valuesById(state.systems), (system) => wrong(system, state)),
});

/** Section 1. */
const population = systemInvariant(
  'SYSTEM_POPULATION',
  '0 ≤ Morale ≤ Census ≤ Capacity holds of every system.',
  ({ id, morale, census, capacity }) =>
    rising(morale, census, capacity)
      ? null
      : `${id} has Morale ${String(morale)}, Census ${String(census)}, Capacity ${String(capacity)}`,
);

const productivity = systemInvariant(
  'SYSTEM_PRODUCTIVITY',
  'Productivity is at least 0 and at most Capacity.',
  ({ id, productivity: prd, capacity }) =>
    rising(prd, capacity) ? null : `${id} has Productivity ${String(prd)}`,
);

const intel = systemInvariant(
  'SYSTEM_INTEL',
  'Intel is at least 0, at most Capacity, and none where nobody owns the system.',
  ({ id, intel: points, capacity, owner }) =>
    rising(points, owner === null ? 0 : capacity) ? null : `${id} has Intel ${String(points)}`,
);

/** Fixed at the opening: what the Census loses later in the turn counts from the next. @rule ECO-1 */
const utilized = systemInvariant(
  'SYSTEM_UTILIZED',
  'When a turn opens, Utilized Productivity is at least 0 and at most Census.',
  ({ id, utilized: used, census }, { phase }) =>
    phase !== 'economic' || rising(used, census)
      ? null
      : `${id} uses ${String(used)} with Census ${String(census)}`,
);

const owners = systemInvariant(
  'SYSTEM_OWNER',
  'Every system is owned by an empire of the campaign or by nobody.',
  ({ id, owner }, { empires }) =>
    owner === null || Object.hasOwn(empires, owner) ? null : `${id} is owned by ${owner}`,
);

/** @rule COL-6 */
const rebels = systemInvariant(
  'SYSTEM_REBELS',
  'There are at least 0 militias of rebels, and no more than Census.',
  ({ id, rebels: militias, census }) =>
    rising(militias, census) ? null : `${id} has ${counted(militias, 'militia')} of rebels`,
);

/** @rule COL-7 */
const martialLaw = systemInvariant(
  'SYSTEM_LAW',
  'Martial law is kept only in colonies that somebody owns.',
  ({ id, martialLaw: isKept, owner, census }) =>
    isKept && (owner === null || census === 0) ? `${id} is under martial law` : null,
);

const workInvariant = (
  code: string,
  sentence: string,
  wrong: (work: Work, state: CampaignState) => string | null,
): StateInvariant => ({
  code,
  sentence,
  breaches: ({ state }) => breachesIn(valuesById(state.works), (work) => wrong(work, state)),
});

/** @rule CON-4 */
const workPaid = workInvariant(
  'WORK_OVERPAID',
  'A unit under construction is paid from 0 up to its price.',
  ({ id, paid, cost }) =>
    rising(paid, cost) ? null : `${id} costs ${String(cost)} and ${String(paid)} is paid`,
);

/** @rule CON-1 */
const workBuilt = workInvariant(
  'WORK_BUILT_UNPAID',
  'No unit is built farther than it is paid for.',
  ({ id, built, paid }) =>
    rising(built, paid) ? null : `${id} is built to ${String(built)} with ${String(paid)} paid`,
);

/** @rule CON-1 */
const workShared = workInvariant(
  'WORK_SHARE',
  'Of a unit of a shipyard the system builds a part, no farther than the whole is built, and the shipyard the rest.',
  ({ id, source, cost, built, share }) => {
    if (share === null) return null;
    const isPart = rising(share.built, share.capacity) && rising(share.built, built);
    const rest = built - share.built;
    if (source === 'shipyard' && isPart && rising(rest, cost - share.capacity)) return null;
    return `the system built ${String(share.built)} of ${String(share.capacity)} of ${id}`;
  },
);

/** @rule CON-11 @rule OPT-6 */
const workOpen = workInvariant(
  'WORK_FINISHED',
  'A unit that is built wholly is under construction no more, unless it is to come in a certain turn.',
  ({ id, built, cost, ready }) => (built < cost || ready !== null ? null : `${id} is built wholly`),
);

/** @rule OPT-6 */
const workReady = workInvariant(
  'WORK_READY',
  'Only works that are paid in full have a turn in which they are ready.',
  ({ id, paid, cost, ready }) =>
    ready === null || (paid === cost && Number.isSafeInteger(ready))
      ? null
      : `${id} is ready in turn ${String(ready)} with ${String(paid)} paid`,
);

const workRows = workInvariant(
  'WORK_PLACE',
  'Construction is of a class, in a system and by an empire that exist.',
  ({ id, owner, system, design }, { empires, systems, designs }) =>
    Object.hasOwn(empires, owner) &&
    Object.hasOwn(systems, system) &&
    Object.hasOwn(designs, design)
      ? null
      : `${id} of ${owner} builds ${design} in ${system}`,
);

/** Units that were there when income was paid, cost something and are paid nevertheless. */
function paidUnits(
  { state }: CheckedState,
  empire: Empire,
  units: readonly Unit[],
): readonly UnitId[] {
  const unpaid = new Set(
    valuesById(state.effects).flatMap(({ kind, subject }) =>
      kind === 'unpaid' && subject.kind === 'unit' ? [subject.unit] : [],
    ),
  );
  const kindred = kindredListsOf(state, empire.id);
  const designs = valuesById(state.designs);
  const escorts = tradeEscortsIn({ units, fleets: state.fleets, designs });
  const groups = maintenanceGroupsOf({
    units: units.filter((unit) => unit.since < state.turn && !escorts.has(unit.id)),
    designs: state.designs,
    isAlien: ({ list }) => !isListOf(list, empire) && !kindred.includes(list),
  });
  return groups
    .filter((group) => upkeepOf(group, 1) > 0)
    .flatMap((group) => group.units.filter((unit) => !unpaid.has(unit)));
}

/** The marks of unpaid units are of an income; what joins, is taken or built after it was not yet to be paid. */
const AFTER_INCOME: ReadonlySet<PhaseId> = new Set(['economic', 'tech', 'intel', 'movement']);

function wrongDebt(checked: CheckedState): readonly string[] {
  const { state } = checked;
  const inDebt = valuesById(state.empires).filter(({ treasury }) => treasury < 0);
  if (!AFTER_INCOME.has(state.phase) || inDebt.length === 0) return [];
  const units = groupBy(valuesById(state.units), ({ owner }) => owner);
  return breachesIn(inDebt, (empire) => {
    const [paid] = paidUnits(checked, empire, units.get(empire.id) ?? []);
    if (paid === undefined) return null;
    return `${empire.id} has ${counted(empire.treasury, 'point')} and pays for ${paid}`;
  });
}

/** @rule ECO-5 */
const debts: StateInvariant = {
  code: 'TREASURY_NEGATIVE',
  sentence: 'After an income a Treasury is below 0 only if none of its units is paid.',
  breaches: wrongDebt,
};

/** @rule ECO-6 */
const gifts: StateInvariant = {
  code: 'GIFTS',
  sentence: 'Gifts to an empire are whole numbers, not below 0.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.empires), ({ id, gifts: given }) =>
      Number.isSafeInteger(given) && given >= 0
        ? null
        : `${id} was given ${counted(given, 'point')}`,
    ),
};

const wholeMoney: StateInvariant = {
  code: 'TREASURY_NOT_WHOLE',
  sentence: 'Every Treasury is a whole number.',
  breaches: ({ state }) =>
    breachesIn(valuesById(state.empires), ({ id, treasury }) =>
      Number.isSafeInteger(treasury) ? null : `${id} has ${counted(treasury, 'point')}`,
    ),
};

/** What holds of systems, construction and money. */
export const ECONOMY_INVARIANTS: readonly StateInvariant[] = [
  population,
  productivity,
  intel,
  utilized,
  owners,
  rebels,
  martialLaw,
  workPaid,
  workBuilt,
  workShared,
  workOpen,
  workReady,
  workRows,
  debts,
  gifts,
  wholeMoney,
];
