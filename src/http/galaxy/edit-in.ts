import type { DraftChange } from '#app/galaxy/next-edits';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { MOST_TRAITS, NATIVE, NUMBERS, TRAIT_FIELD } from './edit-fields.ts';

const numbersIn = (
  body: FormBody,
  names: readonly string[],
  prefix = '',
): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    names.map((name) => [name, wholeNumber(body.text(`${prefix}${name}`)) ?? null]),
  );

/** The new values of a system; the checks of scenarios say whether they are allowed. */
function systemIn(body: FormBody): object {
  const traits = Array.from({ length: MOST_TRAITS }, (_, index) =>
    body.text(`${TRAIT_FIELD}${String(index + 1)}`),
  );
  const hasNatives = NATIVE.some((name) => body.text(`native-${name}`).trim() !== '');
  const owner = body.text('owner');
  return {
    name: body.text('name').trim(),
    importance: body.text('importance'),
    owner: owner === '' ? null : owner,
    ...numbersIn(body, NUMBERS),
    traits: traits.filter((trait) => trait !== ''),
    anomalies: body.texts('anomalies'),
    ...(hasNatives ? { native: numbersIn(body, NATIVE, 'native-') } : {}),
  };
}

/** What the form of the map editor asks for; undefined: only to look. */
export function editIn(body: FormBody): DraftChange | undefined {
  const system = body.text('named');
  switch (body.text('act')) {
    case 'undo':
      return { kind: 'undo' };
    case 'redo':
      return { kind: 'redo' };
    case 'forces':
      return { kind: 'forces-text', text: body.text('forces') };
    case 'system':
      return { kind: 'edit', edit: { kind: 'system', system, becomes: systemIn(body) } };
    case 'lane': {
      const kind = body.text('class');
      const between = [system, body.text('lane-to')];
      return {
        kind: 'edit',
        edit: { kind: 'lane', between, class: kind === '' ? null : kind },
      };
    }
    case 'place':
      return {
        kind: 'edit',
        edit: { kind: 'place', systems: [system, body.text('with')] },
      };
    default:
      return undefined;
  }
}
