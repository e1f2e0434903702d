import type { BattlePlace } from '#model/battle/place';
import type { FleetPlace } from '#model/forces/fleet';

/** Where a fleet is, without which way it goes. */
export const inLaneOrSystem = (place: FleetPlace): BattlePlace =>
  place.kind === 'system' ? place : { kind: 'lane', lane: place.lane };
