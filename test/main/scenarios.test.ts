import { expect, test } from 'vitest';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { outsideWorld } from '#main/outside-world';
import { publishedLists } from '#test/content/published-lists';
import { memoryStore } from '#test/support/memory-store';
import { noInstallation } from '#test/support/no-installation';

const { texts } = outsideWorld({ store: memoryStore(), installation: noInstallation });

test('the scenario to learn with is offered first', async () => {
  expect(await texts.names()).toEqual([
    'first-contact',
    'dark-stars',
    'five-crowns',
    'iron-ring',
    'long-peace',
  ]);
});

test('every scenario that comes with the program can be played with the published lists', async () => {
  const lists = publishedLists();
  for (const name of await texts.names()) {
    const parsed = parseScenario((await texts.read(name)) ?? '', lists);
    expect(parsed.ok ? [] : parsed.error, name).toEqual([]);
  }
});
