import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { commandForm } from '#http/forms/decisions/round-forms';
import type { Field } from '#http/forms/field';
import { formBodyOf } from '#http/visits/form-body';
import { unitId } from '#test/support/campaign';

type Asked = Parameters<typeof commandForm.fields>[0];

const [dart, wreck] = [unitId('human.u1'), unitId('human.u2')];
const NAMES = { design: (id: string) => id };
const piece = (unit: string) => ({ unit, design: 'dd', name: '', dv: 2, cc: 1 });
const foe = (tag: string) => ({ tag, design: 'ca', name: '', stats: null });

/** The question of a round in which there is more to dare than to get away. */
const asking = (offers: object, sent: object = {}): Asked =>
  ({
    question: {
      kind: 'command',
      own: [piece(dart), piece(wreck)],
      flagships: [],
      retreating: [],
      lanes: [],
      enemy: [foe('B1'), foe('B2')],
      ...offers,
    },
    names: NAMES,
    standing: null,
    sent: formBodyOf(sent),
  }) as never;

const labelsOf = ({ groups }: Field): readonly string[] =>
  groups.flatMap(({ options }) => options.map(({ label }) => label));
const RAMS = {
  ramming: [
    { unit: dart, guns: ['as', 'af'], adds: 8, isMeant: true },
    { unit: wreck, guns: ['as'], adds: 4, isMeant: false },
  ],
};

test('CSC-11: units that may ram are offered with what they add, and read', () => {
  const asked = asking(RAMS, { [`ram.${dart}`]: 'af', [`ram.${wreck}`]: '' });
  expect(commandForm.fields(asked).map(labelsOf)).toEqual([
    ['Don’t ram', 'Rams ships with 8', 'Rams flights with 8'],
    ['Don’t ram', 'Rams ships with 4'],
  ]);
  expect(commandForm.explain(asked)).toContain('lost afterwards');
  expect(commandForm.tables(asked)).toHaveLength(2);
  const read = commandForm.read(asked);
  expect(read).toMatchObject({ ram: [{ unit: dart, gun: 'af' }] });
  expect(parseAnswer('command', read).ok).toBe(true);
});

test('CSC-18: minefields that may be spent are offered, and read', () => {
  const asked = asking({ spendable: [piece(wreck)] }, { spend: [wreck] });
  expect(commandForm.fields(asked).map(labelsOf)).toEqual([['dd u2']]);
  expect(commandForm.explain(asked)).toContain('Minefields that you spend');
  const read = commandForm.read(asked);
  expect(read).toMatchObject({ spend: [wreck] });
  expect(parseAnswer('command', read).ok).toBe(true);
});

test('ABL-3: whom Stasis may hold is offered with its price, and read', () => {
  const stasis = { functions: 3, targets: [{ tag: 'B2', cc: 3 }] };
  const asked = asking({ stasis }, { hold: ['B2'] });
  expect(commandForm.fields(asked).map(labelsOf)).toEqual([['B2 ca, CC 3']]);
  expect(commandForm.explain(asked)).toContain('Stasis has 3 functions');
  const read = commandForm.read(asked);
  expect(read).toMatchObject({ hold: ['B2'] });
  expect(parseAnswer('command', read).ok).toBe(true);
});
