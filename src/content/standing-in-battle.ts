import { z } from 'zod';
import {
  ASTEROID_POLICIES,
  BOARDING_POLICIES,
  DAMAGE_POLICIES,
  DIRECT_TARGETS,
  ENTRY_ROLES,
  HELD_ROLES,
  LEADERLESS_POLICIES,
  MISSION_POLICIES,
  PROXIMITY_POLICIES,
  RAM_POLICIES,
  RELIEVED,
  RETREAT_POLICIES,
  SCREEN_ROLES,
  SCOUTING_POLICIES,
  WARFARE_POLICIES,
} from '#model/forces/standing-orders';

/** A share of something, in percent. */
const share = z.exactOptional(z.int().min(0).max(100));

/** The standing orders that count in a battle, as files and orders say them; each may be left out. */
export const STANDING_IN_BATTLE = {
  direct: z.exactOptional(z.array(z.enum(DIRECT_TARGETS))),
  directShare: share,
  screen: z.exactOptional(z.array(z.enum(SCREEN_ROLES))),
  takeDamage: z.exactOptional(z.enum(DAMAGE_POLICIES)),
  enterFirst: z.exactOptional(z.array(z.enum(ENTRY_ROLES))),
  holdBack: z.exactOptional(z.array(z.enum(HELD_ROLES))),
  missions: z.exactOptional(z.enum(MISSION_POLICIES)),
  warfare: z.exactOptional(z.enum(WARFARE_POLICIES)),
  retreat: z.exactOptional(z.enum(RETREAT_POLICIES)),
  retreatAt: share,
  withoutFlagship: z.exactOptional(z.enum(LEADERLESS_POLICIES)),
  ram: z.exactOptional(z.enum(RAM_POLICIES)),
  proximity: z.exactOptional(z.enum(PROXIMITY_POLICIES)),
  boarding: z.exactOptional(z.enum(BOARDING_POLICIES)),
  asteroids: z.exactOptional(z.enum(ASTEROID_POLICIES)),
  scouting: z.exactOptional(z.enum(SCOUTING_POLICIES)),
  intel: z.exactOptional(z.int().min(0).max(1000)),
  sendBackCrippled: z.exactOptional(z.union([z.boolean(), z.literal(RELIEVED)])),
};
