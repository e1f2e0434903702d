import { expect, test } from 'vitest';
import type { Combatant } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { battleText, startOf } from '#test/content/battles/battle-files';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, linesOf } from '#test/support/fight';

const hulk = (id: string, design: object): Combatant =>
  combatant(id, { design: { as: 0, af: 0, ...design } });
/** The dear ones came into sight first; the cheapest way is to give up the last. */
const defender = [
  hulk('chief', { dv: 3, cr: 9, cost: 20, hull: 'CA' }),
  hulk('guard', { dv: 3, cr: 0, cost: 9, hull: 'CL' }),
  hulk('scow', { dv: 3, cr: 0, cost: 1 }),
];
const gun = hulk('gun', { as: 15 });

type Told = Readonly<{
  standing?: Partial<StandingOrders>;
  answer?: Partial<AnswerOf<'fire'>>;
  defender?: readonly Combatant[];
}>;

const eventsOf = ({ standing = {}, answer, ...told }: Told) => {
  const setup = battleOf(
    { attacker: [gun], defender: told.defender ?? defender },
    { defender: standing },
  );
  const dice = diceOf(
    ['surprise', 5],
    ['surprise', 6],
    ['scenario length', 1, 1],
    ['fire', 4],
    ['fire', 1],
    ['lucky hit', 1, 2],
  );
  return fightOut({
    setup,
    dice,
    answer: ({ decision }) =>
      decision.kind === 'fire' && decision.asked === 'blue' && answer !== undefined
        ? { kind: 'fire', direct: [], spare: [], ...answer }
        : undefined,
  }).events;
};

/** Who was hit in the first round, in which 6 points are assigned. */
const hitsOf = (told: Told): readonly string[] => {
  const events = eventsOf(told);
  const second = events.findIndex((one) => one.type === 'RoundBegan' && one.round === 2);
  return linesOf(events.slice(0, second)).filter((line) => line.startsWith('UnitHit'));
};

const [SUNK, SPREAD] = [
  ['UnitHit attacker: B3 crippled, assigned 3', 'UnitHit attacker: B3 destroyed, assigned 3'],
  ['UnitHit attacker: B1 crippled, assigned 3', 'UnitHit attacker: B2 crippled, assigned 3'],
] as const;

test.each([
  ['nothing', {}, SUNK],
  ['to take it where it costs least', { standing: { takeDamage: 'cheapest' } }, SUNK],
  ['to spread it', { standing: { takeDamage: 'spread' } }, SPREAD],
  [
    'to spread it and to screen the flagship',
    { standing: { takeDamage: 'spread', screen: ['flagship'] } },
    [SPREAD[1], SUNK[0]],
  ],
  ['by an answer to spread it', { answer: { spread: true } }, SPREAD],
  [
    'by an answer to spread it and to spare two',
    { answer: { spread: true, spare: [unitId('guard'), unitId('chief')] } },
    [SPREAD[0], SUNK[0]],
  ],
  [
    'by an answer otherwise than standing orders have it',
    { standing: { takeDamage: 'spread' }, answer: {} },
    SUNK,
  ],
] as const)('CSC-9: told %s, units take damage so', (_name, told, hits) => {
  expect(hitsOf(told)).toEqual(hits);
});

test('CSC-9, FOG-6: nothing but who is hit tells how damage is taken', () => {
  const alone = { defender: defender.slice(0, 1) };
  const spread = eventsOf({ ...alone, standing: { takeDamage: 'spread' } });
  expect(spread).toEqual(eventsOf(alone));
  expect(eventsOf({ ...alone, answer: { spread: true } })).toEqual(spread);
});

/** What becomes of whom in the battle of a file whose defender has these standing orders. */
function fatesBy(standing: object): readonly string[] {
  const quiet = { direct: [], missions: 'none' };
  const text = battleText(
    { settings: { damageRounding: 'down' } },
    {
      attacker: { units: [{ class: 'Ares', count: 3 }], standing: quiet },
      defender: {
        units: [{ class: 'Chaete' }, { class: 'Lida' }],
        standing: { ...quiet, ...standing },
      },
    },
  );
  const { setup, rules } = startOf(text);
  const dice = diceOf(
    ['surprise', 5],
    ['surprise', 6],
    ['scenario length', 1, 1],
    ['fire', 5],
    ['fire', 1],
    ['fire', 1],
    ['fire', 1],
    ['lucky hit', 1, 2],
  );
  // Three Ares deal 6: both steps of the Chaete, or one of the Lida.
  const { outcome } = fightOut({ setup, rules, dice });
  return outcome.fates.map(({ unit, fate }) => `${unit} ${fate}`);
}

test('CSC-9, ENC-5: a side of a battle file that spreads its damage loses nobody where another does', () => {
  expect(fatesBy({})).toEqual(['defender.u1 destroyed']);
  expect(fatesBy({ takeDamage: 'cheapest' })).toEqual(['defender.u1 destroyed']);
  expect(fatesBy({ takeDamage: 'spread' })).toEqual(['defender.u2 crippled']);
});
