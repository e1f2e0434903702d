import { describe, expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import type { BattleSide } from '#model/battle/setup';
import { UNIT_KINDS, type UnitKind } from '#model/forces/unit';
import { lostCargoOf } from '#rules/cargo/lost-cargo-of';
import { berthsFor } from '#rules/encounters/berths-for';
import { conditionAfterCapture } from '#rules/encounters/condition-after-capture';
import { scenarioLoser } from '#rules/encounters/scenario-loser';
import { designId, designOf } from '#test/support/campaign';

const ability = (id: string, rating = 1) => [{ id: brandAs<AbilityId>(id), rating }];
const design = (part: Partial<UnitDesign>) => designOf({ id: designId('d'), ...part });

type Lost = ReturnType<typeof scenarioLoser>;
const [att, def] = ['attacker', 'defender'] as const;
test.each<readonly [BattleSide | null, readonly BattleSide[], BattleSide | null, Lost]>([
  [att, [], null, { loser: att, because: 'losses' }],
  [null, [], null, null],
  [att, [def], null, { loser: def, because: 'withdrew' }],
  [null, [att], null, { loser: att, because: 'withdrew' }],
  [att, [att, def], null, { loser: att, because: 'losses' }],
  [null, [att, def], null, null],
  [att, [], def, { loser: def, because: 'pursued' }],
  [def, [def], def, { loser: def, because: 'pursued' }],
  [def, [att], def, { loser: def, because: 'losses' }],
  [null, [att, def], def, null],
])('CSC-14: by losses %s, withdrew %s, quarry %s: %j', (byLosses, withdrew, quarry, expected) => {
  expect(scenarioLoser({ byLosses, withdrew, quarry })).toEqual(expected);
});

describe('CSC-1: what fights from aboard', () => {
  const hosts = {
    carrier: design({ cv: 3 }),
    minelayer: design({ cv: 0, abilities: ability('minelayer', 2) }),
    tender: design({ cv: 0, abilities: ability('tender', 1) }),
    convoy: design({ cv: 0, kind: 'convoy' }),
  };
  test.each([
    ['carrier', { flight: 3 }],
    ['minelayer', { minefield: 2 }],
    ['tender', { ship: 1 }],
    ['convoy', {}],
  ] as const)('CSC-1: aboard a %s', (host, expected: Partial<Record<UnitKind, number>>) => {
    const berths = UNIT_KINDS.map((kind) => [kind, berthsFor(hosts[host], kind)] as const);
    expect(Object.fromEntries(berths.filter(([, count]) => count > 0))).toEqual(expected);
  });
});

test.each([
  ['convoy', [], 'crippled'],
  ['base', [], 'crippled'],
  ['convoy', ability('auxiliary'), 'sound'],
  ['flight', [], 'sound'],
  ['minefield', [], 'sound'],
  ['ground', [], 'sound'],
] as const)('ENC-6: a captured %s with %j is %s', (kind, abilities, expected) => {
  expect(conditionAfterCapture({ condition: 'sound' }, design({ kind, abilities }))).toBe(expected);
});

describe('CSC-14: cargo beyond what a crippled convoy holds is lost', () => {
  const crippled = (census: number) => ({
    unit: { condition: 'crippled', status: 'active', census } as const,
    design: design({ kind: 'convoy', cv: 0 }),
  });
  const troops = (cost: number) => ({ design: design({ kind: 'ground', cost }) });
  test('CSC-14: a Census always', () => {
    expect(lostCargoOf(crippled(1), [])).toEqual({ census: 1, units: [] });
  });
  test('CSC-14: of units the dearest that fit are kept', () => {
    const [small, middle, big] = [troops(2), troops(3), troops(6)];
    expect(lostCargoOf(crippled(0), [small, big, middle]).units).toEqual([big]);
    expect(lostCargoOf(crippled(0), [small, middle]).units).toEqual([]);
  });

  const one = (id: string, kind: UnitKind, cost: number) => ({
    design: design({ id: designId(id), kind, cost }),
  });
  const [guards, marines] = [one('guards', 'ground', 4), one('marines', 'ground', 1)];
  const [saber, mines, depot] = [
    one('saber', 'flight', 3),
    one('mines', 'minefield', 2),
    one('depot', 'base', 1),
  ];
  const all = [marines, saber, guards, mines, depot];
  test.each<readonly [readonly string[], readonly object[]]>([
    [[], [guards, marines]],
    [['guards'], [guards, marines]],
    [['saber'], [saber, mines]],
    [
      ['mines', 'marines'],
      [mines, marines, depot],
    ],
    [['depot'], [depot, saber]],
    [['unheard of'], [guards, marines]],
  ])('CSC-14, ENC-5: of a hold of 5 classes %j are kept first', (first, kept) => {
    const { units } = lostCargoOf(crippled(0), all, first.map(designId));
    expect(all.filter((cargo) => !units.includes(cargo))).toEqual(
      all.filter((cargo) => kept.includes(cargo)),
    );
  });
  test('CSC-14: in each hold of a ship its own cargo is kept', () => {
    const ship = {
      ...crippled(0),
      design: design({ cv: 0, abilities: [...ability('assault', 2), ...ability('supply', 4)] }),
    };
    expect(lostCargoOf(ship, all).units).toEqual([guards, saber, depot]);
    expect(lostCargoOf(ship, all, [designId('depot')]).units).toEqual([guards, saber, mines]);
  });
});
