import { brandAs } from '#kernel/brand/brand';
import type { AbilityId } from '#model/forces/design';
import type { OrderKind } from '#model/orders/order';
import { loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { DEALING_ORDER_SAMPLES } from './dealing-order-samples.ts';
import type { OrderSamples } from './order-sample.ts';
import { home, valiant, saber, apollo, work } from './sample-terms.ts';

/** Leave a kind out and the build fails. */
export const ORDER_SAMPLES: OrderSamples<OrderKind> = {
  ...DEALING_ORDER_SAMPLES,
  DesignUnit: [
    {
      kind: 'DesignUnit',
      name: 'Ares',
      unit: 'ship',
      hull: 'CA',
      ...{ dv: 6, as: 4, af: 3, cv: 0, cr: 4 },
      ground: null,
      abilities: [{ id: brandAs<AbilityId>('fireControl'), rating: 2 }],
    },
    'Design the class Ares, CA ship with DV 6, AS 4, AF 3, CR 4 and Fire Control 2',
    {
      name: 'Ares',
      unit: 'ship',
      ...{ hull: 'CA', dv: '6', as: '4', af: '3', cv: '', cr: '4' },
      abilities: 'Fire Control 2',
    },
  ],
  InvestTech: [{ kind: 'InvestTech', points: 12 }, 'Invest 12 EP in research', { points: '12' }],
  RaiseProductivity: [
    { kind: 'RaiseProductivity', system: sol },
    'Raise Productivity of Sol by 1',
    { system: sol },
  ],
  SellProductivity: [
    { kind: 'SellProductivity', system: sol },
    'Sell a point of Productivity of Sol',
    { system: sol },
  ],
  SetMartialLaw: [
    { kind: 'SetMartialLaw', system: sol, law: false },
    'Lift martial law at Sol',
    { system: sol, law: 'off' },
  ],
  TakeReprisal: [{ kind: 'TakeReprisal', system: sol }, 'Take a reprisal at Sol', { system: sol }],
  RaiseIntel: [{ kind: 'RaiseIntel', system: sol }, 'Raise Intel of Sol by 1', { system: sol }],
  Terraform: [{ kind: 'Terraform', system: sol }, 'Terraform Sol', { system: sol }],
  SpecialiseColony: [
    { kind: 'SpecialiseColony', system: sol, to: 'mining' },
    'Specialise Sol: mining',
    { system: sol, to: 'mining' },
  ],
  Colonize: [
    { kind: 'Colonize', convoy: saber, yieldsTo: loran },
    'Colonize the system where Saber u2 ends its move, unless Loran Imperium would settle it too',
    { convoy: saber, yieldsTo: loran },
  ],
  BuildUnits: [
    {
      kind: 'BuildUnits',
      design: apollo,
      count: 2,
      system: sol,
      source: 'shipyard',
      share: 3,
      names: ['Ajax', 'Nestor'],
      pay: 9,
    },
    'Build 2 Apollo at Sol by the shipyard, 3 EP of each by the system at double cost, named Ajax and Nestor, paying 9 EP now',
    {
      ...{ design: apollo, count: '2', system: sol, source: 'shipyard' },
      share: '3',
      names: 'Ajax, Nestor',
      pay: '9',
    },
  ],
  FundWork: [
    { kind: 'FundWork', work, pay: 3 },
    'Pay 3 EP for Hector (Apollo w1)',
    { work, pay: '3' },
  ],
  CancelWork: [{ kind: 'CancelWork', work }, 'Cancel Hector (Apollo w1)', { work }],
  RankWorks: [
    { kind: 'RankWorks', works: [work] },
    'Build first Hector (Apollo w1)',
    { [`works.${work}`]: '1' },
  ],
  Rename: [
    { kind: 'Rename', of: { kind: 'unit', unit: valiant }, name: 'Hermes' },
    'Rename Valiant (Apollo u1) to Hermes',
    { of: `unit/${valiant}`, name: 'Hermes ' },
  ],
  FormFleet: [
    { kind: 'FormFleet', name: 'Raiders', units: [valiant, saber], at: 'movement' },
    'Form the fleet Raiders of Valiant (Apollo u1) and Saber u2, before Movement',
    { name: ' Raiders ', units: [valiant, saber], at: 'movement' },
  ],
  AssignUnits: [
    {
      kind: 'AssignUnits',
      units: [valiant, 'new:Nestor'],
      to: { kind: 'fleet', fleet: 'new:Raiders' },
      at: 'construction',
    },
    'Put Valiant (Apollo u1) and the new Nestor into the new fleet Raiders, after Construction',
    { units: [valiant, 'new:Nestor'], to: 'fleet new:Raiders', at: 'construction' },
  ],
  ExploreLane: [
    { kind: 'ExploreLane', fleet: home, toward: wolf },
    'Let Home Fleet explore a lane from where it is, toward Wolf <359> if it can',
    { fleet: home, toward: wolf },
  ],
  SetTrade: [
    { kind: 'SetTrade', convoys: [valiant, saber], trading: true },
    'Let Valiant (Apollo u1) and Saber u2 trade where they end their move',
    { convoys: [valiant, saber], what: 'trade' },
  ],
  LoadCargo: [
    { kind: 'LoadCargo', carrier: valiant, cargo: { kind: 'units', units: [saber] } },
    'Load Saber u2 on Valiant (Apollo u1)',
    { carrier: valiant, cargo: saber },
  ],
  UnloadCargo: [
    { kind: 'UnloadCargo', carrier: valiant, cargo: { kind: 'census' } },
    'Unload a Census from Valiant (Apollo u1)',
    { carrier: valiant, cargo: 'census' },
  ],
  BidForConvoy: [
    { kind: 'BidForConvoy', points: 5, from: sol, to: wolf, cargo: { kind: 'census' } },
    'Bid 5 EP for an independent convoy from Sol to Wolf <359> with a Census',
    { points: '5', from: sol, to: wolf, cargo: 'census' },
  ],
  MoveFleet: [
    { kind: 'MoveFleet', fleet: home, path: [wolf, sol] },
    'Move Home Fleet to Sol by Wolf <359> (2 jumps)',
    { fleet: home, to: sol, via: wolf },
  ],
  SetRoute: [
    { kind: 'SetRoute', fleet: home, route: { kind: 'patrol', stops: [sol, wolf] } },
    'Route of Home Fleet: patrol Sol and Wolf <359>',
    { fleet: home, route: 'patrol', system: sol, second: wolf },
  ],
  RepairUnits: [
    { kind: 'RepairUnits', units: [valiant, saber], where: 'field' },
    'Repair Valiant (Apollo u1) and Saber u2 in the field',
    { units: [valiant, saber], where: 'field' },
  ],
  RefitUnits: [
    { kind: 'RefitUnits', units: [saber], design: apollo },
    'Refit Saber u2 into Apollo',
    { units: saber, design: apollo },
  ],
  SetStatus: [
    { kind: 'SetStatus', units: [valiant], status: 'reserve' },
    'Make Valiant (Apollo u1) in reserve',
    { units: valiant, status: 'reserve' },
  ],
  UpgradeBase: [
    { kind: 'UpgradeBase', base: saber },
    'Upgrade Saber u2 to the next size',
    { base: saber },
  ],
  ImproveLane: [
    { kind: 'ImproveLane', explorer: valiant, toward: wolf },
    'Improve the lane toward Wolf <359> with Valiant (Apollo u1)',
    { explorer: valiant, toward: wolf },
  ],
  ScrapUnits: [{ kind: 'ScrapUnits', units: [saber] }, 'Scrap Saber u2', { units: saber }],
  ScuttleUnits: [{ kind: 'ScuttleUnits', units: [saber] }, 'Scuttle Saber u2', { units: saber }],
  TakeFind: [
    { kind: 'TakeFind', find: 'derelicts', system: wolf, design: apollo, count: 2 },
    'Take 2 Apollo of the derelicts at Wolf <359>',
    { what: `derelicts ${wolf} ${apollo}`, count: '2' },
  ],
  ReverseEngineer: [
    { kind: 'ReverseEngineer', units: [saber] },
    'Reverse engineer Saber u2',
    { units: saber },
  ],
  ResupplyUnits: [
    { kind: 'ResupplyUnits', ships: [valiant] },
    'Emergency resupply by Valiant (Apollo u1)',
    { ships: valiant },
  ],
  LayMinefields: [
    { kind: 'LayMinefields', minefields: [saber] },
    'Lay Saber u2 where its Minelayer is after Movement',
    { minefields: saber },
  ],
  RecoverMinefields: [
    { kind: 'RecoverMinefields', carrier: valiant, minefields: [saber] },
    'Recover Saber u2 aboard Valiant (Apollo u1)',
    { carrier: valiant, minefields: saber },
  ],
  SetOrdnance: [
    { kind: 'SetOrdnance', units: [valiant, saber], ordnance: [] },
    'Load Valiant (Apollo u1) and Saber u2 with no ordnance',
    { units: [valiant, saber] },
  ],
  RedeployUnits: [
    { kind: 'RedeployUnits', units: [saber], to: { kind: 'system', system: wolf } },
    'Redeploy Saber u2 to Wolf <359>',
    { units: saber, to: wolf },
  ],
  LaunchStrike: [
    { kind: 'LaunchStrike', units: [saber], system: wolf },
    'Strike at Wolf <359> with Saber u2',
    { units: saber, system: wolf },
  ],
  Bombard: [
    {
      kind: 'Bombard',
      system: wolf,
      missions: [
        { mission: 'anti-population', points: 24 },
        { mission: 'general', points: null },
      ],
      surrender: true,
      plunging: [saber],
    },
    'Bombard Wolf <359>: Anti-Population with 24 points, then General with all points that are left; first ask it to surrender; Saber u2 plunges down and is lost',
    {
      ...{ system: wolf, surrender: 'yes', plunging: saber },
      ...{ 'missions.first': 'anti-population', 'missions.first.points': '24' },
      'missions.second': 'general',
    },
  ],
  Invade: [
    { kind: 'Invade', system: wolf, units: [saber], support: [valiant] },
    'Invade Wolf <359> with Saber u2, supported by Valiant (Apollo u1)',
    { system: wolf, units: saber, support: valiant },
  ],
  PlanGround: [
    {
      ...{ kind: 'PlanGround', system: wolf, plan: 'spread', militia: false },
      aims: [
        { unit: saber, target: apollo, place: 3 },
        { unit: valiant, target: apollo, place: 2 },
        { unit: saber, target: apollo, place: 4 },
      ],
    },
    'Ground combat at Wolf <359>: spread attacks over all enemies and raise no militia; Saber u2 attacks Apollo number 3; Valiant (Apollo u1) attacks Apollo number 2; Saber u2 attacks Apollo number 4',
    {
      ...{ system: wolf, plan: 'spread', militia: 'none' },
      ...{ 'aims.first': saber, 'aims.first.target': `${apollo} 3` },
      ...{ 'aims.second': valiant, 'aims.second.target': `${apollo} 2` },
      ...{ 'aims.third': saber, 'aims.third.target': `${apollo} 4` },
    },
  ],
  SetStanding: [
    {
      kind: 'SetStanding',
      fleet: null,
      standing: { direct: ['flagship', 'carriers'], afterLane: 'return' },
    },
    'All fleets: turn back after a fight in a lane; direct damage at flagships, then carriers',
    { fleet: 'empire', afterLane: 'return', direct: 'flagship, carriers' },
  ],
};
