import type { BattleEvent, BattleEventOf, BattleEventType } from '#model/battle/battle-event';
import type { UnitInBattle } from '#model/battle/setup';

type Ended<T extends BattleEventType> = (moment: BattleEventOf<T>) => readonly UnitInBattle[];

const NOBODY = (): readonly UnitInBattle[] => [];
const ofUnits = ({ units }: Readonly<{ units: readonly UnitInBattle[] }>) => units;

const ROWS: { readonly [T in BattleEventType]: Ended<T> } = {
  UnitHit: ({ hit, result }) => (result === 'destroyed' ? [hit] : []),
  UnitsRammed: ofUnits,
  MinefieldsSpent: ofUnits,
  MinefieldsSwept: ({ swept }) => swept,
  RetreatRolled: ({ hurt }) => hurt.filter(({ result }) => result === 'destroyed'),
  UnitsBoarded: ({ boarded, lost }) => [
    ...boarded.filter(({ result }) => result === 'destroyed'),
    ...lost,
  ],
  FlightsLost: ofUnits,
  OutcomeEntered: ({ fates }) => fates.filter(({ fate }) => fate === 'destroyed'),
  TaskForceFormed: NOBODY,
  SurpriseRolled: NOBODY,
  LengthRolled: NOBODY,
  RoundBegan: NOBODY,
  FlagshipNamed: NOBODY,
  UnitsHeld: NOBODY,
  MissionsGiven: NOBODY,
  UnitsHid: NOBODY,
  UnitsCloaked: NOBODY,
  FireBoosted: NOBODY,
  ElectronicWarfareWaged: NOBODY,
  FireRolled: NOBODY,
  DamageDirected: NOBODY,
  DamageWasted: NOBODY,
  LuckyHitRolled: NOBODY,
  UnitsExcluded: NOBODY,
  UnitsIncluded: NOBODY,
  UnitsSentBack: NOBODY,
  ReinforcementsEntered: NOBODY,
  FlightsRepaired: NOBODY,
  BattleClosed: NOBODY,
};

/** The units that are destroyed in a step of a battle, before the eyes of all who fight it. @rule FOG-6 @rule CSC-15 */
export const unitsEndedIn = (moment: BattleEvent): readonly UnitInBattle[] =>
  (ROWS[moment.type] as Ended<BattleEventType>)(moment);
