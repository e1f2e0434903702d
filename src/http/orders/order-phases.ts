import type { PhaseId } from '#model/campaign/phase-ids';
import type { OrderKind, OrderOf, ReorganiseAt } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';

/** What an order does in a phase. */
export type OrderStep = Readonly<{ phase: PhaseId; does: string }>;

type Steps<K extends OrderKind> = (order: OrderOf<K>, rules: RuleSet) => readonly OrderStep[];

const TEXTS = {
  paidFor: 'is paid for',
  takesEffect: 'takes effect',
  isBuilt: 'is built, once it is paid in full',
  isCancelled: 'is cancelled',
  halfComesBack: 'brings back half of what was paid',
  regroups: 'is carried out before anything moves',
  regroupsLater: 'is carried out when new units are there',
  moves: 'moves',
  explores: 'explores, after all moves',
  standsFromNow: 'is in force from here on',
  countsForAdvance: 'counts for the yearly advance',
  isDesigned: 'is designed',
  brings: 'brings its EP at once',
  arrives: 'arrives',
  isRolled: 'is rolled',
  settles: 'settles',
  trades: 'begins or ends',
  loads: 'loads',
  unloads: 'unloads',
  isDone: 'is done',
  isRecorded: 'is recorded',
  isTaken: 'is taken',
  isTaught: 'is taken apart',
  isTold: 'is told',
  isGiven: 'is given; it counts from the next Opening',
  changesHands: 'changes hands',
  isHeard: 'reaches the other empire',
  isRolledFor: 'is decided, by dice where the rules ask for them',
  supports: 'counts for the roll',
  supportIsPaid: 'has its Intel support paid',
  bombards: 'bombards, if you hold the orbit',
  fights: 'fights on the ground',
  isRun: 'is run',
} as const;

const at = (phase: PhaseId, does: string): OrderStep => ({ phase, does });
const only =
  (...steps: readonly OrderStep[]) =>
  (): readonly OrderStep[] =>
    steps;

/** Paid when orders spend, and done in a later phase. */
const paidThen = (phase: PhaseId, does: string) =>
  only(at('economic', TEXTS.paidFor), at(phase, does));

/** Units regroup before fleets move, or when new units are there. @rule MOV-9 */
const regrouping = (order: Readonly<{ at: ReorganiseAt }>): readonly OrderStep[] => [
  order.at === 'movement'
    ? at('movement', TEXTS.regroups)
    : at('construction', TEXTS.regroupsLater),
];

/** A dealing that a system’s Intel may support. @rule INT-1 */
const dealing =
  (does: string) =>
  ({ support }: Readonly<{ support: unknown }>): readonly OrderStep[] => [
    ...(support === null ? [] : [at('economic', TEXTS.supportIsPaid)]),
    at('intel', does),
  ];

/** In which phases each kind of order acts, and what it does there: leave one out and the build fails. @rule TURN-2 */
const STEPS: { readonly [K in OrderKind]: Steps<K> } = {
  BuildUnits: paidThen('construction', TEXTS.isBuilt),
  FundWork: paidThen('construction', TEXTS.isBuilt),
  CancelWork: only(at('economic', TEXTS.isCancelled), at('construction', TEXTS.halfComesBack)),
  RankWorks: only(at('economic', TEXTS.takesEffect)),
  Rename: only(at('economic', TEXTS.takesEffect)),
  FormFleet: regrouping,
  AssignUnits: regrouping,
  MoveFleet: only(at('movement', TEXTS.moves)),
  SetRoute: only(at('movement', TEXTS.moves)),
  ExploreLane: only(at('movement', TEXTS.explores)),
  SetStanding: only(at('economic', TEXTS.standsFromNow)),
  InvestTech: paidThen('tech', TEXTS.countsForAdvance),
  DesignUnit: only(at('tech', TEXTS.isDesigned)),
  RaiseProductivity: paidThen('colony', TEXTS.arrives),
  SellProductivity: only(at('economic', TEXTS.brings)),
  RaiseIntel: paidThen('colony', TEXTS.arrives),
  Terraform: paidThen('colony', TEXTS.isRolled),
  SpecialiseColony: only(at('colony', TEXTS.takesEffect)),
  Colonize: only(at('colony', TEXTS.settles)),
  SetTrade: only(at('movement', TEXTS.trades)),
  // By a setting it is loaded before fleets move. @rule MOV-7
  LoadCargo: (_order, { loading }) => [
    at(loading === 'landings' ? 'ground-combat' : 'movement', TEXTS.loads),
  ],
  UnloadCargo: only(at('ground-combat', TEXTS.unloads)),
  BidForConvoy: only(at('economic', TEXTS.paidFor)),
  RepairUnits: paidThen('construction', TEXTS.isDone),
  RefitUnits: paidThen('construction', TEXTS.isDone),
  SetStatus: only(at('economic', TEXTS.isRecorded), at('construction', TEXTS.takesEffect)),
  ImproveLane: paidThen('construction', TEXTS.isDone),
  UpgradeBase: paidThen('construction', TEXTS.isDone),
  ScrapUnits: only(at('construction', TEXTS.isDone)),
  ScuttleUnits: only(at('construction', TEXTS.isDone)),
  TakeFind: only(at('economic', TEXTS.isTaken)),
  ReverseEngineer: only(at('tech', TEXTS.isTaught)),
  ResupplyUnits: only(at('supply', TEXTS.isDone)),
  LayMinefields: only(at('supply', TEXTS.isDone)),
  RecoverMinefields: only(at('supply', TEXTS.isDone)),
  GiveMap: only(at('intel', TEXTS.isTold)),
  GiveEp: only(at('economic', TEXTS.isGiven)),
  GiveSchematics: only(at('economic', TEXTS.takesEffect)),
  ExchangeUnits: only(at('construction', TEXTS.changesHands)),
  OfferTreaty: only(at('intel', TEXTS.isHeard)),
  RetractOffer: only(at('intel', TEXTS.takesEffect)),
  DeclineOffer: only(at('intel', TEXTS.takesEffect)),
  BreakTreaty: dealing(TEXTS.isRolledFor),
  DeclareWar: dealing(TEXTS.isRolledFor),
  RevealTreaty: only(at('intel', TEXTS.takesEffect)),
  LendSupport: only(at('economic', TEXTS.supportIsPaid), at('intel', TEXTS.supports)),
  SetOrdnance: only(at('supply', TEXTS.loads)),
  RedeployUnits: only(at('supply', TEXTS.moves)),
  LaunchStrike: only(at('supply', TEXTS.isDone)),
  Bombard: only(at('bombardment', TEXTS.bombards)),
  Invade: only(at('ground-combat', TEXTS.fights)),
  PlanGround: only(at('ground-combat', TEXTS.fights)),
  SetMartialLaw: only(at('colony', TEXTS.takesEffect)),
  TakeReprisal: only(at('colony', TEXTS.isDone)),
  RunMission: paidThen('intel', TEXTS.isRun),
};

/** The phases in which an order acts. */
export function stepsOf<K extends OrderKind>(
  order: OrderOf<K> & Readonly<{ kind: K }>,
  rules: RuleSet,
): readonly OrderStep[] {
  return STEPS[order.kind](order, rules);
}
