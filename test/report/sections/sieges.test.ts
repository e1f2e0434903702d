import { describe, expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { SeenEvent, SeenEventOf } from '#fog/views/seen-event';
import type { Block } from '#report/document/document';
import { contextOf } from '#report/sections/context';
import { storySections } from '#report/sections/story/story-sections';
import { plainPhrase } from '#report/text/plain-phrase';
import { human, loran, sampleView, sol, wolf } from '#test/report/reports/sample-campaign';
import { designId, unitId } from '#test/support/campaign';
import { EVENT_SAMPLES } from './event-samples.ts';

const textsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'heading') return [`# ${block.text}`];
    if (block.kind === 'group') return textsOf(block.blocks);
    return block.kind === 'list' ? block.items.map((item) => plainPhrase(item)) : [];
  });

/** Each place with its story, by its name and id. */
const placesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'group') return placesIn(block.blocks);
    if (block.kind !== 'cards') return [];
    return block.cards.flatMap((card) => [
      `# ${plainPhrase(card.title)}`,
      ...textsOf(card.blocks.filter(({ kind }) => kind === 'list')),
    ]);
  });

/** The parts of a turn report that tell of a siege. */
function tellings(seen: readonly SeenEvent[]) {
  const context = contextOf(sampleView, seen);
  return {
    happened: textsOf(storySections(context)),
    story: placesIn(storySections(context)),
  };
}

const hurt = (
  unit: string | null,
  part: Partial<SeenEventOf<'AttritionLost'>> = {},
): SeenEvent => ({
  ...EVENT_SAMPLES.AttritionLost[0],
  cite: cite('GND-1'),
  because: 'fighting',
  of: unit === null ? loran : human,
  unit: unit === null ? null : unitId(unit),
  ...part,
});
const destroyed = (unit: string, rule: 'GND-1' | 'BOM-1' | 'CSC-14'): SeenEvent => ({
  ...EVENT_SAMPLES.UnitDestroyed[0],
  cite: cite(rule),
  unit: unitId(unit),
  place: { kind: 'system', system: sol },
});

describe('GND-1: what falls in a siege', () => {
  test('a ground unit that falls is told once, in the story', () => {
    const { happened, story } = tellings([hurt('human.u2'), destroyed('human.u2', 'GND-1')]);
    expect(happened).toEqual([]);
    expect(story).toEqual([
      '# Sol H0202',
      'Sieges: Saber u2 lost 2 Attrition at Sol and was destroyed. (GND-1)',
    ]);
  });

  test('a ship that a bombardment uses up is told in the story', () => {
    const { happened, story } = tellings([
      { ...EVENT_SAMPLES.SystemBombarded[0], system: sol },
      destroyed('human.u2', 'BOM-1'),
    ]);
    expect(happened).toEqual([]);
    expect(story.at(-1)).toBe('Saber u2 was destroyed at Sol. (BOM-1)');
  });

  test('what falls in a battle is still told with the encounters', () => {
    const { story } = tellings([hurt('human.u2'), destroyed('human.u3', 'CSC-14')]);
    expect(story.at(-1)).toBe('Encounters: Saber u3 was destroyed at Sol. (CSC-14)');
  });

  test('units that lose the same are told together', () => {
    const design = designId('apollo');
    const { story } = tellings([
      hurt('human.u2', { destroyed: false }),
      hurt('human.u3', { destroyed: false }),
      hurt(null, { design, damage: 1 }),
      hurt(null, { design, damage: 1 }),
      hurt(null, { design, damage: 3 }),
    ]);
    expect(story).toEqual([
      '# Sol H0202',
      'Sieges: 2 Saber u2–u3 lost 2 Attrition each at Sol. (GND-1)',
      '2 Apollo of Loran Imperium lost 1 Attrition each at Sol and were destroyed. (GND-1)',
      'Apollo of Loran Imperium lost 3 Attrition at Sol and was destroyed. (GND-1)',
    ]);
  });
});

test.each([
  [{}, 'Nobody is left at Sol: it is uninhabited and no longer yours. (BOM-2)'],
  [
    { of: loran },
    'Nobody is left at Sol, which was held by Loran Imperium: it is uninhabited now. (BOM-2)',
  ],
  [{ of: null }, 'Nobody is left at Sol: it is uninhabited now. (BOM-2)'],
])('BOM-2: the end of an outpost is told in the story, to both sides', (whose, sentence) => {
  const [died] = EVENT_SAMPLES.ColonyDied;
  const { happened, story } = tellings([
    { ...died, cite: cite('BOM-2'), system: sol, left: 'uninhabited', ...whose },
  ]);
  expect(happened).toEqual([]);
  expect(story).toEqual(['# Sol H0202', `Sieges: ${sentence}`]);
});

test('FOG-8: a conquest that was only in the news has no story', () => {
  const [conquered] = EVENT_SAMPLES.SystemConquered;
  const news = tellings([{ ...conquered, system: wolf }]);
  expect([news.story, news.happened[0]]).toEqual([[], '# News']);
  const unplaced = { ...conquered, by: null, system: null };
  expect(tellings([unplaced])).toMatchObject({
    happened: ['# News', 'An unknown power conquered the homeworld of Loran Imperium. (TURN-1)'],
    story: [],
  });
  const bombed = { ...EVENT_SAMPLES.SystemBombarded[0], system: wolf };
  expect(tellings([bombed, { ...conquered, system: wolf }]).story).toHaveLength(3);
});
