import { readFileSync } from 'node:fs';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import { publishedLists } from '#test/content/published-lists';

const lists = publishedLists();

/** The example of the page that describes the format. */
export function exampleText(): string {
  const page = readFileSync(new URL('../../../docs/formats/battle.md', import.meta.url), 'utf8');
  return /```json\n(.*?)```/s.exec(page)?.[1] ?? '';
}

/** A battle of two destroyers, changed as a test wants; `Ares` and `Chaete` are what they are without. */
export const battleText = (
  part: object = {},
  sides: Readonly<{ attacker?: object; defender?: object }> = {},
): string =>
  JSON.stringify({
    format: 'farlane-battle',
    version: 1,
    place: { kind: 'system' },
    sides: {
      attacker: {
        name: 'Red',
        forceList: 'human',
        units: [{ class: 'Ares' }],
        ...sides.attacker,
      },
      defender: {
        name: 'Blue',
        forceList: 'loran',
        units: [{ class: 'Chaete' }],
        ...sides.defender,
      },
    },
    ...part,
  });

/** What is wrong with a battle: `path: CODE`, or nothing. */
export function faultsOf(text: string): readonly string[] {
  const parsed = parseBattle(text, lists, BATTLE_RULES);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path}: ${code}`);
}

/** What is wrong with a battle, in words. */
export function textsOf(text: string): readonly string[] {
  const parsed = parseBattle(text, lists, BATTLE_RULES);
  return parsed.ok ? [] : parsed.error.map((issue) => issue.text);
}

/** A battle that is right. */
export function startOf(text: string) {
  const parsed = parseBattle(text, lists, BATTLE_RULES);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
