import type { Phase, PhaseInput } from '#engine/record/phase';
import { takeFinds } from '#engine/discovery/take-finds';
import { type Recorder, recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { keysById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { LegalOrder, OrderKind, OrderOf } from '#model/orders/order';
import { bidForConvoy } from './bid-for-convoy.ts';
import { beginWorks } from './begin-works.ts';
import { cancelProject } from './cancel-project.ts';
import { cancelWork } from './cancel-work.ts';
import { followStanding } from './follow-standing.ts';
import { fundWork } from './fund-work.ts';
import { giveEp } from './give-ep.ts';
import { giveSchematics } from './give-schematics.ts';
import { improveLane } from './improve-lane.ts';
import { IMPROVE_SYSTEM } from './improve-system.ts';
import { investTech } from './invest-tech.ts';
import type { OrderPlace } from '#engine/record/order-failed';
import { orderStatus } from './order-status.ts';
import { payMission } from './pay-mission.ts';
import { rankWorks } from './rank-works.ts';
import { refitUnits } from './refit-units.ts';
import { rename } from './rename.ts';
import { repairAtPartners } from './repair-at-partners.ts';
import { repairUnits, type WaitingRepair } from './repair-units.ts';
import { setStanding } from './set-standing.ts';
import { supportAttempt } from './support-attempt.ts';
import { upgradeBase } from './upgrade-base.ts';

/** Players spend, each in their own order of priority. @rule ECO-6 */
export const economicPhase: Phase = {
  id: 'economic',
  cite: cite('ECO-6'),
  why: 'Spending comes first: what is bought is bought before anything can happen to it.',
  run: (input) => {
    const record = recorderOf(input.state);
    const waiting: WaitingRepair[] = [];
    const given: Given = { ...input, wait: (repair) => waiting.push(repair) };
    for (const empire of keysById(input.state.empires)) {
      for (const order of inTurn(input.orders[empire] ?? [])) {
        carryOut(record, given, empire, order);
      }
    }
    repairAtPartners(record, waiting, input);
    followStanding(record, input);
    takeFinds(record, input);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};

/** What lets units and systems go comes before what is ordered of them; all else in the order of the sheet. @rule ECO-6 */
function inTurn(orders: readonly LegalOrder[]): readonly LegalOrder[] {
  const cancelsProject = ({ order }: LegalOrder): boolean =>
    order.kind === 'CancelWork' && 'project' in order;
  return [...orders.filter(cancelsProject), ...orders.filter((one) => !cancelsProject(one))];
}

/** What every order is carried out with; `wait`: for repairs that come when everybody's own are begun. */
type Given = Pick<PhaseInput, 'rules' | 'dice'> &
  Readonly<{ wait: (repair: WaitingRepair) => void }>;

type Action<K extends OrderKind> = (
  record: Recorder,
  order: OrderOf<K>,
  by: OrderPlace,
  given: Given,
) => void;

/** What each kind of order does now; null: it is carried out in a later phase. */
const ACTIONS: { readonly [K in OrderKind]: Action<K> | null } = {
  BuildUnits: beginWorks,
  FundWork: fundWork,
  CancelWork: (record, order, by) => {
    if ('project' in order) cancelProject(record, order, by);
    else cancelWork(record, order, by);
  },
  RankWorks: rankWorks,
  Rename: rename,
  SetStanding: setStanding,
  InvestTech: investTech,
  DesignUnit: null,
  ...IMPROVE_SYSTEM,
  RepairUnits: repairUnits,
  RefitUnits: refitUnits,
  SetStatus: orderStatus,
  ImproveLane: improveLane,
  UpgradeBase: upgradeBase,
  SpecialiseColony: null,
  Colonize: null,
  SetTrade: null,
  LoadCargo: null,
  UnloadCargo: null,
  BidForConvoy: bidForConvoy,
  ScrapUnits: null,
  ScuttleUnits: null,
  // With all else that is taken of the same find.
  TakeFind: null,
  ReverseEngineer: null,
  ResupplyUnits: null,
  LayMinefields: null,
  RecoverMinefields: null,
  GiveEp: giveEp,
  GiveSchematics: giveSchematics,
  GiveMap: null,
  ExchangeUnits: null,
  OfferTreaty: null,
  RetractOffer: null,
  DeclineOffer: null,
  BreakTreaty: supportAttempt,
  DeclareWar: supportAttempt,
  RevealTreaty: null,
  LendSupport: supportAttempt,
  SetOrdnance: null,
  RedeployUnits: null,
  LaunchStrike: null,
  Bombard: null,
  Invade: null,
  PlanGround: null,
  SetMartialLaw: null,
  TakeReprisal: null,
  RunMission: payMission,
  FormFleet: null,
  AssignUnits: null,
  MoveFleet: null,
  SetRoute: null,
  ExploreLane: null,
};

function carryOut(
  record: Recorder,
  given: Given,
  empire: EmpireId,
  { order, index }: LegalOrder,
): void {
  // The table ties each kind to its action; an indexed access loses that tie.
  const act = ACTIONS[order.kind] as Action<OrderKind> | null;
  act?.(record, order, { empire, index }, given);
}
