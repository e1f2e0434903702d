import { CompiledQuery } from 'kysely';
import type { CampaignId } from '#app/ports/campaign-record';
import type { PhaseId } from '#model/campaign/phase-ids';
import {
  type CampaignState,
  type CampaignTables,
  TABLE_NAMES,
  type TableName,
} from '#model/campaign/state';
import type { Transaction } from '#store/schema/database';
import type { Cells, StateTable } from '#store/schema/state-table';
import { STATE_TABLES } from './state-tables.ts';

/** The whole game of a campaign, equal to what was saved. */
export async function loadState(
  trx: Transaction,
  campaign: Readonly<{ id: CampaignId; turn: number; phase: PhaseId }>,
): Promise<CampaignState> {
  const tables: [TableName, CampaignTables[TableName]][] = [];
  for (const name of TABLE_NAMES) tables.push([name, await loadTable(trx, name, campaign.id)]);
  // TABLE_NAMES names every table, each read by its own mapping.
  const all = Object.fromEntries(tables) as CampaignTables;
  return { ...all, turn: campaign.turn, phase: campaign.phase };
}

/** One table of a campaign's game. */
export async function loadTable<T extends TableName>(
  trx: Transaction,
  name: T,
  campaign: CampaignId,
): Promise<CampaignTables[T]> {
  const mapping: StateTable<T> = STATE_TABLES[name];
  const columns = mapping.columns.map((column) => `"${column}"`).join(', ');
  const select = `select ${columns} from "${name}" where "campaign" = ?`;
  const { rows } = await trx.executeQuery(CompiledQuery.raw(select, [campaign]));
  const entries = rows.map((row) => {
    // The driver gives each column as text, number or null.
    const cells = row as Cells;
    return [mapping.keyOf(cells), mapping.decode(cells)] as const;
  });
  return Object.fromEntries(entries) as CampaignTables[T];
}
