import {
  WHAT_IF_SIDES,
  type WhatIf,
  type WhatIfPlace,
  type WhatIfSide,
  type WhatIfSideName,
  type WhatIfUnits,
} from '#app/what-if/what-if';
import type { ScenarioKind } from '#model/battle/setup';
import { type DoctrineName, DOCTRINES } from '#model/forces/doctrines';
import { BATTLE_FIELDS } from '#model/forces/standing-orders';
import { doctrineIn } from '#http/forms/standing/doctrine-offers';
import { standingIn, type StandingPage } from '#http/forms/standing/standing-inputs';
import type { FormBody } from '#http/visits/form-body';
import {
  ALL_FIELDS,
  DOCTRINE_FIELD,
  fieldOf,
  type FilledForm,
  ROW_NUMBERS,
  rowField,
} from './form-names.ts';
import { sideNameOf, type Ticked } from './preset-form.ts';
import { soFarIn } from './so-far-fields.ts';
import type { BattleSpot, WhatIfWorld } from './what-if-world.ts';

const SCENARIO_KINDS = [
  'deep-space',
  'defensive',
  'interception',
  'pursuit',
  'breakout',
] as const satisfies readonly ScenarioKind[];

/** What a field says, as far as it is one of these. */
const oneOf = <T extends string>(text: string, values: readonly T[]): T | undefined =>
  values.find((value) => value === text);

/** NaN: it is no number, which the check of the battle tells. */
const numberIn = (body: FormBody, name: string): number => {
  const text = body.text(name).trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

/** The forces that are ticked in a form. */
export const tickedIn = (body: FormBody): Ticked => ({
  one: body.texts(fieldOf('one', 'force')),
  two: body.texts(fieldOf('two', 'force')),
});

/** The scenario of a form, and who demands it. */
export const meetingIn = (
  body: FormBody,
): Readonly<{ scenario: ScenarioKind; attacker: WhatIfSideName }> => ({
  scenario: oneOf(body.text('scenario'), SCENARIO_KINDS) ?? 'deep-space',
  attacker: oneOf(body.text('attacker'), WHAT_IF_SIDES) ?? 'one',
});

/** A row with units; rows without a class or a number, or with number 0, are skipped. */
function unitsIn(body: FormBody, side: WhatIfSideName, row: number): readonly WhatIfUnits[] {
  const text = (name: Parameters<typeof rowField>[2]): string =>
    body.text(rowField(side, row, name)).trim();
  const count = text('count');
  if (count === '0' || (count === '' && text('class') === '')) return [];
  const state = text('state');
  return [
    {
      row,
      class: text('class'),
      count: numberIn(body, rowField(side, row, 'count')),
      condition: state.startsWith('crippled') ? 'crippled' : 'sound',
      status: state.endsWith('-reserve') ? 'reserve' : 'active',
      levels: text('levels') === '' ? 0 : numberIn(body, rowField(side, row, 'levels')),
      ordnance: text('ordnance')
        .split(/\s+/)
        .filter((one) => one !== ''),
      unconverted: text('make') === 'alien',
    },
  ];
}

/** The standing orders of a side, as its part of the form has them. */
export const standingPage = (sent: FormBody, side: WhatIfSideName): StandingPage => ({
  sent,
  nameOf: (field) => fieldOf(side, field),
  isPartial: false,
  // No list of things counts in a battle.
  choices: () => [],
});

/** The units of a side as its rows have them. */
export const rowsIn = (body: FormBody, side: WhatIfSideName): readonly WhatIfUnits[] =>
  ROW_NUMBERS.flatMap((row) => unitsIn(body, side, row));

/** The Intel that there is to spend; nothing was written: none. */
const intelIn = (body: FormBody, side: WhatIfSideName): number =>
  body.text(fieldOf(side, 'intel')).trim() === '' ? 0 : numberIn(body, fieldOf(side, 'intel'));

/** What a doctrine says nothing of, and the Intel: that stays as it was written. */
const isBesides = (doctrine: DoctrineName, field: string): boolean =>
  field === 'intel' || !Object.hasOwn(DOCTRINES[doctrine].standing, field);

/** The part of these standing orders that a doctrine leaves as it is. */
export const whatDoctrineLeaves = (doctrine: DoctrineName, standing: object): object =>
  Object.fromEntries(Object.entries(standing).filter(([field]) => isBesides(doctrine, field)));

function standingOf(body: FormBody, side: WhatIfSideName): WhatIfSide['standing'] {
  const doctrine = doctrineIn(body.text(fieldOf(side, DOCTRINE_FIELD)));
  const { standing } = standingIn(standingPage(body, side), BATTLE_FIELDS);
  if (doctrine === undefined) return standing;
  return { doctrine, ...whatDoctrineLeaves(doctrine, standing) };
}

function placeIn(body: FormBody, spot: BattleSpot): WhatIfPlace {
  if (spot.kind === 'lane') return { kind: 'lane', name: spot.name, class: spot.class };
  const { name, anomalies } = spot;
  return {
    kind: 'system',
    name,
    anomalies,
    holder: oneOf(body.text('holder'), WHAT_IF_SIDES) ?? null,
    productivity: numberIn(body, 'productivity'),
    utilized: numberIn(body, 'utilized'),
  };
}

/** The battle in a form, at a place that the sender knows. */
export function whatIfIn(body: FormBody, world: WhatIfWorld, spot: BattleSpot): WhatIf {
  const ticked = tickedIn(body);
  const sideIn = (side: WhatIfSideName): WhatIfSide => ({
    name: sideNameOf(world, ticked, side),
    units: rowsIn(body, side),
    standing: standingOf(body, side),
    intel: intelIn(body, side),
  });
  return {
    place: placeIn(body, spot),
    ...meetingIn(body),
    waysOut: spot.waysOut,
    ...soFarIn(body),
    sides: { one: sideIn('one'), two: sideIn('two') },
  };
}

/** The fields of a form as it was sent, so that it can be filled again. */
export const formIn = (body: FormBody): FilledForm =>
  Object.fromEntries(
    ALL_FIELDS.filter((name) => body.has(name)).map((name) => [name, body.texts(name)]),
  );
