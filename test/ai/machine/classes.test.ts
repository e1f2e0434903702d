import { expect, test } from 'vitest';
import { classesFor } from '#ai/machine/classes';
import { LEVELS } from '#ai/machine/levels';
import type { Mind } from '#ai/machine/mind';
import { publishedLists } from '#test/content/published-lists';
import { planAtWar, type Ships } from './at-war.ts';

/** All Human classes by what a machine of a level would build first, after it has seen some ships of which it knows the stats. */
function warshipsAfter(level: 'hard' | 'standard', seen: readonly Ships[]): readonly string[] {
  const { view } = planAtWar({ own: [], seen });
  const { designs } = publishedLists();
  const known = Object.fromEntries(
    designs.map((design) => [design.id, { known: 'stats', design }] as const),
  );
  const unlocked = designs.filter(({ list }) => list === 'human').map(({ id }) => id);
  const mind = {
    view: { ...view, designs: known, empire: { ...view.empire, unlocked } },
    level: LEVELS[level],
  };
  return classesFor(mind as unknown as Mind).warships.map(({ name }) => name);
}

const carriers: readonly Ships[] = [{ class: 'Ovipositor', count: 4, at: '82 Eridani' }];

test('a hard machine builds other ships once it has seen carriers, whose flights nobody sees, and a standard one does not', () => {
  const usual = warshipsAfter('standard', []);
  expect(warshipsAfter('hard', [])).toEqual(usual);
  expect(warshipsAfter('hard', carriers)).not.toEqual(usual);
  expect(warshipsAfter('standard', carriers)).toEqual(usual);
});
