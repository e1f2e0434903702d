import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plannedCampaign } from '#app/campaigns/planned-campaign';
import { FORCE_LISTS, scenarioText } from '#test/support/desk';

type List = Readonly<{
  id: string;
  name: string;
  units: readonly { values: Record<string, unknown> }[];
}>;

/** First Contact with the list of the format page, of which a fighter has no point to spare by the first scheme. */
function withCorsairs(): string {
  const page = readFileSync(new URL('../../docs/formats/force-list.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const { id, name, units } = JSON.parse(example) as List;
  units[2]!.values['dv'] = 2;
  const scenario = JSON.parse(scenarioText()) as object;
  return JSON.stringify({ ...scenario, forceLists: [{ id, name, units }] });
}

const planned = (settings: Readonly<Record<string, string>>) =>
  plannedCampaign({ name: 'Test', scenario: withCorsairs(), forceLists: FORCE_LISTS, settings });

test('U-1: lists of a scenario are checked by the scheme that is chosen over its own', () => {
  expect(planned({ eraScheme: 'startingPlus' }).ok).toBe(true);
  const refused = planned({ eraScheme: 'eraIBase', battles: 'interactive' });
  expect(refused).toMatchObject({
    error: { code: 'SCENARIO_REFUSED', issues: [{ path: 'forceLists[0].units[2]' }] },
  });
});

test('what is chosen counts before what the scenario says', () => {
  const made = planned({ battles: 'interactive' });
  expect(made).toMatchObject({ value: { rules: { battles: 'interactive' } } });
});
