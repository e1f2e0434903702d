import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { Combatant } from '#model/battle/setup';
import type { LaneId } from '#model/campaign/ids';
import type { Ability, AbilityId } from '#model/forces/design';
import { battleOf, combatant, diceOf, fightOut } from '#test/support/fight';

const able = (id: string, rating = 1): readonly Ability[] => [
  { id: brandAs<AbilityId>(id), rating },
];
const UNARMED = { as: 0, af: 0 } as const;
const lead = combatant('lead', { design: { ...UNARMED, dv: 50, cr: 6, cost: 9 } });
const chief = combatant('chief', { design: { ...UNARMED, dv: 70, cr: 6, cost: 9 } });
const pirate = combatant('pirate', {
  design: { ...UNARMED, dv: 60, cr: 0, abilities: able('boarding', 13) },
});
const prey = ({ design, ...part }: Parameters<typeof combatant>[1] = {}): Combatant =>
  combatant('prey', { ...part, design: { ...UNARMED, dv: 4, cr: 0, cost: 5, ...design } });

test('CSC-6, CSC-10: no mission is offered for a prize that stays sound, nor paid', () => {
  const captain = combatant('lead', { design: { ...UNARMED, dv: 50, cr: 2, cost: 9, cc: 2 } });
  const big = combatant('pirate', {
    design: { ...UNARMED, dv: 60, cr: 0, cc: 6, abilities: able('boarding', 6) },
  });
  const hulk = prey({ design: { cc: 1, abilities: able('auxiliary') } });
  const { asked, events } = fightOut({
    setup: battleOf(
      { attacker: [captain, big], defender: [chief, hulk] },
      { attacker: { missions: 'best' } },
    ),
    dice: diceOf(['surprise', 5], ['surprise', 6], ['scenario length', 1, 1]),
  });
  const offered = asked
    .flat()
    .map(({ decision }) => decision)
    .filter((one) => one.kind === 'missions' && one.asked === 'red');
  expect(
    offered.map((one) => (one.kind === 'missions' ? one.own.map(({ unit }) => unit) : [])),
  ).toEqual([
    ['lead', 'pirate'],
    ['lead', 'pirate'],
  ]);
  const given = events.flatMap((event) =>
    event.type === 'MissionsGiven' && event.side === 'attacker' ? [event.given] : [],
  );
  expect(given.map((some) => some.map(({ unit }) => unit))).toEqual([['lead'], ['lead']]);
});

test('CSC-10, CSC-12: a prize stays when the Tender that it was based on gets away', () => {
  const tender = combatant('tender', {
    design: { ...UNARMED, dv: 20, cr: 0, cost: 5, abilities: able('tender') },
  });
  const corvette = prey({ carrier: tender.unit, design: { hull: 'CT' } });
  const lane = brandAs<LaneId>('home');
  const setup = battleOf({ attacker: [lead, pirate], defender: [chief, tender, corvette] });
  const defender = { ...setup.sides.defender, waysOut: [{ lane, class: 'major' as const }] };
  const { outcome, asked } = fightOut({
    setup: { ...setup, sides: { ...setup.sides, defender } },
    dice: diceOf(['surprise', 5], ['surprise', 6], ['scenario length', 2, 1], ['retreat', 6]),
    answer: ({ decision, standing }) => {
      if (decision.kind === 'fire' && decision.asked === 'red' && decision.round === 1) {
        const named = decision.enemy.filter(({ name }) => name === 'prey');
        return { kind: 'fire', direct: [], spare: [], board: named.map((one) => one.tag) };
      }
      if (decision.kind !== 'command' || decision.asked !== 'blue' || decision.round !== 2)
        return standing.kind === 'fire' ? { ...standing, board: [] } : undefined;
      return {
        kind: 'command',
        flagship: null,
        retreats: [{ unit: tender.unit, lane, along: [] }],
      };
    },
  });
  expect(outcome.retreats).toEqual([{ unit: tender.unit, lane }]);
  expect(outcome.captured).toEqual([{ unit: corvette.unit, by: 'attacker' }]);
  const last = asked
    .flat()
    .flatMap(({ decision }) =>
      decision.kind === 'fire' && decision.asked === 'red' && decision.round === 3
        ? [decision]
        : [],
    );
  expect(last[0]?.own).toHaveLength(3);
});
