import { unique } from '#kernel/collections/unique';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { LegalOrder } from '#model/orders/order';
import { orderKeptIn, type OrderState } from '#rules/economy/order-state';
import { NO_MARKS } from '#rules/economy/productivity-marks';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { utilizedProductivityOf } from '#rules/economy/utilized-productivity';
import { ledgerTotal, type Ledger } from '#kernel/reasons/ledger';
import type { AccountChange } from './account-change.ts';
import type { ProjectedAccounts } from './projected-accounts.ts';

const STATES: Readonly<Record<OrderState, string>> = {
  'good-order': 'good order',
  unrest: 'unrest',
  rebellion: 'rebellion',
};

const changeText = (what: string, before: number, after: number): string =>
  before === after ? '' : `${what} ${String(before)} → ${String(after)}`;

/** What it uses next turn of its Productivity, if nothing holds it down. */
const freelyUsed = (system: StarSystem): number =>
  utilizedProductivityOf(system, NO_MARKS).utilized;

/** The numbers of the orders that change what a system pays. */
function orderText(legal: readonly LegalOrder[], id: SystemId): string {
  const numbers = legal.flatMap(({ order, index }) => {
    const isIt =
      order.kind === 'RaiseProductivity' ||
      order.kind === 'SellProductivity' ||
      order.kind === 'SetMartialLaw' ||
      order.kind === 'SpecialiseColony';
    return isIt && order.system === id ? [String(index + 1)] : [];
  });
  return numbers.length === 0 ? '' : `by order ${numbers.join(', ')}`;
}

function blockadeCause(before: StarSystem, after: StarSystem): string {
  if (before.blockaded === after.blockaded) return '';
  return after.blockaded ? 'a blockade by those you see there' : 'the blockade ends';
}

function systemCauses(
  before: StarSystem,
  after: StarSystem,
  legal: readonly LegalOrder[],
): readonly string[] {
  const states = [orderKeptIn(before), orderKeptIn(after)] as const;
  const kinds = [before, after].map(({ specialisation }) => specialisation?.kind ?? 'nothing');
  const causes = [
    changeText('Productivity', before.productivity, after.productivity),
    changeText('Census', before.census, after.census),
    states[0] === states[1] ? '' : `${STATES[states[0]]} → ${STATES[states[1]]}`,
    kinds[0] === kinds[1] ? '' : `specialised for ${kinds[1] ?? 'nothing'}`,
    blockadeCause(before, after),
    before.utilized === freelyUsed(before) ? '' : 'what moved its use this turn has passed',
    orderText(legal, after.id),
  ];
  return causes.filter((cause) => cause !== '');
}

function systemChanges(
  { now, then }: ProjectedAccounts,
  legal: readonly LegalOrder[],
): readonly AccountChange[] {
  const systems = new Map(now.systems.map((system) => [system.id, system]));
  return then.systems.flatMap((after): readonly AccountChange[] => {
    const before = systems.get(after.id);
    if (before === undefined) return [];
    const earned = systemIncomeOf(before);
    const earns = systemIncomeOf({ ...after, utilized: freelyUsed(after) });
    if (earned === earns) return [];
    const causes = systemCauses(before, after, legal);
    return [{ account: 'systems', label: after.name, before: earned, after: earns, causes }];
  });
}

function commerceCause(before: Ledger, after: Ledger): string {
  if (before.length === 0) return 'comes by these orders';
  return after.length === 0 ? 'ends, as far as you know' : 'by what the system uses';
}

function commerceChanges({ now, then }: ProjectedAccounts): readonly AccountChange[] {
  const [old, young] = [now.income.commerce, then.income.commerce];
  const labels = unique([...old, ...young].map(({ label }) => label));
  return labels.flatMap((label): readonly AccountChange[] => {
    const of = (ledger: Ledger): Ledger => ledger.filter((line) => line.label === label);
    const [before, after] = [of(old), of(young)];
    const [earned, earns] = [ledgerTotal(before), ledgerTotal(after)];
    if (earned === earns) return [];
    const causes = [commerceCause(before, after)];
    return [{ account: 'commerce', label, before: earned, after: earns, causes }];
  });
}

/** What comes in next turn otherwise than this turn, and why. @rule ECO-4 */
export const incomeChanges = (
  accounts: ProjectedAccounts,
  legal: readonly LegalOrder[],
): readonly AccountChange[] => [...systemChanges(accounts, legal), ...commerceChanges(accounts)];
