import type { Ledger } from '#kernel/reasons/ledger';
import type { BattlePlace } from '#model/battle/place';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { Fact } from './fact.ts';

/** SUP-1: the roll whether raiders come to a system; `empire`: the owner of the system. */
export type RaidRolled = Fact<
  'RaidRolled',
  { empire: EmpireId | null; system: SystemId; ledger: Ledger; chance: number; came: boolean }
>;
/** A raider, and what it is based aboard: null for ships. */
export type NewRaider = Readonly<{ unit: UnitId; design: DesignId; aboard: UnitId | null }>;
/** SUP-1: a raider fleet has come. Nobody is told; empires that are there see it. */
export type RaidersCame = Fact<
  'RaidersCame',
  {
    fleet: FleetId;
    name: string;
    system: SystemId;
    points: number;
    raiders: readonly NewRaider[];
    turn: number;
  }
>;
/** OPT-12: raiders have a base in a system. Nobody is told; empires that are there see it. */
export type RaiderBaseRaised = Fact<
  'RaiderBaseRaised',
  { system: SystemId; unit: UnitId; design: DesignId; turn: number }
>;
/** SUP-1: a civilian that was left alone, or its cargo, is plundered and no more. */
export type UnitPlundered = Fact<
  'UnitPlundered',
  { place: BattlePlace; from: EmpireId; unit: UnitId; design: DesignId; name: string }
>;
/** SUP-1: loot is spent at once on repairs and more raiders. */
export type LootSpent = Fact<
  'LootSpent',
  {
    fleet: FleetId;
    system: SystemId;
    loot: number;
    repaired: readonly UnitId[];
    raiders: readonly NewRaider[];
    turn: number;
  }
>;

export type RaidEvent = RaidRolled | RaidersCame | RaiderBaseRaised | UnitPlundered | LootSpent;
