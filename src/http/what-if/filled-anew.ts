import { BATTLE_FIELDS } from '#fog/views/terms';
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
import { formIn, meetingIn, tickedIn } from './read-what-if.ts';
import type { BattleSpot, WhatIfWorld } from './what-if-world.ts';

type Sent = Readonly<{ world: WhatIfWorld; spot: BattleSpot; body: FormBody }>;

const rowNames = (side: WhatIfSideName): readonly string[] => [
  fieldOf(side, FILLED_FIELD),
  ...ROW_NUMBERS.flatMap((row) => ROW_FIELDS.map((name) => rowField(side, row, name))),
];
const standingNames = (side: WhatIfSideName): readonly string[] =>
  BATTLE_FIELDS.map((name) => fieldOf(side, name));

const isStale = (body: FormBody, side: WhatIfSideName): boolean => {
  const field = fieldOf(side, FILLED_FIELD);
  return body.has(field) && body.text(field) !== filledBy(meetingIn(body), tickedIn(body), side);
};

/** Whether the standing orders of a side are still those that came with the forces it was filled from. */
function hasPresetStanding({ world, spot, body }: Sent, side: WhatIfSideName): boolean {
  const [, ...before] = body.text(fieldOf(side, FILLED_FIELD)).split(' ');
  const ticked = { ...tickedIn(body), [side]: before };
  const preset = formBodyOf(presetForm(world, { spot, ticked, meeting: meetingIn(body) }));
  return standingNames(side).every(
    (name) => body.texts(name).join(' ') === preset.texts(name).join(' '),
  );
}

/**
 * A form as it is fought: where other forces are ticked than its rows were filled from, or the scenario changed who defends, the rows
 * are those of the forces that are ticked. Standing orders that somebody changed stay.
 */
export function filledAnew(sent: Sent): FormBody {
  const { world, spot, body } = sent;
  const stale = WHAT_IF_SIDES.filter((side) => isStale(body, side));
  if (stale.length === 0) return body;
  const anew = presetForm(world, { spot, ticked: tickedIn(body), meeting: meetingIn(body) });
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
    ...pick(anew, (name) => names.has(name)),
  });
}
