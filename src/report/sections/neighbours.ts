import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { DiplomaticState } from '#fog/views/terms';
import type { Block, Cell } from '#report/document/document';
import { phrase, status, strong } from '#report/document/inline';

/** DIP-3, in the book's words. */
export const STATE_WORDS: { readonly [S in DiplomaticState]: string } = {
  war: 'War',
  hostilities: 'Hostilities',
  'non-intercourse': 'Non-Intercourse',
  'non-aggression': 'Non-Aggression',
  trade: 'Trade',
  military: 'Military',
  'mutual-defense': 'Mutual Defense',
  alliance: 'Alliance',
  partnership: 'Partnership',
  unification: 'Unification',
};

const stateCell = (state: DiplomaticState): Cell =>
  state === 'war' || state === 'hostilities'
    ? [status('bad', STATE_WORDS[state])]
    : STATE_WORDS[state];

const since = (turn: number): string => (turn < 1 ? 'from the start' : `turn ${String(turn)}`);

/** The empires in contact. */
export const neighboursTable = ({ neighbours }: EmpireView): Block => ({
  kind: 'table',
  caption: 'Empires in contact',
  columns: [
    { label: 'Empire', align: 'start', namesRow: true },
    { label: 'State', align: 'start' },
    { label: 'In contact since', align: 'start' },
  ],
  rows: valuesById(neighbours).map((one) => [
    phrase(strong(one.name)),
    stateCell(one.state),
    since(one.since),
  ]),
  empty: 'You have not met another empire.',
});
