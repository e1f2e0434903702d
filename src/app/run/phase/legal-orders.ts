import { machinePlan } from '#ai/machine/plan';
import { battleOdds } from '#app/machine/battle-odds';
import type { MachinePlayer } from '#model/campaign/machine-player';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { legalIn } from '#legality/judge-orders';
import type { OrderSheet } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { LegalOrder, OrdersByEmpire } from '#model/orders/order';

type Sheets = Readonly<{
  sheets: readonly OrderSheet[];
  /** The edition that each empire got at the Opening of the turn. */
  views: ReadonlyMap<EmpireId, EmpireView>;
}>;

// Keyed by the view, because all phases of a turn use the same sheets, written from the same views.
const JUDGED = new WeakMap<EmpireView, ReadonlyMap<string, readonly LegalOrder[]>>();

function legalOf(view: EmpireView, { hash, orders }: OrderSheet): readonly LegalOrder[] {
  const judged = JUDGED.get(view);
  const known = judged?.get(hash);
  if (known !== undefined) return known;
  const legal = legalIn(view, orders);
  JUDGED.set(view, new Map(judged).set(hash, legal));
  return legal;
}

const WORLD_PLAYER: MachinePlayer = { level: 'standard', personality: 'balanced' };

// Keyed by the view, for the same reason.
const PLANNED = new WeakMap<EmpireView, readonly LegalOrder[]>();

/** What a machine orders for a non-aligned world. The same report always gives the same orders. @rule DIP-16 */
function plannedBy(view: EmpireView): readonly LegalOrder[] {
  const { empire, turn, rules } = view;
  if (empire.nonAligned === undefined || rules.nonAlignedControl !== 'ai') return [];
  const known = PLANNED.get(view);
  if (known !== undefined) return known;
  const dice = seededDice<RollPurpose>({ secret: empire.id, turn, attempt: 1, phase: 'economic' });
  const { legal } = machinePlan(view, WORLD_PLAYER, { dice, odds: battleOdds });
  PLANNED.set(view, legal);
  return legal;
}

/**
 * The orders of a turn that are carried out: the submitted orders that are legal by the view that they were written
 * from. Drafts and refused orders are not carried out. A machine writes the orders of a non-aligned world for which nobody has submitted any.
 * @rule TURN-2 @rule FOG-14 @rule DIP-16
 */
export function legalOrders(
  { empires, turn }: Pick<CampaignState, 'empires' | 'turn'>,
  { sheets, views }: Sheets,
): OrdersByEmpire {
  const entries = valuesById(empires).map(({ id }): [EmpireId, readonly LegalOrder[]] => {
    const sheet = sheets.find((one) => one.empire === id && one.status === 'submitted');
    const view = views.get(id);
    if (view === undefined) return [id, []];
    if (sheet !== undefined) return [id, legalOf(view, sheet)];
    return [id, view.turn === turn ? plannedBy(view) : []];
  });
  return Object.fromEntries(entries);
}
