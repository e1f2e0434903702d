import { human, loran, sol, wolf } from '#test/report/reports/sample-campaign';
import type { OrderSamples } from './order-sample.ts';
import { apollo, valiant } from './sample-terms.ts';

type Kind =
  | 'RunMission'
  | 'OfferTreaty'
  | 'RetractOffer'
  | 'DeclineOffer'
  | 'BreakTreaty'
  | 'DeclareWar'
  | 'RevealTreaty'
  | 'LendSupport'
  | 'GiveMap'
  | 'GiveEp'
  | 'ExchangeUnits'
  | 'GiveSchematics';

/** Orders about other empires. */
export const DEALING_ORDER_SAMPLES: OrderSamples<Kind> = {
  RunMission: [
    {
      kind: 'RunMission',
      ...{ mission: 'sabotage-ship', at: wolf, from: sol, design: apollo, framing: loran },
      named: 'Argo',
    },
    'Run Sabotage: Ship at Wolf <359> from Sol against Apollo, the “Argo”, framing Loran Imperium',
    {
      mission: 'sabotage-ship',
      at: wolf,
      from: sol,
      design: apollo,
      framing: loran,
      named: 'Argo',
    },
  ],
  OfferTreaty: [
    { kind: 'OfferTreaty', to: loran, offer: 'alliance', covert: true, keep: true },
    'Offer Loran Imperium an Alliance treaty in secret, until you retract it',
    { to: loran, offer: 'alliance', covert: 'yes', keep: 'yes' },
  ],
  RetractOffer: [
    { kind: 'RetractOffer', to: loran, offer: 'trade' },
    'Retract your offer of a Trade treaty to Loran Imperium',
    { to: loran, offer: 'trade' },
  ],
  DeclineOffer: [
    { kind: 'DeclineOffer', from: loran, offer: 'armistice' },
    'Decline an armistice with Loran Imperium',
    { from: loran, offer: 'armistice' },
  ],
  BreakTreaty: [
    { kind: 'BreakTreaty', with: loran, what: 'treaty', support: wolf },
    'Break your highest treaty with Loran Imperium, supported by the Intel of Wolf <359>',
    { with: loran, what: 'treaty', support: wolf },
  ],
  DeclareWar: [
    { kind: 'DeclareWar', on: loran, declare: 'war', covert: true, support: sol },
    'Declare War on Loran Imperium in secret, supported by the Intel of Sol',
    { on: loran, declare: 'war', covert: 'yes', support: sol },
  ],
  RevealTreaty: [
    { kind: 'RevealTreaty', with: loran },
    'Reveal what is covert between you and Loran Imperium',
    { with: loran },
  ],
  LendSupport: [
    { kind: 'LendSupport', to: loran, against: human, support: sol },
    'Support the declaration of Loran Imperium against Terran Union by the Intel of Sol',
    { to: loran, against: human, support: sol },
  ],
  GiveMap: [
    { kind: 'GiveMap', to: loran, systems: [wolf, sol] },
    'Tell Loran Imperium what you know of Wolf <359> and Sol',
    { to: loran, systems: [wolf, sol] },
  ],
  GiveEp: [
    { kind: 'GiveEp', to: loran, points: 5 },
    'Give 5 EP to Loran Imperium',
    { to: loran, points: '5' },
  ],
  ExchangeUnits: [
    {
      kind: 'ExchangeUnits',
      with: loran,
      gives: { points: 0, units: [valiant] },
      takes: { points: 20, classes: [{ design: apollo, count: 2 }] },
    },
    'Exchange Valiant (Apollo u1) for 2 Apollo and 20 EP with Loran Imperium, if it orders the same',
    { with: loran, units: valiant, paid: '0', design: apollo, count: '2', price: '20' },
  ],
  GiveSchematics: [
    { kind: 'GiveSchematics', to: loran, design: apollo },
    'Give the schematics of Apollo to Loran Imperium',
    { to: loran, design: apollo },
  ],
};
