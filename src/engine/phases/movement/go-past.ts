import { partyFacing } from '#engine/sight/party-facing';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import { standingOf } from '#rules/forces/standing-of';
import { contestingShips, isContestingShip } from '#rules/movement/contesting-ships';
import { paceOf } from '#rules/movement/pace-of';
import { type PassingShip, rearguardOf } from '#rules/movement/rearguard-of';
import { leaveRearguard } from './leave-rearguard.ts';
import type { Traveller } from './traveller.ts';
import type { Voyage } from './voyage.ts';

type Obstacle = Readonly<{
  system: SystemId;
  owner: EmpireId;
  /** Who stands in his way there. */
  foes: ReadonlySet<EmpireId>;
  /** His fleets that could go on. */
  fleets: readonly Traveller[];
}>;

/** Who goes on, and which units of theirs now stay in another fleet, with the one that they were in. */
export type Passed = Readonly<{
  gone: ReadonlySet<Traveller>;
  cameFrom: ReadonlyMap<UnitId, FleetId>;
}>;
const NOBODY: Passed = { gone: new Set(), cameFrom: new Map() };

function standingIn({ record }: Voyage, { fleet, owner }: Traveller): StandingOrders {
  const { empires, fleets } = record.state();
  return standingOf(rowOf(empires, owner), rowOf(fleets, fleet));
}

/** How many ships he has to leave there: as many as his foes have, without those that stay anyway. */
function shipsDue(voyage: Voyage, obstacle: Obstacle, going: readonly Traveller[]): number {
  const { designs } = voyage.record.state();
  const keys = new Set<string>(going.map(({ fleet }) => fleet));
  const parties = voyage.sight.where.at({ kind: 'system', system: obstacle.system });
  const foes = sumOf(parties, (party) => {
    const { groups } = partyFacing(party, obstacle.owner);
    const { ships, minefields } = contestingShips(groups, designs);
    return obstacle.foes.has(party.owner) ? ships + minefields : 0;
  });
  const staying = sumOf(parties, ({ owner, key, groups }) =>
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
 * Fleets whose standing orders say so go on past enemies, and leave as many ships there as these have.
 * @rule MOV-3
 * @ruling the own ships that stay there anyway count as left behind, so that whoever wants to choose ship by ship forms a fleet that stays;
 *   all his fleets that go on leave ships together
 */
export function goPast(voyage: Voyage, obstacle: Obstacle): Passed {
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
  const cameFrom = new Map<UnitId, FleetId>();
  for (const traveller of gone) {
    const left = traveller.units.filter(({ unit }) => stay.has(unit.id));
    if (left.length === 0) continue;
    for (const { unit } of left) cameFrom.set(unit.id, traveller.fleet);
    leaveRearguard(voyage.record, traveller, stay);
  }
  if (cameFrom.size > 0) voyage.sight.where.renew(voyage.record.state());
  return { gone: new Set(gone), cameFrom };
}
