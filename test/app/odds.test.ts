import { expect, test } from 'vitest';
import { fightOdds } from '#app/odds/fight-odds';
import { type Histogram, sumOfOdds } from '#app/odds/odds-tally';
import { spreadOf } from '#app/odds/spread-of';
import { oddsOfBattleFile } from '#app/usecases/odds/odds-of-battle-file';
import { brandAs } from '#kernel/brand/brand';
import { oddsInThreads } from '#main/odds-in-threads';
import type { DesignId } from '#model/campaign/ids';
import { renderText } from '#report/text/render-text';
import { battleText, exampleText, startOf } from '#test/content/battles/battle-files';
import { FORCE_LISTS } from '#test/support/desk';
import { done } from '#test/support/ports';

const odds = (battle: string, battles: number, threads = 1) =>
  oddsOfBattleFile({
    battle,
    forceLists: FORCE_LISTS,
    seed: 'autumn',
    battles,
    threads,
    run: oddsInThreads,
    progress: () => undefined,
  });

const battlesIn = (counts: Histogram): number => [...counts.values()].reduce((a, b) => a + b, 0);

test('CSC-14: every battle is counted once, as won by one side or by neither', () => {
  const { battles, rounds, endings, sides } = fightOdds({
    start: startOf(exampleText()),
    seed: 'autumn',
    first: 1,
    last: 30,
  });
  expect(battles).toBe(30);
  expect(battlesIn(rounds)).toBe(30);
  expect([...endings.values()].reduce((a, b) => a + b, 0)).toBe(30);
  expect(sides.attacker.wins + sides.defender.wins).toBeLessThanOrEqual(30);
  for (const { lost, classes, flagshipLived } of [sides.attacker, sides.defender]) {
    expect(flagshipLived).toBeLessThanOrEqual(30);
    expect(battlesIn(lost)).toBe(30);
    for (const { destroyed, crippled, captured, away, keptOut } of classes.values()) {
      const all = [destroyed, crippled, captured, away, keptOut];
      expect(all.map(battlesIn)).toEqual(all.map(() => 30));
    }
  }
});

test('the parts of a count of battles add up to the whole', () => {
  const part = { start: startOf(battleText()), seed: 'autumn' };
  const whole = fightOdds({ ...part, first: 1, last: 40 });
  const [one, other] = [
    fightOdds({ ...part, first: 1, last: 15 }),
    fightOdds({ ...part, first: 16, last: 40 }),
  ];
  expect(sumOfOdds(one, other)).toEqual(whole);
  expect(sumOfOdds(other, one)).toEqual(whole);
});

test('the same file, number and seed give the same bytes in one thread and in two', async () => {
  const one = done(await odds(battleText(), 60));
  const two = done(await odds(battleText(), 60, 2));
  expect(JSON.stringify(two)).toBe(JSON.stringify(one));
});

test('a side of eight wins against one more often than not, and keeps its flagship', () => {
  const start = startOf(battleText({}, { attacker: { units: [{ class: 'Ares', count: 8 }] } }));
  const { sides } = fightOdds({ start, seed: '1', first: 1, last: 20 });
  expect(sides.attacker.flagshipLived).toBe(20);
  expect(sides.attacker.wins).toBeGreaterThan(sides.defender.wins);
  const chaete = sides.defender.classes.get(brandAs<DesignId>('loran.chaete'));
  expect(battlesIn(chaete?.destroyed ?? new Map())).toBe(20);
});

test('an average is rounded to hundredths; eight of ten battles lie between the bounds', () => {
  const counts = new Map([
    [5, 1],
    [0, 1],
    [2, 8],
  ]);
  expect(spreadOf(counts)).toEqual({ hundredths: 210, from: 0, to: 2 });
  expect(spreadOf(new Map([[3, 7]]))).toEqual({ hundredths: 300, from: 3, to: 3 });
});

test('the report tells chances, losses by class and how it ends', async () => {
  const answer = done(await odds(exampleText(), 20));
  const text = renderText(answer?.document ?? { title: '', facts: [], blocks: [] }, { width: 100 });
  expect(text).toContain('Odds of Terran Strike Force against Loran Swarm');
  expect(text).toMatch(/Terran Strike Force wins +\d+\.\d %/);
  expect(text).toMatch(/Ares Valiant of Terran Strike Force survives/);
  expect(text).toMatch(/^Segment +10 +\d+\.\d\d/m);
  expect(text).not.toMatch(/undefined|NaN/);
});

test('CSC-5: units kept out of battles are counted, and mentioned only if there are any', async () => {
  const scouting = (standing: object): string =>
    battleText(
      {},
      {
        attacker: { units: [{ class: 'Ares' }, { class: 'Prometheus' }], intel: 2, standing },
        defender: { units: [{ class: 'Lida' }, { class: 'Chaete' }] },
      },
    );
  const told = async (standing: object): Promise<string> => {
    const answer = done(await odds(scouting(standing), 10));
    return JSON.stringify(answer?.document);
  };
  const kept = scouting({ intel: 2, scouting: 'keep-out' });
  const { sides } = fightOdds({ start: startOf(kept), seed: '1', first: 1, last: 10 });
  const chaete = sides.defender.classes.get(brandAs<DesignId>('loran.chaete'));
  expect([...(chaete?.keptOut ?? [])]).toEqual([[1, 10]]);
  expect(await told({ intel: 2, scouting: 'keep-out' })).toContain('"Kept out on average"');
  expect(await told({ intel: 2 })).not.toContain('Kept out');
});

test('where all battles ended alike, or hardly any was fought, chances are told with what luck may hide', async () => {
  const marginsOf = async (battles: number): Promise<readonly number[]> => {
    const outcome = await odds(battleText(), battles);
    const text = renderText(done(outcome)!.document, { width: 100 });
    return [...text.matchAll(/±([\d.]+) %/g)].map(([, share]) => Number(share));
  };
  const [one, many] = [await marginsOf(1), await marginsOf(400)];
  expect(Math.min(...one)).toBeGreaterThan(30);
  expect(Math.min(...many)).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...many)).toBeLessThan(6);
});
