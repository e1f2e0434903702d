import type { WhatIfSideName, WhatIfSoFar } from '#app/what-if/what-if';
import type { Command } from '#app/what-if/leading-force';
import type { EmpireId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { UnitKind } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import type { Strife } from './strife.ts';

/** Equal units as a row of the form names them. */
export type ForceRow = Readonly<{
  /** Id of a class; empty: it has to be chosen. */
  class: string;
  kind: UnitKind;
  count: number;
  crippled: boolean;
  reserve: boolean;
  /** Levels out of supply. */
  levels: number;
  ordnance: string;
  /** Of alien make, and not converted. */
  unconverted: boolean;
}>;

/** Units that may take part together: a fleet, or the forces at a system. */
export type Force = Readonly<{
  id: string;
  name: string;
  /** What it is, where, and how old that is. */
  about: string;
  /** Id of a system or lane. */
  at: string;
  owner: EmpireId | null;
  ownerName: string;
  /** For whom it can fight. */
  sides: readonly WhatIfSideName[];
  rows: readonly ForceRow[];
  /** What was taken for granted of it. */
  assumed: readonly string[];
  standing: StandingOrders;
  /** By what it decides for its side. */
  command: Command;
  /** It is at a system, and fights only for the defender of a Defensive scenario (ENC-3). */
  isFixed: boolean;
  /** It is taken at first, where a battle at its place is thought out. */
  isLikely: boolean;
}>;

type Common = Readonly<{
  at: string;
  name: string;
  /** With its preposition. */
  where: string;
  /** Classes of lanes that ships may retreat along. */
  waysOut: readonly LaneClass[];
  facts: readonly string[];
}>;

/** A place at which a battle can be thought out. */
export type BattleSpot = Common &
  (
    | Readonly<{
        kind: 'system';
        anomalies: readonly string[];
        owner: EmpireId | 'unknown' | null;
        productivity: number;
        utilized: number;
      }>
    | Readonly<{ kind: 'lane'; class: LaneClass }>
  );

/** A class to choose in a row; `isFirst`: of one of the lists that come first. */
export type ClassOffer = Readonly<{
  value: string;
  label: string;
  group: string;
  isFirst: boolean;
}>;

/** The battle that an open question is about, as the form is filled with it. */
export type AskedMeeting = Readonly<{
  question: string;
  /** Id of a system or lane. */
  at: string;
  /** Which forces take part, by id. */
  ticked: Readonly<Record<WhatIfSideName, readonly string[]>>;
  meeting: Readonly<{ scenario: string; attacker: WhatIfSideName }>;
  /** How far it has gone; null: it begins. */
  soFar: WhatIfSoFar | null;
}>;

/** All that the page may know: what a player knows, or what is true, for a moderator. */
export type WhatIfWorld = Readonly<{
  /** As of when, in words. */
  asOf: string;
  /** Of the campaign, as far as they say who can take part. */
  rules: Pick<RuleSet, 'carrierStaging' | 'defensiveTargets'>;
  strifeBetween: (one: EmpireId | null, other: EmpireId | null) => Strife;
  spots: readonly BattleSpot[];
  forces: readonly Force[];
  /** The battles of questions that the visitor has to answer. */
  asked: readonly AskedMeeting[];
  /** Forces as they will be when they fight at a place (SUP-7). */
  whenFought: (forces: readonly Force[], spot: BattleSpot) => readonly Force[];
  /** What no battle counts here. */
  leftOut: readonly string[];
  classes: readonly ClassOffer[];
  /** The visitor can order that fleets follow what was tried out. */
  canOrder: boolean;
  /** How the sides are called before anybody takes part. */
  sideNames: Readonly<Record<WhatIfSideName, string>>;
}>;
