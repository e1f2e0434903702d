import { DOCTRINES, MOST_RATIO, type StandingOrders } from '#fog/views/terms';
import { type Field, numberField, type Offer, selectField, textField } from '#http/forms/field';
import { ownSystems } from '#http/names/view-names';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { fleetOffers, formedOffers } from './fleets.ts';
import {
  ASTEROIDS,
  BOARDING,
  CRIPPLED,
  crippledIn,
  doctrineIn,
  doctrineOffers,
  LEADERLESS,
  MISSIONS,
  oddWordsIn,
  offersOf,
  PRIZES,
  PROXIMITY,
  RAM,
  RETREAT,
  SCOUTING,
  TAKE_DAMAGE,
  targetsIn,
  WARFARE,
  writableIn,
  WRITTEN,
  WRITTEN_NAMES,
  type WrittenName,
} from '#http/words/standing';
import type { FormDesk, OrderForm } from './order-form.ts';
import { listsIn, standingLists } from './standing-lists.ts';

const EMPIRE = 'empire';
/** No policy is called so: ‘keep’ is one of minefields and of prizes. */
const AS_IT_IS = 'as-it-is';
const FOLLOW = 'follow';
const NEAREST = 'nearest';

type Words<T extends string> = Readonly<Record<T, string>>;

const ENGAGE: Words<StandingOrders['engage']> = {
  nobody: 'Nobody',
  enemies: 'Enemies',
  neutrals: 'Enemies and neutrals',
};
const SCENARIO: Words<StandingOrders['scenario']> = {
  best: 'The best for me',
  'deep-space': 'Deep space',
  defensive: 'Defensive, where there are bases',
  interception: 'Interception, where it is yours to demand',
  none: 'None',
};
const AFTER_LANE: Words<StandingOrders['afterLane']> = {
  continue: 'Go on',
  return: 'Turn back',
};
const PURSUE = { yes: 'Whoever withdraws', no: 'Nobody' };
const RESUPPLY: Words<StandingOrders['resupply']> = {
  dying: 'When a unit there would die',
  never: 'Never',
};
const CONTESTED: Words<StandingOrders['contested']> = {
  stop: 'Stop there',
  'go-on': 'Go on, and leave as many ships there as they have',
};
const STEALTH: Words<StandingOrders['stealth']> = {
  hide: 'Stay hidden',
  engage: 'Show themselves to begin an encounter',
  open: 'Stand in the open',
};

type Choice = Readonly<{ name: string; label: string; hint?: string; offers: readonly Offer[] }>;

const choice = (input: Choice, sent: FormBody): Field =>
  selectField({
    ...input,
    sent,
    offers: [{ value: AS_IT_IS, label: 'Leave as it is' }, ...input.offers],
  });

const PERCENTAGES = {
  engageRatio: 'Engage at',
  defendRatio: 'Defend own systems at',
  refuseBelow: 'Refuse scenarios below',
  disengageBelow: 'Disengage below',
} as const;

const percentages = (sent: FormBody): readonly Field[] =>
  Object.entries(PERCENTAGES).map(([name, label]) =>
    numberField({ name, label: `${label} (percent)`, sent, min: 0, max: MOST_RATIO }),
  );

const SHARES = {
  directShare: 'Damage to direct at most (percent)',
  retreatAt: 'Retreat at losses of own CC (percent; 0: never)',
} as const;

const shareField = (name: keyof typeof SHARES, sent: FormBody): Field =>
  numberField({ name, label: SHARES[name], sent, min: 0, max: 100 });

const NUMBERS = [...Object.keys(PERCENTAGES), ...Object.keys(SHARES), 'intel', 'investEachTurn'];

/** Numbers that were given; a text: the name of one that is no number. */
function numbersIn(sent: FormBody): Readonly<Record<string, number>> | string {
  const given: Record<string, number> = {};
  for (const name of NUMBERS) {
    const text = sent.text(name).trim();
    if (text === '') continue;
    const value = wholeNumber(text);
    if (value === undefined) return name;
    given[name] = value;
  }
  return given;
}

const chosen = (sent: FormBody, name: string): string | undefined => {
  const value = sent.text(name);
  return value === AS_IT_IS || value === '' ? undefined : value;
};

const writtenField = (name: WrittenName, sent: FormBody): Field =>
  textField({
    name,
    label: WRITTEN[name].label,
    hint: `In the order that you want: ${writableIn(name)}; or nobody. Empty: leave as it is.`,
    sent,
    max: 100,
  });

const yesIn = (sent: FormBody, name: string): boolean | undefined => {
  const value = chosen(sent, name);
  return value === undefined ? undefined : value === 'yes';
};

/** The choices that were taken; a field that is left as it is, is not there. */
function choicesIn(sent: FormBody): Readonly<Record<string, unknown>> {
  const withdrawTo = chosen(sent, 'withdrawTo');
  const all = {
    engage: chosen(sent, 'engage'),
    scenario: chosen(sent, 'scenario'),
    afterLane: chosen(sent, 'afterLane'),
    withdrawTo: withdrawTo === NEAREST ? null : withdrawTo,
    pursue: yesIn(sent, 'pursue'),
    takeDamage: chosen(sent, 'takeDamage'),
    missions: chosen(sent, 'missions'),
    warfare: chosen(sent, 'warfare'),
    retreat: chosen(sent, 'retreat'),
    withoutFlagship: chosen(sent, 'withoutFlagship'),
    ram: chosen(sent, 'ram'),
    proximity: chosen(sent, 'proximity'),
    boarding: chosen(sent, 'boarding'),
    asteroids: chosen(sent, 'asteroids'),
    scouting: chosen(sent, 'scouting'),
    prizes: chosen(sent, 'prizes'),
    sendBackCrippled: crippledIn(sent.text('sendBackCrippled')),
    resupply: chosen(sent, 'resupply'),
    contested: chosen(sent, 'contested'),
    stealth: chosen(sent, 'stealth'),
    ...listsIn(sent),
    ...Object.fromEntries(WRITTEN_NAMES.map((name) => [name, targetsIn(sent.text(name))])),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A word in a line that says nothing there; null: there is none. */
function oddIn(sent: FormBody): Readonly<{ field: string; problem: string }> | null {
  const odd = WRITTEN_NAMES.flatMap((field) =>
    oddWordsIn(field, sent.text(field)).map((word) => ({
      field,
      problem: `“${word}” is none of these: ${writableIn(field)}; or say nobody.`,
    })),
  );
  return odd[0] ?? null;
}

/** All that a chosen doctrine says. */
function doctrineFields(sent: FormBody): Partial<StandingOrders> {
  const name = doctrineIn(sent.text('doctrine'));
  return name === undefined ? {} : DOCTRINES[name].standing;
}

const withdrawOffers = (desk: FormDesk): readonly Offer[] => [
  { value: NEAREST, label: 'The nearest own depot, or own system' },
  ...ownSystems(desk.view).map(({ id, name }) => ({ value: id, label: name })),
];

/** What counts in a battle only. */
const inBattle = (sent: FormBody): readonly Field[] => [
  writtenField('direct', sent),
  shareField('directShare', sent),
  writtenField('screen', sent),
  choice({ name: 'takeDamage', label: 'Take damage', offers: offersOf(TAKE_DAMAGE) }, sent),
  writtenField('enterFirst', sent),
  choice({ name: 'missions', label: 'Missions in battle', offers: offersOf(MISSIONS) }, sent),
  choice({ name: 'warfare', label: 'Electronic warfare', offers: offersOf(WARFARE) }, sent),
  choice({ name: 'retreat', label: 'May retreat alone', offers: offersOf(RETREAT) }, sent),
  shareField('retreatAt', sent),
  choice(
    {
      name: 'withoutFlagship',
      label: 'Once the flagship is crippled or lost',
      offers: offersOf(LEADERLESS),
    },
    sent,
  ),
  choice({ name: 'ram', label: 'Ram', offers: offersOf(RAM) }, sent),
  choice({ name: 'proximity', label: 'Proximity mines', offers: offersOf(PROXIMITY) }, sent),
  choice({ name: 'boarding', label: 'Board in battle', offers: offersOf(BOARDING) }, sent),
  choice({ name: 'asteroids', label: 'Hide among asteroids', offers: offersOf(ASTEROIDS) }, sent),
  numberField({
    name: 'intel',
    label: 'Intel to spend before each battle',
    sent,
    min: 0,
    max: 1000,
  }),
  choice({ name: 'scouting', label: 'What it is spent on', offers: offersOf(SCOUTING) }, sent),
];

export const setStandingForm: OrderForm<'SetStanding'> = {
  kind: 'SetStanding',
  title: 'Standing orders',
  hint: 'What a fleet does when nobody can ask you. Say only what shall change: all else stays as it is.',
  unavailable: () => null,
  fields: (desk, sent) => [
    selectField({
      name: 'fleet',
      label: 'Whose',
      sent,
      offers: [
        { value: EMPIRE, label: 'All fleets without orders of their own' },
        ...fleetOffers(desk),
        ...formedOffers(desk),
      ],
    }),
    choice(
      {
        name: 'doctrine',
        label: 'Doctrine',
        hint: 'It fills in everything below but the lists, where to withdraw to and how to take damage. What you say below holds instead of it.',
        offers: [
          { value: FOLLOW, label: 'Nothing of its own: follow the empire again' },
          ...doctrineOffers(),
        ],
      },
      sent,
    ),
    choice({ name: 'engage', label: 'Begin encounters against', offers: offersOf(ENGAGE) }, sent),
    choice({ name: 'scenario', label: 'Demand the scenario', offers: offersOf(SCENARIO) }, sent),
    choice({ name: 'pursue', label: 'Pursue', offers: offersOf(PURSUE) }, sent),
    ...percentages(sent),
    choice({ name: 'withdrawTo', label: 'Withdraw to', offers: withdrawOffers(desk) }, sent),
    choice(
      { name: 'afterLane', label: 'After a fight in a lane', offers: offersOf(AFTER_LANE) },
      sent,
    ),
    ...inBattle(sent),
    choice({ name: 'prizes', label: 'What is captured', offers: offersOf(PRIZES) }, sent),
    choice({ name: 'sendBackCrippled', label: 'Crippled ships', offers: offersOf(CRIPPLED) }, sent),
    choice({ name: 'resupply', label: 'Emergency resupply', offers: offersOf(RESUPPLY) }, sent),
    choice({ name: 'contested', label: 'Enemies on the way', offers: offersOf(CONTESTED) }, sent),
    choice({ name: 'stealth', label: 'Ships that can hide', offers: offersOf(STEALTH) }, sent),
    numberField({
      name: 'investEachTurn',
      label: 'EP to invest in research each turn (0: none)',
      hint: 'For the whole empire. What your orders leave is used; an order to invest replaces it for its turn.',
      sent,
      min: 0,
    }),
    ...standingLists(desk, sent),
  ],
  read: (sent) => {
    const given = numbersIn(sent);
    if (typeof given === 'string')
      return { field: given, problem: 'Give a whole number, or nothing.' };
    const odd = oddIn(sent);
    if (odd !== null) return odd;
    const standing = { ...doctrineFields(sent), ...given, ...choicesIn(sent) };
    const fleet = sent.text('fleet') === EMPIRE ? null : sent.text('fleet');
    const saysNothing = Object.keys(standing).length === 0;
    if (sent.text('doctrine') === FOLLOW) {
      if (saysNothing) return { json: { kind: 'SetStanding', fleet, standing } };
      return {
        field: 'doctrine',
        problem: 'Who follows the empire has nothing of his own: leave all else as it is.',
      };
    }
    if (saysNothing) {
      return { field: 'engage', problem: 'Nothing is changed: say at least one thing.' };
    }
    return { json: { kind: 'SetStanding', fleet, standing } };
  },
};
