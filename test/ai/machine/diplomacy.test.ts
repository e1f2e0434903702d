import { expect, test } from 'vitest';
import type { DiplomaticState } from '#model/campaign/relation';
import { planAtWar, type Ships } from './at-war.ts';

const own: readonly Ships[] = [{ class: 'Apollo', count: 40, at: 'Alpha Centauri' }];
const seen: readonly Ships[] = [{ class: 'Lida', count: 3, at: '82 Eridani' }];

const declares = (relation: DiplomaticState, contacts: readonly Ships[], turn = 20): boolean =>
  planAtWar({ own, relation, turn, seen: contacts }).kinds.includes('DeclareWar');

test.each(['non-intercourse', 'hostilities'] as const)(
  'DIP-7: in %s it declares War on a weak empire, but not on one whose forces it has never seen',
  (relation) => {
    expect(declares(relation, seen)).toBe(true);
    expect(declares(relation, [])).toBe(false);
  },
);

test.each(['non-intercourse', 'hostilities'] as const)(
  'in %s a balanced machine begins no war before turn 14, when its settlers need the points',
  (relation) => {
    expect(declares(relation, seen, 13)).toBe(false);
    expect(declares(relation, seen, 14)).toBe(true);
  },
);
