import type { OrderKind } from '#model/orders/order';
import { assignUnits } from './kinds/assign-units.ts';
import { bidForConvoy } from './kinds/bid-for-convoy.ts';
import { bombard } from './kinds/bombard.ts';
import { buildUnits } from './kinds/build-units.ts';
import { cancelWork } from './kinds/cancel-work.ts';
import { colonize } from './kinds/colonize.ts';
import { designUnit } from './kinds/design-unit.ts';
import { improveLane } from './kinds/improve-lane.ts';
import { exchangeUnits } from './kinds/exchange-units.ts';
import { exploreLane } from './kinds/explore-lane.ts';
import { formFleet } from './kinds/form-fleet.ts';
import { fundWork } from './kinds/fund-work.ts';
import { giveEp } from './kinds/give-ep.ts';
import { giveSchematics } from './kinds/give-schematics.ts';
import { giveMap } from './kinds/give-map.ts';
import { IMPROVE_SYSTEM } from './kinds/improve-system.ts';
import { GROUND_WAR } from './kinds/ground-war.ts';
import { investTech } from './kinds/invest-tech.ts';
import { layMinefields } from './kinds/lay-minefields.ts';
import { launchStrike } from './kinds/launch-strike.ts';
import { loadCargo } from './kinds/load-cargo.ts';
import { moveFleet } from './kinds/move-fleet.ts';
import { recoverMinefields } from './kinds/recover-minefields.ts';
import { redeployUnits } from './kinds/redeploy-units.ts';
import { refitUnits } from './kinds/refit-units.ts';
import { rankWorks } from './kinds/rank-works.ts';
import { rename } from './kinds/rename.ts';
import { repairUnits } from './kinds/repair-units.ts';
import { resupplyUnits } from './kinds/resupply-units.ts';
import { reverseEngineer } from './kinds/reverse-engineer.ts';
import { RULE_COLONY } from './kinds/rule-colony.ts';
import { runMission } from './kinds/run-mission.ts';
import { scrapUnits } from './kinds/scrap-units.ts';
import { scuttleUnits } from './kinds/scuttle-units.ts';
import { setOrdnance } from './kinds/set-ordnance.ts';
import { setRoute } from './kinds/set-route.ts';
import { setStanding } from './kinds/set-standing.ts';
import { setTrade } from './kinds/set-trade.ts';
import { specialiseColony } from './kinds/specialise-colony.ts';
import { takeFind } from './kinds/take-find.ts';
import { TREATIES } from './kinds/treaties.ts';
import { unloadCargo } from './kinds/unload-cargo.ts';
import { upgradeBase } from './kinds/upgrade-base.ts';
import { setStatus } from './kinds/set-status.ts';
import type { OrderContent } from './order-content.ts';

/** How each kind of order is written: leave one out and the build fails. */
export const ORDER_TABLE: { readonly [K in OrderKind]: OrderContent<K> } = {
  BuildUnits: buildUnits,
  FundWork: fundWork,
  CancelWork: cancelWork,
  RankWorks: rankWorks,
  Rename: rename,
  FormFleet: formFleet,
  AssignUnits: assignUnits,
  MoveFleet: moveFleet,
  SetRoute: setRoute,
  ExploreLane: exploreLane,
  SetStanding: setStanding,
  InvestTech: investTech,
  DesignUnit: designUnit,
  ...IMPROVE_SYSTEM,
  SpecialiseColony: specialiseColony,
  Colonize: colonize,
  SetTrade: setTrade,
  LoadCargo: loadCargo,
  UnloadCargo: unloadCargo,
  BidForConvoy: bidForConvoy,
  RepairUnits: repairUnits,
  RefitUnits: refitUnits,
  SetStatus: setStatus,
  ImproveLane: improveLane,
  UpgradeBase: upgradeBase,
  ScrapUnits: scrapUnits,
  ScuttleUnits: scuttleUnits,
  TakeFind: takeFind,
  ReverseEngineer: reverseEngineer,
  ResupplyUnits: resupplyUnits,
  LayMinefields: layMinefields,
  RecoverMinefields: recoverMinefields,
  GiveMap: giveMap,
  GiveEp: giveEp,
  GiveSchematics: giveSchematics,
  ExchangeUnits: exchangeUnits,
  ...TREATIES,
  SetOrdnance: setOrdnance,
  RedeployUnits: redeployUnits,
  LaunchStrike: launchStrike,
  Bombard: bombard,
  ...GROUND_WAR,
  ...RULE_COLONY,
  RunMission: runMission,
};
