import { describe, expect, test } from 'vitest';
import { fightOdds } from '#app/odds/fight-odds';
import { type AskedOdds, type OddsAside, oddsRegister } from '#app/odds/odds-register';
import { NO_BATTLES, type OddsTally } from '#app/odds/odds-tally';
import { battleOfWhatIf } from '#app/what-if/battle-of-what-if';
import { withoutFixed } from '#app/what-if/without-fixed';
import type { WhatIf } from '#app/what-if/what-if';
import { oddsAside } from '#main/odds-aside';
import { bundledPool } from '#test/support/bundled-pool';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { battleText, startOf } from '#test/content/battles/battle-files';
import { battleOf, faultsOf, MEANS, units } from './what-if-battles.ts';
import { codeOf, deskOf, done, FORCE_LISTS } from '#test/support/desk';

describe('a battle that somebody thought out', () => {
  test('ENC-3: the empire that demands it attacks, and each fights by its own standing orders', () => {
    const made = battleOfWhatIf(
      battleOf([units(1, 'human.ares', 1)], [units(1, 'loran.lida', 2)]),
      MEANS,
    );
    if (!made.ok) expect.fail(JSON.stringify(made.error));
    const { sides } = made.value.setup;
    expect(sides.attacker.combatants.map(({ design }) => design.name)).toEqual(['Lida', 'Lida']);
    expect(sides.defender.standing.retreat).toBe('crippled');
    expect(made.value.rules).toBe(MEANS.rules);
  });

  test('CSC-14, ENC-3: a fleet that withdrew and is pursued loses even if it destroys more; convoys that raiders attack have not withdrawn', () => {
    const winsOf = (two: string): readonly number[] => {
      const made = battleOfWhatIf(
        { ...battleOf([units(1, 'human.ares', 4)], [units(1, two, 1)]), scenario: 'pursuit' },
        MEANS,
      );
      if (!made.ok) expect.fail(JSON.stringify(made.error));
      const { sides } = fightOdds({ start: made.value, seed: 'pursued', first: 1, last: 60 });
      return [sides.attacker.wins, sides.defender.wins];
    };
    expect(winsOf('loran.lida')).toEqual([60, 0]);
    const [raiders = 0, convoys = 0] = winsOf('raiders.skiff');
    expect(convoys).toBeGreaterThan(raiders);
  });

  test('flights go aboard what can carry them, whichever row they stand in', () => {
    const two = [units(1, 'loran.segment', 7), units(2, 'loran.lida', 2)];
    const made = battleOfWhatIf(battleOf([units(1, 'human.ares', 1)], two), MEANS);
    if (!made.ok) expect.fail(JSON.stringify(made.error));
    const { combatants } = made.value.setup.sides.attacker;
    const carriers = combatants.flatMap(({ carrier }) => carrier ?? []);
    expect(carriers).toHaveLength(7);
    expect(new Set(carriers).size).toBe(2);
  });

  test('all that is wrong with it is told at once, with side and row', () => {
    const one = [units(1, 'human.ares', Number.NaN), units(4, '', 2)];
    expect(faultsOf(battleOf(one, []))).toEqual([
      'Loran: This side has no units. Give it at least one.',
      'Human, row 1: Give a whole number of units, or 0 for none.',
      'Human, row 4: Choose a class, or make the number 0.',
    ]);
    const loaded = [units(1, 'human.ares', Number.NaN), units(2, 'human.saber', Number.NaN)];
    expect(faultsOf(battleOf([...loaded, units(3, 'human.saber', 1)], one))).toEqual([
      'Loran, row 1: Give a whole number of units, or 0 for none.',
      'Loran, row 4: Choose a class, or make the number 0.',
      'Human, row 1: Give a whole number of units, or 0 for none.',
      'Human, row 2: Give a whole number of units, or 0 for none.',
    ]);
    const homeless = [units(1, 'human.ares', 1), units(2, 'human.saber', 90)];
    expect(faultsOf(battleOf(homeless, [units(3, 'loran.depot', 1)]))).toEqual([
      expect.stringMatching(/^Loran, row 3: /),
      'Human, row 2: Saber can’t fight without a carrier here. Put it aboard a carrier.',
    ]);
  });

  const classes = new Map(MEANS.lists.designs.map((one) => [String(one.id), one]));

  const base = MEANS.lists.designs.find(({ kind }) => kind === 'base')!.id;

  test('ENC-3: units of a system are left out where they do not fight, and the assumptions say so', () => {
    const two = [units(1, 'loran.lida', 2), units(2, base, 1)];
    const { whatIf, assumed } = withoutFixed(battleOf([units(1, 'human.ares', 1)], two), classes);
    expect(whatIf.sides.two.units).toEqual(two.slice(0, 1));
    expect(assumed).toEqual([expect.stringMatching(/^Loran: bases, minefields .* left out/)]);
    expect(faultsOf(whatIf)).toEqual([]);
  });

  test('ENC-3: nothing is left out of the defense of a system, nor of a side that would be empty', () => {
    const [one, depot] = [[units(1, 'human.ares', 1)], [units(1, base, 1)]];
    const alone = battleOf(one, depot);
    expect(withoutFixed(alone, classes)).toEqual({ whatIf: alone, assumed: [] });
    const defended: WhatIf = {
      ...battleOf(one, [...depot, units(2, 'loran.lida', 1)]),
      scenario: 'defensive',
      attacker: 'one',
    };
    expect(withoutFixed(defended, classes)).toEqual({ whatIf: defended, assumed: [] });
  });

  test('CSC-5, TECH-6: Intel and what is not converted go into the battle', () => {
    const alien = { ...units(1, 'human.ares', 1), unconverted: true };
    const plain = battleOf([alien], [units(1, 'loran.lida', 1)]);
    const { one, two } = plain.sides;
    const sides = { one: { ...one, intel: 3, standing: { intel: 2 } }, two };
    const made = battleOfWhatIf({ ...plain, sides }, MEANS);
    if (!made.ok) expect.fail(JSON.stringify(made.error));
    const { defender } = made.value.setup.sides;
    expect(defender.combatants.map(({ unconverted }) => unconverted)).toEqual([true]);
    expect([defender.intel, defender.standing.intel]).toEqual([3, 2]);
    const odd = { one: { ...one, intel: Number.NaN, standing: { retreatAt: 101 } }, two };
    expect(faultsOf({ ...plain, sides: odd })).toEqual(
      expect.arrayContaining([
        'Human: Give Intel as a whole number.',
        'Human: Give a whole percentage from 0 to 100.',
      ]),
    );
  });

  test('ENC-3, OPT-23: it is checked by the settings of its campaign, as it is fought', () => {
    const colony = battleOf(
      [units(1, 'human.ares', 1)],
      [units(1, 'loran.segment', 3), units(2, 'loran.chaete', 1)],
    );
    const faultsBy = (part: Partial<typeof DEFAULT_RULE_SET>, scenario: WhatIf['scenario']) => {
      const place: WhatIf['place'] = {
        ...{ kind: 'system', name: 'Sol', anomalies: [], holder: 'two' },
        ...{ productivity: 4, utilized: 4 },
      };
      const whatIf: WhatIf = { ...colony, scenario, place, attacker: 'one' };
      const made = battleOfWhatIf(whatIf, { ...MEANS, rules: { ...DEFAULT_RULE_SET, ...part } });
      return made.ok ? [] : made.error.map(({ path, text }) => `${path}: ${text}`);
    };
    expect(faultsBy({}, 'defensive')).toHaveLength(1);
    expect(faultsBy({ defensiveTargets: 'fixed' }, 'defensive')).toEqual([]);
    expect(faultsBy({}, 'deep-space')).toHaveLength(1);
    expect(faultsBy({ carrierStaging: 'on' }, 'deep-space')).toEqual([]);
  });

  describe('CSC-4, CSC-14: a battle that has gone on for some rounds', () => {
    const plain = battleOf([units(1, 'human.ares', 3)], [units(1, 'loran.lida', 3)]);
    const soFar = {
      ...{ rounds: 1, length: 4, readiness: { one: 1, two: -2 }, lost: { one: 0, two: 0 } },
    };
    const oddsOf = (part: Partial<NonNullable<WhatIf['soFar']>>): OddsTally => {
      const made = battleOfWhatIf({ ...plain, soFar: { ...soFar, ...part } }, MEANS);
      if (!made.ok) expect.fail(JSON.stringify(made.error));
      return fightOdds({ start: made.value, seed: '1', first: 1, last: 200 });
    };

    test('who has lost less so far wins more often than from the beginning', () => {
      const [even, ahead] = [oddsOf({}), oddsOf({ lost: { one: 0, two: 9 } })];
      const behind = oddsOf({ lost: { one: 9, two: 0 } });
      expect(ahead.sides.defender.wins).toBeGreaterThan(even.sides.defender.wins);
      expect(behind.sides.defender.wins).toBeLessThan(even.sides.defender.wins);
      // What was lost before counts among what the battle costs.
      expect(Math.min(...behind.sides.defender.lost.keys())).toBeGreaterThanOrEqual(9);
    });

    test('it lasts no longer than its length, and the losses decide when no round is left', () => {
      expect(Math.max(...oddsOf({}).rounds.keys())).toBeLessThanOrEqual(4);
      expect(Math.min(...oddsOf({}).rounds.keys())).toBeGreaterThanOrEqual(2);
      const over = oddsOf({ rounds: 4, lost: { one: 3, two: 5 } });
      expect([...over.rounds]).toEqual([[4, 200]]);
      expect([over.sides.attacker.wins, over.sides.defender.wins]).toEqual([0, 200]);
    });

    test('numbers that are none, or beyond the rules, are told with their fields', () => {
      const made = battleOfWhatIf(
        {
          ...plain,
          soFar: { ...soFar, rounds: 5, readiness: { one: 3, two: 0 }, lost: { one: 1, two: NaN } },
        },
        MEANS,
      );
      expect(made.ok ? [] : made.error.map(({ field }) => field)).toEqual([
        ...['fought', 'one.readiness', 'two.lost'],
      ]);
    });
  });

  test('a side has at most 200 units on a page', () => {
    const many = battleOf([units(1, 'human.ares', 201)], [units(1, 'loran.lida', 1)]);
    expect(faultsOf(many)).toEqual(['Human: This side has 201 units. Give it at most 200.']);
  });
});

describe('whose battles are fought', () => {
  const asked: AskedOdds = {
    start: startOf(battleText()),
    seed: '1',
    battles: 10,
    form: {},
    assumed: [],
  };
  type Turn = (came: OddsTally | Error) => void;

  /** Battles that end when the test says so. */
  function byHand() {
    const begun: Turn[] = [];
    const aside: OddsAside = () => {
      let end: Turn = () => undefined;
      let stop = (): void => undefined;
      const over = new Promise<OddsTally | 'stopped'>((resolve, reject) => {
        stop = () => resolve('stopped');
        end = (came) => (came instanceof Error ? reject(came) : resolve(came));
      });
      begun.push((came) => end(came));
      return { over, stop: () => stop() };
    };
    return { begun, register: oddsRegister(aside) };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  test('one run of a seat at a time, and those of several seats one after the other', async () => {
    const { begun, register } = byHand();
    expect(register.begin('human', asked)).not.toBeNull();
    expect(register.begin('human', asked)).toBeNull();
    register.begin('loran', asked);
    await settle();
    expect(begun).toHaveLength(1);
    expect(register.look('loran')?.state.kind).toBe('waiting');
    begun[0]!(NO_BATTLES);
    await settle();
    expect(register.look('human')?.state.kind).toBe('done');
    expect(register.look('loran')?.state.kind).toBe('fighting');
    expect(register.look('nobody')).toBeNull();
  });

  test('a player who stops their battles gets no result, during the battles or before', async () => {
    const { begun, register } = byHand();
    register.begin('human', asked);
    register.begin('loran', asked);
    await settle();
    register.stop('loran');
    register.stop('human');
    await settle();
    expect(register.look('human')?.state.kind).toBe('stopped');
    expect(register.look('loran')?.state.kind).toBe('stopped');
    expect(begun).toHaveLength(1);
    expect(register.begin('human', asked)).not.toBeNull();
  });

  test('an error of the program is told to the player who began the battles, and delays nobody else', async () => {
    const { begun, register } = byHand();
    const over = register.begin('human', asked)!.over;
    register.begin('loran', asked);
    await settle();
    begun[0]!(new Error('broken'));
    await expect(over).rejects.toThrow('broken');
    await settle();
    expect(register.look('human')?.state.kind).toBe('failed');
    expect(register.look('loran')?.state.kind).toBe('fighting');
  });

  test('a thread beside the pages gives the same result, and can be stopped', async () => {
    const input = { start: asked.start, seed: 'autumn', first: 1, last: 60 };
    const told: number[] = [];
    const pool = await bundledPool({ threads: 2 });
    const aside = oddsAside(pool);
    const { over } = aside({ input, progress: ({ number }) => told.push(number) });
    expect(await over).toEqual(fightOdds(input));
    // How many at a time depends on how long they take.
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(60);
    const long = aside({ input: { ...input, last: 100_000 }, progress: () => undefined });
    long.stop();
    expect(await long.over).toBe('stopped');
  });
});

test('a moderator who plays here gets no chances of the truth, and a player fights no files', async () => {
  const { use, moderator, human } = await deskOf();
  const file = { battle: battleText(), forceLists: FORCE_LISTS, seed: '1', battles: 5 };
  const blind = { ...moderator, blind: ['Human Commonwealth'] };
  expect(codeOf(await use.askOddsOfFile({ ...file, actor: blind }))).toBe('MODERATOR_BLIND');
  expect(codeOf(await use.askOddsOfFile({ ...file, actor: human }))).toBe('MODERATOR_ONLY');
  expect(codeOf(await use.readOdds({ actor: blind }))).toBe('MODERATOR_BLIND');
  const many = await use.askOddsOfFile({ ...file, battles: 2001, actor: moderator });
  expect(codeOf(many)).toBe('BATTLE_REFUSED');
  await done(await use.askOddsOfFile({ ...file, actor: moderator })).over;
  expect(done(await use.readOdds({ actor: moderator }))?.state).toBe('done');
  expect(done(await use.readOdds({ actor: human }))).toBeNull();
});
