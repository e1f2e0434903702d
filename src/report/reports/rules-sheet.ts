import { brandAs } from '#kernel/brand/brand';
import type { RuleRef } from '#kernel/reasons/cite';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import type { RuleSet } from '#model/settings/rule-set';
import { SETTING_GROUPS } from '#model/settings/setting';
import { mapSettingLines, type SettingLine, settingLines } from '#model/settings/setting-lines';
import type { Block, Cell, Document, Phrase } from '#report/document/document';
import { cited, phrase, quiet, strong } from '#report/document/inline';
import { section } from '#report/sections/section';

/** A campaign or its setup, and what it is played by. */
export type RulesSheetInput = Readonly<{
  campaign: string;
  rules: RuleSet;
  /** How the map is or was drawn, as far as that is known; null: it is that of a scenario. */
  map: Partial<GalaxySettings> | null;
  /** Of a setup: on which map how many will play. */
  played?: Readonly<{ mapName: string; players: number }>;
}>;

function nameCell({ name, explanation }: SettingLine): Phrase {
  return explanation === '' ? phrase(strong(name)) : phrase(strong(name), '. ', explanation);
}

/** The value; one that differs says so in words, and what the book has. */
function valueCell({ value, usual, isDefault }: SettingLine): Phrase {
  if (isDefault) return phrase(value);
  return phrase(strong(value), ' ', quiet(`(differs; the book has: ${usual})`));
}

const rulesCell = ({ rules }: SettingLine): Phrase =>
  rules.flatMap((id, index) => [...(index === 0 ? [] : phrase(', ')), cited(brandAs<RuleRef>(id))]);

const rowOf = (line: SettingLine): readonly Cell[] => [
  nameCell(line),
  valueCell(line),
  rulesCell(line),
];

const tableOf = (caption: string, lines: readonly SettingLine[]): readonly Block[] =>
  lines.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption,
          columns: [
            { label: 'Setting', align: 'start', namesRow: true, width: 5 },
            { label: 'In this campaign', align: 'start', width: 4 },
            { label: 'Rules', align: 'start', width: 1 },
          ],
          rows: lines.map(rowOf),
          empty: '',
        },
      ];

/** What a campaign is played by, for its players: what differs from the book first, then all settings in their groups. */
export function rulesSheet({ campaign, rules, map, played }: RulesSheetInput): Document {
  const lines = [...settingLines(rules), ...mapSettingLines(map ?? {})];
  const changed = lines.filter(({ isDefault }) => !isDefault);
  const groups = Object.entries(SETTING_GROUPS).flatMap(([group, title]) =>
    section(
      title,
      `settings-${group}`,
      tableOf(
        title,
        lines.filter((line) => line.group === group),
      ),
    ),
  );
  return {
    title: 'Rules sheet',
    subtitle: campaign,
    facts: [
      ...(played === undefined
        ? []
        : [
            { label: 'Map', value: played.mapName },
            { label: 'Players', value: played.players },
          ]),
      { label: 'Settings', value: lines.length },
      { label: 'Different from the book', value: changed.length },
    ],
    blocks: [
      ...section(
        'What differs from the book',
        'differs',
        tableOf('What differs from the book', changed),
      ),
      ...groups,
    ],
  };
}
