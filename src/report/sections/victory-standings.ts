import type { ModeratorView } from '#fog/views/empire-view';
import type { Block, Cell } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { phrase, status, strong } from '#report/document/inline';
import { VICTORY_WORDS } from '#report/sentences/victory-words';
import { counted } from '#kernel/words/counted';
import { victoryFacts } from '#rules/victory/victory-facts';
import { type VictoryStanding, victoryStandings } from '#rules/victory/victory-standings';

type Condition = VictoryStanding['conditions'][number];

/** `30 of 60`, or the value alone where the highest counts. */
function conditionCell({ value, needed, met }: Condition): Cell {
  const text =
    needed === null ? formatNumber(value) : `${formatNumber(value)} of ${formatNumber(needed)}`;
  return met ? [status('good', text)] : text;
}

/** The progress of all empires toward every condition of victory, for the moderator. @rule VIC-1 */
export function victoryStandingsTable(view: ModeratorView): Block {
  const { conditions, needed } = view.rules.victory;
  const standings = victoryStandings(view.rules.victory, victoryFacts(view, view.rules));
  return {
    kind: 'table',
    caption: `Victory: ${counted(needed, 'condition')} must be met`,
    columns: [
      { label: 'Empire', align: 'start', namesRow: true },
      ...conditions.map(({ kind }) => ({ label: VICTORY_WORDS[kind], align: 'start' as const })),
      { label: 'Won', align: 'start' },
    ],
    rows: standings.map((one): readonly Cell[] => {
      const empire = view.empires[one.empire];
      const wonIn = empire?.wonIn ?? null;
      return [
        phrase(strong(empire?.name ?? one.empire)),
        ...one.conditions.map(conditionCell),
        wonIn === null ? '' : `turn ${formatNumber(wonIn)}`,
      ];
    }),
    empty: 'There is no empire.',
  };
}
