import { percent } from '#kernel/words/percent';

/** What the page of a player’s relations says. */
export const TEXTS = {
  yourTensionIs: (value: number) => `Your tension is ${String(value)}.`,
  inContactSince: (since: string) => `In contact since ${since}.`,
  noEnvoys: 'No envoys get through: nothing can be offered or signed.',
  coBelligerents: 'You are co-belligerents.',
  pactEnds: (turn: number) => `The pact ends in turn ${String(turn)}.`,
  surpriseAttack: 'It made a surprise attack: your chances against it are 20 higher.',
  inSecret: ' in secret',
  untilIntel: ', until this turn’s Intel Phase',
  youOffer: (what: string) => `You offer ${what}.`,
  offersYou: (name: string, what: string) => `${name} offers you ${what}.`,
  offer: (what: string) => `Offer ${what}`,
  offerPact: 'Offer a pact',
  endPact: 'End the pact',
  breakTreaty: (treaty: string, chance: number) =>
    `Break the ${treaty} treaty (${percent(chance)})`,
  declareWar: (chance: number) => `Declare War (${percent(chance)})`,
  declareHostilities: 'Declare Hostilities',
  revealSecret: 'Reveal your secret',
  card: 'Treaties, offers, tension, and what you can declare.',
} as const;
