import type { FirePhase } from '#model/battle/battle-event';
import type { UnitKind } from '#model/forces/unit';

/** Who fires, or is hit, together. */
export type Party = 'ships' | 'flights';
export type FireRow = Readonly<{
  phase: FirePhase;
  shooters: Party;
  stat: 'as' | 'af';
  targets: Party;
}>;

/** Who fires with what at whom in each fire phase. @rule CSC-7 */
export const FIRE_TABLE: Readonly<Record<FirePhase, FireRow>> = {
  'ships-at-ships': {
    phase: 'ships-at-ships',
    shooters: 'ships',
    stat: 'as',
    targets: 'ships',
  },
  'ships-at-flights': {
    phase: 'ships-at-flights',
    shooters: 'ships',
    stat: 'af',
    targets: 'flights',
  },
  'flights-at-flights': {
    phase: 'flights-at-flights',
    shooters: 'flights',
    stat: 'af',
    targets: 'flights',
  },
  'flights-at-ships': {
    phase: 'flights-at-ships',
    shooters: 'flights',
    stat: 'as',
    targets: 'ships',
  },
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
export const firesIn = (kind: UnitKind, phase: FirePhase): boolean =>
  shootersOf(kind) === FIRE_TABLE[phase].shooters;

/** Among whom a unit of this kind fires. @rule CSC-7 */
export const shootersOf = (kind: UnitKind): Party | null =>
  kind === 'convoy' ? null : PARTY_OF[kind];

/** Whether a unit of this kind can be hit in a phase. @rule CSC-7 */
export const isTargetIn = (kind: UnitKind, phase: FirePhase): boolean =>
  PARTY_OF[kind] === FIRE_TABLE[phase].targets;

/** Among whom a unit of this kind is hit. @rule CSC-7 */
export const targetsOf = (kind: UnitKind): Party | null => PARTY_OF[kind];
