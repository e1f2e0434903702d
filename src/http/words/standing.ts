import {
  DOCTRINE_NAMES,
  DOCTRINES,
  type DoctrineName,
  type StandingOrders,
} from '#fog/views/terms';
import type { Offer } from '#http/forms/field';

type Words<T extends string> = Readonly<Record<T, string>>;

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
};
export const RAM: Words<StandingOrders['ram']> = {
  nobody: 'Nobody',
  kamikaze: 'Units with Kamikaze',
  all: 'Crippled units too',
};
export const PROXIMITY: Words<StandingOrders['proximity']> = {
  keep: 'Stay where they are',
  spend: 'Are spent on ships and bases',
};
export const BOARDING: Words<StandingOrders['boarding']> = {
  capture: 'Whatever can be taken',
  nobody: 'Nobody',
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
export const CRIPPLED = { yes: 'Send them back', no: 'Keep them' };
export const DIRECT: Words<StandingOrders['direct'][number]> = {
  flagship: 'flagship',
  scouts: 'Scouts',
  carriers: 'carriers',
  crippled: 'crippled',
  strongest: 'strongest',
};

/** Whom to single out, as somebody wrote it in a line; `nobody` is an empty list, undefined: nothing was written. */
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
