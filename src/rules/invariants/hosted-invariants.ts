import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Hosted, Project } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { PER_DEPOT, standsForDepot } from '#rules/construction/depot-points';
import { pointsHosted } from '#rules/construction/help-for';
import { lentBy } from '#rules/construction/lent-by';
import { classNow } from '#rules/forces/class-now';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

const hostedOf = ({ subject }: Project): readonly Hosted[] =>
  subject.kind === 'unit' ? (subject.hosted ?? []) : [];

function wrongHelp(project: Project): string | null {
  const { id, kind, owner, paid } = project;
  const hosted = hostedOf(project);
  if (hosted.length === 0) return null;
  if (kind !== 'field-repair') return `${id} is no repair in the field`;
  if (hosted.some((one) => one.owner === owner)) return `${id} has ${owner} as its own partner`;
  if (hosted.some(({ points }) => points <= 0)) return `${id} is given nothing`;
  return pointsHosted(hosted) <= paid ? null : `${id} is given more than the ${String(paid)} paid`;
}

/** @rule CON-5 */
const partnersHelp: StateInvariant = {
  code: 'REPAIR_HOSTED',
  sentence: 'Depots of others help field repairs alone, and with no more than these cost.',
  breaches: ({ state }) => breachesIn(valuesById(state.projects), wrongHelp),
};

/** The points that all depots of an empire in a system have in a turn. */
function depotPointsOf(state: CampaignState, owner: EmpireId, system: SystemId): number {
  return sumOf(valuesById(state.units), (unit) => {
    const isThere = unit.owner === owner && systemOfUnit(unit, state) === system;
    const isDepot = standsForDepot(classNow(unit, rowOf(state.designs, unit.design)));
    return isThere && isDepot ? PER_DEPOT : 0;
  });
}

/** After the Economic Phase nothing has hurt them yet. @rule CON-5 */
const depotsSuffice: StateInvariant = {
  code: 'DEPOTS_LENT',
  sentence: 'When repairs are begun, depots give others no more than they have.',
  breaches: ({ state }) => {
    if (state.phase !== 'tech') return [];
    const begun = valuesById(state.projects).filter(({ ready }) => ready === null);
    const rows = valuesById(state.empires).flatMap(({ id }) =>
      lentBy(begun, id).map((lent) => ({ ...lent, host: id })),
    );
    return breachesIn(rows, ({ host, system }) => {
      const here = rows.filter((one) => one.host === host && one.system === system);
      const given = sumOf(here, ({ points }) => points);
      const has = depotPointsOf(state, host, system);
      return given <= has
        ? null
        : `${host} gives ${String(given)} of ${String(has)} points at ${system}`;
    });
  },
};

/** What holds of repairs that depots of partners help. */
export const HOSTED_INVARIANTS: readonly StateInvariant[] = [partnersHelp, depotsSuffice];
