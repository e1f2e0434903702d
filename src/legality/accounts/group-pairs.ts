import { unique } from '#kernel/collections/unique';
import { divide } from '#kernel/numbers/divide';
import { ordinal } from '#kernel/words/ordinal';
import { type MaintenanceGroup, rateOf } from '#rules/economy/maintenance-groups';
import type { ProjectedAccounts } from './projected-accounts.ts';

/** Units of a class and status that are paid for together, this turn and next turn; undefined: there are none. */
export type GroupPair = Readonly<{
  group: MaintenanceGroup;
  before: MaintenanceGroup | undefined;
  after: MaintenanceGroup | undefined;
}>;

const keyOf = ({ design, status }: MaintenanceGroup): string => `${design.id}/${status}`;

/** The groups of both turns, each beside itself. @rule ECO-3 */
export function groupPairs({ now, then }: ProjectedAccounts): readonly GroupPair[] {
  const before = new Map(now.income.groups.map((group) => [keyOf(group), group]));
  const after = new Map(then.income.groups.map((group) => [keyOf(group), group]));
  return unique([...before.keys(), ...after.keys()]).flatMap((key): readonly GroupPair[] => {
    const pair = { before: before.get(key), after: after.get(key) };
    const group = pair.after ?? pair.before;
    return group === undefined ? [] : [{ group, ...pair }];
  });
}

/** `7th`, where a started lot costs as much as a full one: the unit that starts one more; null: none does. @rule ECO-3 */
export function lotStarter({ group, before, after }: GroupPair): string | null {
  const { per } = rateOf(group);
  const lotsOf = (one: MaintenanceGroup | undefined): number =>
    divide(one?.units.length ?? 0, per, 'up');
  if (per === 1 || lotsOf(after) <= lotsOf(before)) return null;
  return ordinal(lotsOf(before) * per + 1);
}
