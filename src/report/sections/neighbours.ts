import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, NeighbourView } from '#fog/views/empire-view';
import { chancesSeen } from '#rules/diplomacy/chances-seen';
import { type DiplomaticState, STATE_WORDS } from '#model/campaign/relation';
import type { Block, Cell } from '#report/document/document';
import { phrase, status, strong } from '#report/document/inline';
import { rightsText } from '#report/sentences/rights-text';
import { OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import { sinceText } from '#report/sentences/since-text';

const stateCell = (state: DiplomaticState): Cell =>
  state === 'war' || state === 'hostilities'
    ? [status('bad', STATE_WORDS[state])]
    : STATE_WORDS[state];

const chanceCells = (one: NeighbourView): readonly Cell[] => {
  if (one.left === true) return ['—', '—'];
  const { breaking, war } = chancesSeen(one);
  return [breaking ?? '—', war ?? '—'];
};

function contactText({ left, sustained }: NeighbourView): string {
  if (left === true) return '; out of the game';
  return sustained ? '' : '; no sustained contact';
}

/** `non-aligned world; wants to found a colony`. @rule OPT-14 */
const worldText = ({ objective }: NeighbourView): string =>
  objective === undefined
    ? 'non-aligned world'
    : `non-aligned world; wants to ${OBJECTIVE_TABLE[objective].text}`;

/** The empires in contact with the reader, or with a junior partner (its name), and what their state allows. @rule DIP-3 @rule DIP-10 */
export const neighboursTable = (
  { neighbours, rules }: Pick<EmpireView, 'neighbours' | 'rules'>,
  junior: string | null = null,
): Block => {
  const whose = junior === null ? 'Your' : `${junior}’s`;
  return {
    kind: 'table',
    caption: junior === null ? 'Empires in contact' : `Empires in contact with ${junior}`,
    columns: [
      { label: 'Empire', align: 'start', namesRow: true },
      { label: 'State', align: 'start' },
      ...(rules.tension === 'on' ? [{ label: 'Tension', align: 'end' as const }] : []),
      {
        label: `${whose} chance to break the treaty (percent)`,
        abbreviation: 'Break %',
        align: 'end',
      },
      { label: `${whose} chance to declare War (percent)`, abbreviation: 'War %', align: 'end' },
      { label: 'In contact since', abbreviation: 'Since', align: 'start' },
      {
        label: 'Allows each to do in the other’s systems',
        abbreviation: 'Allows',
        align: 'start',
        width: 1,
      },
    ],
    rows: valuesById(neighbours).map((one) => [
      phrase(strong(one.name), ...(one.nonAligned === true ? [` (${worldText(one)})`] : [])),
      stateCell(one.state),
      ...(rules.tension === 'on'
        ? [one.nonAligned === true ? '–' : String(one.tension?.value ?? rules.startingTension)]
        : []),
      ...chanceCells(one),
      `${sinceText(one.since)}${contactText(one)}`,
      rightsText(one),
    ]),
    empty: `${junior ?? 'You'} ${junior === null ? 'have' : 'has'} not met another empire.`,
  };
};
