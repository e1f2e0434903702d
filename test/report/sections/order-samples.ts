import { brandAs } from '#kernel/brand/brand';
import type { AbilityId } from '#model/forces/design';
import type { Order, OrderKind } from '#model/orders/order';
import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, home, valiant, saber, apollo, work } from './sample-terms.ts';

export const ORDER_SAMPLES: { readonly [K in OrderKind]: Sample<Extract<Order, { kind: K }>> } = {
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
  ],
  InvestTech: [{ kind: 'InvestTech', points: 12 }, 'Invest 12 EP in research'],
  RaiseProductivity: [{ kind: 'RaiseProductivity', system: sol }, 'Raise Productivity of Sol by 1'],
  SellProductivity: [
    { kind: 'SellProductivity', system: sol },
    'Sell a point of Productivity of Sol',
  ],
  SetMartialLaw: [{ kind: 'SetMartialLaw', system: sol, law: false }, 'Lift martial law at Sol'],
  TakeReprisal: [{ kind: 'TakeReprisal', system: sol }, 'Take a reprisal at Sol'],
  RaiseIntel: [{ kind: 'RaiseIntel', system: sol }, 'Raise Intel of Sol by 1'],
  Terraform: [{ kind: 'Terraform', system: sol }, 'Terraform Sol'],
  SpecialiseColony: [
    { kind: 'SpecialiseColony', system: sol, to: 'mining' },
    'Specialise Sol: mining',
  ],
  Colonize: [
    { kind: 'Colonize', convoy: saber, yieldsTo: loran },
    'Colonize the system where Saber u2 ends its move, unless Loran Imperium would settle it too',
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
  ],
  FundWork: [{ kind: 'FundWork', work, pay: 3 }, 'Pay 3 EP for Hector (Apollo w1)'],
  CancelWork: [{ kind: 'CancelWork', work }, 'Cancel Hector (Apollo w1)'],
  RankWorks: [{ kind: 'RankWorks', works: [work] }, 'Build first Hector (Apollo w1)'],
  Rename: [
    { kind: 'Rename', of: { kind: 'unit', unit: valiant }, name: 'Hermes' },
    'Rename Valiant (Apollo u1) to Hermes',
  ],
  FormFleet: [
    { kind: 'FormFleet', name: 'Raiders', units: [valiant, saber], at: 'movement' },
    'Form the fleet Raiders of Valiant (Apollo u1) and Saber u2, before Movement',
  ],
  AssignUnits: [
    {
      kind: 'AssignUnits',
      units: [valiant, 'new:Nestor'],
      to: { kind: 'fleet', fleet: 'new:Raiders' },
      at: 'construction',
    },
    'Put Valiant (Apollo u1) and the new Nestor into the new fleet Raiders, after Construction',
  ],
  ExploreLane: [
    { kind: 'ExploreLane', fleet: home, toward: wolf },
    'Let Home Fleet explore a lane from where it is, toward Wolf <359> if it can',
  ],
  SetTrade: [
    { kind: 'SetTrade', convoys: [valiant, saber], trading: true },
    'Let Valiant (Apollo u1) and Saber u2 trade where they end their move',
  ],
  LoadCargo: [
    { kind: 'LoadCargo', carrier: valiant, cargo: { kind: 'units', units: [saber] } },
    'Load Saber u2 on Valiant (Apollo u1)',
  ],
  UnloadCargo: [
    { kind: 'UnloadCargo', carrier: valiant, cargo: { kind: 'census' } },
    'Unload a Census from Valiant (Apollo u1)',
  ],
  BidForConvoy: [
    { kind: 'BidForConvoy', points: 5, from: sol, to: wolf, cargo: { kind: 'census' } },
    'Bid 5 EP for an independent convoy from Sol to Wolf <359> with a Census',
  ],
  MoveFleet: [
    { kind: 'MoveFleet', fleet: home, path: [wolf, sol] },
    'Move Home Fleet to Sol by Wolf <359> (2 jumps)',
  ],
  SetRoute: [
    { kind: 'SetRoute', fleet: home, route: { kind: 'patrol', stops: [sol, wolf] } },
    'Route of Home Fleet: patrol Sol and Wolf <359>',
  ],
  RepairUnits: [
    { kind: 'RepairUnits', units: [valiant, saber], where: 'field' },
    'Repair Valiant (Apollo u1) and Saber u2 in the field',
  ],
  RefitUnits: [
    { kind: 'RefitUnits', units: [saber], design: apollo },
    'Refit Saber u2 into Apollo',
  ],
  SetStatus: [
    { kind: 'SetStatus', units: [valiant], status: 'reserve' },
    'Make Valiant (Apollo u1) in reserve',
  ],
  UpgradeBase: [{ kind: 'UpgradeBase', base: saber }, 'Upgrade Saber u2 to the next size'],
  ImproveLane: [
    { kind: 'ImproveLane', explorer: valiant, toward: wolf },
    'Improve the lane toward Wolf <359> with Valiant (Apollo u1)',
  ],
  ScrapUnits: [{ kind: 'ScrapUnits', units: [saber] }, 'Scrap Saber u2'],
  ScuttleUnits: [{ kind: 'ScuttleUnits', units: [saber] }, 'Scuttle Saber u2'],
  TakeFind: [
    { kind: 'TakeFind', find: 'derelicts', system: wolf, design: apollo, count: 2 },
    'Take 2 Apollo of the derelicts at Wolf <359>',
  ],
  RunMission: [
    {
      kind: 'RunMission',
      ...{ mission: 'sabotage-ship', at: wolf, from: sol, design: apollo, framing: loran },
      named: 'Argo',
    },
    'Run Sabotage: Ship at Wolf <359> from Sol against Apollo, the “Argo”, framing Loran Imperium',
  ],
  ReverseEngineer: [{ kind: 'ReverseEngineer', units: [saber] }, 'Reverse engineer Saber u2'],
  ResupplyUnits: [
    { kind: 'ResupplyUnits', ships: [valiant] },
    'Emergency resupply by Valiant (Apollo u1)',
  ],
  LayMinefields: [
    { kind: 'LayMinefields', minefields: [saber] },
    'Lay Saber u2 where its Minelayer is after Movement',
  ],
  RecoverMinefields: [
    { kind: 'RecoverMinefields', carrier: valiant, minefields: [saber] },
    'Recover Saber u2 aboard Valiant (Apollo u1)',
  ],
  OfferTreaty: [
    { kind: 'OfferTreaty', to: loran, offer: 'alliance', covert: true, keep: true },
    'Offer Loran Imperium an Alliance treaty in secret, until you retract it',
  ],
  RetractOffer: [
    { kind: 'RetractOffer', to: loran, offer: 'trade' },
    'Retract your offer of a Trade treaty to Loran Imperium',
  ],
  DeclineOffer: [
    { kind: 'DeclineOffer', from: loran, offer: 'armistice' },
    'Decline an armistice with Loran Imperium',
  ],
  BreakTreaty: [
    { kind: 'BreakTreaty', with: loran, what: 'treaty', support: wolf },
    'Break your highest treaty with Loran Imperium, supported by the Intel of Wolf <359>',
  ],
  DeclareWar: [
    { kind: 'DeclareWar', on: loran, declare: 'war', covert: true, support: sol },
    'Declare War on Loran Imperium in secret, supported by the Intel of Sol',
  ],
  RevealTreaty: [
    { kind: 'RevealTreaty', with: loran },
    'Reveal what is covert between you and Loran Imperium',
  ],
  LendSupport: [
    { kind: 'LendSupport', to: loran, against: human, support: sol },
    'Support the declaration of Loran Imperium against Terran Union by the Intel of Sol',
  ],
  GiveMap: [
    { kind: 'GiveMap', to: loran, systems: [wolf, sol] },
    'Tell Loran Imperium what you know of Wolf <359> and Sol',
  ],
  GiveEp: [{ kind: 'GiveEp', to: loran, points: 5 }, 'Give 5 EP to Loran Imperium'],
  ExchangeUnits: [
    {
      kind: 'ExchangeUnits',
      with: loran,
      gives: { points: 0, units: [valiant] },
      takes: { points: 20, classes: [{ design: apollo, count: 2 }] },
    },
    'Exchange Valiant (Apollo u1) for 2 Apollo and 20 EP with Loran Imperium, if it orders the same',
  ],
  GiveSchematics: [
    { kind: 'GiveSchematics', to: loran, design: apollo },
    'Give the schematics of Apollo to Loran Imperium',
  ],
  SetOrdnance: [
    { kind: 'SetOrdnance', units: [valiant, saber], ordnance: [] },
    'Load Valiant (Apollo u1) and Saber u2 with no ordnance',
  ],
  RedeployUnits: [
    { kind: 'RedeployUnits', units: [saber], to: { kind: 'system', system: wolf } },
    'Redeploy Saber u2 to Wolf <359>',
  ],
  LaunchStrike: [
    { kind: 'LaunchStrike', units: [saber], system: wolf },
    'Strike at Wolf <359> with Saber u2',
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
  ],
  Invade: [
    { kind: 'Invade', system: wolf, units: [saber], support: [valiant] },
    'Invade Wolf <359> with Saber u2, supported by Valiant (Apollo u1)',
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
  ],
  SetStanding: [
    {
      kind: 'SetStanding',
      fleet: null,
      standing: { direct: ['flagship', 'carriers'], afterLane: 'return' },
    },
    'All fleets: turn back after a fight in a lane; direct damage at flagships, then carriers',
  ],
};
