import type { Chip } from '#http/pages/page-parts';
import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId, RelationId } from '#model/campaign/ids';
import {
  type DiplomaticState,
  isTreaty,
  relationIdOf,
  STATE_WORDS,
} from '#model/campaign/relation';
import { TEXTS } from './texts.ts';

/** A state with its sign: war, neither, or a treaty. */
export function chipOf(state: DiplomaticState): Chip {
  const word = STATE_WORDS[state];
  if (state === 'war' || state === 'hostilities') return { tone: 'bad', mark: '✕', word };
  return isTreaty(state) ? { tone: 'good', mark: '✓', word } : { tone: 'info', mark: '○', word };
}

/** What is known of two empires; null: nothing. `remark`: how old it is, or what others believe. */
type Cell = Readonly<{ chip: Chip | null; remark: string; isSelf: boolean }>;

/** The relations of each two of some empires. */
export type RelationMatrix = Readonly<{
  columns: readonly string[];
  rows: readonly Readonly<{ name: string; cells: readonly Cell[] }>[];
  note: string;
}>;

type Known = Readonly<{ state: DiplomaticState; remark: string }>;
type Named = Readonly<{ id: EmpireId; name: string }>;

function matrixOf(
  empires: readonly Named[],
  known: ReadonlyMap<RelationId, Known>,
  note: string,
): RelationMatrix {
  return {
    columns: empires.map(({ name }) => name),
    rows: empires.map((row) => ({
      name: row.name,
      cells: empires.map((column): Cell => {
        const one = known.get(relationIdOf(row.id, column.id));
        return {
          chip: one === undefined ? null : chipOf(one.state),
          remark: one?.remark ?? '',
          isSelf: row.id === column.id,
        };
      }),
    })),
    note,
  };
}

/** What a player knows of the relations of all empires that they have met; null: they have met fewer than two. @rule FOG-8 @rule DIP-10 */
export function matrixSeen({
  empire,
  neighbours,
  juniors = {},
  heard = [],
}: EmpireView): RelationMatrix | null {
  const others = valuesById(neighbours);
  if (others.length < 2) return null;
  const own = others.map(
    ({ id, state }) => [relationIdOf(empire.id, id), { state, remark: '' }] as const,
  );
  const told = heard.map(
    ({ a, b, state, turn }) =>
      [relationIdOf(a, b), { state, remark: TEXTS.heardIn(turn) }] as const,
  );
  const led = valuesById(juniors).flatMap((junior) =>
    valuesById(junior.neighbours).map(
      ({ id, state }) => [relationIdOf(junior.id, id), { state, remark: '' }] as const,
    ),
  );
  const known = new Map([...told, ...own, ...led]);
  return matrixOf([empire, ...others], known, TEXTS.whatADashMeans);
}

/** The relations of all empires as they are; null: no two have met. @rule DIP-12 */
export function matrixOfAll({ empires, relations }: ModeratorView): RelationMatrix | null {
  if (relations.length === 0) return null;
  const known = relations.map(({ a, b, state, openly }) => {
    const remark = openly === null ? '' : TEXTS.openly(STATE_WORDS[openly]);
    return [relationIdOf(a, b), { state, remark }] as const;
  });
  return matrixOf(valuesById(empires), new Map(known), TEXTS.whoHaveNotMet);
}
