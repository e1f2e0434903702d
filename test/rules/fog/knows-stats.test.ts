import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ForceListId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { knowsStats } from '#rules/sight/knows-stats';
import { designId, empireId, empireOf } from '#test/support/campaign';

const human = empireId('human');
const loran = empireId('loran');
const list = (text: string): ForceListId => brandAs<ForceListId>(text);
const [own, foreign, everybodys] = [list('human'), list('loran'), list('universal')];
const [designed, designedByOthers] = [list('human.own'), list('loran.own')];
const bought = designId('bought');
const fought = designId('fought');
const seen = designId('seen');
const learned = (design: typeof seen, level: 'name' | 'stats'): object => {
  const id = knowledgeIdOf(human, design);
  return { [id]: { id, viewer: human, design, level, known: { turn: 1, source: 'battle' } } };
};
const library = {
  empires: {
    [human]: empireOf({ id: human, forceList: own, unlocked: [bought] }),
    [loran]: empireOf({ id: loran, forceList: foreign }),
  },
  forceLists: {
    [everybodys]: { id: everybodys, name: 'Universal', universal: true, designs: [] },
    [foreign]: { id: foreign, name: 'Loran', universal: false, designs: [] },
  },
  knownDesigns: { ...learned(fought, 'stats'), ...learned(seen, 'name') },
};

test.each([
  ['public', 'anything', foreign, true],
  ['public', 'anything', designed, true],
  ['public', 'anything', designedByOthers, false],
  ['public', 'seen', designedByOthers, true],
  ['fought', 'anything', foreign, false],
  ['fought', 'anything', own, true],
  ['fought', 'anything', everybodys, true],
  ['fought', 'bought', foreign, true],
  ['fought', 'fought', foreign, true],
  ['fought', 'seen', foreign, false],
] as const)('FOG-5: stats %s, class %s of list %s: %s', (classStats, id, of, expected) => {
  const design = { id: designId(id), list: of };
  expect(knowsStats({ ...library, classStats }, human, design)).toBe(expected);
});
