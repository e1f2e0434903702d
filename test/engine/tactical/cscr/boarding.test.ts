import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { Combatant } from '#model/battle/setup';
import type { TagId } from '#model/campaign/ids';
import type { Answer, AnswerOf } from '#model/decisions/decision';
import type { Ability, AbilityId } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RollKind } from '#model/rolls/roll-purpose';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const SETTING = [
  ['surprise', 5],
  ['surprise', 6],
  ['scenario length', 1, 1],
] as const;
const able = (id: string, rating = 1): readonly Ability[] => [
  { id: brandAs<AbilityId>(id), rating },
];
const tag = (text: string): TagId => brandAs<TagId>(text);

const UNARMED = { as: 0, af: 0 } as const;
const lead = combatant('lead', { design: { ...UNARMED, dv: 50, cr: 6, cost: 9 } });
const pirate = (rating: number): Combatant =>
  combatant('pirate', {
    design: { ...UNARMED, dv: 60, cr: 0, abilities: able('boarding', rating) },
  });
const chief = combatant('chief', { design: { ...UNARMED, dv: 70, cr: 6, cost: 9 } });
const prey = (part: Parameters<typeof combatant>[1] = {}): Combatant =>
  combatant('prey', {
    ...part,
    design: { ...UNARMED, dv: 4, cr: 0, cost: 5, ...part.design },
  });

type Battle = Readonly<{
  attacker: readonly Combatant[];
  defender: readonly Combatant[];
  standing?: Partial<StandingOrders>;
  dice?: readonly (readonly [RollKind, ...number[]])[];
  /** What the sides say for the fire of a round, by `attacker 1`. */
  fire?: Readonly<Record<string, Partial<AnswerOf<'fire'>>>>;
}>;

function boarded({ attacker, defender, standing = {}, dice = SETTING, fire = {} }: Battle) {
  const scripted = diceOf(...dice);
  const answer = ({ decision }: Ask): Answer | undefined => {
    if (decision.kind !== 'fire') return undefined;
    const side = decision.asked === 'red' ? 'attacker' : 'defender';
    // The standing orders board in the first of the two rounds.
    const said = fire[`${side} ${decision.round}`] ?? (decision.round === 1 ? undefined : {});
    return said && { kind: 'fire', direct: [], spare: [], ...said };
  };
  const setup = battleOf({ attacker, defender }, { attacker: standing });
  const fought = fightOut({ setup, dice: scripted, answer });
  scripted.assertExhausted();
  const told = /^(UnitsBoarded|UnitHit|FlagshipNamed|UnitsSentBack|BattleClosed)/;
  return { ...fought, lines: linesOf(fought.events).filter((line) => told.test(line)) };
}
const boardings = (battle: Battle): readonly string[] =>
  boarded(battle).lines.filter((line) => line.startsWith('UnitsBoarded'));

test('CSC-10, CSC-14: an undamaged ship is first crippled, then captured, each at its formation price', () => {
  const { lines, outcome } = boarded({ attacker: [lead, pirate(13)], defender: [chief, prey()] });
  expect(lines).toEqual([
    'UnitsBoarded attacker: with 13: B2 in 1 crippled for 6, B2 in 1 captured for 6',
    'BattleClosed: 2 rounds, length',
  ]);
  expect(outcome.captured).toEqual([{ unit: 'prey', by: 'attacker' }]);
  expect(outcome.fates).toEqual([{ unit: 'prey', fate: 'crippled' }]);
  expect(outcome.lost).toEqual({ attacker: 0, defender: 5 });
});

test.each([
  ['five points are too few for a ship of DV 4 in formation 1', 5, {}, []],
  ['six cripple it', 6, {}, ['B2 in 1 crippled for 6']],
  ['six capture it crippled', 6, { condition: 'crippled' }, ['B2 in 1 captured for 6']],
  [
    'a base is in formation 0',
    8,
    { design: { kind: 'base' } },
    ['B2 in 0 crippled for 4', 'B2 in 0 captured for 4'],
  ],
  [
    'an Auxiliary is captured by its first DV',
    6,
    { design: { abilities: able('auxiliary') } },
    ['B2 in 1 captured for 6'],
  ],
  ['so is a ship in reserve', 6, { status: 'reserve' }, ['B2 in 1 captured for 6']],
  [
    'Suicide: it is destroyed instead',
    12,
    { design: { abilities: able('suicide') } },
    ['B2 in 1 crippled for 6', 'B2 in 1 destroyed for 6'],
  ],
] as const)('CSC-10, ABL-3: %s', (_, points, part, done) => {
  const defender = [chief, prey(part)];
  const expected =
    done.length === 0 ? [] : [`UnitsBoarded attacker: with ${points}: ${done.join(', ')}`];
  expect(boardings({ attacker: [lead, pirate(points)], defender })).toEqual(expected);
});

test('CSC-10, ABL-3: a Suicide unit is lost, not captured', () => {
  const defender = [chief, prey({ condition: 'crippled', design: { abilities: able('suicide') } })];
  const { outcome } = boarded({ attacker: [lead, pirate(6)], defender });
  expect(outcome.captured).toBeUndefined();
  expect(outcome.fates).toEqual([{ unit: 'prey', fate: 'destroyed' }]);
});

test('CSC-10: Auxiliaries that are captured are not crippled by it', () => {
  const defender = [chief, prey({ design: { abilities: able('auxiliary') } })];
  const { outcome } = boarded({ attacker: [lead, pirate(6)], defender });
  expect(outcome.captured).toEqual([{ unit: 'prey', by: 'attacker' }]);
  expect(outcome.fates).toEqual([]);
});

test('CSC-10: flights and minefields are not boarded', () => {
  const ofField = { kind: 'minefield', abilities: [] } as const;
  const defender = [chief, combatant('mine', { design: { ...UNARMED, ...ofField, dv: 1 } })];
  const wing = flight('wing', { design: { ...UNARMED, dv: 1 } });
  const fire = { 'attacker 1': { board: [tag('B2'), tag('B3')] } };
  expect(boardings({ attacker: [lead, pirate(20)], defender: [...defender, wing], fire })).toEqual(
    [],
  );
});

test('CSC-10, ABL-4: Assault guards the dearest, or whom its owner names, a level for each function', () => {
  const marines = (rating: number): Combatant =>
    combatant('marines', {
      design: { ...UNARMED, dv: 40, cr: 0, cost: 1, abilities: able('assault', rating) },
    });
  const hunt = (rating: number, guard: readonly string[]): readonly string[] =>
    boardings({
      attacker: [lead, pirate(8)],
      defender: [chief, marines(rating), prey({ condition: 'crippled' })],
      fire: {
        'attacker 1': { board: [tag('B3')] },
        ...(guard.length === 0 ? {} : { 'defender 1': { guard: guard.map(unitId) } }),
      },
    });
  // The chief first, then the prey.
  expect(hunt(1, [])).toEqual(['UnitsBoarded attacker: with 8: B3 in 1 captured for 6']);
  expect(hunt(2, [])).toEqual(['UnitsBoarded attacker: with 8: B3 in 2 captured for 8']);
  expect(hunt(1, ['prey'])).toEqual(['UnitsBoarded attacker: with 8: B3 in 2 captured for 8']);
  expect(hunt(2, ['prey'])).toEqual([]);
});

test('CSC-7, CSC-10: boarding comes after the first fire, of those who are left whole', () => {
  const guns = combatant('guns', { design: { as: 10, af: 0, dv: 30, cr: 6, cost: 2 } });
  const weak = combatant('weak', {
    design: { ...UNARMED, dv: 5, cost: 1, cr: 0, abilities: able('boarding', 6) },
  });
  const { lines } = boarded({
    attacker: [lead, weak],
    defender: [guns, prey({ condition: 'crippled' })],
    dice: [...SETTING, ['fire', 5], ['fire', 1], ['lucky hit', 1, 1]],
  });
  expect(lines).toEqual([
    'UnitHit defender: A2 crippled, assigned 5',
    'BattleClosed: 2 rounds, length',
  ]);
});

test('CSC-10, MOV-9: flights based on what is captured are lost with it', () => {
  const nest = prey({ condition: 'crippled', design: { cv: 2 } });
  const wing = flight('wing', { carrier: 'prey', design: UNARMED });
  const { lines, outcome } = boarded({
    attacker: [lead, pirate(6)],
    defender: [chief, nest, wing],
  });
  expect(lines[0]).toBe('UnitsBoarded attacker: with 6: B2 in 1 captured for 6; lost B3');
  expect(outcome.fates).toEqual([{ unit: 'wing', fate: 'destroyed' }]);
  expect(outcome.lost.defender).toBe(6);
});

test('CSC-10: a captured flagship leads neither side', () => {
  const captain = combatant('captain', {
    condition: 'crippled',
    design: { ...UNARMED, dv: 4, cr: 9 },
  });
  const mate = combatant('mate', { condition: 'crippled', design: { ...UNARMED, dv: 9, cr: 1 } });
  const { lines } = boarded({
    attacker: [lead, pirate(9)],
    defender: [captain, mate],
    fire: { 'attacker 1': { board: [tag('B1')] } },
  });
  expect(lines).toContain('FlagshipNamed defender: B2; back ');
  expect(lines.filter((line) => line.startsWith('FlagshipNamed attacker'))).toEqual([]);
});

test('CSC-10: a prize is recaptured in the same way, and is its owner’s again', () => {
  const rescue = combatant('rescue', {
    design: { ...UNARMED, dv: 40, cost: 1, cr: 0, abilities: able('boarding', 6) },
  });
  const { lines, outcome } = boarded({
    attacker: [lead, pirate(6)],
    defender: [chief, rescue, prey({ condition: 'crippled' })],
    fire: { 'attacker 1': { board: [tag('B2')] }, 'defender 2': { board: [tag('B2')] } },
  });
  expect(lines.slice(0, 2)).toEqual([
    'UnitsBoarded attacker: with 6: B2 in 1 captured for 6',
    'UnitsBoarded defender: with 6: B2 in 1 recaptured for 6',
  ]);
  expect(outcome.captured).toBeUndefined();
  expect(outcome.lost).toEqual({ attacker: 0, defender: 0 });
});

test('CSC-10, CSC-14: a prize that is shot is lost by whom it was taken from; it does not fire itself', () => {
  const armed = prey({ condition: 'crippled', design: { as: 1, af: 0 } });
  const guns = combatant('guns', { design: { as: 10, af: 0, dv: 70, cr: 6, cost: 9 } });
  const hunter = combatant('hunter', {
    design: { ...UNARMED, dv: 60, cr: 6, cost: 9, abilities: able('boarding', 6) },
  });
  const { lines, outcome } = boarded({
    attacker: [hunter],
    defender: [guns, armed],
    dice: [...SETTING, ['fire', 1], ['lucky hit', 1, 1], ['fire', 4]],
    fire: { 'attacker 1': { board: [tag('B2')] } },
  });
  expect(lines.slice(0, 2)).toEqual([
    'UnitsBoarded attacker: with 6: B2 in 1 captured for 6',
    'UnitHit defender: B2 destroyed, assigned 4',
  ]);
  expect(outcome.captured).toBeUndefined();
  expect(outcome.lost).toEqual({ attacker: 0, defender: 5 });
});

test('CSC-13, CSC-10: a prize joins beyond the limit, is sent back by its tag, and stays there', () => {
  const small = combatant('lead', { design: { ...UNARMED, dv: 50, cr: 1, cost: 9 } });
  const scripted = diceOf(['surprise', 5], ['surprise', 6], ['scenario length', 1, 2]);
  const back: string[] = [];
  const { events } = fightOut({
    setup: battleOf({
      attacker: [small, pirate(6)],
      defender: [chief, prey({ condition: 'crippled' })],
    }),
    dice: scripted,
    answer: ({ decision, standing }) => {
      if (decision.kind !== 'round-end' || decision.asked !== 'red') return standing;
      back.push(decision.own.map(({ unit }) => unit).join(' '));
      return { kind: 'round-end', sendBack: [unitId('B2')], enter: [] };
    },
  });
  scripted.assertExhausted();
  const lines = linesOf(events);
  expect(back).toEqual(['pirate B2', 'pirate']);
  expect(lines).toContain('UnitsSentBack attacker: B2');
  expect(lines.filter((line) => line.startsWith('ReinforcementsEntered'))).toEqual([]);
});

test('CSC-10: where nobody but prizes is left, the battle is over', () => {
  const defender = [prey({ condition: 'crippled' })];
  const { lines } = boarded({ attacker: [lead, pirate(8)], defender });
  expect(lines).toEqual([
    'UnitsBoarded attacker: with 8: B1 in 2 captured for 8',
    'BattleClosed: 1 rounds, nothing-left',
  ]);
});

test('CSC-10, ENC-5: standing orders may board nobody', () => {
  const defender = [chief, prey({ condition: 'crippled' })];
  const attacker = [lead, pirate(6)];
  expect(boardings({ attacker, defender, standing: { boarding: 'nobody' } })).toEqual([]);
});
