import {
  DOCTRINE_NAMES,
  DOCTRINES,
  type DoctrineName,
  RELIEVED,
  type StandingOrders,
} from '#fog/views/terms';
import type { Offer } from '#http/forms/field';

type Words<T extends string> = Readonly<Record<T, string>>;

/** Such words as a field offers them. */
export const offersOf = (words: Readonly<Record<string, string>>): readonly Offer[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The standing orders that count in a battle, each with the words for what can be chosen. */
export const MISSIONS: Words<StandingOrders['missions']> = {
  best: 'As seems best',
  none: 'None',
};
export const WARFARE: Words<StandingOrders['warfare']> = {
  best: 'Where it pays most',
  guard: 'Guard their own first',
  suppress: 'Weaken the strongest enemies first',
  none: 'None',
};
export const RETREAT: Words<StandingOrders['retreat']> = {
  nobody: 'Nobody',
  crippled: 'Crippled ships',
  endangered: 'Ships that are safer leaving than staying',
};
export const LEADERLESS: Words<StandingOrders['withoutFlagship']> = {
  'fight-on': 'Fight on',
  retreat: 'Retreat, all who may',
};
export const RAM: Words<StandingOrders['ram']> = {
  nobody: 'Nobody',
  kamikaze: 'Units with Kamikaze',
  doomed: 'Crippled units that are more likely lost than not',
  all: 'Crippled units too',
};
export const PROXIMITY: Words<StandingOrders['proximity']> = {
  keep: 'Stay where they are',
  spend: 'Are spent on ships and bases',
};
export const SCOUTING: Words<StandingOrders['scouting']> = {
  surprise: 'Add to surprise',
  'keep-out': 'Keep out the strongest enemies',
  'draw-in': 'Draw in civilians and crippled units that they hold back',
  shelter: 'Shelter own crippled units',
};
export const BOARDING: Words<StandingOrders['boarding']> = {
  capture: 'Whatever can be taken',
  nobody: 'Nobody',
};
/** How damage is taken, by standing orders or in one round (CSC-9). */
export const TAKE_DAMAGE: Words<NonNullable<StandingOrders['takeDamage']>> = {
  cheapest: 'Where it costs least',
  spread: 'Spread it, cripple first',
};
export const ASTEROIDS: Words<StandingOrders['asteroids']> = {
  nobody: 'Nobody',
  crippled: 'Crippled ships and flights',
  all: 'All ships and flights',
};
export const PRIZES: Words<StandingOrders['prizes']> = {
  keep: 'Is kept',
  scuttle: 'Is scuttled at the end of the encounter',
};
const CRIPPLED_WORDS = {
  yes: 'Send them back',
  [RELIEVED]: 'Send them back where a sound unit relieves them',
  no: 'Keep them',
} as const;
export const CRIPPLED: Readonly<Record<string, string>> = CRIPPLED_WORDS;

/** What a form says of crippled ships, as a standing order; undefined: nothing. */
export const crippledIn = (text: string): StandingOrders['sendBackCrippled'] | undefined => {
  if (text === RELIEVED) return RELIEVED;
  return text === 'yes' || text === 'no' ? text === 'yes' : undefined;
};

/** Such a standing order, as a form says it. */
export const crippledAs = (
  value: StandingOrders['sendBackCrippled'],
): keyof typeof CRIPPLED_WORDS => {
  if (value === RELIEVED) return RELIEVED;
  return value ? 'yes' : 'no';
};
const DIRECT: Words<StandingOrders['direct'][number]> = {
  flagship: 'flagship',
  scouts: 'Scouts',
  carriers: 'carriers',
  crippled: 'crippled',
  strongest: 'strongest',
  'last-round': 'last-round',
};

const SCREEN: Words<StandingOrders['screen'][number]> = {
  flagship: 'flagship',
  scouts: 'Scouts',
  carriers: 'carriers',
  convoys: 'convoys',
  crippled: 'crippled',
  dearest: 'dearest',
};
const ENTER: Words<StandingOrders['enterFirst'][number]> = {
  warships: 'warships',
  flights: 'flights',
  bases: 'bases',
  scouts: 'Scouts',
  carriers: 'carriers',
  crippled: 'crippled',
  cheapest: 'cheapest',
  dearest: 'dearest',
};
export const HELD: Words<StandingOrders['holdBack'][number]> = {
  scouts: 'Scouts',
  carriers: 'Carriers',
  flights: 'Flights',
  crippled: 'Crippled units',
};

/** The lists of words that somebody writes in a line, with what each may say. */
export const WRITTEN = {
  direct: { label: 'Single out in battle', words: DIRECT },
  screen: { label: 'Keep from harm first', words: SCREEN },
  enterFirst: { label: 'Enter the task force first', words: ENTER },
} as const;
export type WrittenName = keyof typeof WRITTEN;
export const WRITTEN_NAMES: readonly WrittenName[] = ['direct', 'screen', 'enterFirst'];

/** The words that such a line may have, in one line. */
export const writableIn = (name: WrittenName): string =>
  Object.values(WRITTEN[name].words).join(', ');

/** Words in such a line that say nothing there. */
export const oddWordsIn = (name: WrittenName, text: string): readonly string[] =>
  (targetsIn(text) ?? []).filter((word) => !Object.hasOwn(WRITTEN[name].words, word));

/** Whom to single out or to prefer, as somebody wrote it in a line; `nobody` is an empty list, undefined: nothing was written. */
export const targetsIn = (text: string): readonly string[] | undefined => {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return words[0] === 'nobody' ? [] : words;
};

/** The doctrines, each with what it is about. */
export const doctrineOffers = (): readonly Offer[] =>
  DOCTRINE_NAMES.map((name) => {
    const { title, says } = DOCTRINES[name];
    return { value: name, label: `${title}: ${says}` };
  });

/** The doctrine that was chosen, if one was. */
export const doctrineIn = (text: string): DoctrineName | undefined =>
  DOCTRINE_NAMES.find((name) => name === text);
