import { expect, test } from 'vitest';
import { OBJECTIVES, type ObjectiveId } from '#model/campaign/objective';
import { WORLD_STRATEGIES } from '#model/campaign/non-aligned';
import { type Deed, neededFor, progressBy } from '#rules/worlds/objective-progress';
import { LISTS_OF_STRATEGY, OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import { designId, designOf } from '#test/support/campaign';

type Design = Partial<Parameters<typeof designOf>[0]>;
const built = (part: Design, isBeside = false): Deed => ({
  kind: 'built',
  design: designOf({ id: designId('one'), cost: 5, ...part }),
  isBeside,
});
const deed = (what: 'trade' | 'explore' | 'colonize' | 'productivity' | 'terraforming'): Deed => ({
  kind: 'deed',
  deed: what,
});
const base = (part: Design = {}) => ({ kind: 'base', hull: 'CT', ...part }) as const;

test.each<readonly [ObjectiveId, Deed, number]>([
  ['escorts', built({ hull: 'DD' }), 5],
  ['escorts', built({ hull: 'CL' }), 0],
  ['cruisers', built({ hull: 'CA' }), 5],
  ['capital-ships', built({ hull: 'SD' }), 5],
  ['capital-ships', built({ hull: 'CA' }), 0],
  ['fighters', built({ kind: 'flight', hull: 'LF' }), 5],
  ['defenses', built({ kind: 'minefield', hull: null }), 5],
  ['defenses', built({ kind: 'base', hull: null, role: 'depot' }), 5],
  ['defenses', built({ hull: 'DD' }), 0],
  ['troops', built({ kind: 'ground', hull: 'LG' }), 5],
  ['trade', deed('trade'), 1],
  ['trade', deed('explore'), 0],
  ['espionage', { kind: 'mission', mission: 'espionage-fleet' }, 1],
  ['sabotage', { kind: 'mission', mission: 'sabotage-ship' }, 1],
  ['sabotage', { kind: 'mission', mission: 'espionage-fleet' }, 0],
  ['propaganda', { kind: 'mission', mission: 'propaganda-coup' }, 1],
  ['explore', deed('explore'), 1],
  ['colonize', deed('colonize'), 1],
  ['forward-base', built(base({ cost: 6 }), true), 1],
  ['forward-base', built(base({ cost: 5 }), true), 0],
  ['forward-base', built(base({ cost: 6 })), 0],
  ['forward-base', built({ hull: 'DD', cost: 6 }, true), 0],
  ['forward-fleet', { kind: 'moved-beside', cost: 12 }, 1],
  ['forward-fleet', { kind: 'moved-beside', cost: 11 }, 0],
  ['productivity', deed('productivity'), 1],
  ['terraforming', deed('terraforming'), 1],
  ['shipyard', built(base({ role: 'shipyard' })), 1],
  ['shipyard', built(base({ role: 'depot' })), 0],
  ['depot', built(base({ role: 'depot' })), 1],
  ['trading-post', built(base({ role: 'trading-post' })), 1],
])('OPT-14: %s, after %j, is %i nearer', (objective, done, by) => {
  expect(progressBy(OBJECTIVE_TABLE[objective].goal, done)).toBe(by);
});

test('OPT-14: units are built for 12 EP, and everything else is done once', () => {
  const needed = OBJECTIVES.map((id) => [id, neededFor(OBJECTIVE_TABLE[id].goal)] as const);
  expect(needed.filter(([, much]) => much === 12).map(([id]) => id)).toEqual(
    OBJECTIVES.slice(0, 6),
  );
  expect(needed.slice(6).every(([, much]) => much === 1)).toBe(true);
});

test('OPT-14: each strategy has its tables; they have 6, 1, 5, 2, 3 and 5 entries', () => {
  const sizeOf = (strategy: (typeof WORLD_STRATEGIES)[number]): readonly number[] =>
    LISTS_OF_STRATEGY[strategy].map(
      (list) => OBJECTIVES.filter((id) => OBJECTIVE_TABLE[id].list === list).length,
    );
  expect(Object.fromEntries(WORLD_STRATEGIES.map((one) => [one, sizeOf(one)]))).toEqual({
    ...{ diplomat: [1, 5], ecologist: [5], expansionist: [3], industrialist: [5] },
    ...{ militarist: [6], technologist: [2] },
  });
});
