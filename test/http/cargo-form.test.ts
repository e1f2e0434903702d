import { expect, test } from 'vitest';
import { parseAnswer } from '#content/answers/parse-answer';
import { cargoForm } from '#http/forms/decisions/cargo-form';
import { formBodyOf } from '#http/visits/form-body';

const piece = (unit: string, design: string, name = '') => ({
  ...{ unit, design, name, kind: 'ground', condition: 'sound', cost: 3, size: 3 },
});
const asking = (sent: object = {}): Parameters<typeof cargoForm.fields>[0] =>
  ({
    question: {
      kind: 'cargo',
      carrier: { unit: 'human.u1', design: 'Lander', name: 'Dunkirk' },
      holds: [
        { room: 5, cargo: [piece('human.u2', 'Guards', 'Old'), piece('human.u3', 'Marines')] },
      ],
    },
    names: { design: (id: string) => id, at: () => 'at Sol' },
    standing: { kind: 'cargo', keep: ['human.u3'] },
    sent: formBodyOf(sent),
  }) as never;

test('CSC-14: the form shows the carrier, its room, what lies there, and what the standing orders would keep', () => {
  expect(cargoForm.title(asking())).toBe('Cargo of Dunkirk (Lander u1) at Sol');
  expect(cargoForm.explain(asking())).toContain('Your standing orders');
  expect(cargoForm.tables(asking())).toEqual([
    {
      caption: 'Cargo, with room for 5',
      columns: ['Unit', 'State', 'Room', 'Cost'],
      keys: ['human.u2', 'human.u3'],
      rows: [
        ['Old (Guards u2)', 'sound', '3', '3'],
        ['Marines u3', 'sound', '3', '3'],
      ],
    },
  ]);
  const [field, more] = cargoForm.fields(asking());
  expect(more).toBeUndefined();
  expect(field).toMatchObject({ name: 'keep', label: 'Cargo to keep' });
  expect(JSON.stringify(field)).toContain('Old (Guards u2), takes 3');
});

test.each([
  [{}, []],
  [{ keep: 'human.u2' }, ['human.u2']],
  [{ keep: ['human.u2', 'human.u3'] }, ['human.u2', 'human.u3']],
])('CSC-14: what is ticked stays: %j', (sent, keep) => {
  const read = cargoForm.read(asking(sent));
  expect(read).toEqual({ kind: 'cargo', keep });
  expect(parseAnswer('cargo', read).ok).toBe(true);
});
