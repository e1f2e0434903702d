import { expect, test } from 'vitest';
import type { Ask } from '#engine/tactical/contract';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId } from '#model/campaign/ids';
import type { Answer } from '#model/decisions/decision';
import type { UnitDesign } from '#model/forces/design';
import { unitId } from '#test/support/campaign';
import { battleOf, combatant, diceOf, fightOut, flight, linesOf } from '#test/support/fight';

const lane = brandAs<LaneId>('H0101-H0102');
const toothless = { as: 0, af: 0 };
const hulk = (id: string, design: Partial<UnitDesign>) =>
  combatant(id, { design: { ...toothless, ...design } });

/** In the first round the flagship and the picket of red try to get away. */
const leaving = ({ decision }: Ask): Answer | undefined =>
  decision.kind === 'command' && decision.asked === 'red' && decision.round === 1
    ? {
        kind: 'command',
        flagship: null,
        retreats: ['flag', 'picket'].map((id) => ({ unit: unitId(id), lane, along: [] })),
      }
    : undefined;

test.each([
  ['among ships alone', 0, []],
  [
    'beside flights',
    1,
    [
      flight('home', { carrier: 'picket', design: toothless }),
      flight('stray', { carrier: 'escort', design: toothless }),
    ],
  ],
] as const)(
  'CSC-12, CSC-17: %s those who try to get away fire and are fired at, and the new flagship sends back others',
  (_, cv, wings) => {
    // The heir commands one ship. Flag and picket leave, so only the escort can go back.
    const plain = battleOf({
      attacker: [
        hulk('flag', { cr: 3, hull: 'BB', dv: 5, as: 3, cost: 4, cv }),
        hulk('heir', { cr: 1, dv: 30, as: 9, cost: 8, cv }),
        hulk('picket', { cr: 0, dv: 7, as: 2, cost: 2, cv }),
        hulk('escort', { cr: 0, dv: 20, as: 4, cost: 6, cv }),
        ...wings,
      ],
      defender: [hulk('enemy', { as: 10, dv: 90 })],
    });
    const waysOut = [{ lane, class: 'major' as const }];
    const sides = { ...plain.sides, attacker: { ...plain.sides.attacker, waysOut } };
    const { events, outcome } = fightOut({
      setup: { ...plain, sides },
      dice: diceOf(
        ['surprise', 5],
        ['surprise', 6],
        ['scenario length', 1, 1],
        ['fire', 5],
        ['fire', 5],
        ['lucky hit', 1, 1],
        ['retreat', 4],
        ['retreat', 5],
        ['fire', 1],
        ['fire', 1],
        ['lucky hit', 1, 3],
        ['lucky hit', 1, 2],
      ),
      answer: leaving,
    });
    const lines = linesOf(events);
    const gone = wings.length === 0 ? ['escort'] : ['escort', 'stray'];
    expect(sentBackIn(lines)).toEqual(gone);
    expect(lines).toContain('FireRolled attacker: ships-at-ships, 14 x 5 (5) = 7');
    expect(lines.some((line) => /^UnitHit defender: A\d crippled, assigned 5$/.test(line))).toBe(
      true,
    );
    expect(
      lines
        .filter((line) => line.startsWith('RetreatRolled'))
        .map((line) => line.replace(/A\d/, 'A')),
    ).toEqual(['RetreatRolled attacker: A 4 -> 3: away', 'RetreatRolled attacker: A 5 -> 5: away']);
    expect(outcome.retreats.map(({ unit }) => unit)).toEqual(['flag', 'picket']);
  },
);

/** Who went back as the first new flagship was named, by name. */
function sentBackIn(lines: readonly string[]): readonly string[] {
  const named = lines.find((line) => line.startsWith('FlagshipNamed')) ?? '';
  const formed = lines.find((line) => line.startsWith('TaskForceFormed attacker')) ?? '';
  const nameOf = new Map([...formed.matchAll(/(A\d) (\w+)/g)].map(([, tag, name]) => [tag, name]));
  return (named.split('back ')[1] ?? '')
    .split(' ')
    .filter((tag) => tag !== '')
    .map((tag) => nameOf.get(tag) ?? tag);
}
