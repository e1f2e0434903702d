import type { UnitId } from '#model/campaign/ids';
import { sumOf } from '#kernel/numbers/sum';
import { rateOf, upkeepOf } from '#rules/economy/maintenance-groups';
import type { AccountChange } from './account-change.ts';
import { type GroupPair, groupPairs, lotStarter } from './group-pairs.ts';
import { intelUpkeepLedgerOf } from '#rules/economy/intel-upkeep-ledger';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { STATUS_NOTES } from '#rules/economy/status-notes';
import type { Account, ProjectedAccounts } from './projected-accounts.ts';

type Group = GroupPair['before'];

const sizeOf = (group: Group): number => group?.units.length ?? 0;
const costOf = (group: Group): number =>
  group === undefined ? 0 : upkeepOf(group, group.units.length);

/** A started lot costs as much as a full one: who starts it is the cause. */
function lotCause(pair: GroupPair): readonly string[] {
  const starter = lotStarter(pair);
  return starter === null
    ? []
    : [`the ${starter} starts a new lot of ${String(rateOf(pair.group).per)}`];
}

/** Where units come from and go to. */
type Moves = Readonly<{ was: ReadonlySet<UnitId>; is: ReadonlySet<UnitId> }>;

function moveCauses({ before, after }: GroupPair, { was, is }: Moves): readonly string[] {
  const [old, young] = [before?.units ?? [], after?.units ?? []];
  const [stayed, there] = [new Set(old), new Set(young)];
  const come = young.filter((id) => !stayed.has(id));
  const gone = old.filter((id) => !there.has(id));
  const counts: readonly (readonly [number, string])[] = [
    [come.filter((id) => !was.has(id)).length, 'built'],
    [come.filter((id) => was.has(id)).length, 'from another class, status or escort'],
    [gone.filter((id) => !is.has(id)).length, 'gone'],
    [gone.filter((id) => is.has(id)).length, 'to another class, status or escort'],
  ];
  return counts.flatMap(([count, what]) => (count === 0 ? [] : [`${String(count)} ${what}`]));
}

function groupChange(pair: GroupPair, moves: Moves): readonly AccountChange[] {
  const { group, before, after } = pair;
  if (costOf(before) === costOf(after)) return [];
  const [had, has] = [sizeOf(before), sizeOf(after)];
  const causes = [
    ...(had === has ? [] : [`${String(had)} → ${String(has)}`]),
    ...moveCauses(pair, moves),
    ...lotCause(pair),
  ];
  const label = `${group.design.name}${STATUS_NOTES[group.status]}`;
  return [{ account: 'maintenance', label, before: costOf(before), after: costOf(after), causes }];
}

function intelChange(now: Account, then: Account): readonly AccountChange[] {
  const intelOf = ({ systems }: Account): number => sumOf(systems, ({ intel }) => intel);
  const costs = (intel: number): number => ledgerTotal(intelUpkeepLedgerOf(intel));
  const [before, after] = [costs(intelOf(now)), costs(intelOf(then))];
  if (before === after) return [];
  const causes = [`Intel ${String(intelOf(now))} → ${String(intelOf(then))}, a point for each 10`];
  return [{ account: 'maintenance', label: 'Intel', before, after, causes }];
}

/** What nobody can pay then. @rule ECO-5 */
function unpaidChange({ income }: Account): readonly AccountChange[] {
  const { unpaid } = income;
  if (unpaid.length === 0) return [];
  const after = -sumOf(unpaid, ({ spared }) => spared);
  const causes = [`the Treasury is short: ${String(unpaid.length)} go unpaid`];
  return [{ account: 'maintenance', label: 'Unpaid units', before: 0, after, causes }];
}

/** What is paid for units and Intel next turn otherwise than this turn, and why. @rule ECO-3 */
export function maintenanceChanges(accounts: ProjectedAccounts): readonly AccountChange[] {
  const { now, then } = accounts;
  const idsOf = ({ units }: Account): ReadonlySet<UnitId> => new Set(units.map(({ id }) => id));
  const moves = { was: idsOf(now), is: idsOf(then) };
  const groups = groupPairs(accounts).flatMap((pair) => groupChange(pair, moves));
  return [...groups, ...intelChange(now, then), ...unpaidChange(then)];
}
