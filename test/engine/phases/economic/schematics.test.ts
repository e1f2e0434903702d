import { describe, expect, test } from 'vitest';
import { economicPhase } from '#engine/phases/economic/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { techPhase } from '#engine/phases/tech/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { brandAs } from '#kernel/brand/brand';
import type { Empire } from '#model/campaign/empire';
import type { ForceListId } from '#model/campaign/ids';
import { type DiplomaticState, relationIdOf } from '#model/campaign/relation';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { eventsOf, runPhases } from '#test/support/run-phases';

const [skiff, ram] = idsOf(designId, 'skiff', 'ram');
const list = brandAs<ForceListId>('human');

function world(state: DiplomaticState, part: Partial<Empire> = {}) {
  return campaignOf({
    turn: 3,
    empires: [
      empireOf({ id: human, unlocked: [skiff, ram], forceList: list, treasury: 20 }),
      empireOf({ id: loran, name: 'Loran', treasury: 20, ...part }),
    ],
    relations: [{ a: human, b: loran, state }],
    designs: [
      designOf({ id: skiff, list, maintenance: { points: 2, per: 1 } }),
      designOf({ id: ram, list, era: 1 }),
    ],
    systems: [systemOf({ id: systemId('home') })],
    units: [unitOf({ id: unitId('loran.u1'), owner: loran, design: skiff })],
  });
}
const give = (state: ReturnType<typeof world>) =>
  runPhases([economicPhase], state, {
    [human]: [{ kind: 'GiveSchematics', to: loran, design: ram }],
  });

describe('TECH-5: schematics', () => {
  test('are kept apart from what an empire unlocked, and both are told', () => {
    const { state, events } = give(world('military'));
    expect(state.empires[loran]).toMatchObject({ unlocked: [], schematics: [ram] });
    expect(eventsOf(events, 'SchematicsGiven')).toMatchObject([
      { empire: human, to: loran, design: ram, witnesses: [{ empire: human }, { empire: loran }] },
    ]);
    expect(give(state).state.empires[loran]?.schematics).toEqual([ram]);
  });

  test('show what the class can do where stats must be fought for', () => {
    const rules = { ...DEFAULT_RULE_SET, classStats: 'fought' } as const;
    const known = (state: ReturnType<typeof world>) =>
      empireViewOf(state, loran, { campaignName: 'Test', rules }).designs[ram]?.known;
    const before = world('military');
    expect(known(before)).toBeUndefined();
    expect(known(give(before).state)).toBe('stats');
  });

  test('raise no era: classes of the own list must still be unlocked', () => {
    const { state } = give(world('military', { forceList: list, era: 1, unlocked: [skiff] }));
    const after = runPhases([techPhase], { ...state, turn: 4 });
    expect(after.state.empires[loran]).toMatchObject({ era: 1, unlocked: [skiff] });
  });

  test.each<readonly [DiplomaticState, boolean, 'no-treaty' | 'no-envoys']>([
    ['trade', true, 'no-treaty'],
    ['military', false, 'no-envoys'],
  ])('are not given at %s, contact sustained: %s', (state, sustained, because) => {
    const start = world(state);
    const id = relationIdOf(human, loran);
    const relations = { [id]: { ...start.relations[id]!, sustained } };
    const after = give({ ...start, relations });
    expect(eventsOf(after.events, 'OrderFailed')).toMatchObject([{ because, about: 'Loran' }]);
    expect(after.state.empires[loran]?.schematics).toEqual([]);
  });
});

test.each<readonly [DiplomaticState, number]>([
  ['alliance', 17],
  ['partnership', 18],
])('ECO-3, DIP-10: classes of another’s list at %s leave %i', (state, treasury) => {
  const opened = runPhases([openingPhase], world(state));
  expect(opened.state.empires[loran]?.treasury).toBe(treasury);
  const view = empireViewOf(opened.state, loran, {
    campaignName: 'Test',
    rules: DEFAULT_RULE_SET,
  });
  expect(view.kindredLists).toEqual(state === 'partnership' ? [list] : []);
});
