import { expect, test } from 'vitest';
import { codeOf, deskOf, done, unmetScenarioText } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { runTurn } from '#test/support/steps-of-desk';

test('players read no standings until the moderator publishes figures, and then only these', async () => {
  const desk = await deskOf();
  const { use, human, moderator: actor } = desk;
  await runTurn(desk);
  expect(done(await use.readStandings({ actor: human }))).toEqual({ figures: [], standings: null });
  done(await use.publishStandings({ actor, figures: ['systems', 'income', 'nothing'] }));
  const { figures, standings } = done(await use.readStandings({ actor: human }));
  expect(figures).toEqual(['income', 'systems']);
  expect(standings?.turn).toBe(1);
  expect(standings?.rows.map(({ name }) => name)).toContain('Loran Imperium');
  for (const { values } of standings?.rows ?? []) {
    expect(Object.keys(values)).toEqual(['income', 'systems']);
    expect(values.income).toBeGreaterThan(0);
    expect(values.systems).toBeGreaterThan(0);
  }
  const [first, second] = standings?.rows ?? [];
  expect(first!.values.income!).toBeGreaterThanOrEqual(second!.values.income!);
  const told = done(await use.readOwnMessages({ actor: human, fresh: true }));
  expect(told[0]?.text).toContain('publishes standings');
  done(await use.publishStandings({ actor, figures: [] }));
  expect(done(await use.readStandings({ actor: human })).standings).toBeNull();
});

test('FOG-13: an empire that a player has not met has no name there', async () => {
  const desk = await deskOf({}, memoryStore(), unmetScenarioText());
  const { use, human, moderator: actor } = desk;
  await runTurn(desk);
  done(await use.publishStandings({ actor, figures: ['census'] }));
  const { standings } = done(await use.readStandings({ actor: human }));
  const named = standings?.rows.map(({ name, isOwn }) => [name, isOwn]);
  expect(named).toHaveLength(2);
  expect(named).toContainEqual(['Human Commonwealth', true]);
  expect(named).toContainEqual([null, false]);
  expect(codeOf(await use.publishStandings({ actor: human, figures: [] }))).toBe('MODERATOR_ONLY');
  const blind = { ...actor, blind: ['Human Commonwealth'] };
  expect(codeOf(await use.publishStandings({ actor: blind, figures: [] }))).toBe('MODERATOR_BLIND');
});

test('FOG-13: a spectator reads the standings of the last turn whose papers they may read', async () => {
  const desk = await deskOf();
  const { use, human, moderator: actor } = desk;
  await runTurn(desk);
  done(await use.publishStandings({ actor, figures: ['systems', 'worth'] }));
  const spectator = { kind: 'spectator', campaign: actor.campaign, delay: 1 } as const;
  expect(done(await use.readStandings({ actor: spectator })).standings).toBeNull();
  await runTurn(desk);
  const { standings } = done(await use.readStandings({ actor: spectator }));
  expect(standings?.turn).toBe(1);
  expect(standings?.rows.map(({ name }) => name).toSorted()).toEqual([
    'Human Commonwealth',
    'Loran Imperium',
  ]);
  expect(done(await use.readStandings({ actor: human })).standings?.turn).toBe(2);
});
