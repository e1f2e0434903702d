import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seededDice } from '#kernel/dice/seeded-dice';
import { valuesById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { withNatives } from '#test/exhaustive/natives-world';
import { firstContactText, publishedLists } from '#test/content/published-lists';
import { empireId } from '#test/support/campaign';

const lists = publishedLists();
const human = empireId('human');

/** First Contact with natives, after its first Opening; the humans have met the first of them. */
function start() {
  const parsed = parseScenario(withNatives(firstContactText()), lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { state, rules } = stateOfScenario(parsed.value, lists);
  const dice = seededDice<RollPurpose>({ secret: 'twins', turn: 1, attempt: 1, phase: 'opening' });
  const opened = openingPhase.run({
    ...{ state, dice, rules, orders: {} },
    decide: (_question, standing) => ({ answer: standing, by: 'standing' }),
  });
  if (!opened.done) throw new Error('nobody is asked');
  const worlds = valuesById(opened.state.empires).filter((one) => one.nonAligned !== undefined);
  const id = relationIdOf(human, worlds[0]!.id);
  const [a, b] = id.split('/').map(empireId) as [typeof human, typeof human];
  const met = { id, a, b, state: 'trade', openly: null, since: 1, sustained: true, pact: false };
  const attitude = { state: 'trade', modifier: 0 } as const;
  const relations = { ...opened.state.relations, [id]: { ...met, attitude } };
  return { state: { ...opened.state, relations } as CampaignState, rules, worlds, id };
}

const { state, rules, worlds, id } = start();
const viewIn = (one: CampaignState, viewer = human): string =>
  JSON.stringify(empireViewOf(one, viewer, { campaignName: '', rules }));
const withWorld = (part: Partial<Empire>): CampaignState => ({
  ...state,
  empires: { ...state.empires, [worlds[0]!.id]: { ...worlds[0]!, ...part } },
});

test.each([
  [
    'its personality and strategy',
    withWorld({ nonAligned: { personality: 'ruthless', erraticSince: 1, strategy: 'militarist' } }),
  ],
  ['its Treasury and research', withWorld({ treasury: 77, techPool: 12 })],
  ['its era and classes', withWorld({ era: 4, unlocked: [] })],
  [
    'what it has gathered for its next rolls, and the grudge that it bears',
    {
      ...state,
      relations: {
        ...state.relations,
        [id]: {
          ...state.relations[id]!,
          attitude: { state: 'trade', modifier: -2, wronged: 1 } as const,
        },
      },
    },
  ],
])('FOG-15, DIP-14: an empire that has met a world never sees %s', (_, twin) => {
  expect(JSON.stringify(twin)).not.toBe(JSON.stringify(state));
  expect(viewIn(twin)).toBe(viewIn(state));
});

test('FOG-2, DIP-14: a world that an empire has not met changes nothing of its view', () => {
  const loran = empireId('loran');
  const { [worlds[1]!.id]: hidden, ...others } = state.empires;
  expect(hidden?.nonAligned).toBeDefined();
  const renamed = {
    ...state,
    empires: { ...others, [hidden!.id]: { ...hidden!, name: 'Nobody' } },
  };
  expect(viewIn(renamed, loran)).toBe(viewIn(state, loran));
});

test('DIP-14: who has met a world is told that it is one', () => {
  const view = empireViewOf(state, human, { campaignName: '', rules });
  expect(view.neighbours[worlds[0]!.id]).toMatchObject({ nonAligned: true, state: 'trade' });
  expect(view.neighbours[empireId('loran')]?.nonAligned).toBeUndefined();
});
