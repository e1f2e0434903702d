import fc from 'fast-check';
import type { DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import {
  ASTEROID_POLICIES,
  DIRECT_TARGETS,
  ENGAGEMENTS,
  ENTRY_ROLES,
  HELD_ROLES,
  LEADERLESS_POLICIES,
  MISSION_POLICIES,
  BOARDING_POLICIES,
  PRIZE_POLICIES,
  PROXIMITY_POLICIES,
  RAM_POLICIES,
  CONTESTED_POLICIES,
  DAMAGE_POLICIES,
  RELIEVED,
  RESUPPLY_POLICIES,
  RETREAT_POLICIES,
  SCOUTING_POLICIES,
  SCENARIO_WISHES,
  SCREEN_ROLES,
  STEALTH_POLICIES,
  WARFARE_POLICIES,
} from '#model/forces/standing-orders';

type Known = Readonly<{
  designs: fc.Arbitrary<DesignId>;
  empires: fc.Arbitrary<EmpireId>;
  place: fc.Arbitrary<SystemId>;
  units: fc.Arbitrary<UnitId>;
}>;

const share = fc.integer({ min: 0, max: 100 });
const small = fc.integer({ min: 1, max: 200 });

/** Any standing orders, whole or in part, that name these. */
export const anyStanding = ({ designs, empires, place, units }: Known) =>
  fc.record(
    {
      engage: fc.constantFrom(...ENGAGEMENTS),
      engageRatio: small,
      defendRatio: small,
      scenario: fc.constantFrom(...SCENARIO_WISHES),
      pursue: fc.boolean(),
      refuseBelow: small,
      disengageBelow: small,
      withdrawTo: fc.oneof(place, fc.constant(null)),
      afterLane: fc.constantFrom('continue' as const, 'return' as const),
      direct: fc.uniqueArray(fc.constantFrom(...DIRECT_TARGETS)),
      directShare: share,
      screen: fc.uniqueArray(fc.constantFrom(...SCREEN_ROLES)),
      takeDamage: fc.constantFrom(...DAMAGE_POLICIES),
      enterFirst: fc.uniqueArray(fc.constantFrom(...ENTRY_ROLES)),
      holdBack: fc.uniqueArray(fc.constantFrom(...HELD_ROLES)),
      retreatAt: share,
      withoutFlagship: fc.constantFrom(...LEADERLESS_POLICIES),
      sendBackCrippled: fc.constantFrom<boolean | typeof RELIEVED>(true, false, RELIEVED),
      resupply: fc.constantFrom(...RESUPPLY_POLICIES),
      missions: fc.constantFrom(...MISSION_POLICIES),
      warfare: fc.constantFrom(...WARFARE_POLICIES),
      retreat: fc.constantFrom(...RETREAT_POLICIES),
      ram: fc.constantFrom(...RAM_POLICIES),
      proximity: fc.constantFrom(...PROXIMITY_POLICIES),
      boarding: fc.constantFrom(...BOARDING_POLICIES),
      asteroids: fc.constantFrom(...ASTEROID_POLICIES),
      intel: small,
      scouting: fc.constantFrom(...SCOUTING_POLICIES),
      prizes: fc.constantFrom(...PRIZE_POLICIES),
      contested: fc.constantFrom(...CONTESTED_POLICIES),
      stealth: fc.constantFrom(...STEALTH_POLICIES),
      stayFirst: fc.array(designs, { maxLength: 3 }),
      cargoFirst: fc.array(designs, { maxLength: 3 }),
      attacks: fc.array(empires, { maxLength: 3 }),
      spares: fc.array(empires, { maxLength: 3 }),
      unpaidFirst: fc.array(designs, { maxLength: 3 }),
      unpaidUnits: fc.array(units, { maxLength: 3 }),
      investEachTurn: small,
      developEachTurn: fc.array(place, { maxLength: 3 }),
      unlockFirst: fc.array(designs, { maxLength: 3 }),
      sweepFirst: fc.array(designs, { maxLength: 3 }),
      foundFirst: fc.array(designs, { maxLength: 3 }),
      tendFirst: fc.array(designs, { maxLength: 3 }),
      admits: fc.array(empires, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );
