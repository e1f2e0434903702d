import { isSameData } from '#kernel/result/is-same-data';
import { BATTLE_FIELDS } from '#model/forces/standing-orders';
import { WHAT_IF_SIDES, type WhatIfSideName } from '#app/what-if/what-if';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import {
  fieldOf,
  FILLED_FIELD,
  type FilledForm,
  ROW_FIELDS,
  ROW_NUMBERS,
  rowField,
} from './form-names.ts';
import { filledBy, presetForm } from './preset-form.ts';
import { formIn, meetingIn, rowsIn, tickedIn } from './read-what-if.ts';
import type { BattleSpot, WhatIfWorld } from './what-if-world.ts';

type Sent = Readonly<{ world: WhatIfWorld; spot: BattleSpot; body: FormBody }>;

const rowNames = (side: WhatIfSideName): readonly string[] => [
  fieldOf(side, FILLED_FIELD),
  ...ROW_NUMBERS.flatMap((row) => ROW_FIELDS.map((name) => rowField(side, row, name))),
];
const standingNames = (side: WhatIfSideName): readonly string[] =>
  BATTLE_FIELDS.map((name) => fieldOf(side, name));

/** From what the rows of a side were filled: `defends human.f1 human.f2`. */
function filledFrom(body: FormBody, side: WhatIfSideName): { defends: boolean; forces: string[] } {
  const [how, ...forces] = body.text(fieldOf(side, FILLED_FIELD)).split(' ');
  return { defends: how === 'defends', forces };
}

/** Whether the rows of a side are still those that came with the forces they were filled from. */
function hasPresetRows({ world, spot, body }: Sent, side: WhatIfSideName): boolean {
  const { defends, forces } = filledFrom(body, side);
  const ticked = { ...tickedIn(body), [side]: forces };
  const enemy = side === 'one' ? 'two' : 'one';
  const attacker = defends ? enemy : side;
  const preset = presetForm(world, { spot, ticked, meeting: { scenario: 'defensive', attacker } });
  return isSameData(rowsIn(body, side), rowsIn(formBodyOf(preset), side));
}

/**
 * Whether to fill the rows of a side again: always if other forces are ticked, and for another scenario only if nobody has edited the
 * rows.
 */
function isStale(sent: Sent, side: WhatIfSideName): boolean {
  const { body } = sent;
  const field = fieldOf(side, FILLED_FIELD);
  const ticked = tickedIn(body);
  if (!body.has(field) || body.text(field) === filledBy(meetingIn(body), ticked, side))
    return false;
  const isOfOthers = filledFrom(body, side).forces.join(' ') !== ticked[side].join(' ');
  return isOfOthers || hasPresetRows(sent, side);
}

/** Whether the standing orders of a side are still those that came with the forces it was filled from. */
function hasPresetStanding({ world, spot, body }: Sent, side: WhatIfSideName): boolean {
  const ticked = { ...tickedIn(body), [side]: filledFrom(body, side).forces };
  const preset = formBodyOf(presetForm(world, { spot, ticked, meeting: meetingIn(body) }));
  return standingNames(side).every(
    (name) => body.texts(name).join(' ') === preset.texts(name).join(' '),
  );
}

/**
 * The form with which the battle is fought. The rows of a side are filled again if other forces are ticked than those that they were filled
 * from. They are also filled again if the scenario makes the other side defend, unless somebody has edited them. Edited standing orders stay.
 */
export function refilledForm(sent: Sent): FormBody {
  const { world, spot, body } = sent;
  const stale = WHAT_IF_SIDES.filter((side) => isStale(sent, side));
  if (stale.length === 0) return body;
  const preset = presetForm(world, { spot, ticked: tickedIn(body), meeting: meetingIn(body) });
  const names = new Set(
    stale.flatMap((side) => [
      ...rowNames(side),
      ...(hasPresetStanding(sent, side) ? standingNames(side) : []),
    ]),
  );
  const pick = (form: FilledForm, isTaken: (name: string) => boolean): FilledForm =>
    Object.fromEntries(Object.entries(form).filter(([name]) => isTaken(name)));
  return formBodyOf({
    ...pick(formIn(body), (name) => !names.has(name)),
    ...pick(preset, (name) => names.has(name)),
  });
}
