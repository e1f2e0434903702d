import type { StandInLine, StandIns } from '#app/usecases/machine/read-stand-ins';
import type { ModeratorView } from '#fog/views/empire-view';
import { standInWords } from '#http/machine/stand-in-words';
import { type DataRow, type DataTable, numberColumn, textColumn } from '#http/tables/data-table';
import type { Ledger } from '#kernel/reasons/ledger';
import { signed } from '#kernel/words/format-number';
import type { EmpireId } from '#model/campaign/ids';
import type { NonAligned } from '#model/campaign/non-aligned';
import { STATE_WORDS } from '#model/campaign/relation';
import { attitudeIn, attitudeModifiers } from '#rules/worlds/attitude';
import { neededFor } from '#rules/worlds/objective-progress';
import { OBJECTIVE_TABLE } from '#rules/worlds/objective-table';
import { type Card, type Fact, factsOf } from './card.ts';
import { type GalaxyWorld, powerPage } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

type Relation = ModeratorView['relations'][number];

/** What a power is as a non-aligned world; null: it is none. */
export function natureOf({ view }: GalaxyWorld, id: EmpireId): NonAligned | null {
  const { empires } = view;
  return Object.hasOwn(empires, id) ? (empires[id]?.nonAligned ?? null) : null;
}

function objectiveText({ objective }: NonAligned): string {
  if (objective === undefined) return '';
  const { goal, text } = OBJECTIVE_TABLE[objective.id];
  const needed = neededFor(goal);
  return needed === 1 ? text : TEXTS.doneOf(text, objective.done, needed);
}

/** What the card of a world says beside that of an empire. @rule DIP-15 @rule DIP-16 @rule OPT-14 */
export function worldFacts(nature: NonAligned): readonly Fact[] {
  const { personality, erraticSince, strategy } = nature;
  const word = TEXTS.personalities[personality];
  return factsOf([
    [TEXTS.personality, erraticSince === undefined ? word : TEXTS.erratic(word, erraticSince)],
    [TEXTS.strategy, TEXTS.strategies[strategy]],
    [TEXTS.objective, objectiveText(nature)],
  ]);
}

const termsText = (terms: Ledger): string =>
  terms.map(({ label, amount }) => `${signed(amount)} ${label}`).join(', ');

function attitudeRow(world: GalaxyWorld, relation: Relation, id: EmpireId): DataRow {
  const { view, names } = world;
  const other = relation.a === id ? relation.b : relation.a;
  const nature = natureOf(world, id);
  const attitude = attitudeIn(relation);
  const isAsked = nature !== null && natureOf(world, other) === null;
  const terms = isAsked ? attitudeModifiers({ nature, attitude, turn: view.turn }, view.rules) : [];
  const offers = relation.offers.map(({ by, offer }) => TEXTS.offers(names.empire(by), offer));
  return {
    values: {
      empire: names.empire(other),
      state: STATE_WORDS[relation.state],
      ready: isAsked ? STATE_WORDS[attitude.state] : TEXTS.noAttitude,
      next: termsText(terms),
      wronged: attitude.wronged ?? '',
      since: relation.since,
      more: [
        ...offers,
        ...(relation.pact ? [TEXTS.coBelligerents] : []),
        ...(relation.sustained ? [] : [TEXTS.noEnvoys]),
      ].join('; '),
    },
    hrefs: { empire: powerPage(world, other) },
  };
}

/** The attitude of a world toward each power that it has met, and what changes its next roll. @rule DIP-14 @rule DIP-15 */
export function attitudesTable(world: GalaxyWorld, id: EmpireId): DataTable {
  const met = world.view.relations.filter(({ a, b }) => a === id || b === id);
  return {
    name: 'attitudes',
    caption: TEXTS.attitudes,
    columns: [
      textColumn('empire', TEXTS.toward),
      textColumn('state', TEXTS.relation),
      textColumn('ready', TEXTS.readyFor),
      textColumn('next', TEXTS.nextRoll),
      numberColumn('wronged', TEXTS.wordBroken),
      numberColumn('since', TEXTS.metIn),
      textColumn('more', TEXTS.offersAndMore),
    ],
    rows: met.map((relation) => attitudeRow(world, relation, id)),
    empty: TEXTS.metNobody,
  };
}

/** The turns of a machine that a page lists. */
const MOST_TURNS = 12;

/** Who plays a world, and the turns in which a machine did, with its reasons. @rule DIP-16 */
export function withPlayer(
  card: Card,
  { lines }: StandIns,
  { base, id }: Readonly<{ base: string; id: EmpireId }>,
): Card {
  const line: StandInLine | undefined = lines.find(({ empire }) => empire === id);
  if (line === undefined) return card;
  const vacant = line.isVacant ? TEXTS.waitsForPlayer : TEXTS.itsPlayer;
  const value = line.standIn === null ? vacant : standInWords(line.standIn);
  const path = `${base}/stand-ins`;
  const turns = line.turns.slice(0, MOST_TURNS).map((turn) => ({
    text: TEXTS.turn(turn),
    href: `${path}/${encodeURIComponent(line.key)}/${String(turn)}`,
  }));
  return {
    ...card,
    facts: [...card.facts, { label: TEXTS.playedBy, value, href: path }],
    lists:
      turns.length === 0 ? card.lists : [...card.lists, { title: TEXTS.machineDid, lines: turns }],
  };
}
