import { invariant } from '#kernel/result/invariant';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { Parts } from './parts-of.ts';
import type { Plan } from './plans.ts';

type Group = Readonly<{ class: string; count: number; ordnance: readonly OrdnancePackage[] }>;

/** A fleet as a battle file names it, with its construction cost in EP. */
export type BalanceFleet = Readonly<{
  name: string;
  cost: number;
  units: readonly (Group & Readonly<{ aboard: readonly Group[] }>)[];
}>;

/** Ships of a class, each with flights of this class for all its CV, or with none. */
export type Ship = Readonly<{ design: UnitDesign; flight: UnitDesign | undefined }>;

/** What a ship costs with its flights. */
export const priceOf = ({ design, flight }: Ship): number =>
  design.cost + design.cv * (flight?.cost ?? 0);

const costOf = (ships: readonly Ship[]): number =>
  ships.reduce((sum, ship) => sum + priceOf(ship), 0);

/** Missiles: one package for guns, one for the hull, and so on. @rule SUP-9 */
function loadOf(design: UnitDesign): readonly OrdnancePackage[] {
  if (ratingOf(design, 'missile') === 0) return [];
  const size = design.kind === 'flight' ? 1 : design.cc;
  return Array.from({ length: size }, (_, at) => (at % 2 === 0 ? 'heavy' : 'long-range'));
}

const groupOf = (design: UnitDesign, count: number): Group => ({
  class: design.id,
  count,
  ordnance: loadOf(design),
});

/** The fleet of these ships. */
export function fleetWith(name: string, ships: readonly Ship[]): BalanceFleet {
  const kinds = new Map<string, { ship: Ship; count: number }>();
  for (const ship of ships) {
    const key = `${ship.design.id} ${ship.flight?.id ?? ''}`;
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { ship, count: 1 });
    else kind.count += 1;
  }
  return {
    name,
    cost: costOf(ships),
    units: [...kinds.values()].map(({ ship: { design, flight }, count }) => ({
      ...groupOf(design, count),
      aboard: flight === undefined || design.cv === 0 ? [] : [groupOf(flight, design.cv)],
    })),
  };
}

/** The fleet of an empire by a plan, for as many of these EP as its classes allow. */
export function fleetOf(parts: Parts, plan: Plan, budget: number): BalanceFleet {
  const flight = plan.flights ? parts.flight : undefined;
  const choice = [parts.escort, parts.cruiser, ...parts.others];
  const planned = plannedShips(parts, plan, { budget, flight });
  // One ship less may leave room for what fits better.
  const [all, less] = [planned, planned.slice(0, -1)].map((ships) => {
    const left = budget - costOf(ships);
    return fleetWith(plan.name, [...ships, ...fillUp(left, choice, flight)]);
  });
  invariant(all !== undefined && less !== undefined, 'BALANCE_FLEET');
  return less.cost > all.cost ? less : all;
}

type Means = Readonly<{ budget: number; flight: UnitDesign | undefined }>;

/** The ships that a plan names, as many as its shares allow, and one of each if there are EP left for it. */
function plannedShips(parts: Parts, plan: Plan, { budget, flight }: Means): readonly Ship[] {
  const ships: Ship[] = [];
  for (const [part, percent] of plan.shares) {
    const ship: Ship = { design: parts[part], flight };
    const price = priceOf(ship);
    const wanted = Math.max(1, Math.floor((budget * percent) / 100 / price));
    const many = Math.min(wanted, Math.floor((budget - costOf(ships)) / price));
    ships.push(...Array.from({ length: many }, () => ship));
  }
  return ships;
}

/** Ships that leave as few EP as can be: those named first before the others, with flights before those without. */
export function fillUp(
  budget: number,
  choice: readonly UnitDesign[],
  flight: UnitDesign | undefined,
): readonly Ship[] {
  const ships = [flight, undefined].flatMap((aboard) =>
    choice.map((design): Ship => ({ design, flight: aboard })),
  );
  const ways: (readonly Ship[] | undefined)[] = [[]];
  for (let sum = 1; sum <= budget; sum += 1) {
    const last = ships.find((ship) => ways[sum - priceOf(ship)] !== undefined);
    if (last !== undefined) ways[sum] = [...(ways[sum - priceOf(last)] ?? []), last];
  }
  return ways.findLast((way) => way !== undefined) ?? [];
}
