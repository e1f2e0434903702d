import { percent } from '#kernel/words/percent';

/** What the pages of diplomacy say. */
export const TEXTS = {
  tensionIs: (junior: string | null, toward: string, value: number) =>
    `${junior === null ? 'Your' : `${junior}’s`} tension toward ${toward} is ${String(value)} of 100. The lower it is, the better treaties can be signed; the higher, the easier it is to break them or to declare War.`,
  orderedBy: (leader: string) => `${leader} leads your Partnership and orders this for you.`,
  diplomacyOf: (name: string) => `The diplomacy of ${name}`,
  youOrderFor: (name: string) =>
    `You lead the Partnership with ${name}, and order its diplomacy with all others. What you order here is in its name.`,
  juniorMetNobody: (name: string) => `${name} has not met another empire yet.`,
  inContactSince: (since: string) => `In contact since ${since}.`,
  isWorld: 'It is a non-aligned world: it has no player and no tension, and decides by itself.',
  strivesTo: (what: string) => `It has told you what it strives for: to ${what}.`,
  isOut: 'It is out of the game.',
  noEnvoys: 'No envoys get through: nothing can be offered or signed.',
  coBelligerents: (junior: string | null) =>
    junior === null ? 'You are co-belligerents.' : `${junior} and they are co-belligerents.`,
  pactEnds: (turn: number) => `The pact ends in turn ${String(turn)}.`,
  surpriseAttack: 'It made a surprise attack: your chances against it are 20 higher.',
  inSecret: ' in secret',
  untilIntel: ', until this turn’s Intel Phase',
  youOffer: (what: string) => `You offer ${what}.`,
  offersYou: (name: string, what: string, whom: string) => `${name} offers ${whom} ${what}.`,
  offersInLetter: (name: string, what: string) => `${name} offers you ${what} in a letter.`,
  readLetter: 'Read the letter',
  offer: (what: string) => `Offer ${what}`,
  tooTenseFor: (what: string, most: number) =>
    `You can sign ${what} when your tension is ${String(most)} or less.`,
  offerPact: 'Offer a pact',
  endPact: 'End the pact',
  breakTreaty: (treaty: string, chance: number) =>
    `Break the ${treaty} treaty (${percent(chance)})`,
  declareWar: (chance: number) => `Declare War (${percent(chance)})`,
  declareHostilities: 'Declare Hostilities',
  revealSecret: 'Reveal your secret',
  lead: 'Your relations with the empires that you have met, what is on offer, and what you can order this turn. Everything is settled at the same time in the Intel Phase, before the fleets move.',
  metNobody: 'You have not met another empire yet.',
  heardIn: (turn: number) => `turn ${String(turn)}`,
  whatADashMeans:
    'What others agree on, you know from public news, with the turn in which you heard it. A dash means that you have heard nothing.',
  whyTensionIs: (junior: string | null, value: number) =>
    `Why is ${junior === null ? 'your' : `${junior}’s`} tension ${String(value)}?`,
  tensionFromTo: (start: number, value: number, turn: number) =>
    `Tension since turn ${String(turn)}: from ${String(start)} to ${String(value)}.`,

  allRelationsTable: 'All relations',
  relationsFile: (turn: number): string => `relations-turn-${String(turn)}`,
  oneEmpire: 'Empire',
  otherEmpire: 'Other empire',
  stateColumn: 'Relation',
  openlyColumn: 'As others see it',
  metColumn: 'Met in turn',
  pactColumn: 'Pact',
  tensionOfOne: 'Tension of the first',
  tensionOfOther: 'Tension of the other',
  allRelations:
    'The relations of all empires, as they are. Only you see what is covert, and what each side feels.',
  noTwoHaveMet: 'No two empires have met.',
  whoHaveNotMet: 'A dash means that the two have not met.',
  openly: (state: string) => `openly ${state}`,
  twoEmpires: (a: string, b: string) => `${a} and ${b}`,
  covertOpenly: (state: string) => `It is covert: all others think that they are at ${state}.`,
  haveMetSince: (since: string) => `They have been in contact since ${since}.`,
  theirEnvoysDoNotGetThrough: 'No envoys get through between them.',
  theyAreCoBelligerents: 'They are co-belligerents.',
  tensionNow: (of: string, toward: string, value: number) =>
    `The tension of ${of} toward ${toward} is ${String(value)}.`,
  whyTension: (of: string, toward: string) => `What moved the tension of ${of} toward ${toward}`,
  setTheirRelation: 'Set their relation',
  setARelation: 'Set a relation',
  moderatorCard: 'Wars and treaties between empires, with offers, secrets and tension.',
  write: 'Write a letter',
  card: 'Treaties, offers, tension, and what you can declare.',
} as const;
