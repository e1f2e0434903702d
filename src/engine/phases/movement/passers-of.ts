import type { Party } from '#engine/sight/parties-of';
import { partyFacing } from '#engine/sight/party-facing';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import { powerOf } from '#rules/forces/power-of';
import { standingOf } from '#rules/forces/standing-of';
import { contestingShips, isContestingShip } from '#rules/movement/contesting-ships';
import { paceOf } from '#rules/movement/pace-of';
import { type PassingShip, rearguardOf } from '#rules/movement/rearguard-of';
import { nextLeg } from './next-leg.ts';
import { restOf } from './rest-of.ts';
import type { Traveller } from './traveller.ts';
import type { Voyage } from './voyage.ts';

/** The obstacles for an empire in a system or lane. */
export type Obstacle = Readonly<{
  owner: EmpireId;
  /** The empires in the way there. */
  foes: ReadonlySet<EmpireId>;
  /** The empire's fleets that could go on. */
  fleets: readonly Traveller[];
  /** The ships of the foes there, and of the empire. */
  parties: readonly Party[];
}>;

/** The fleets that go on, and which of their ships stay behind for it. */
export type Passers = Readonly<{
  gone: ReadonlySet<Traveller>;
  stay: ReadonlySet<UnitId>;
}>;
const NOBODY: Passers = { gone: new Set(), stay: new Set() };

function standingIn({ record }: Voyage, { fleet, owner }: Traveller): StandingOrders {
  const state = record.state();
  return standingOf(powerOf(state, owner), rowOf(state.fleets, fleet));
}

/** The number of ships to leave there: as many as the foes have, minus those that stay anyway. */
function shipsDue(voyage: Voyage, obstacle: Obstacle, going: readonly Traveller[]): number {
  const { designs } = voyage.record.state();
  const keys = new Set<string>(going.map(({ fleet }) => fleet));
  const foes = sumOf(obstacle.parties, (party) => {
    const { groups } = partyFacing(party, obstacle.owner);
    const { ships, minefields } = contestingShips(groups, designs);
    return obstacle.foes.has(party.owner) ? ships + minefields : 0;
  });
  const staying = sumOf(obstacle.parties, ({ owner, key, groups }) =>
    owner === obstacle.owner && !keys.has(key) ? contestingShips(groups, designs).ships : 0,
  );
  return foes - staying;
}

/** The ships of a fleet that could stay behind. */
function shipsOf(voyage: Voyage, traveller: Traveller): readonly PassingShip[] {
  const { stayFirst } = standingIn(voyage, traveller);
  const { path, next, at, units, allowanceOf } = traveller;
  const ends = [at, ...path.slice(next)];
  const isRestricted = ends
    .slice(1)
    .some((to, leg) => voyage.lanes.classBetween(ends[leg] ?? at, to) === 'restricted');
  return units
    .filter(({ design }) => isContestingShip(design))
    .map(({ unit, design }) => {
      const { id, condition } = unit;
      const alone = allowanceOf([{ unit, design }]);
      const needed = isRestricted && alone.escorted;
      const { id: classId, cost } = design;
      return { id, design: classId, pace: paceOf(alone), condition, cost, needed, stayFirst };
    });
}

/**
 * Fleets go on past enemies if their standing orders say so and they leave as many ships there as the enemies have.
 * @rule MOV-3
 * @ruling Own ships that stay in any case count as left behind, so a player can form a fleet that stays and choose ship by ship. All fleets
 *   of an empire that go on leave ships behind together. A fleet stays whole if the rest of it couldn't take the next lane.
 * @ruling In contested movement, the ships of each empire count that has an encounter with the fleet's owner there. An ally of these
 *   empires that has none isn't in the encounter at that moment, so its ships don't count.
 */
export function passersOf(voyage: Voyage, obstacle: Obstacle): Passers {
  const going = obstacle.fleets.filter(
    (traveller) => standingIn(voyage, traveller).contested === 'go-on',
  );
  if (going.length === 0) return NOBODY;
  const due = shipsDue(voyage, obstacle, going);
  const ships = going.flatMap((traveller) => shipsOf(voyage, traveller));
  const stay = new Set(rearguardOf(ships, due));
  const staysWhole = ({ units }: Traveller): boolean =>
    units.every(({ unit }) => stay.has(unit.id));
  if (stay.size < due || going.every(staysWhole)) return NOBODY;
  const gone = going.filter((traveller) => !staysWhole(traveller));
  const able = gone.filter(
    (traveller) => 'move' in nextLeg(voyage, { ...traveller, ...restOf(traveller, stay) }),
  );
  if (able.length === gone.length) return { gone: new Set(gone), stay };
  const stuck = new Set(gone.filter((traveller) => !able.includes(traveller)));
  return passersOf(voyage, { ...obstacle, fleets: going.filter((one) => !stuck.has(one)) });
}
