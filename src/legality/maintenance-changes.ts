import type { UnitId } from '#model/campaign/ids';
import { divide } from '#kernel/numbers/divide';
import { ordinal } from '#kernel/numbers/ordinal';
import { sumOf } from '#kernel/numbers/sum';
import { type MaintenanceGroup, rateOf, upkeepOf } from '#rules/economy/maintenance-groups';
import type { UnitStatus } from '#model/forces/unit';
import type { AccountChange } from './account-change.ts';
import { intelUpkeepLedgerOf } from '#rules/economy/intel-upkeep-ledger';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { unique } from '#kernel/collections/unique';
import type { Account, ProjectedAccounts } from './projected-accounts.ts';

const NOTES: Readonly<Record<UnitStatus, string>> = {
  active: '',
  reserve: ' in reserve',
  mothballed: ' mothballed',
};

type Group = MaintenanceGroup | undefined;
type Lots = Readonly<{ before: number; after: number; per: number }>;

const keyOf = ({ design, status }: MaintenanceGroup): string => `${design.id}/${status}`;
const sizeOf = (group: Group): number => group?.units.length ?? 0;
const costOf = (group: Group): number =>
  group === undefined ? 0 : upkeepOf(group, group.units.length);

/** A started lot costs as much as a full one: who starts it is the cause. */
function lotCause({ before, after, per }: Lots): readonly string[] {
  const [lots, more] = [divide(before, per, 'up'), divide(after, per, 'up')];
  if (per === 1 || more <= lots) return [];
  return [`the ${ordinal(lots * per + 1)} starts a new lot of ${String(per)}`];
}

/** Where units come from and go to. */
type Moves = Readonly<{ was: ReadonlySet<UnitId>; is: ReadonlySet<UnitId> }>;

function moveCauses(before: Group, after: Group, { was, is }: Moves): readonly string[] {
  const [old, young] = [before?.units ?? [], after?.units ?? []];
  const [stayed, there] = [new Set(old), new Set(young)];
  const come = young.filter((id) => !stayed.has(id));
  const gone = old.filter((id) => !there.has(id));
  const counts: readonly (readonly [number, string])[] = [
    [come.filter((id) => !was.has(id)).length, 'built'],
    [come.filter((id) => was.has(id)).length, 'from another class or status'],
    [gone.filter((id) => !is.has(id)).length, 'gone'],
    [gone.filter((id) => is.has(id)).length, 'to another class or status'],
  ];
  return counts.flatMap(([count, what]) => (count === 0 ? [] : [`${String(count)} ${what}`]));
}

function groupChange(before: Group, after: Group, moves: Moves): readonly AccountChange[] {
  const group = after ?? before;
  if (group === undefined || costOf(before) === costOf(after)) return [];
  const [had, has] = [sizeOf(before), sizeOf(after)];
  const causes = [
    ...(had === has ? [] : [`${String(had)} → ${String(has)}`]),
    ...moveCauses(before, after, moves),
    ...lotCause({ before: had, after: has, per: rateOf(group).per }),
  ];
  const label = `${group.design.name}${NOTES[group.status]}`;
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
export function maintenanceChanges({ now, then }: ProjectedAccounts): readonly AccountChange[] {
  const [before, after] = [now, then].map(
    ({ income }) => new Map(income.groups.map((group) => [keyOf(group), group])),
  );
  const idsOf = ({ units }: Account): ReadonlySet<UnitId> => new Set(units.map(({ id }) => id));
  const moves = { was: idsOf(now), is: idsOf(then) };
  const keys = unique([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const groups = keys.flatMap((key) => groupChange(before?.get(key), after?.get(key), moves));
  return [...groups, ...intelChange(now, then), ...unpaidChange(then)];
}
