import { groupBy } from '#kernel/collections/group-by';
import type { FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { besiegersAt } from './besiegers-at.ts';
import { goPast } from './go-past.ts';
import { isHiddenFromAll } from './is-hidden-from-all.ts';
import { nextLeg } from './next-leg.ts';
import type { SiegeLines, Sieges } from './sieges-of.ts';
import { isUnderWay, type Traveller } from './traveller.ts';
import { stopFleet, type Voyage } from './voyage.ts';

/** Units that were left behind, with the fleet that they were in. */
export type LeftBehind = ReadonlyMap<UnitId, FleetId>;

function holdAt(
  voyage: Voyage,
  { system, siege }: Readonly<{ system: SystemId; siege: SiegeLines }>,
  bound: readonly Traveller[],
): LeftBehind {
  const place = { kind: 'system', system } as const;
  const foes = besiegersAt(voyage.sight, system, siege);
  const left = new Map<UnitId, FleetId>();
  const shutIn = bound.filter(
    (one) =>
      siege.holds(one.owner) &&
      !isHiddenFromAll(voyage.sight, one.fleet, foes) &&
      'move' in nextLeg(voyage, one),
  );
  for (const [owner, fleets] of groupBy(shutIn, (traveller) => traveller.owner)) {
    const { gone, cameFrom } = goPast(voyage, { system, owner, foes, fleets });
    for (const [unit, fleet] of cameFrom) left.set(unit, fleet);
    for (const traveller of fleets.filter((one) => !gone.has(one)))
      stopFleet(voyage, traveller, { place, step: 1, because: 'blockade' });
  }
  return left;
}

/**
 * Fleets in a system that was blockaded when supply was drawn leave it only past the blockaders, or hidden from them. Returns the units
 * that they leave behind.
 * @rule MOV-11 @rule MOV-3 @rule MOV-4
 * @ruling A fleet that withdraws leaves by its lane even from a blockaded system, because that isn't ordinary movement.
 */
export function holdBlockaded(voyage: Voyage, sieges: Sieges): LeftBehind {
  const bound = voyage.travellers.filter((one) => isUnderWay(one) && !one.withdrawing);
  const left = [...groupBy(bound, ({ at }) => at)].flatMap(([system, travellers]) => {
    const siege = sieges(system);
    return siege === null ? [] : [...holdAt(voyage, { system, siege }, travellers)];
  });
  return new Map(left);
}
