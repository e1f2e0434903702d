import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { refundIdOf } from '#model/campaign/effect';
import { projectIdOf } from '#model/campaign/project';
import type { ColonyEvent } from '#model/events/colony-events';
import type { Fact } from '#model/events/fact';
import type { TechEvent } from '#model/events/tech-events';
import { designId, designOf, systemId, unitId } from '#test/support/campaign';
import { human, loran } from './true-moments.ts';
import type { PartsOf } from './told-to.ts';

type RealmEvent = TechEvent | ColonyEvent;
type Head = Pick<Fact<'', unknown>, 'cite' | 'rolls' | 'witnesses'> &
  Readonly<{ empire: EmpireId }>;

/** One event of each type about research and colonies, of the empire that is named. */
export function realmEventsOf(own: Head): {
  readonly [T in RealmEvent['type']]: Extract<RealmEvent, { type: T }>;
} {
  const { empire: actor, ...head } = own;
  const [here, there] = [systemId('H0202'), systemId('H0203')];
  const unit = unitId(`${actor}.u1`);
  const design = designId('cruiser');
  const project = projectIdOf('intel', here);
  const ledger = [{ label: `ledger of ${actor}`, cite: cite('COL-4'), amount: 5 }];
  return {
    TechInvested: { type: 'TechInvested', ...own, points: 3, pool: 7 },
    TechChecked: {
      type: 'TechChecked',
      ...own,
      requirement: 30,
      pool: 40,
      checks: [
        { chance: 100, advanced: true },
        { chance: 16, advanced: false },
      ],
      poolAfter: 0,
      inHand: 1,
    },
    UnitReverseEngineered: {
      type: 'UnitReverseEngineered',
      ...own,
      unit,
      design,
      name: 'Argo',
      potential: 30,
      percent: 75,
      points: 23,
      requirement: 40,
      advanced: false,
      pool: 30,
      inHand: 0,
    },
    ClassUnlocked: { type: 'ClassUnlocked', ...own, design, inHand: 0 },
    EraRisen: { type: 'EraRisen', ...own, era: 2 },
    AdvancesKept: { type: 'AdvancesKept', ...own, inHand: 1 },
    ClassDesigned: {
      type: 'ClassDesigned',
      ...own,
      design: designOf({ id: design, name: `class of ${actor}`, era: 6 }),
    },
    TechYearRisen: { type: 'TechYearRisen', ...own, year: 3004, years: 4, inHand: 0 },
    UnlockRolled: {
      type: 'UnlockRolled',
      ...own,
      chance: 50,
      unlocked: false,
      kept: 50,
      inHand: 0,
    },
    ProjectBegun: {
      type: 'ProjectBegun',
      ...own,
      project: {
        id: project,
        kind: 'intel',
        owner: actor,
        paid: 10,
        ready: null,
        subject: { kind: 'system', system: here },
      },
    },
    ProjectCancelled: {
      type: 'ProjectCancelled',
      ...own,
      project: {
        id: project,
        kind: 'terraforming',
        owner: actor,
        paid: 15,
        ready: 9,
        subject: { kind: 'system', system: here },
      },
      refund: 7,
      turn: 3,
    },
    ProjectRefunded: {
      type: 'ProjectRefunded',
      ...own,
      effect: refundIdOf(project),
      subject: { kind: 'system', system: here },
      refund: 7,
    },
    ProductivitySold: {
      type: 'ProductivitySold',
      ...own,
      system: here,
      gain: 15,
      productivity: 2,
    },
    ColonyFounded: {
      type: 'ColonyFounded',
      ...own,
      system: here,
      convoy: unit,
      design,
      name: 'Long Haul',
      settlement: 'colony',
      census: 1,
      morale: 1,
      productivity: 0,
      cargo: [],
    },
    ColonyContested: { type: 'ColonyContested', ...head, system: here, empires: [human, loran] },
    CensusLanded: { type: 'CensusLanded', ...own, unit, system: here, census: 4, morale: 2 },
    ProductivityRaised: {
      type: 'ProductivityRaised',
      ...own,
      project,
      system: here,
      productivity: 4,
    },
    IntelRaised: { type: 'IntelRaised', ...own, project, system: here, intel: 2 },
    SystemTerraformed: {
      type: 'SystemTerraformed',
      ...own,
      project,
      system: here,
      trait: 'Ultra Rich',
      values: { capacity: 6, raw: 3, census: 4, morale: 2, productivity: 2 },
      gains: ledger,
    },
    ColonySpecialised: {
      type: 'ColonySpecialised',
      ...own,
      system: here,
      to: 'mining',
      turn: 3,
    },
    ImprovementFailed: {
      type: 'ImprovementFailed',
      ...own,
      project,
      kind: 'intel',
      system: here,
      paid: 10,
      because: 'blockaded',
    },
    GrowthChecked: {
      type: 'GrowthChecked',
      ...own,
      system: here,
      ledger,
      target: 15,
      grown: true,
      missed: 0,
    },
    CensusGrown: { type: 'CensusGrown', ...own, system: here, from: there, census: 4, morale: 2 },
    GrowthLost: { type: 'GrowthLost', ...own, system: here },
  };
}

/** Who is told of each. */
export const REALM_PARTS: PartsOf<RealmEvent['type']> = {
  TechInvested: 'owner',
  TechChecked: 'owner',
  UnitReverseEngineered: 'owner',
  ClassUnlocked: 'owner',
  EraRisen: 'owner',
  AdvancesKept: 'owner',
  ClassDesigned: 'owner',
  TechYearRisen: 'owner',
  UnlockRolled: 'owner',
  ProjectBegun: 'owner',
  ProjectCancelled: 'owner',
  ProjectRefunded: 'owner',
  ProductivitySold: 'owner',
  ColonyFounded: 'owner',
  ColonyContested: 'moderator',
  CensusLanded: 'several',
  ProductivityRaised: 'owner',
  IntelRaised: 'owner',
  SystemTerraformed: 'owner',
  ColonySpecialised: 'owner',
  ImprovementFailed: 'owner',
  GrowthChecked: 'owner',
  CensusGrown: 'owner',
  GrowthLost: 'owner',
};
