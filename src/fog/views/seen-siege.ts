import type { Ledger } from '#kernel/reasons/ledger';
import type { SystemEffectKind } from '#model/campaign/effect';
import type { DesignId, EmpireId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { FigureChanges, SystemFigures } from '#model/campaign/system-figures';
import type { ChangeOfHands, HarmCause, MissionFired } from '#model/events/causes';
import type { Mission } from '#model/orders/bombard';
import type { Seen } from './seen-fact.ts';

/** What did harm; `by` null: an unknown power, or, if it is nobody's in particular, nobody. */
export type SeenHarm = Readonly<{
  because: HarmCause;
  by: EmpireId | null;
  isSomebodys: boolean;
  mission: Mission | null;
}>;

/** One unit in a fight on the ground as a viewer sees it; `unit`: only an own one. */
export type SeenActor = Readonly<{
  kind: 'unit' | 'militia' | 'rebels';
  /** Null: rebels, an independent colony, or an unknown power. */
  empire: EmpireId | null;
  isKnown: boolean;
  unit: UnitId | null;
  design: DesignId | null;
}>;

/** The half of an attack that the viewer rolled, in full. */
export type SeenGroundRoll = Readonly<{ die: number; lines: Ledger }>;

/** Bombardment and fighting on the ground as those see it whom it concerns. */
export type SeenSiege =
  | Seen<
      'SystemBombarded',
      {
        system: SystemId;
        by: EmpireId | null;
        /** The owner; null: an unknown power, or nobody if it is independent. */
        against: EmpireId | null;
        isIndependent: boolean;
        /** Null: of somebody else. */
        fire: Readonly<{
          points: Ledger;
          units: number;
          missions: readonly MissionFired[];
        }> | null;
      }
    >
  | Seen<'PointsCarried', { system: SystemId; mission: Mission | null; points: number }>
  | Seen<
      'SystemHurt',
      {
        system: SystemId;
        isOwn: boolean;
        harm: SeenHarm;
        dice: readonly number[];
        changes: FigureChanges;
        values: SystemFigures | null;
        devastated: boolean;
      }
    >
  | Seen<
      'OutputMarked',
      {
        system: SystemId;
        isOwn: boolean;
        harm: SeenHarm;
        mark: SystemEffectKind;
        amount: number;
        turn: number;
      }
    >
  | Seen<
      'AttritionLost',
      {
        system: SystemId;
        of: EmpireId | null;
        unit: UnitId | null;
        design: DesignId;
        by: EmpireId | null;
        damage: number;
        destroyed: boolean;
        because: 'bombardment' | 'fighting';
      }
    >
  | Seen<
      'DefenseLowered',
      {
        system: SystemId;
        of: EmpireId | null;
        unit: UnitId | null;
        /** Null: militias of rebels, or of an independent colony. */
        design: DesignId | null;
        by: EmpireId | null;
        amount: number;
      }
    >
  | Seen<
      'RebelsLost',
      {
        system: SystemId;
        isOwn: boolean;
        by: EmpireId | null;
        lost: number;
        rebels: number | null;
        because: 'bombardment' | 'fighting';
      }
    >
  | Seen<
      'SurrenderDemanded',
      {
        system: SystemId;
        by: EmpireId | null;
        of: EmpireId | null;
        figures: Readonly<{ die: number; census: number; morale: number }> | null;
        accepted: boolean;
      }
    >
  | Seen<
      'MassDriversFired',
      { system: SystemId; by: EmpireId | null; of: EmpireId | null; dice: readonly number[] }
    >
  | Seen<'MilitiaRaised', { system: SystemId }>
  | Seen<
      'GroundAttacked',
      {
        system: SystemId;
        attackers: readonly SeenActor[];
        target: SeenActor;
        /** Null: somebody else rolled it. */
        attack: SeenGroundRoll | null;
        defense: SeenGroundRoll | null;
        damage: number;
        invades: boolean;
        counter: boolean;
      }
    >
  | Seen<
      'InvasionEnded',
      {
        system: SystemId;
        by: EmpireId | null;
        units: readonly UnitId[];
        count: number;
        result: 'beachhead' | 'unopposed' | 'repelled' | 'lost';
      }
    >
  | Seen<
      'SystemConquered',
      {
        /** Null: public news of a homeworld whose system its reader doesn't know. */
        system: SystemId | null;
        from: EmpireId | null;
        by: EmpireId | null;
        isIndependent: boolean;
        how: ChangeOfHands;
        isHomeworld: boolean;
      }
    >
  | Seen<
      'WorkTaken',
      { work: WorkId; design: DesignId; name: string; system: SystemId; from: EmpireId | null }
    >
  | Seen<'WorkFell', { design: DesignId; name: string; system: SystemId; by: EmpireId | null }>
  | Seen<'EmpireFell', { empire: EmpireId | null }>;
