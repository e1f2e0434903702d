import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import type { BattleSetup, Combatant } from '#model/battle/setup';
import type { TagId } from '#model/campaign/ids';
import type { Answer, AnswerOf } from '#model/decisions/decision';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import { designId, unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

type Said = Partial<Omit<AnswerOf<'scouting'>, 'kind'>>;

const able = (id: string, rating = 1): UnitDesign['abilities'] => [{ id: id as AbilityId, rating }];
const dull = (id: string, design: Partial<UnitDesign> = {}, part: object = {}): Combatant =>
  combatant(id, { ...part, design: { as: 0, af: 0, ...design } });
const HULK = { kind: 'convoy', hull: null, civilian: true, dv: 10, cost: 20, cr: 0 } as const;

/** Red: a flagship for two others; its Scout waits behind with a weak ship. */
const RED: readonly Combatant[] = [
  dull('lead', { cr: 2, dv: 9, cost: 9 }),
  dull('strong', { cr: 1, dv: 8, cost: 8 }),
  dull('middle', { cr: 1, dv: 7, cost: 7 }),
  dull('weak', { cr: 1, dv: 2, cost: 2 }),
  dull('eye', { cr: 1, dv: 1, cost: 3, abilities: able('scout', 4) }),
];
/** Blue: a flagship for two; a carrier with a flight, a wreck and a convoy wait behind. */
const BLUE: readonly Combatant[] = [
  dull('head', { cr: 2, dv: 9, cost: 9 }),
  dull('big', { cr: 1, dv: 8, cost: 8 }),
  dull('seer', { cr: 1, dv: 7, cost: 7, abilities: able('scout', 4) }),
  dull('deck', { cr: 1, dv: 1, cost: 5, cv: 1 }),
  flight('wing', { carrier: 'deck', design: { as: 0, af: 0 } }),
  dull('wreck', { cr: 1, dv: 4, cost: 4 }, { condition: 'crippled' }),
  combatant('convoy', { design: { ...HULK, as: 0, af: 0 } }),
];

const meeting = (
  attacker: readonly Combatant[] = RED,
  defender: readonly Combatant[] = BLUE,
): BattleSetup => {
  const setup = battleOf({ attacker, defender });
  const { sides } = setup;
  return {
    ...setup,
    sides: {
      attacker: { ...sides.attacker, intel: 4 },
      defender: { ...sides.defender, intel: 4 },
    },
  };
};
const DICE = [
  ['surprise', 5],
  ['surprise', 5],
  ['scenario length', 2, 2],
] as const;

function fought(setup: BattleSetup, said: Readonly<Record<string, Said>>) {
  const answer = ({ decision, standing }: Ask): Answer => {
    const mine = said[decision.asked];
    if (decision.kind !== 'scouting' || mine === undefined) return standing;
    return { kind: 'scouting', surprise: 0, length: 0, ...mine };
  };
  const { events, outcome, asked } = fightOut({ setup, dice: diceOf(...DICE), answer });
  const first = events.findIndex(({ type }) => type === 'SurpriseRolled');
  return { lines: linesOf(events.slice(2, first)), events, outcome, asked };
}

const tags = (...some: readonly string[]): readonly TagId[] => some as readonly TagId[];
const question = (setup: BattleSetup, asked: string) => {
  const all = fought(setup, {}).asked.flat();
  const found = all.find(
    ({ decision }) => decision.kind === 'scouting' && decision.asked === asked,
  );
  return found?.decision as Extract<Ask['decision'], { kind: 'scouting' }>;
};

test('CSC-5: a side is asked with those whom it may name: no flagship, and of what waits behind what was seen', () => {
  const { ownForce = [], enemy = [], waiting = [] } = question(meeting(), 'red');
  expect(ownForce.map(({ unit }) => unit)).toEqual(['strong', 'middle']);
  expect(enemy.map(({ name }) => name)).toEqual(['big', 'seer']);
  // The flight is aboard its carrier, where nobody sees it.
  expect(waiting.map(({ design, condition, count }) => `${count} ${design} ${condition}`)).toEqual([
    '1 convoy-class sound',
    '1 deck-class sound',
    '1 wreck-class crippled',
  ]);
});

test('CSC-5: nobody is offered for whom there is no Intel, or no Scout', () => {
  const setup = meeting();
  const { attacker } = setup.sides;
  const poor = { ...setup, sides: { ...setup.sides, attacker: { ...attacker, intel: 1 } } };
  const few = question(poor, 'red');
  expect([few.ownForce?.length, few.enemy, few.waiting]).toEqual([2, undefined, undefined]);
});

test('CSC-5: an enemy that is kept out is out of the battle, and another fills up', () => {
  const { lines, outcome } = fought(meeting(), { red: { exclude: tags('B1') } });
  expect(lines).toEqual([
    'UnitsExcluded attacker: B1 of defender',
    'ReinforcementsEntered defender: B4 deck, B5 wing; behind 2',
  ]);
  expect(outcome.excluded).toEqual(['big']);
  expect(outcome.scouted).toEqual([{ side: 'attacker', intel: 2, units: ['eye'] }]);
});

test('CSC-5: an own unit that is kept out costs a point, and is out as well', () => {
  const { lines, outcome } = fought(meeting(), { red: { excludeOwn: [unitId('strong')] } });
  expect(lines).toEqual([
    'UnitsExcluded attacker: A3 of attacker',
    'ReinforcementsEntered attacker: A4 weak; behind 1',
  ]);
  expect(outcome.excluded).toEqual(['strong']);
  expect(outcome.scouted).toMatchObject([{ intel: 1 }]);
});

test('CSC-5: what is drawn in comes with what is based on it, in the place of the cheapest', () => {
  const draw = [{ design: designId('deck-class'), condition: 'sound', count: 1 }] as const;
  const { lines, outcome } = fought(meeting(), { red: { draw } });
  expect(lines).toEqual([
    'ReinforcementsEntered defender: B4 deck, B5 wing; behind 2',
    'UnitsIncluded attacker: B4 B5',
    'UnitsSentBack defender: B3',
  ]);
  expect(outcome).not.toHaveProperty('excluded');
});

test('CSC-5: convoys can be drawn in, and stay where nobody could make room', () => {
  const alone = [
    dull('head', { cr: 0, dv: 9 }),
    combatant('convoy', { design: { ...HULK, as: 0 } }),
  ];
  const draw = [{ design: designId('convoy-class'), condition: 'sound', count: 1 }] as const;
  const { lines } = fought(meeting(RED, alone), { red: { draw } });
  expect(lines).toEqual([
    'ReinforcementsEntered defender: B2 convoy; behind 0',
    'UnitsIncluded attacker: B2',
  ]);
});

test('CSC-5: a unit that may not enter stays where it is, and the Intel is spent', () => {
  const hurt = BLUE.map((one) => (one.name === 'deck' ? { ...one, nonCombatant: true } : one));
  const setup = meeting(RED, hurt);
  // The enemy can’t see before whether it may enter.
  expect(question(setup, 'red').waiting).toEqual(question(meeting(), 'red').waiting);
  const draw = [{ design: designId('deck-class'), condition: 'sound', count: 1 }] as const;
  const { lines, outcome } = fought(setup, { red: { draw } });
  expect(lines).toEqual([]);
  expect(outcome.scouted).toMatchObject([{ intel: 2 }]);
});

test('CSC-5: includes beat excludes, on either side', () => {
  const own = { blue: { excludeOwn: [unitId('big')] } };
  expect(fought(meeting(), own).outcome.excluded).toEqual(['big']);
  const { lines, outcome } = fought(meeting(), { ...own, red: { include: tags('B1') } });
  expect(outcome).not.toHaveProperty('excluded');
  // Its Scout has gone behind for nothing; the other takes its place.
  expect(lines).toEqual([
    'UnitsIncluded attacker: B1',
    'UnitsSentBack defender: B3',
    'ReinforcementsEntered defender: B4 deck, B5 wing; behind 3',
  ]);
});

test('CSC-5: both sides declare together: a unit that is kept out has scouted all the same', () => {
  const both = { red: { exclude: tags('B3') }, blue: { exclude: tags('A3') } };
  const { lines, outcome } = fought(meeting(), both);
  expect(lines.slice(0, 2)).toEqual([
    'UnitsExcluded defender: A3 of attacker',
    'UnitsExcluded attacker: B3 of defender',
  ]);
  expect(outcome.excluded).toEqual(['strong', 'seer']);
  expect(outcome.scouted?.map(({ units }) => units)).toEqual([['eye'], ['seer']]);
});

test('CSC-5: with a carrier its flights are out; a flight can be kept out alone', () => {
  const fleet = [
    dull('head', { cr: 1, dv: 9, cost: 9 }),
    dull('deck', { cr: 0, dv: 5, cv: 2 }),
    ...['one', 'two'].map((id) => flight(id, { carrier: 'deck', design: { as: 0, af: 0 } })),
  ];
  const all = fought(meeting(RED, fleet), { red: { exclude: tags('B1') } });
  expect(all.outcome.excluded).toEqual(['deck', 'one', 'two']);
  const one = fought(meeting(RED, fleet), { red: { exclude: tags('B4') } });
  expect(one.outcome.excluded).toEqual(['two']);
});

test('CSC-5, MOV-4: a Q-Ship goes with the last convoy, unseen, and does not come out', () => {
  const hider = combatant('decoy', {
    lurks: true,
    design: { as: 0, af: 0, abilities: able('qShip') },
  });
  const convoys = (...ids: readonly string[]): readonly Combatant[] =>
    ids.map((id) => combatant(id, { design: { ...HULK, as: 0, af: 0 } }));
  const guard = dull('guard', { cr: 3, dv: 9, cost: 9 });
  const inForce = ({ decision }: Ask): Answer | undefined =>
    decision.kind === 'task-force' && decision.asked === 'blue'
      ? {
          kind: 'task-force',
          flagship: unitId('guard'),
          order: decision.own.map(({ unit }) => unit),
        }
      : undefined;
  const out = (setup: BattleSetup) =>
    fightOut({
      setup,
      dice: diceOf(...DICE),
      answer: (ask) => {
        const { kind, asked } = ask.decision;
        if (kind !== 'scouting' || asked !== 'red') return inForce(ask);
        return { kind: 'scouting', surprise: 0, length: 0, exclude: tags('B2') };
      },
    });
  const single = out(meeting(RED, [guard, ...convoys('convoy'), hider]));
  expect(single.outcome.excluded).toEqual(['convoy', 'decoy']);
  expect(single.outcome).not.toHaveProperty('cameOut');
  expect(linesOf(single.events).some((line) => line.includes('decoy'))).toBe(false);
  const two = out(meeting(RED, [guard, ...convoys('convoy', 'other'), hider]));
  expect(two.outcome.excluded).toEqual(['convoy']);
});

const TWINS: readonly (readonly [string, (one: Combatant) => Combatant])[] = [
  ['in reserve', (one) => (one.name === 'wreck' ? { ...one, status: 'reserve' } : one)],
  ['under repair', (one) => (one.name === 'wreck' ? { ...one, nonCombatant: true } : one)],
  ['out of supply', (one) => (one.name === 'deck' ? { ...one, outOfSupply: 1 } : one)],
  [
    'by another id and name',
    (one) => (one.name === 'convoy' ? { ...one, unit: unitId('zz'), name: 'Hope' } : one),
  ],
];

test.each(TWINS)('CSC-5, FOG-6: what waits behind %s is offered alike', (_, twin) => {
  const before = question(meeting(), 'red');
  expect(question(meeting(RED, BLUE.map(twin)), 'red')).toEqual(before);
});

test('CSC-5, FOG-6: a unit that hides behind a convoy, or waits aboard a ship, is offered to nobody', () => {
  const before = question(meeting(), 'red');
  const hider = combatant('decoy', { lurks: true, design: { abilities: able('qShip') } });
  const more = flight('more', { carrier: 'deck', design: { as: 0, af: 0 } });
  expect(question(meeting(RED, [...BLUE, hider, more]), 'red')).toEqual(before);
});

test('ENC-5: the standing order scouting keep-out keeps the strongest out', () => {
  const setup = meeting();
  const { attacker } = setup.sides;
  const standing = { ...attacker.standing, intel: 3, scouting: 'keep-out' } as const;
  const sides = { ...setup.sides, attacker: { ...attacker, standing } };
  const { lines, events } = fought({ ...setup, sides }, {});
  expect(lines[0]).toBe('UnitsExcluded attacker: B1 of defender');
  expect(linesOf(events)).toContain('SurpriseRolled attacker: 5 +1 normal 0');
});
