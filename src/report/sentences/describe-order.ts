import type { Cargo } from '#model/orders/cargo';
import type {
  Assignment,
  FleetRef,
  Order,
  OrderKind,
  OrderOf,
  ReorganiseAt,
} from '#model/orders/order';
import type { UnitRef } from '#model/orders/unit-ref';
import { SOURCE_WORDS } from './construction-sentences.ts';
import { describeCancelled } from './describe-cancelled.ts';
import { describeDesign } from './describe-design.ts';
import { describeExchange } from './describe-exchange.ts';
import { describeRoute } from './describe-route.ts';
import { describeBombard, describeInvade, describePlanGround } from './describe-siege-orders.ts';
import { INTEL_MISSION_TABLE } from '#rules/intel/mission-table';
import { TREATY_ORDERS } from './describe-treaty-orders.ts';
import { standingText } from './standing-text.ts';
import { findText } from './find-text.ts';
import type { Names } from './names.ts';
import { ordnanceText } from './ordnance-text.ts';
import { STATUS_WORDS } from './service-sentences.ts';
import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { points } from './words.ts';
import { formatNumber } from '#kernel/words/format-number';

type Rows = { readonly [K in OrderKind]: (order: OrderOf<K>, names: Names) => string };

/** What the sheet itself makes. */
const NEW = 'new:';

const WHEN: { readonly [W in ReorganiseAt]: string } = {
  movement: 'before Movement',
  construction: 'after Construction',
};

/** A fleet of the view, or one that an earlier order of the sheet forms. */
const fleetName = (fleet: FleetRef, names: Names): string =>
  isNew(fleet) ? `the new fleet ${fleet.slice(NEW.length)}` : names.fleet(fleet);

const isNew = (ref: FleetRef | UnitRef): ref is `new:${string}` => ref.startsWith(NEW);

/** A unit of the view, or one that is still to be built. */
const unitName = (unit: UnitRef, names: Names): string =>
  isNew(unit) ? `the new ${unit.slice(NEW.length)}` : names.unit(unit);

/** Those of the view first. */
function unitNames(units: readonly UnitRef[], names: Names): string {
  const old = units.flatMap((unit) => (isNew(unit) ? [] : [unit]));
  const fresh = units.filter(isNew).map((unit) => unitName(unit, names));
  return listed([...(old.length === 0 ? [] : [names.units(old)]), ...fresh]);
}

function assignmentText(to: Assignment, names: Names): string {
  switch (to.kind) {
    case 'fleet':
      return `into ${fleetName(to.fleet, names)}`;
    case 'system':
      return 'among the forces of the system they are in';
    case 'aboard':
      return `aboard ${unitName(to.carrier, names)}`;
  }
}

function renamedText(of: OrderOf<'Rename'>['of'], names: Names): string {
  if (of.kind === 'unit') return names.unit(of.unit);
  return of.kind === 'fleet' ? names.fleet(of.fleet) : names.system(of.system);
}

/** Where a way ends, and by which systems it leads there. */
function wayText(path: OrderOf<'MoveFleet'>['path'], names: Names): string {
  const systems = path.map(names.system);
  const between = systems.slice(0, -1);
  const by = between.length === 0 ? '' : ` by ${between.join(', ')}`;
  return `to ${systems.at(-1) ?? 'where it is'}${by} (${counted(path.length, 'jump')})`;
}

const cargoText = (cargo: Cargo, names: Names): string =>
  cargo.kind === 'census' ? 'a Census' : names.units(cargo.units);

const loadText = ({ carrier, cargo }: OrderOf<'LoadCargo'>, names: Names): string =>
  cargo.kind === 'shared'
    ? `Load ${names.unit(cargo.unit)} on ${names.unit(carrier)}, shared with ${names.units(cargo.others)}`
    : `Load ${cargoText(cargo, names)} on ${names.unit(carrier)}`;

const ROWS: Rows = {
  ...TREATY_ORDERS,
  BuildUnits: ({ design, count, system, source, share, first, names: given, pay }, names) =>
    `Build ${formatNumber(count)} ${names.design(design)} at ${names.system(system)} by the ${SOURCE_WORDS[source]}` +
    (share === undefined ? '' : `, ${points(share)} of each by the system at double cost`) +
    (given.length === 0 ? '' : `, named ${listed(given)}`) +
    (pay === null ? ', paid in full' : `, paying ${points(pay)} now`) +
    (first === undefined ? '' : ', before everything else there'),
  DesignUnit: describeDesign,
  FundWork: ({ work, pay }, names) => `Pay ${points(pay)} for ${names.work(work)}`,
  CancelWork: describeCancelled,
  RankWorks: ({ works }, names) => `Build first ${listed(works.map(names.work))}`,
  Rename: ({ of, name }, names) => `Rename ${renamedText(of, names)} to ${name}`,
  FormFleet: ({ name, units, at }, names) =>
    `Form the fleet ${name} of ${unitNames(units, names)}, ${WHEN[at]}`,
  AssignUnits: ({ units, to, at }, names) =>
    `Put ${unitNames(units, names)} ${assignmentText(to, names)}, ${WHEN[at]}`,
  ExploreLane: ({ fleet, toward }, names) =>
    `Let ${fleetName(fleet, names)} explore a lane from where it is` +
    (toward === null ? '' : `, toward ${names.system(toward)} if it can`),
  SetTrade: ({ convoys, trading }, names) =>
    trading
      ? `Let ${names.units(convoys)} trade where ${plural(convoys.length, 'it ends its move', 'they end their move')}`
      : `Let ${names.units(convoys)} stop trading`,
  LoadCargo: loadText,
  UnloadCargo: ({ carrier, cargo }, names) =>
    `Unload ${cargoText(cargo, names)} from ${names.unit(carrier)}`,
  BidForConvoy: ({ points: bid, from, to, cargo }, names) =>
    `Bid ${points(bid)} for an independent convoy from ${names.system(from)} to ${names.system(to)} with ${cargoText(cargo, names)}`,
  MoveFleet: ({ fleet, path }, names) => `Move ${fleetName(fleet, names)} ${wayText(path, names)}`,
  SetRoute: ({ fleet, route }, names) =>
    route === null
      ? `End the route of ${fleetName(fleet, names)}`
      : `Route of ${fleetName(fleet, names)}: ${describeRoute(route, names)}`,
  SetStanding: ({ fleet, standing }, names) => {
    const who = fleet === null ? 'All fleets' : fleetName(fleet, names);
    const rules = standingText(standing, names);
    return `${who}: ${rules === '' ? 'follow the empire’s standing orders' : rules}`;
  },
  InvestTech: ({ points: invested }) => `Invest ${points(invested)} in research`,
  RaiseProductivity: ({ system }, names) => `Raise Productivity of ${names.system(system)} by 1`,
  SellProductivity: ({ system }, names) =>
    `Sell a point of Productivity of ${names.system(system)}`,
  RaiseIntel: ({ system }, names) => `Raise Intel of ${names.system(system)} by 1`,
  Terraform: ({ system }, names) => `Terraform ${names.system(system)}`,
  SpecialiseColony: ({ system, to }, names) =>
    to === null
      ? `Let ${names.system(system)} be specialised no more`
      : `Specialise ${names.system(system)}: ${to}`,
  RepairUnits: ({ units, where }, names) =>
    `Repair ${names.units(units)} ${where === 'yard' ? 'at a yard' : 'in the field'}`,
  RefitUnits: ({ units, design }, names) =>
    `Refit ${names.units(units)} into ${names.design(design)}`,
  SetStatus: ({ units, status }, names) => `Make ${names.units(units)} ${STATUS_WORDS[status]}`,
  ImproveLane: ({ explorer, toward }, names) =>
    `Improve the lane toward ${names.system(toward)} with ${names.unit(explorer)}`,
  UpgradeBase: ({ base }, names) => `Upgrade ${names.unit(base)} to the next size`,
  ScrapUnits: ({ units }, names) => `Scrap ${names.units(units)}`,
  ScuttleUnits: ({ units }, names) => `Scuttle ${names.units(units)}`,
  TakeFind: ({ find, system, design, count }, names) =>
    `Take ${formatNumber(count)} ${names.design(design)} of ${findText(find, system, names)}`,
  ReverseEngineer: ({ units }, names) => `Reverse engineer ${names.units(units)}`,
  ResupplyUnits: ({ ships }, names) => `Emergency resupply by ${names.units(ships)}`,
  LayMinefields: ({ minefields }, names) =>
    `Lay ${names.units(minefields)} where ${plural(minefields.length, 'its Minelayer is', 'their Minelayers are')} after Movement`,
  RecoverMinefields: ({ carrier, minefields }, names) =>
    `Recover ${names.units(minefields)} aboard ${names.unit(carrier)}`,
  GiveMap: ({ to, systems }, names) =>
    `Tell ${names.empire(to)} what you know of ${listed(systems.map(names.system))}`,
  GiveEp: ({ to, points: given }, names) => `Give ${points(given)} to ${names.empire(to)}`,
  GiveSchematics: ({ to, design }, names) =>
    `Give the schematics of ${names.design(design)} to ${names.empire(to)}`,
  ExchangeUnits: describeExchange,
  RedeployUnits: ({ units, to }, names) =>
    `Redeploy ${names.units(units)} to ${to.kind === 'fleet' ? names.fleet(to.fleet) : names.system(to.system)}`,
  LaunchStrike: ({ units, system }, names) =>
    `Strike at ${names.system(system)} with ${names.units(units)}`,
  Bombard: describeBombard,
  Invade: describeInvade,
  PlanGround: describePlanGround,
  SetOrdnance: ({ units, ordnance }, names) =>
    `Load ${names.units(units)} with ${ordnanceText(ordnance)}`,
  SetMartialLaw: ({ system, law }, names) =>
    `${law ? 'Keep' : 'Lift'} martial law at ${names.system(system)}`,
  RunMission: ({ mission, at, from, design, named, framing }, names) =>
    `Run ${INTEL_MISSION_TABLE[mission].name} at ${names.system(at)} from ${names.system(from)}` +
    (design === null ? '' : ` against ${names.design(design)}`) +
    (named === null ? '' : `, the “${named}”`) +
    (framing === null ? '' : `, framing ${names.empire(framing)}`),
  TakeReprisal: ({ system }, names) => `Take a reprisal at ${names.system(system)}`,
  Colonize: ({ convoy, yieldsTo }, names) =>
    `Colonize the system where ${names.unit(convoy)} ends its move` +
    (yieldsTo === null ? '' : `, unless ${names.empire(yieldsTo)} would settle it too`),
};

const write = <K extends OrderKind>(order: OrderOf<K> & { kind: K }, names: Names): string =>
  ROWS[order.kind](order, names);

/** An order in one sentence, without its full stop. */
export const describeOrder = (order: Order, names: Names): string => write(order, names);
