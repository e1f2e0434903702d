import { groupBy } from '#kernel/collections/group-by';
import { markRuns } from './mark-runs.ts';
import { unitLabel } from './names.ts';
import { listed } from '#kernel/words/listed';

/** A unit as a sentence names it: `remark` such as `crippled` or whose it is, or empty. */
export type CalledUnit = Readonly<{ name: string; design: string; mark: string; remark: string }>;

const groupKeyOf = ({ name, design, mark, remark }: CalledUnit): string =>
  name === '' ? `class ${design} ${remark}` : `unit ${mark}`;

function groupText(group: readonly CalledUnit[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const { name, design, mark, remark } = first;
  const state = remark === '' ? '' : `${remark} `;
  if (group.length === 1) return `${state}${unitLabel(name, design, mark)}`;
  return `${String(group.length)} ${state}${design} ${markRuns(group.map((one) => one.mark))}`;
}

/** Units in a sentence: named ones one by one, the others by class: `Valiant (Apollo u1) and 3 Saber u4–u6`. */
export function unitsText(units: readonly CalledUnit[]): string {
  const groups = [...groupBy(units, groupKeyOf).values()].map(groupText);
  return groups.length === 0 ? 'nothing' : listed(groups);
}
