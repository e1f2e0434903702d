import type { FirePhase } from '#model/battle/battle-event';
import type { UnitKind } from '#model/forces/unit';

type Party = 'ships' | 'flights';
type FireRow = Readonly<{ shooters: Party; stat: 'as' | 'af'; targets: Party }>;

/** Who fires with what at whom in each fire phase. @rule CSC-7 */
export const FIRE_TABLE: Readonly<Record<FirePhase, FireRow>> = {
  'ships-at-ships': { shooters: 'ships', stat: 'as', targets: 'ships' },
  'ships-at-flights': { shooters: 'ships', stat: 'af', targets: 'flights' },
  'flights-at-flights': { shooters: 'flights', stat: 'af', targets: 'flights' },
  'flights-at-ships': { shooters: 'flights', stat: 'as', targets: 'ships' },
};

const PARTY_OF: Readonly<Record<UnitKind, Party | null>> = {
  ship: 'ships',
  base: 'ships',
  minefield: 'ships',
  convoy: 'ships',
  flight: 'flights',
  ground: null,
};

/** Whether a unit of this kind fires in a phase; convoys are shot at, and never shoot. @rule CSC-7 */
export function firesIn(kind: UnitKind, phase: FirePhase): boolean {
  return kind !== 'convoy' && PARTY_OF[kind] === FIRE_TABLE[phase].shooters;
}

/** Whether a unit of this kind can be hit in a phase. @rule CSC-7 */
export function isTargetIn(kind: UnitKind, phase: FirePhase): boolean {
  return PARTY_OF[kind] === FIRE_TABLE[phase].targets;
}
