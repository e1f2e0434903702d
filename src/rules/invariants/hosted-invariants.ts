import { valuesById } from '#kernel/collections/tables';
import type { Project } from '#model/campaign/project';
import { hostedOf } from '#rules/construction/hosted-of';
import { pointsHosted } from '#rules/construction/help-for';
import { type StateInvariant, breachesIn } from './state-invariant.ts';

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

/** What holds of repairs that depots of partners help. */
export const HOSTED_INVARIANTS: readonly StateInvariant[] = [partnersHelp];
