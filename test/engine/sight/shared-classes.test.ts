import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import type { ForceListId } from '#model/campaign/ids';
import { type KnownDesign, knowledgeIdOf } from '#model/campaign/knowledge';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { designId, empireId } from '#test/support/campaign';
import { inputOf, voyageOf } from '#test/engine/movement/voyages';

const red = empireId('red');
const LIST = 'blues' as ForceListId;

const seenByName = (design: string): KnownDesign => ({
  id: knowledgeIdOf(red, designId(design)),
  viewer: red,
  design: designId(design),
  level: 'name',
  known: { turn: 2, source: 'presence' },
});

/** Red has seen a destroyer and a cruiser; the destroyer is of blue's list, the cruiser of green's. */
function world(state: DiplomaticState): CampaignState {
  const start = voyageOf({
    empires: ['blue', 'red'],
    states: { 'blue/red': state },
    lanes: { 'A-B': 'major' },
    owners: { A: 'red', B: 'blue' },
    fleets: {},
    units: [],
  });
  const { designs, empires } = start;
  const [dd, ca, base] = [
    designs[designId('dd')]!,
    designs[designId('ca')]!,
    designs[designId('depot')]!,
  ];
  const listed = [
    { ...dd, list: LIST },
    { ...ca, list: 'greens' as ForceListId },
    { ...base, list: LIST },
  ];
  const blue = empires[empireId('blue')]!;
  const known = [seenByName('dd'), seenByName('ca')];
  return {
    ...start,
    phase: 'opening',
    turn: 5,
    designs: { ...designs, ...Object.fromEntries(listed.map((one) => [one.id, one])) },
    empires: { ...empires, [blue.id]: { ...blue, forceList: LIST } },
    knownDesigns: Object.fromEntries(known.map((one) => [one.id, one])),
  };
}

function learned(state: CampaignState, classStats: RuleSet['classStats']): readonly string[] {
  const rules = { ...DEFAULT_RULE_SET, classStats };
  const result = openingPhase.run(inputOf(state, {}, rules));
  if (!result.done) throw new Error('the opening asks nobody');
  return result.events.flatMap((event) =>
    event.type === 'DesignLearned' && event.level === 'stats'
      ? [`${event.viewer} ${event.design} ${event.source} ${event.by ?? ''}`]
      : [],
  );
}

test.each([
  ['military', 'fought', ['red dd treaty blue']],
  ['alliance', 'fought', ['red dd treaty blue']],
  ['trade', 'fought', []],
  ['military', 'public', []],
] as const)('FOG-5: by a %s treaty, stats %s, a partner tells %j', (state, classStats, told) => {
  expect(learned(world(state), classStats)).toEqual(told);
});
