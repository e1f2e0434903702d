import {
  MOST_LOST,
  MOST_ROUNDS,
  READINESS_RANGE,
  SO_FAR_FIELDS,
  type SoFarField,
} from '#app/what-if/so-far-of';
import {
  WHAT_IF_SIDES,
  type WhatIf,
  type WhatIfSideName,
  type WhatIfSoFar,
} from '#app/what-if/what-if';
import { type Field, numberField } from '#http/forms/field';
import type { FormBody } from '#http/visits/form-body';
import type { FilledForm } from './form-names.ts';
import { TEXTS } from './texts.ts';

type SoFarForm = Readonly<Record<SoFarField, readonly string[]>>;

/** A battle under way, as the fields of a form. */
export const soFarForm = ({ rounds, length, readiness, lost }: WhatIfSoFar): SoFarForm => ({
  fought: [String(rounds)],
  length: [String(length)],
  'one.readiness': [String(readiness.one)],
  'two.readiness': [String(readiness.two)],
  'one.lost': [String(lost.one)],
  'two.lost': [String(lost.two)],
});

/** Whether a form is of a battle under way. */
const hasSoFar = (body: FormBody): boolean => body.has('fought');

/** These fields as they were sent. */
export const soFarSent = (body: FormBody): FilledForm =>
  hasSoFar(body)
    ? Object.fromEntries(SO_FAR_FIELDS.map((field) => [field, body.texts(field)]))
    : {};

/** NaN: it is no number. */
function numberIn(body: FormBody, field: SoFarField): number {
  const text = body.text(field).trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

/** What they say of a battle; nothing: it begins. */
export function soFarIn(body: FormBody): Pick<WhatIf, 'soFar'> {
  if (!hasSoFar(body)) return {};
  const number = (field: SoFarField): number => numberIn(body, field);
  return {
    soFar: {
      rounds: number('fought'),
      length: number('length'),
      readiness: { one: number('one.readiness'), two: number('two.readiness') },
      lost: { one: number('one.lost'), two: number('two.lost') },
    },
  };
}

/** The fields of a battle under way; of one that begins there are none. */
export function soFarFields(
  sent: FormBody,
  nameOf: (side: WhatIfSideName) => string,
): readonly Field[] {
  if (!hasSoFar(sent)) return [];
  const field = (name: SoFarField, label: string, min: number, max: number): Field =>
    numberField({ name, label, sent, min, max });
  const { least, most } = READINESS_RANGE;
  return [
    field('fought', TEXTS.roundsFought, 0, MOST_ROUNDS),
    field('length', TEXTS.roundsInAll, 1, MOST_ROUNDS),
    ...WHAT_IF_SIDES.flatMap((side) => [
      field(`${side}.readiness`, TEXTS.readinessOf(nameOf(side)), least, most),
      field(`${side}.lost`, TEXTS.lostBy(nameOf(side)), 0, MOST_LOST),
    ]),
  ];
}
