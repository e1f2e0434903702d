import { valuesById } from '#kernel/collections/tables';
import { type Rights, rightsOf } from '#rules/diplomacy/rights-of';
import type { EmpireView } from '#fog/views/empire-view';
import type { DiplomaticState } from '#fog/views/terms';
import type { Block, Cell } from '#report/document/document';
import { phrase, status, strong } from '#report/document/inline';
import { STATE_WORDS } from '#report/sentences/state-words';

const stateCell = (state: DiplomaticState): Cell =>
  state === 'war' || state === 'hostilities'
    ? [status('bad', STATE_WORDS[state])]
    : STATE_WORDS[state];

const since = (turn: number): string => (turn < 1 ? 'the start' : `turn ${String(turn)}`);

const DEMANDS: { readonly [D in Rights['demand']]: string } = {
  anywhere: 'battles anywhere',
  'own or unowned': 'battles in own and free systems',
  nowhere: 'no battles',
};

const LANDINGS: { readonly [L in Rights['land']]: string } = {
  never: 'no landing',
  leave: 'landing by leave',
  force: 'landing by force',
};

function entryText({ fleets, convoys }: Rights): string {
  if (fleets === 'free') return 'fleets enter';
  return convoys === 'free' ? 'convoys enter, fleets by leave' : 'entry by leave';
}

/** DIP-10: what the two may do to each other and with each other. */
function rightsText(state: DiplomaticState): string {
  const rights = rightsOf(state);
  return [
    entryText(rights),
    DEMANDS[rights.demand],
    LANDINGS[rights.land],
    ...(rights.trade ? ['trade'] : []),
    ...(rights.supply ? ['supply'] : []),
    ...(rights.sameSide ? ['one side in battle'] : []),
  ].join(', ');
}

/** The empires in contact, and what their state allows. @rule DIP-3 @rule DIP-10 */
export const neighboursTable = ({ neighbours }: EmpireView): Block => ({
  kind: 'table',
  caption: 'Empires in contact',
  columns: [
    { label: 'Empire', align: 'start', namesRow: true },
    { label: 'State', align: 'start' },
    { label: 'In contact since', abbreviation: 'Since', align: 'start' },
    {
      label: 'Allows each to do in the other’s systems',
      abbreviation: 'Allows',
      align: 'start',
      width: 1,
    },
  ],
  rows: valuesById(neighbours).map((one) => [
    phrase(strong(one.name)),
    stateCell(one.state),
    since(one.since),
    rightsText(one.state),
  ]),
  empty: 'You have not met another empire.',
});
