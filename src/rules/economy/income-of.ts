import { isListOf } from '#model/forces/own-list';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { ForceListId } from '#model/campaign/ids';
import type { Empire } from '#model/campaign/empire';
import type { StarSystem } from '#model/campaign/system';
import { incomeByEvents, type RunningEvent } from '#rules/random-events/running-events';
import { commerceOf, type ForeignRoute, type Market } from './commerce-of.ts';
import {
  type MaintenanceFacts,
  type MaintenanceGroup,
  maintenanceGroupsOf,
} from './maintenance-groups.ts';
import { maintenanceOf } from './maintenance-of.ts';
import { shortfallOf, type UnpaidUnit, type UnpaidWishes } from './shortfall-of.ts';
import { systemIncomeLedgerOf } from './system-income-of.ts';

/** What an empire's income of a turn is made of. */
export type IncomeFacts = Pick<MaintenanceFacts, 'units' | 'designs'> &
  Readonly<{
    empire: Pick<Empire, 'id' | 'treasury' | 'forceList'> & Readonly<{ standing: UnpaidWishes }>;
    /** Whether a list of others is none of aliens. */
    isKindred: (list: ForceListId) => boolean;
    /** Its own systems; `utilized` is that of the turn the income is for. */
    systems: readonly Pick<
      StarSystem,
      'name' | 'utilized' | 'raw' | 'intel' | 'blockaded' | 'specialisation'
    >[];
    /** Where its own trade routes are open, and where foreign ones are in its systems. */
    routes: readonly Market[];
    foreignRoutes: readonly ForeignRoute[];
    /** Its random events that last, and the turn that the income is for. */
    events: Readonly<{ running: readonly RunningEvent[]; turn: number }>;
  }>;

/** The income of a turn. Each ledger sums to its figure; maintenance counts against the others. */
export type Income = Readonly<{
  systemIncome: Ledger;
  commerce: Ledger;
  maintenance: Ledger;
  total: number;
  /** The Treasury with it. */
  treasury: number;
  /** The units that are paid for together. */
  groups: readonly MaintenanceGroup[];
  unpaid: readonly UnpaidUnit[];
}>;

/**
 * System income and commerce less maintenance, added to the Treasury; what would leave it negative
 * is saved on units that go unpaid, as far as that goes.
 * @rule ECO-4
 * @rule ECO-5
 * @rule OPT-13
 * @ruling ECO-4 Miscellaneous income and expenses have no line in the income. Points that come or go once (gifts, refunds, sales, finds, purchases,
 *   corrections) are added to the Treasury or taken from it when that happens, and reports tell of them there.
 */
export function incomeOf(facts: IncomeFacts): Income {
  const { empire } = facts;
  const earned = facts.systems.flatMap(systemIncomeLedgerOf).filter((line) => line.amount !== 0);
  const { running, turn } = facts.events;
  const systemIncome = [...earned, ...incomeByEvents(earned, running, turn)];
  const commerce = commerceOf(facts.routes, facts.foreignRoutes);
  const groups = maintenanceGroupsOf({
    units: facts.units,
    designs: facts.designs,
    isAlien: ({ list }) => !isListOf(list, empire) && !facts.isKindred(list),
  });
  const full = maintenanceOf(
    groups,
    sumOf(facts.systems, (system) => system.intel),
  );
  const gains = ledgerTotal(systemIncome) + ledgerTotal(commerce);
  const shortfall = ledgerTotal(full) - gains - empire.treasury;
  const unpaid = shortfallOf(groups, shortfall, empire.standing);
  const maintenance = [...full, ...savingLines(unpaid)];
  const total = gains - ledgerTotal(maintenance);
  const treasury = empire.treasury + total;
  return { systemIncome, commerce, maintenance, total, treasury, groups, unpaid };
}

function savingLines(unpaid: readonly UnpaidUnit[]): Ledger {
  if (unpaid.length === 0) return [];
  const saved = sumOf(unpaid, (one) => one.spared);
  return [
    { label: `Unpaid units (${String(unpaid.length)})`, cite: cite('ECO-5'), amount: -saved },
  ];
}
