import { writeFileSync } from 'node:fs';
import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { SETTINGS } from '#model/settings/rule-set';
import { SETTING_GROUPS, type Setting, valueText, wordsOf } from '#model/settings/setting';

/** The page of all settings, written by `npm run settings`. */
export const SETTINGS_PAGE = 'docs/settings.md';

const HEAD = `# Settings

Choose settings when you make a campaign: on **New campaign**, with \`farlane campaign new NAME --set name=value\`, or in the \`settings\` of a
scenario file. Settings under *Map* belong to \`farlane galaxy new\` and to **A new galaxy**. Each list of values begins with the default.

<!-- Written by \`npm run settings\` from src/model/settings. -->
`;

function valuesCell(setting: Setting): string {
  if (setting.kind === 'number') {
    const { default: usual, least, most } = setting;
    return `${String(usual)} (${String(least)} to ${String(most)})`;
  }
  const words = wordsOf(setting);
  if (setting.kind === 'flag') return words.map((word) => `\`${word}\``).join(', ');
  return words.map((word) => `\`${word}\`: ${valueText(setting, word)}`).join('<br>');
}

const rowOf = ([id, setting]: readonly [string, Setting]): string => {
  const about = [`**${setting.name}**`, setting.explanation].filter((part) => part !== '');
  const cells = [`\`${id}\``, about.join('. '), valuesCell(setting), setting.rules.join(', ')];
  return `| ${cells.join(' | ')} |`;
};

/** The text of the page. */
export function settingsPage(): string {
  const all: readonly (readonly [string, Setting])[] = [
    ...Object.entries(SETTINGS),
    ...Object.entries(GALAXY_SETTINGS),
  ];
  const sections = Object.entries(SETTING_GROUPS).map(([group, title]) => {
    const rows = all.filter(([, setting]) => setting.group === group).map(rowOf);
    const table = ['| name | setting | values | rules |', '|---|---|---|---|', ...rows];
    return `\n## ${title}\n\n${table.join('\n')}\n`;
  });
  return `${HEAD}${sections.join('')}`;
}

if (process.argv.includes('--write')) writeFileSync(SETTINGS_PAGE, settingsPage());
