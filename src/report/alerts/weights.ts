import { cite } from '#kernel/reasons/cite';
import type { SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import type { AlertWeight } from '#report/document/alert';
import type { Tone } from '#report/document/document';
import type { Names } from '#report/sentences/names';

/** How much an event weighs, and how good it is; null: nobody needs to know it first. */
export type Weighed = readonly [AlertWeight, Tone] | null;
type Row<T extends SeenEventType> = Weighed | ((event: SeenEventOf<T>, names: Names) => Weighed);

/** Units of a battle are told with it, and those of a siege with that. */
const TOLD_WITH_BATTLE = [cite('CSC-14'), cite('ENC-6')];
const TOLD_WITH_SIEGE = [cite('GND-1'), cite('GND-6')];
const isTold = (rule: ReturnType<typeof cite>): boolean =>
  [...TOLD_WITH_BATTLE, ...TOLD_WITH_SIEGE].includes(rule);

/**
 * The events that a player should know first. Those that are left out are routine, or another event tells them too: the turn report has
 * them all.
 */
const EVENT_WEIGHTS: { readonly [T in SeenEventType]?: Row<T> } = {
  VictoryWon: ['campaign', 'info'],
  EmpireFell: ['campaign', 'info'],
  EmpiresUnited: ['campaign', 'info'],
  CorrectionMade: ['campaign', 'info'],
  RandomEventHappened: ['campaign', 'info'],
  SettingsChanged: ['campaign', 'info'],

  SystemConquered: ({ by, from }, names) => {
    if (names.isReader(by)) return ['systems', 'good'];
    return ['systems', names.isReader(from) ? 'bad' : 'info'];
  },
  IndependenceDeclared: ['systems', 'bad'],
  ColonyDied: ({ of }) => ['systems', of === undefined ? 'bad' : 'good'],
  ColonyFounded: ['systems', 'good'],
  SplinterColonyJoined: ['systems', 'good'],
  TradingPostJoined: ['systems', 'good'],

  BattleEnded: ({ outcome }) => ['battles', outcome === 'lost' ? 'bad' : 'good'],
  BattleWitnessed: ['battles', 'info'],
  SystemBombarded: ({ against, by }, names) => [
    'battles',
    names.isReader(against) && !names.isReader(by) ? 'bad' : 'info',
  ],
  InvasionEnded: ({ by }, names) => ['battles', names.isReader(by) ? 'info' : 'bad'],
  MinefieldsFired: ['battles', 'info'],
  UnitTaken: ['battles', 'good'],
  UnitSurrendered: ['battles', 'bad'],

  FirstContactWarBegan: ['attack', 'bad'],
  WarDeclared: ['attack', 'bad'],
  TreatyBroken: ['attack', 'bad'],
  BlockadeSet: ({ of, blockaded }, names) =>
    names.isReader(of) ? ['attack', blockaded ? 'bad' : 'good'] : null,

  UnitsOutOfSupply: ['supply', 'warning'],
  RouteInterrupted: ['supply', 'warning'],

  RebelsRose: ['unrest', 'bad'],
  RebelsDispersed: ['unrest', 'good'],
  MoraleChecked: ({ before, morale }) => (morale < before ? ['unrest', 'warning'] : null),
  MartialLawSet: ({ because }) => (because === 'ordered' ? null : ['unrest', 'warning']),

  RaidRolled: ({ came }) => (came ? ['raiders', 'bad'] : null),

  EmpiresMet: ['relations', 'info'],
  ArmisticeSigned: ['relations', 'good'],
  TreatySigned: ['relations', 'good'],
  TreatyRevealed: ['relations', 'info'],
  PactSigned: ['relations', 'good'],
  PactNoticeGiven: ['relations', 'info'],
  PactEnded: ['relations', 'info'],
  RelationSet: ['relations', 'info'],
  PartnershipLed: ['relations', 'info'],
  OfferEnded: ({ to }, names) => (names.isReader(to) ? ['relations', 'info'] : null),
  DiplomacyRolled: ({ passed }) => ['relations', passed ? 'good' : 'warning'],

  MissionDiscovered: ['secrets', 'bad'],
  MissionRun: ({ success }) => ['secrets', success ? 'good' : 'warning'],
  ResearchLost: ['secrets', 'bad'],
  IntelHalved: ['secrets', 'bad'],

  UnitDestroyed: ({ cite: rule }) => (isTold(rule) ? null : ['losses', 'bad']),
  UnitCrippled: ({ cite: rule }) => (isTold(rule) ? null : ['losses', 'bad']),
  WorkLost: ['losses', 'bad'],
  CensusLost: ['losses', 'bad'],

  OrderFailed: ['orders', 'warning'],
  UnitProjectFailed: ['orders', 'warning'],
  ImprovementFailed: ['orders', 'warning'],

  EraRisen: ['research', 'good'],
  ClassUnlocked: ['research', 'good'],
  TechChecked: ({ checks }) =>
    checks.length === 0 || checks.some(({ advanced }) => advanced) ? null : ['research', 'info'],

  CensusGrown: ['growth', 'good'],
  GrowthLost: ['growth', 'bad'],

  UnitBuilt: ['works', 'good'],
  UnitRestored: ['works', 'good'],
  UnitConverted: ['works', 'good'],
  UnitRefitted: ['works', 'good'],
  SystemTerraformed: ['works', 'good'],
  ProductivityRaised: ['works', 'good'],
  IntelRaised: ['works', 'good'],
  LaneImproved: ['works', 'good'],
  BaseUpgraded: ['works', 'good'],

  TreasureFound: ['charts', 'good'],
  DerelictsJoined: ['charts', 'good'],
  TechGained: ['charts', 'good'],
  ExplorationEncountered: ({ encounter }) => (encounter === 'nothing' ? null : ['charts', 'info']),
  SystemFound: ['charts', 'info'],
  LaneExplored: ['charts', 'info'],
};

/** How much an event weighs for its reader. */
export function weighed<T extends SeenEventType>(
  event: SeenEventOf<T> & { type: T },
  names: Names,
): Weighed {
  const row: Row<T> | undefined = EVENT_WEIGHTS[event.type];
  return typeof row === 'function' ? row(event, names) : (row ?? null);
}
