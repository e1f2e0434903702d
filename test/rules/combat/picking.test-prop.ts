import { expect, test } from 'vitest';
import { sortBy } from '#kernel/collections/sort-by';
import type { Fighter } from '#rules/combat/fighter';
import { byLead, defaultFlagship, flagshipCandidates } from '#rules/combat/flagship';
import { cheapestIn, overLimit } from '#rules/combat/over-limit';
import { roomIn, roomOfShips, roomWith, roomWithout, taskForceLimit } from '#rules/combat/room-in';
import { PLAIN_TERMS } from '#rules/combat/scenarios/scenario';
import { combatant } from '#test/support/fight';
import { fighterOf } from '#test/support/fighter-of';
import { choicesOf } from '#test/support/proof-choices';

// What is picked or counted on, for speed, is what the rules weigh out: the same fleets in every run.

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);

/** Warships of few values, so that many are equal. */
function fleetOf(seed: number): readonly Fighter[] {
  const { below, percent } = choicesOf(seed);
  return Array.from({ length: 1 + below(14) }, (_, at) =>
    fighterOf(
      combatant(`s${String(at)}`, {
        design: { dv: 1 + below(3), as: 1 + below(3), cr: 1 + below(5), cv: 0, cost: 1 + below(4) },
        condition: percent(40) ? 'crippled' : 'sound',
        status: percent(10) ? 'reserve' : 'active',
      }),
    ),
  );
}

test('CSC-1, CSC-17: of warships the one that is picked to lead is the first of the candidates', () => {
  for (const seed of SEEDS) {
    const fleet = fleetOf(seed);
    const [picked] = sortBy(fleet, byLead);
    expect([seed, picked?.unit]).toEqual([seed, defaultFlagship(flagshipCandidates(fleet))?.unit]);
  }
});

test('CSC-1: room that is counted on from one entry or departure to the next is the room that is looked for', () => {
  for (const seed of SEEDS) {
    const fleet = fleetOf(seed);
    const flagship = defaultFlagship(flagshipCandidates(fleet)) ?? null;
    const others = fleet.filter((one) => one !== flagship);
    const room = roomIn(fleet, flagship);
    for (const one of others) {
      const without = roomIn(
        fleet.filter((other) => other !== one),
        flagship,
      );
      expect([seed, roomWithout(room, one)]).toEqual([seed, without]);
      expect([seed, roomWith(without, one)]).toEqual([seed, room]);
    }
    const limit = taskForceLimit([], flagship, PLAIN_TERMS);
    expect([seed, roomOfShips(limit - fleet.length).ships]).toEqual([seed, room.ships]);
  }
});

test('CSC-17: of ships of which none brings another along those that are picked to leave are those who have to', () => {
  for (const seed of SEEDS) {
    const fleet = fleetOf(seed);
    const flagship = defaultFlagship(flagshipCandidates(fleet)) ?? null;
    const { ships } = roomIn(fleet, flagship);
    expect([seed, cheapestIn(fleet, flagship, 0 - ships)]).toEqual([
      seed,
      overLimit(fleet, flagship),
    ]);
  }
});
