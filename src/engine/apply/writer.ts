import { copyTable, touchTable } from '#kernel/collections/tables';
import type { ById } from '#kernel/collections/tables';
import type { CampaignState, CampaignTables, KeyOf, RowOf, TableName } from '#model/campaign/state';
import type { PhaseId } from '#model/campaign/phase-ids';

/** All that applying an event can do to a campaign. Only `apply/` is handed one. */
export type Writer = Readonly<{
  /** The state with everything written so far. */
  read: () => CampaignState;
  /** A frozen copy: later writes don't change it. */
  keep: () => CampaignState;
  put: <T extends TableName>(table: T, id: KeyOf<T>, row: RowOf<T>) => void;
  remove: <T extends TableName>(table: T, id: KeyOf<T>) => void;
  advance: (to: Readonly<{ turn: number; phase: PhaseId }>) => void;
}>;

type Rows = Record<string, unknown>;

/**
 * A writer over a state that it leaves untouched: a table is copied on the first write to it and
 * owned from then on, so that each further write costs the same however big the table is.
 */
export function writerOver(before: CampaignState): Writer {
  let state: CampaignState = before;
  const owned = new Map<TableName, Rows>();

  const own = (table: TableName): Rows => {
    const known = owned.get(table);
    if (known !== undefined) return known;
    const copy: Rows = copyTable<string, unknown>(state[table]);
    owned.set(table, copy);
    state = { ...state, [table]: copy as CampaignTables[TableName] };
    return copy;
  };
  return {
    read: () => state,
    keep: () => {
      owned.clear();
      return state;
    },
    put: (table, id, row) => {
      const rows = own(table);
      const part = Object.hasOwn(rows, id) ? 'rows' : 'keys';
      rows[id] = row;
      touchTable(rows as ById<string, unknown>, part);
    },
    remove: (table, id) => {
      const rows = own(table);
      delete rows[id];
      touchTable(rows as ById<string, unknown>, 'keys');
    },
    advance: (to) => {
      state = { ...state, turn: to.turn, phase: to.phase };
    },
  };
}
