import { offersInRow } from './class-offers.ts';
import { template } from '#http/pages/template';
import type { ScenarioKind } from '#model/battle/setup';
import { BATTLE_FIELDS } from '#model/forces/standing-orders';
import { MOST_BATTLES } from '#app/what-if/odds-faults';
import { WHAT_IF_SIDES, type WhatIfSideName } from '#app/what-if/what-if';
import {
  boxesField,
  type Field,
  numberField,
  type Offer,
  offersOf,
  placeFields,
  selectField,
  textField,
} from '#http/forms/field';
import { doctrineOffers } from '#http/forms/standing/doctrine-offers';
import { standingInputs } from '#http/forms/standing/standing-inputs';
import type { FormProblem, Link } from '#http/pages/page-parts';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { DOCTRINE_FIELD, fieldOf, FILLED_FIELD, ROW_NUMBERS, rowField } from './form-names.ts';
import { assumedOf, sideNameOf } from './preset-form.ts';
import { meetingIn, standingPage, tickedIn } from './read-what-if.ts';
import { soFarFields } from './so-far-fields.ts';
import { TEXTS } from './texts.ts';
import type { BattleSpot, WhatIfWorld } from './what-if-world.ts';

type Row = Readonly<{ number: number; fields: readonly Field[]; ordnance: Field }>;

type SideForm = Readonly<{
  id: WhatIfSideName;
  name: string;
  filled: Readonly<{ name: string; value: string }>;
  /** Something is wrong in the standing orders. */
  isOpen: boolean;
  forces: readonly Field[];
  rows: readonly Row[];
  standing: readonly Field[];
  /** Its fleets can be ordered to follow them. */
  canOrder: boolean;
}>;

/** Where a battle can be thought out, and who is known to be there. */
export type SpotLine = Readonly<{ href: string; label: string; forces: readonly string[] }>;

export type WhatIfForm = Readonly<{
  where: string;
  at: string;
  assumed: readonly string[];
  meeting: readonly Field[];
  ground: readonly Field[];
  /** How far the battle has gone; empty: it begins. */
  soFar: readonly Field[];
  sides: readonly SideForm[];
  dice: readonly Field[];
}>;

/** The page on which somebody thinks out a battle. */
export type WhatIfContent = Readonly<{
  back: Link;
  path: string;
  formToken: string;
  asOf: string;
  /** The page for sieges. */
  siege: Link;
  /** The visitor's last battles; null if there are none. */
  last: Link | null;
  /** The page for battle files; null if the visitor can't use one. */
  file: Link | null;
  problem: string;
  problems: readonly FormProblem[];
  spots: readonly SpotLine[];
  /** All places, to choose one of them by its name. */
  choose: readonly Field[];
  form: WhatIfForm | null;
}>;

export const WHAT_IF_PAGE = template<WhatIfContent>('what-if');

/** What the ids of the form's fields begin with. */
export const WHAT_IF_FORM = 'what-if';

type Errors = ReadonlyMap<string, string>;
const NO_ERRORS: Errors = new Map();

const USUAL_BATTLES = 500;
const LONGEST_SEED = 40;
/** The number of empty rows at the end, for more units. */
const EMPTY_ROWS = 2;

/** The scenarios of a battle in space, by name. */
export const SCENARIOS = {
  'deep-space': TEXTS.deepSpace,
  defensive: 'Defensive',
  interception: 'Interception',
  pursuit: 'Pursuit',
  breakout: 'Breakout',
} as const satisfies Readonly<Record<ScenarioKind, string>>;

const MAKES = { '': TEXTS.ownMake, alien: TEXTS.alienUnconverted };

const STATES = {
  sound: 'Sound',
  crippled: 'Crippled',
  'sound-reserve': TEXTS.soundInReserve,
  'crippled-reserve': TEXTS.crippledInReserve,
} as const;

type Filled = Readonly<{ sent: FormBody; errors: Errors }>;

function rowsOf(
  { sent, errors }: Filled,
  world: WhatIfWorld,
  side: WhatIfSideName,
): readonly Row[] {
  const filled = ROW_NUMBERS.filter((row) => sent.has(rowField(side, row, 'class')));
  const used = filled.filter((row) => sent.text(rowField(side, row, 'class')) !== '');
  const shown = Math.min(ROW_NUMBERS.length, (used.at(-1) ?? 0) + EMPTY_ROWS);
  return ROW_NUMBERS.slice(0, shown).map((row) => {
    const name = (field: Parameters<typeof rowField>[2]): string => rowField(side, row, field);
    const of = TEXTS.row(row);
    const fields = [
      selectField({
        ...{ name: name('class'), label: TEXTS.classOf(of), sent },
        offers: offersInRow(world.classes, sent.text(name('class'))),
      }),
      numberField({ name: name('count'), label: TEXTS.howManyOf(of), sent, min: 0, max: 200 }),
      selectField({
        name: name('state'),
        label: TEXTS.stateOf(of),
        sent,
        offers: offersOf(STATES),
      }),
      selectField({ name: name('make'), label: TEXTS.makeOf(of), sent, offers: offersOf(MAKES) }),
      numberField({
        ...{ name: name('levels'), label: TEXTS.levelsOutOfSupplyOf(of), sent },
        ...{ min: 0, max: 100, preset: 0 },
      }),
    ];
    const ordnance = textField({ name: name('ordnance'), label: 'Ordnance', sent, max: 100 });
    return { number: row, fields: placeFields(fields, WHAT_IF_FORM, errors), ordnance };
  });
}

function standingFields({ sent, errors }: Filled, side: WhatIfSideName): readonly Field[] {
  const doctrine = selectField({
    name: fieldOf(side, DOCTRINE_FIELD),
    label: 'Doctrine',
    hint: TEXTS.doctrineReplacesSettingsBelow,
    sent,
    offers: [{ value: '', label: TEXTS.asSetBelow }, ...doctrineOffers()],
  });
  const fields = standingInputs(standingPage(sent, side), BATTLE_FIELDS);
  return placeFields([doctrine, ...fields], WHAT_IF_FORM, errors);
}

/** Those at the place first; one that is elsewhere could come there. */
function forceOffers(world: WhatIfWorld, spot: BattleSpot, side: WhatIfSideName): readonly Offer[] {
  const all = world.forces.filter(({ sides }) => sides.includes(side));
  const here = all.filter(({ at }) => at === spot.at);
  const elsewhere = all.filter(({ at, isFixed }) => at !== spot.at && !isFixed);
  const offer =
    (group: string) =>
    ({ id, name, about, ownerName, sides }: (typeof all)[number]): Offer => {
      const whose = sides.length > 1 ? `, ${ownerName}` : '';
      return { value: id, label: `${name}${whose}: ${about}`, group };
    };
  return [...here.map(offer('Here')), ...elsewhere.map(offer('Elsewhere'))];
}

function sideForm(
  filled: Filled,
  world: WhatIfWorld,
  { spot, side }: Readonly<{ spot: BattleSpot; side: WhatIfSideName }>,
): SideForm {
  const { sent, errors } = filled;
  const offers = forceOffers(world, spot, side);
  const standing = standingFields(filled, side);
  const boxes = boxesField({
    name: fieldOf(side, 'force'),
    label: TEXTS.forcesTakingPart,
    sent,
    offers,
  });
  return {
    id: side,
    name: sideNameOf(world, tickedIn(sent), side),
    filled: {
      name: fieldOf(side, FILLED_FIELD),
      value: sent.text(fieldOf(side, FILLED_FIELD)),
    },
    forces: offers.length === 0 ? [] : placeFields([boxes], WHAT_IF_FORM, errors),
    rows: rowsOf(filled, world, side),
    standing,
    canOrder: side === 'one' && world.canOrder,
    isOpen: standing.some(({ error }) => error !== ''),
  };
}

/** The number of battles, and the seed of their dice. */
export function diceFields(sent: FormBody, errors: Errors, label = 'Battles'): readonly Field[] {
  const seed = { name: 'seed', label: 'Dice', hint: TEXTS.eachNumberGivesDifferentDice };
  const battles = { name: 'battles', label, min: 1, max: MOST_BATTLES };
  const fields = [
    numberField({ ...battles, sent, preset: USUAL_BATTLES }),
    numberField({ ...seed, sent, min: 1, max: 999_999, preset: 1 }),
  ];
  return placeFields(fields, WHAT_IF_FORM, errors);
}

/** The same as they were sent; a form that brings a file leaves them out. */
export const diceIn = (body: FormBody): Readonly<{ battles: number; seed: string }> => ({
  battles: body.has('battles') ? (wholeNumber(body.text('battles')) ?? 0) : USUAL_BATTLES,
  seed: body.has('seed') ? body.text('seed').trim().slice(0, LONGEST_SEED) : '1',
});

/** The form of a battle at a place, filled with what was sent or preset. */
export function whatIfForm(
  world: WhatIfWorld,
  { spot, sent }: Readonly<{ spot: BattleSpot; sent: FormBody }>,
  errors: Errors = NO_ERRORS,
): WhatIfForm {
  const ticked = tickedIn(sent);
  const names = WHAT_IF_SIDES.map((side): Offer => {
    return { value: side, label: sideNameOf(world, ticked, side) };
  });
  const number = (name: string, label: string, max = 10_000): Field =>
    numberField({ name, label, sent, min: 0, max });
  const place = (fields: readonly Field[]): readonly Field[] =>
    placeFields(fields, WHAT_IF_FORM, errors);
  return {
    where: spot.where,
    at: spot.at,
    assumed: assumedOf(world, { spot, ticked, meeting: meetingIn(sent) }),
    meeting: place([
      selectField({ name: 'scenario', label: 'Scenario', sent, offers: offersOf(SCENARIOS) }),
      selectField({ name: 'attacker', label: 'Attacker', sent, offers: names }),
    ]),
    ground:
      spot.kind === 'lane'
        ? []
        : place([
            selectField({
              ...{ name: 'holder', label: TEXTS.controllerOfSystem, sent },
              offers: [{ value: 'nobody', label: TEXTS.neitherSide }, ...names],
            }),
            number('productivity', TEXTS.itsProductivity),
            number('utilized', TEXTS.utilizedProductivity),
          ]),
    soFar: place(soFarFields(sent, (side) => sideNameOf(world, ticked, side))),
    sides: WHAT_IF_SIDES.map((side) => sideForm({ sent, errors }, world, { spot, side })),
    dice: diceFields(sent, errors),
  };
}

/** The places at which a battle is near at hand: where two who could fight each other are known to be. */
export function spotLines(world: WhatIfWorld, path: string): readonly SpotLine[] {
  return world.spots.flatMap((spot): readonly SpotLine[] => {
    const here = world.forces.filter(({ at }) => at === spot.at);
    const isPlayers = here.some(({ sides }) => sides.length === 1 && sides[0] === 'two');
    const owners = new Set(here.map(({ owner }) => owner));
    if (!isPlayers && owners.size < 2) return [];
    return [
      {
        href: `${path}?at=${encodeURIComponent(spot.at)}`,
        label: spot.name,
        forces: here.map(({ name, about }) => `${name}: ${about}`),
      },
    ];
  });
}
