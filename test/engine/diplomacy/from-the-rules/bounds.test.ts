import { expect, test } from 'vitest';
import { declares } from '../treaty-world.ts';
import { courtOf, held, tensionOf } from './court.ts';

/** Dan is a friend of Cid and an enemy of Bob, on both of whom Ann declares War in one turn: +10 and −10. */
test.each([
  ['first on the enemy', ['bob', 'cid']],
  ['first on the friend', ['cid', 'bob']],
] as const)(
  'DIP-4: what moves tension in one turn is added up before it is clamped: %s',
  (_, on) => {
    const states = { 'cid/dan': 'trade', 'bob/dan': 'war' } as const;
    const world = courtOf({ states, tense: { 'dan>ann': 4 } });
    const played = held(world, { ann: on.map((name) => declares(name)) }, [50, 49]);
    expect(tensionOf(played, 'dan>ann')).toBe(4);
  },
);
