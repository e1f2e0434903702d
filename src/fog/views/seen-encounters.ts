import type { BattlePlace } from '#model/battle/place';
import type { LossReason, ScenarioKind } from '#model/battle/setup';
import type { BattleId, DesignId, EmpireId, EncounterId } from '#model/campaign/ids';
import type { Seen } from './seen-fact.ts';
import type { SeenMoment } from './seen-moment.ts';

/** What passes in encounters between those who meet, and what others see of it. */
export type SeenEncounters =
  | Seen<
      'EncounterBegan',
      {
        encounter: EncounterId;
        place: BattlePlace;
        sides: readonly (EmpireId | null)[];
        /** The empires on the reader's side, their leader first; left out if the reader fights alone. */
        together?: readonly (EmpireId | null)[];
      }
    >
  | Seen<'InitiativeRolled', { place: BattlePlace; order: readonly (EmpireId | null)[] }>
  | Seen<
      'ScenarioDemanded',
      { place: BattlePlace; by: EmpireId | null; against: EmpireId | null; scenario: ScenarioKind }
    >
  | Seen<'ScenarioAccepted', { place: BattlePlace; by: EmpireId | null; scenario: ScenarioKind }>
  | Seen<'ScenarioRefused', { place: BattlePlace; by: EmpireId | null; scenario: ScenarioKind }>
  | Seen<'SidePassed', { place: BattlePlace; side: EmpireId | null }>
  | Seen<
      'SideWithdrew',
      {
        place: BattlePlace;
        side: EmpireId | null;
        isPart: boolean;
        how: 'withdrew' | 'disengaged';
      }
    >
  | Seen<
      'BattleBegan',
      {
        battle: BattleId;
        place: BattlePlace;
        scenario: ScenarioKind;
        enemy: readonly (EmpireId | null)[];
      }
    >
  | Seen<'BattleMoment', { battle: BattleId; moment: SeenMoment }>
  | Seen<
      'BattleEnded',
      {
        battle: BattleId;
        place: BattlePlace;
        rounds: number;
        outcome: 'won' | 'lost' | 'equal';
        /** Why its loser lost; left out where nobody did, and in editions of older versions. */
        because?: LossReason;
        lost: number;
        /** What it captured; left out where that is nothing. */
        gained?: number;
        withdrew: boolean;
        enemyWithdrew: boolean;
      }
    >
  /** ENC-6, FOG-6: what an onlooker sees of a capture. */
  | Seen<
      'CaptureWitnessed',
      {
        place: BattlePlace;
        design: DesignId;
        by: EmpireId | null;
        from: EmpireId | null;
      }
    >
  /** FOG-6: what an onlooker learns of other people's battle. */
  | Seen<
      'BattleWitnessed',
      {
        place: BattlePlace;
        between: readonly (EmpireId | null)[];
        losses: readonly Readonly<{
          owner: EmpireId | null;
          design: DesignId;
          result: 'crippled' | 'destroyed';
        }>[];
      }
    >;
