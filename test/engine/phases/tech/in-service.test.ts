import { openingPhase } from '#engine/phases/opening/phase';
import { techPhase } from '#engine/phases/tech/phase';
import { correct } from '#engine/turn/correct';
import type { Empire } from '#model/campaign/empire';
import type { Edit } from '#model/corrections/edit';
import type { RuleSet } from '#model/settings/rule-set';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { withRules } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const [skiff, ram, lance, mace] = idsOf(designId, 'skiff', 'ram', 'lance', 'mace');

const world = (part: Partial<Empire>) =>
  campaignOf({
    turn: 5,
    phase: 'tech',
    empires: [empireOf({ id: human, unlocked: [skiff], ...part })],
    designs: [
      designOf({ id: skiff, era: 0 }),
      designOf({ id: ram, era: 1, inService: 3000 }),
      designOf({ id: lance, era: 1, inService: 3002 }),
      designOf({ id: mace, era: 2, inService: 3003 }),
    ],
    systems: [systemOf({ id: systemId('H0101'), owner: human })],
  });

type Script = Parameters<typeof runPhases>[3];
const byYears = { research: 'inServiceDate' } as const;
const byChance = { research: 'chance' } as const;

function play(rules: Partial<RuleSet>, part: Partial<Empire>, script: Script = []) {
  const { state, events } = runPhases([withRules(techPhase, rules)], world(part), {}, script);
  return { events, after: state.empires[human]! };
}
const roll = (value: number) => ({ purpose: 'new class', values: [value], faces: 100 });

/** The world after a correction. */
function corrections(part: Partial<Empire>, edits: readonly Edit[]) {
  const made = correct(world(part), { kind: 'correction', edits, reason: '', tellReason: false });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.state;
}

test('OPT-20: a turn begins with what is in service unlocked', () => {
  const { state, events } = runPhases([withRules(openingPhase, byYears)], world({}));
  expect(state.empires[human]?.unlocked).toEqual([skiff, ram]);
  expect(eventsOf(events, 'ClassUnlocked')).toMatchObject([{ design: ram, inHand: 0 }]);
});

test('OPT-20: without the option nothing is unlocked by its year', () => {
  const { state } = runPhases([openingPhase], world({}));
  expect(state.empires[human]?.unlocked).toEqual([skiff]);
});

test.each([
  { startTechYear: 3000, inHand: 1, years: 1, unlocked: [skiff, ram], era: 1 },
  { startTechYear: 3000, inHand: 2, years: 2, unlocked: [skiff, ram, lance], era: 2 },
  { startTechYear: 2990, inHand: 1, years: 1, unlocked: [skiff], era: 1 },
  { startTechYear: 3000, inHand: 5, years: 5, unlocked: [skiff, ram, lance, mace], era: 3 },
])('OPT-20: $inHand advances from $startTechYear on raise the tech year', (row) => {
  const { startTechYear, inHand, years, unlocked, era } = row;
  const { after, events } = play({ ...byYears, startTechYear }, { advancesInHand: inHand });
  expect(after).toMatchObject({ techYears: years, advancesInHand: 0, unlocked, era });
  const told = eventsOf(events, 'TechYearRisen').map(({ year }) => year);
  expect(told).toHaveLength(inHand);
  expect(told.at(-1)).toBe(startTechYear + inHand);
});

test('OPT-20: a class that was unlocked before its year is not unlocked again', () => {
  const { after } = play(byYears, { advancesInHand: 2, unlocked: [lance] });
  expect(after.unlocked).toEqual([lance, skiff, ram]);
});

test('OPT-20: by chance, each advance adds 25 until a class comes, and then the count starts again', () => {
  const script = [roll(26), roll(50), roll(25)];
  const { after, events } = play(byChance, { advancesInHand: 3 }, script);
  expect(eventsOf(events, 'UnlockRolled')).toMatchObject([
    { chance: 25, unlocked: false, kept: 25, inHand: 2 },
    { chance: 50, unlocked: true, kept: 0, inHand: 1 },
    { chance: 25, unlocked: true, kept: 0, inHand: 0 },
  ]);
  expect(after).toMatchObject({
    unlockChance: 0,
    advancesInHand: 0,
    unlocked: [skiff, ram, lance],
  });
});

test('OPT-20: by chance, what has come to nothing is kept for the next advance, and 100 is sure', () => {
  const tried = play(byChance, { advancesInHand: 1 }, [roll(26)]).after;
  expect(tried).toMatchObject({ unlockChance: 25, advancesInHand: 0, unlocked: [skiff] });
  const sure = play(byChance, { advancesInHand: 1, unlockChance: 75 });
  expect(sure.after).toMatchObject({ unlockChance: 0, unlocked: [skiff, ram] });
  expect(eventsOf(sure.events, 'UnlockRolled')[0]?.rolls).toEqual([]);
});

test('OPT-20: by chance, an advance for which there is no class stays unused, without a roll', () => {
  const { after } = play(byChance, { advancesInHand: 1, era: 7 });
  expect(after).toMatchObject({ advancesInHand: 1, unlockChance: 0 });
});

test('OPT-20: what a correction makes of the tech year unlocks at the next Opening, and takes no class away', () => {
  const corrected = (part: Partial<Empire>, to: number) => {
    const edit = { kind: 'SetEmpireValue', empire: human, value: 'techYears', to } as const;
    const state = { ...corrections(part, [edit]), phase: 'opening' } as const;
    return runPhases([withRules(openingPhase, byYears)], state).state.empires[human];
  };
  expect(corrected({}, 2)?.unlocked).toEqual([skiff, ram, lance]);
  const lower = corrected({ techYears: 3, unlocked: [skiff, ram, lance, mace] }, 1);
  expect(lower).toMatchObject({ techYears: 1, unlocked: [skiff, ram, lance, mace] });
});

test('OPT-20: beyond the last date of a list an advance raises the year and nothing else; a list may have any later date', () => {
  const all = { unlocked: [skiff, ram, lance, mace], techYears: 3, advancesInHand: 1 };
  const { after, events } = play(byYears, all);
  expect(after).toMatchObject({ techYears: 4, advancesInHand: 0, unlocked: all.unlocked });
  expect(eventsOf(events, 'TechYearRisen')).toMatchObject([{ year: 3004 }]);
  expect(eventsOf(events, 'ClassUnlocked')).toEqual([]);
  const later = corrections(all, [
    { kind: 'SetClassValue', design: mace, value: 'inService', to: 3044 },
    { kind: 'SetUnlocked', empire: human, design: mace, unlocked: false },
    { kind: 'SetEmpireValue', empire: human, value: 'techYears', to: 43 },
  ]);
  const { state } = runPhases([withRules(techPhase, byYears)], later, {});
  expect(state.empires[human]).toMatchObject({ techYears: 44, unlocked: all.unlocked });
});
