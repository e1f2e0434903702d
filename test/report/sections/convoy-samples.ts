import type { SeenEventOf } from '#fog/views/seen-event';
import type { CargoType } from '#report/sentences/cargo-sentences';
import type { StealthType } from '#report/sentences/stealth-sentences';
import type { SupplyType } from '#report/sentences/supply-sentences';
import type { TradeType } from '#report/sentences/trade-sentences';
import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import { type Sample, apollo, head, here, home, saber, valiant } from './sample-terms.ts';

/** Samples of trade, cargo, stealth and supply. */
export const CONVOY_SAMPLES: {
  readonly [T in TradeType | CargoType | StealthType | SupplyType]: Sample<SeenEventOf<T>>;
} = {
  TradeSet: [
    { type: 'TradeSet', ...head, system: sol, units: [saber] },
    'Saber u2 trades at Sol from now on.',
  ],
  TradeEnded: [
    { type: 'TradeEnded', ...head, units: [saber, valiant], because: 'moved' },
    'Saber u2 and Valiant (Apollo u1) no longer trade, because they moved.',
  ],
  RouteInterrupted: [
    {
      type: 'RouteInterrupted',
      ...head,
      system: sol,
      because: 'enemy-fleet',
      at: wolf,
      by: loran,
    },
    'Your trade route at Sol is interrupted: an enemy fleet bars the way to your depots at Wolf <359> (Loran Imperium). It resumes by itself.',
  ],
  CensusLoaded: [
    { type: 'CensusLoaded', ...head, unit: valiant, system: sol, census: 4, morale: 3 },
    'Valiant (Apollo u1) took a Census aboard at Sol, where Census 4 and Morale 3 are left.',
  ],
  UnitsLoaded: [
    { type: 'UnitsLoaded', ...head, carrier: valiant, system: sol, units: [saber] },
    'Valiant (Apollo u1) took Saber u2 aboard at Sol.',
  ],
  UnitsLanded: [
    {
      type: 'UnitsLanded',
      ...head,
      carrier: valiant,
      system: sol,
      units: [saber],
      to: { kind: 'system', system: sol },
    },
    'Valiant (Apollo u1) put Saber u2 down at Sol.',
  ],
  ConvoyBid: [
    {
      type: 'ConvoyBid',
      ...head,
      points: 5,
      from: sol,
      to: wolf,
      ledger: [
        { label: '2d6', cite: head.cite, amount: 7 },
        { label: 'Hired before this turn', cite: head.cite, amount: -2 },
      ],
      hired: { unit: valiant, fleet: home, name: 'Independent 3-2', capacity: 10 },
    },
    'You bid 5 EP for an independent convoy from Sol to Wolf <359>: 2d6 +7, Hired before this turn -2; total 5: Independent 3-2 came, which carries 10, and was paid.',
  ],
  ConvoyLeft: [
    { type: 'ConvoyLeft', ...head, unit: valiant, design: apollo, system: sol },
    'Apollo u1 left your service at Sol.',
  ],
  UnitsDetected: [
    { type: 'UnitsDetected', ...head, place: here, units: [saber] },
    'Saber u2 was detected at Wolf <359>, and is seen there until the turn ends.',
  ],
  UnitsRevealed: [
    { type: 'UnitsRevealed', ...head, place: here, units: [saber, valiant], because: 'attack' },
    'Saber u2 and Valiant (Apollo u1) came out of hiding at Wolf <359> to attack.',
  ],
  UnitsVeiled: [
    { type: 'UnitsVeiled', ...head, system: sol, units: [saber] },
    'The Nebula at Sol hides Saber u2 until the turn ends.',
  ],
  BlockadeSet: [
    { type: 'BlockadeSet', ...head, system: sol, blockaded: true, of: human, by: [loran, null] },
    'Sol is blockaded by Loran Imperium and an unknown power.',
  ],
  SupplyExtended: [
    { type: 'SupplyExtended', ...head, place: here, ships: [saber], depot: sol, lanes: 3 },
    'Saber u2 brings supply from the depot at Sol, 3 lanes away, to your forces at Wolf <359>, and repairs nobody this turn.',
  ],
  UnitsSupplied: [
    { type: 'UnitsSupplied', ...head, place: here, units: [saber], depot: sol },
    'Saber u2 at Wolf <359> is in supply again, from the depot at Sol.',
  ],
  RaidRolled: [
    { type: 'RaidRolled', ...head, system: sol, ledger: [], chance: 15, came: false },
    'Raiders stayed away from Sol: the chance was 15 %.',
  ],
  UnitsResupplied: [
    {
      type: 'UnitsResupplied',
      ...head,
      place: here,
      ship: valiant,
      units: [valiant, saber],
      levels: 2,
    },
    'Valiant (Apollo u1) crippled itself to resupply Valiant (Apollo u1) and Saber u2 at Wolf <359> by 2 levels.',
  ],
  MinefieldsLaid: [
    { type: 'MinefieldsLaid', ...head, system: sol, minefields: [saber] },
    'Saber u2 was laid at Sol.',
  ],
  MinefieldsRecovered: [
    { type: 'MinefieldsRecovered', ...head, system: sol, carrier: valiant, minefields: [saber] },
    'Valiant (Apollo u1) took Saber u2 aboard at Sol.',
  ],
  SystemSwept: [
    { type: 'SystemSwept', ...head, system: wolf, points: 8, cleared: 4, of: [loran, null] },
    'Your Minesweepers at Wolf <359> cleared 4 minefields of Loran Imperium and an unknown power, with 8 functions.',
  ],
  MinefieldsFired: [
    {
      type: 'MinefieldsFired',
      ...head,
      system: wolf,
      of: human,
      against: loran,
      total: 8,
      damage: 4,
    },
    'Your minefields at Wolf <359> fired at fleets of Loran Imperium as they came in, with AS 8 and 4 damage.',
  ],
  OrdnanceSet: [
    { type: 'OrdnanceSet', ...head, units: [saber], ordnance: ['heavy', 'jammer', 'heavy'] },
    'Saber u2 has 2 Heavy and Jammer ordnance loaded from now on.',
  ],
  UnitsRedeployed: [
    {
      type: 'UnitsRedeployed',
      ...head,
      units: [saber],
      system: sol,
      to: { kind: 'aboard', carrier: valiant },
    },
    'Saber u2 was redeployed to Sol, aboard Valiant (Apollo u1).',
  ],
  StrikeLaunched: [
    { type: 'StrikeLaunched', ...head, units: [saber, valiant], system: sol, found: true },
    'Saber u2 and Valiant (Apollo u1) set out to strike at Sol.',
  ],
  UnitsOutOfSupply: [
    {
      type: 'UnitsOutOfSupply',
      ...head,
      place: here,
      units: [saber],
      level: 2,
      because: 'no-route',
    },
    'Saber u2 at Wolf <359> is out of supply (no depot can be reached), now by 2 levels.',
  ],
};
