import type { ObjectiveId } from '#model/campaign/objective';
import type { SettingChange } from '#model/settings/setting-change';
import type { BattlePlace } from '#model/battle/place';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Agreement, Treaty } from '#model/campaign/dealings';
import type { DiplomaticState } from '#model/campaign/relation';
import type { TensionCause } from '#model/campaign/tension';
import type { CorrectionNote } from '#model/corrections/note';
import type { WarCause } from '#model/events/causes';
import type { AttitudeCause } from '#model/events/world-events';
import type { VictoryKind } from '#model/settings/victory';
import type { Seen } from './seen-fact.ts';

/** What an empire is told about other empires and the campaign, no matter where it happens. */
export type SeenPublic =
  /** DIP-1: first contact with another empire, in a system or lane. */
  | Seen<'EmpiresMet', { with: EmpireId; place: BattlePlace }>
  /** DIP-1: one of them demanded a scenario of the other in the turn in which they met, and it is War. */
  | Seen<'FirstContactWarBegan', { by: EmpireId; against: EmpireId; place: BattlePlace }>
  /** OPT-14: a world that confides in the viewer, or the viewer itself, strives for something. */
  | Seen<'ObjectiveSet', { world: EmpireId; objective: ObjectiveId }>
  /** The viewer, a world, has come closer to its objective. */
  | Seen<'ObjectiveAdvanced', { objective: ObjectiveId; done: number }>
  /** `points`: the reward; null: it is another’s. */
  | Seen<'ObjectiveMet', { world: EmpireId; objective: ObjectiveId; points: number | null }>
  /** DIP-14: the stand of a non-aligned world toward the viewer moves, and why. */
  | Seen<
      'AttitudeMoved',
      {
        world: EmpireId;
        cause: AttitudeCause;
        before: DiplomaticState;
        state: DiplomaticState;
      }
    >
  /** DIP-4: the viewer’s own tension toward another empire moves. */
  | Seen<'TensionChanged', { toward: EmpireId; cause: TensionCause; by: number; value: number }>
  /** DIP-10: another empire admits a fleet of the viewer’s into its systems, or does so no longer. */
  | Seen<'FleetAdmitted', { by: EmpireId; fleet: FleetId; admitted: boolean }>
  /** DIP-10: the viewer gives up a system that it once owned. */
  | Seen<'ClaimGivenUp', { system: SystemId; toward: EmpireId }>
  /** DIP-4, DIP-7, DIP-9: an empire declares War or Hostilities on another; the viewer is one of them. The causes that its own side alone can
   * know are told to nobody else. */
  | Seen<
      'WarDeclared',
      {
        by: EmpireId;
        against: EmpireId;
        cause?: WarCause;
        sake?: EmpireId | null;
        declare?: 'hostilities';
      }
    >
  /** DIP-4: the viewer’s war with another empire is over. */
  | Seen<'ArmisticeSigned', { with: EmpireId; agreed?: true }>
  /** DIP-5: one of the viewer and another empire offers the other something. */
  | Seen<
      'OfferMade',
      { from: EmpireId; to: EmpireId; offer: Agreement; covert: boolean; keep: boolean }
    >
  /** DIP-5: `by` has retracted its offer to the other, or declined the other’s. */
  | Seen<
      'OfferEnded',
      { by: EmpireId; to: EmpireId; offer: Agreement; how: 'retracted' | 'declined' }
    >
  /** DIP-5, DIP-12: the viewer and another empire sign a treaty. */
  | Seen<'TreatySigned', { with: EmpireId; treaty: Treaty; covert: boolean }>
  /** DIP-11: the viewer and another empire are co-belligerents. */
  | Seen<'PactSigned', { with: EmpireId }>
  /** DIP-11: one of the viewer and another empire has given notice of their pact. */
  | Seen<'PactNoticeGiven', { by: EmpireId; to: EmpireId; ends: number }>
  /** DIP-6, DIP-7: the viewer’s own roll to break a treaty or to declare. */
  | Seen<
      'DiplomacyRolled',
      {
        toward: EmpireId;
        act: 'break' | 'war' | 'hostilities';
        covert: boolean;
        ally?: EmpireId;
        /** The viewer’s junior partner, in whose name it ordered this (DIP-10). */
        junior?: EmpireId;
        /** The viewer’s leader, who ordered this in its name. */
        leader?: EmpireId;
        /** The ally whose Intel supported it (DIP-9). */
        lender?: EmpireId;
        chance: number;
        passed: boolean;
      }
    >
  /** DIP-10: the viewer and its partner: who leads from now on. */
  | Seen<'PartnershipLed', { leader: EmpireId; junior: EmpireId }>
  /** DIP-6: a treaty of the viewer is broken; `state`: how the two stand now. */
  | Seen<
      'TreatyBroken',
      {
        by: EmpireId;
        against: EmpireId;
        treaty: DiplomaticState;
        state: DiplomaticState;
        covert?: true;
        agreed?: true;
      }
    >
  /** DIP-12: a covert treaty of the viewer is public now; `by`: who revealed it. */
  | Seen<'TreatyRevealed', { with: EmpireId; by: EmpireId | null; state: DiplomaticState }>
  /** DIP-10, FOG-8: the smaller of two empires has joined the larger; null: an unknown power. */
  | Seen<'EmpiresUnited', { larger: EmpireId | null; smaller: EmpireId | null }>
  /** SET-3: the viewer begins the campaign with a treaty. */
  | Seen<'TreatyAnnounced', { with: EmpireId; state: DiplomaticState }>
  /** DIP-2: envoys get through to another empire from now, or no longer. */
  | Seen<'SustainedContactSet', { with: EmpireId; holds: boolean }>
  /** FOG-9: the viewer tells another empire about systems, or is told. */
  | Seen<'MapGiven', { from: EmpireId; to: EmpireId; systems: readonly SystemId[] }>
  /** ECO-6: the viewer gives another empire points, or gets some. */
  | Seen<'EpGiven', { from: EmpireId; to: EmpireId; points: number }>
  /** TECH-5: the viewer gives another empire the schematics of a class, or gets some. */
  | Seen<'SchematicsGiven', { from: EmpireId; to: EmpireId; design: DesignId }>
  /** TECH-5: to the seller, under the id that the unit had. */
  | Seen<
      'UnitSold',
      { unit: UnitId; design: DesignId; name: string; system: SystemId; to: EmpireId; gift?: true }
    >
  /** TECH-5: to the buyer, under the id that it has from now on. */
  | Seen<
      'UnitBought',
      { unit: UnitId; design: DesignId; system: SystemId; from: EmpireId; gift?: true }
    >
  /** TURN-3: the moderator has set the viewer’s relation to another empire. */
  | Seen<
      'RelationSet',
      {
        with: EmpireId;
        state: DiplomaticState;
        pact?: true;
        covert?: true;
        /** It is what everybody knew of the two already. */
        known?: true;
      }
    >
  /** DIP-11: the viewer and another empire are no longer co-belligerents. */
  | Seen<'PactEnded', { with: EmpireId }>
  /** FOG-8: public news: the new relation of two others. */
  | Seen<'RelationAnnounced', { between: readonly (EmpireId | null)[]; state: DiplomaticState }>
  /**
   * TURN-3: something of the viewer’s own that the moderator corrected. `reason`: null if the moderator does not tell it. `voted`: the
   * players decided about it (TURN-6).
   */
  | Seen<'CorrectionMade', { note: CorrectionNote; reason: string | null; voted?: true }>
  /** TURN-3: settings that the moderator changed in the middle of the campaign. */
  | Seen<'SettingsChanged', { changes: readonly SettingChange[]; reason: string }>
  /** END-3: who won the campaign. `met`: by which conditions, if the viewer is among them. */
  | Seen<
      'VictoryWon',
      { winners: readonly (EmpireId | null)[]; met: readonly VictoryKind[] | null }
    >;
