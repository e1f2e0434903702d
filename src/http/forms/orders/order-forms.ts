import type { OrderKind } from '#model/orders/order';
import { assignUnitsForm } from './assign-units-form.ts';
import { bidForConvoyForm } from './bid-for-convoy-form.ts';
import { buildUnitsForm } from './build-units-form.ts';
import { cancelWorkForm } from './cancel-work-form.ts';
import { colonizeForm } from './colonize-form.ts';
import { designUnitForm } from './design-unit-form.ts';
import { exchangeUnitsForm } from './exchange-units-form.ts';
import { exploreLaneForm } from './explore-lane-form.ts';
import { formFleetForm } from './form-fleet-form.ts';
import { fundWorkForm } from './fund-work-form.ts';
import { giveEpForm } from './give-ep-form.ts';
import { giveSchematicsForm } from './give-schematics-form.ts';
import { giveMapForm } from './give-map-form.ts';
import { improveLaneForm } from './improve-lane-form.ts';
import { IMPROVE_SYSTEM_FORMS } from './improve-system-forms.ts';
import { investTechForm } from './invest-tech-form.ts';
import { moveFleetForm } from './move-fleet-form.ts';
import { layMinefieldsForm } from './lay-minefields-form.ts';
import { launchStrikeForm } from './launch-strike-form.ts';
import { loadCargoForm } from './load-cargo-form.ts';
import type { OrderForm } from './order-form.ts';
import { recoverMinefieldsForm } from './recover-minefields-form.ts';
import { redeployUnitsForm } from './redeploy-units-form.ts';
import { refitUnitsForm } from './refit-units-form.ts';
import { rankWorksForm } from './rank-works-form.ts';
import { renameForm } from './rename-form.ts';
import { repairUnitsForm } from './repair-units-form.ts';
import { resupplyUnitsForm } from './resupply-units-form.ts';
import { RULE_COLONY_FORMS } from './rule-colony-forms.ts';
import { reverseEngineerForm } from './reverse-engineer-form.ts';
import { runMissionForm } from './run-mission-form.ts';
import { scrapUnitsForm } from './scrap-units-form.ts';
import { scuttleUnitsForm } from './scuttle-units-form.ts';
import { setOrdnanceForm } from './set-ordnance-form.ts';
import { setRouteForm } from './set-route-form.ts';
import { setStandingForm } from './set-standing-form.ts';
import { setTradeForm } from './set-trade-form.ts';
import { SIEGE_FORMS } from './siege-forms.ts';
import { specialiseColonyForm } from './specialise-colony-form.ts';
import { takeFindForm } from './take-find-form.ts';
import { terraformForm } from './terraform-form.ts';
import { TREATY_FORMS } from './treaty-forms.ts';
import { unloadCargoForm } from './unload-cargo-form.ts';
import { upgradeBaseForm } from './upgrade-base-form.ts';
import { setStatusForm } from './set-status-form.ts';

/** The form of each kind of order, in the order of the page: leave one out and the build fails. */
export const ORDER_FORMS: { readonly [K in OrderKind]: OrderForm<K> } = {
  MoveFleet: moveFleetForm,
  SetRoute: setRouteForm,
  ExploreLane: exploreLaneForm,
  ImproveLane: improveLaneForm,
  SetTrade: setTradeForm,
  LoadCargo: loadCargoForm,
  UnloadCargo: unloadCargoForm,
  BidForConvoy: bidForConvoyForm,
  BuildUnits: buildUnitsForm,
  FundWork: fundWorkForm,
  CancelWork: cancelWorkForm,
  UpgradeBase: upgradeBaseForm,
  InvestTech: investTechForm,
  DesignUnit: designUnitForm,
  ...IMPROVE_SYSTEM_FORMS,
  Terraform: terraformForm,
  SpecialiseColony: specialiseColonyForm,
  ...RULE_COLONY_FORMS,
  Colonize: colonizeForm,
  RepairUnits: repairUnitsForm,
  RefitUnits: refitUnitsForm,
  SetStatus: setStatusForm,
  ScrapUnits: scrapUnitsForm,
  ScuttleUnits: scuttleUnitsForm,
  TakeFind: takeFindForm,
  ReverseEngineer: reverseEngineerForm,
  ResupplyUnits: resupplyUnitsForm,
  LayMinefields: layMinefieldsForm,
  RecoverMinefields: recoverMinefieldsForm,
  ...TREATY_FORMS,
  GiveMap: giveMapForm,
  GiveEp: giveEpForm,
  GiveSchematics: giveSchematicsForm,
  ExchangeUnits: exchangeUnitsForm,
  RunMission: runMissionForm,
  SetOrdnance: setOrdnanceForm,
  RedeployUnits: redeployUnitsForm,
  LaunchStrike: launchStrikeForm,
  ...SIEGE_FORMS,
  FormFleet: formFleetForm,
  AssignUnits: assignUnitsForm,
  SetStanding: setStandingForm,
  RankWorks: rankWorksForm,
  Rename: renameForm,
};

// The table above has just these keys; Object.keys forgets it.
export const ORDER_FORM_KINDS = Object.keys(ORDER_FORMS) as readonly OrderKind[];
