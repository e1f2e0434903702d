import { leaveUnconverted } from '#engine/record/leave-unconverted';
import { nextFleetId } from '#engine/record/next-id';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { FindKind, OpenFind } from '#model/campaign/open-find';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { LegalOrder } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { freeFleetName } from '#rules/forces/free-fleet-name';
import { cutToFind } from '#rules/galaxy/most-of-find';
import { type Recruit, recruit } from './recruit.ts';
import { recruitsChosen } from './recruits-chosen.ts';
import { recruitsOf } from './recruits-of.ts';

const FLEETS: Readonly<Record<FindKind, string>> = { derelicts: 'Derelicts', colony: 'Guard' };

type Choice = Readonly<{ recruits: readonly Recruit[]; ordered: boolean }>;

function choiceOf(
  { designs }: CampaignState,
  find: OpenFind,
  orders: readonly LegalOrder[],
): Choice {
  const { kind, system, points, classes } = find;
  const taken = orders.flatMap(({ order }) =>
    order.kind === 'TakeFind' && order.find === kind && order.system === system ? [order] : [],
  );
  if (taken.length > 0) {
    const counted = cutToFind(taken, find).map(({ design, count }) => ({
      design: rowOf(designs, design),
      count,
    }));
    return { recruits: recruitsChosen(counted), ordered: true };
  }
  const offered = classes.map((id) => rowOf(designs, id));
  return { recruits: recruitsOf(offered, points), ordered: false };
}

type Taking = Readonly<{ empire: EmpireId; find: OpenFind; choice: Choice }>;

function takeFind(record: Recorder, { empire, find, choice }: Taking, rules: RuleSet): void {
  const state = record.state();
  const { kind, system, points } = find;
  const fleet = nextFleetId(state, empire);
  const units = recruit(state, { empire, system, fleet }, choice.recruits);
  const hasShips = units.some(({ place }) => place.kind === 'fleet');
  const wanted = `${rowOf(state.systems, system).name} ${FLEETS[kind]}`;
  record.emit({
    type: 'FindTaken',
    cite: cite('MAP-8'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    find: kind,
    system,
    fleet: hasShips ? { fleet, name: freeFleetName(state, empire, wanted) } : null,
    units,
    turn: state.turn,
    left: points - sumOf(units, ({ design }) => rowOf(state.designs, design).cost),
    ordered: choice.ordered,
  });
  if (kind !== 'derelicts') return;
  for (const { unit } of units) leaveUnconverted(record, unit, rules);
}

/**
 * Finds with points join their finder: the units that it ordered, or by default units bought like starting forces.
 * @rule MAP-8 @rule TECH-6
 * @ruling The finder chooses its units in the orders of the next turn. They join in the Economic Phase of that turn at the place of the
 *   find, regardless of what has happened there since. Points that are left are lost.
 */
export function takeFinds(record: Recorder, { orders, rules }: PhaseInput): void {
  for (const { id: empire, finds } of valuesById(record.state().empires)) {
    for (const find of finds) {
      const choice = choiceOf(record.state(), find, orders[empire] ?? []);
      takeFind(record, { empire, find, choice }, rules);
    }
  }
}
