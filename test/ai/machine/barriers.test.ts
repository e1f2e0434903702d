import { expect, test } from 'vitest';
import { barriersOf } from '#ai/machine/barriers';
import type { Mind } from '#ai/machine/mind';

/** Home, a gate that Oak owns, and the homeworld of Elm, which is an enemy; `isOpen`: warships may pass the gate. */
function mindWith(isOpen: boolean): Mind {
  const system = (id: string, owner: string | null) => ({
    ...{ id, name: id, own: null },
    visited: { turn: 1, facts: { owner, settlement: 'colony', traits: [], raw: 3, capacity: 8 } },
  });
  const systems = { gate: system('gate', 'oak'), keep: system('keep', 'elm') };
  const neighbours = {
    elm: { id: 'elm', state: 'war' },
    oak: { id: 'oak', state: 'non-intercourse' },
  };
  const mind = {
    view: { systems, neighbours, contacts: {}, turn: 2 },
    index: { fleetsAt: () => [] },
    level: { attackAt: 150 },
    nature: { caution: 0 },
    survey: {
      home: 'sol',
      enemyMight: () => ({ guns: 0, armor: 0 }),
      enemyStrength: () => 0,
      foreign: [{ system: systems.keep, owner: 'elm', settlement: 'colony' }],
      isClosed: (id: string) => id === 'gate' && !isOpen,
      guide: {
        jumps: () => 2,
        costOf: () => (isOpen ? 4 : null),
        roadTo: () => ['sol', 'gate', 'keep'],
      },
    },
  };
  return mind as unknown as Mind;
}

test('DIP-7: who owns the system that closes the only way to all enemies bars it, and nobody does where there is a way', () => {
  expect(barriersOf(mindWith(false)).map(({ id }) => id)).toEqual(['oak']);
  expect(barriersOf(mindWith(true))).toEqual([]);
});
