import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FightBattleInput, fightBattleFile } from '#app/usecases/odds/fight-battle-file';
import { compareText } from '#kernel/result/compare-text';
import { namesInBattle } from '#app/battle/names-in-battle';
import type { Document, StepNote } from '#report/document/document';
import { renderText } from '#report/text/render-text';
import { battleText, exampleText, startOf } from '#test/content/battles/battle-files';
import { blocksIn } from '#test/report/blocks-in';
import { FORCE_LISTS } from '#test/support/desk';
import { done } from '#test/support/ports';

const fight = (battle: string, dice: FightBattleInput['dice'] = { kind: 'seed', seed: '1' }) =>
  fightBattleFile({ battle, forceLists: FORCE_LISTS, dice });
const written = (rolls: string): FightBattleInput['dice'] => ({ kind: 'written', rolls });

/** A battle whose carrier gets away, of the scenarios that come with the program. */
const nestText = (): string =>
  readFileSync(new URL('../../scenarios/first-contact/nest.battle.json', import.meta.url), 'utf8');

/** The notes beside the steps of a playback. */
const playbackNotes = ({ blocks }: Document): readonly StepNote[] =>
  blocksIn(blocks).flatMap((block) => (block.kind === 'list' ? (block.notes ?? []) : []));

/** The rolls of a battle as somebody would write them down. */
const rollsOf = (battle: string): readonly string[] =>
  done(fight(battle)).rolls.map(
    ({ purpose, faces, values }) =>
      `${purpose.kind} ${String(values.length)}d${String(faces)}: ${values.join(' ')}`,
  );

/** What is wrong with rolls, with its line. */
function wrongWith(battle: string, rolls: readonly string[]) {
  const outcome = fight(battle, written(rolls.join('\n')));
  if (outcome.ok) return null;
  const [{ line, text } = { text: '' }] = outcome.error.issues;
  return { code: outcome.error.code, line, text };
}

test('CSC-15: the same file and seed give the same bytes, another seed other dice', () => {
  const one = done(fight(exampleText()));
  expect(done(fight(exampleText()))).toEqual(one);
  const other = done(fight(exampleText(), { kind: 'seed', seed: '2' }));
  expect(other.rolls.map(({ values }) => values)).not.toEqual(
    one.rolls.map(({ values }) => values),
  );
});

test('CSC-15: the report has both sides in full, every round and every die', () => {
  const { document, outcome, rolls, events } = done(fight(exampleText()));
  const text = renderText(document, { width: 100 });
  expect(text).toContain('Terran Strike Force against Loran Swarm');
  expect(text).toContain('Attacker: Terran Strike Force');
  expect(text).toContain('Valiant');
  for (let round = 1; round <= outcome.rounds; round += 1) {
    expect(text).toContain(`Round ${String(round)}`);
  }
  expect(text.match(/\s\d+d\d+\s/g)).toHaveLength(rolls.length);
  expect(events.at(-1)?.type).toBe('BattleClosed');
  expect(JSON.stringify(document)).not.toMatch(/undefined|\[object/);
});

/** What a playback says of the sides after the last step. */
const lastScores = (document: Document): readonly string[] =>
  playbackNotes(document).at(-1)?.lines ?? [];

test('CSC-12: flights get away with their carrier, in the tables and in the playback', () => {
  const { document } = done(fight(nestText(), { kind: 'seed', seed: '30' }));
  const text = renderText(document, { width: 100 });
  const [, carrier = ''] =
    /^(A\d+) +Europa +Io +sound, out of supply 1 +got away, crippled$/mu.exec(text) ?? [];
  expect(carrier).not.toBe('');
  const fates = text.match(new RegExp(`^A\\d+ on ${carrier} +Saber +sound +.*$`, 'gmu')) ?? [];
  expect(fates.map((line) => line.replace(/^.* sound +/u, '')).sort(compareText)).toEqual([
    'destroyed',
    'got away',
    'got away',
    'got away',
  ]);
  expect(lastScores(document)).toContainEqual(
    expect.stringMatching(/^Relief: 3 destroyed, 8 got away;/u),
  );
});

test('CSC-14: a battle that is lost by cost turns by cost, though the loser took the less damage', () => {
  const { document, outcome } = done(fight(nestText(), { kind: 'seed', seed: '135' }));
  expect(outcome).toMatchObject({ loser: 'attacker', lost: { attacker: 22, defender: 16 } });
  const turns = playbackNotes(document).flatMap(({ turn }) => turn ?? []);
  expect(turns).toEqual([expect.stringContaining('by construction cost')]);
});

test('CSC-7: each total of fire is made of those who fire, by their marks', () => {
  const { events } = done(fight(exampleText()));
  const fired = events.flatMap((event) => (event.type === 'FireRolled' ? [event] : []));
  expect(fired.length).toBeGreaterThan(2);
  for (const { total, shooters = [], ramming = 0 } of fired) {
    expect(shooters.reduce((sum, { points }) => sum + points, ramming)).toBe(total);
  }
  expect(fired.some(({ shooters = [] }) => shooters.length > 1)).toBe(true);
});

test('CSC-15: the record calls the sides by their names, and units by one numbering', () => {
  const { document, events } = done(fight(exampleText()));
  const text = renderText(document, { width: 100 });
  const [sides = '', record = ''] = text.split('\nRecord\n');
  expect(record).not.toMatch(/\b(?:attacker|defender)\b/u);
  expect(text).not.toMatch(/\bu\d/u);
  expect(record).toMatch(/Terran Strike Force fires\s+ships-at-ships:\s+\d+\s+\(A\d/u);
  const tags = events
    .flatMap((event) => ('entered' in event ? event.entered : []))
    .map(({ tag }) => tag);
  for (const tag of tags) expect(sides).toMatch(new RegExp(`^${tag}\\b`, 'mu'));
});

test('CSC-12: a way out is called by its class on the side that takes it', () => {
  const ways = { attacker: { waysOut: ['major'] }, defender: { waysOut: ['minor', 'restricted'] } };
  const { setup } = startOf(battleText({}, ways));
  const names = namesInBattle(startOf(battleText({}, ways)));
  const called = (side: 'attacker' | 'defender') =>
    setup.sides[side].waysOut.map(({ lane }) => names.lane(lane));
  expect(called('attacker')).toEqual(['a major lane']);
  expect(called('defender')).toEqual(['a minor lane', 'a restricted lane']);
});

test('SUP-7: a unit that has starved can’t fight, and how long it lives is told', () => {
  const units = [{ class: 'Ares', outOfSupply: 30 }];
  const outcome = fight(battleText({}, { attacker: { units } }));
  const [issue] = outcome.ok ? [] : outcome.error.issues;
  expect(issue?.path).toBe('sides.attacker.units[0].outOfSupply');
  const [, most = ''] = /Give at most (\d+)\./u.exec(issue?.text ?? '') ?? [];
  const living = [{ class: 'Ares', outOfSupply: Number(most) }];
  expect(fight(battleText({}, { attacker: { units: living } })).ok).toBe(true);
  const dying = [{ class: 'Ares', outOfSupply: Number(most) + 1 }];
  expect(fight(battleText({}, { attacker: { units: dying } })).ok).toBe(false);
});

test('CSC-4: the length of the battle adds up in the record', () => {
  const { document } = done(fight(nestText(), { kind: 'seed', seed: '9' }));
  expect(renderText(document, { width: 100 })).toContain(
    'length 3, readiness +0 and +0, scenario +2 = 5: 5 rounds',
  );
});

test('rolls from the table lead to the same battle as the dice they were', () => {
  const battle = battleText();
  const rolls = rollsOf(battle);
  const byHand = done(fight(battle, written(rolls.join('\n'))));
  // The same steps: only the names of the rolls tell the dice apart.
  const stepsOf = (fought: typeof byHand) =>
    fought.events.map((event) => ({ ...event, rolls: event.rolls.length }));
  expect(stepsOf(byHand)).toEqual(stepsOf(done(fight(battle))));
  const plain = rolls.map((line) => line.split(': ')[1] ?? '');
  expect(done(fight(battle, written(plain.join('\n')))).outcome).toEqual(byHand.outcome);
});

test('a roll that does not fit is named by its line, with what is rolled there', () => {
  const battle = battleText();
  const [first = '', ...rest] = rollsOf(battle);
  const at = (line: string) => wrongWith(battle, ['# from the table', line, ...rest]);
  expect(at('fire: 3')).toMatchObject({ code: 'DICE_REFUSED', line: 2 });
  expect(at('fire: 3')?.text).toContain('Here 1d10 is rolled for “surprise”');
  expect(at('surprise d6: 3')?.text).toContain('not d6');
  expect(at('surprise: 11')?.text).toContain('11 is not on it');
  expect(at('surprise: 1 1')?.text).toContain('write 1 of its values, not 2');
  expect(wrongWith(battle, [first])?.text).toContain('add a line for it at the end');
  expect(wrongWith(battle, [first, ...rest, 'fire: 1'])).toMatchObject({ line: rest.length + 2 });
  expect(wrongWith(battle, ['surprize: 1'])).toMatchObject({ code: 'DICE_REFUSED', line: 1 });
});

test('a battle that cannot be fought is refused with all that is wrong', () => {
  const outcome = fight(battleText({ weather: 1 }, { attacker: { units: [] } }));
  expect(outcome).toMatchObject({ ok: false, error: { code: 'BATTLE_REFUSED' } });
  expect(outcome.ok ? [] : outcome.error.issues).toHaveLength(2);
});
