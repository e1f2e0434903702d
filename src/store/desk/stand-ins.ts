import type { CampaignId } from '#app/ports/campaign-record';
import type { ChangeOf } from '#app/ports/campaign-store';
import type { MachineTurn, StandIn, StandInReads } from '#app/ports/stand-in-record';
import type { Transaction } from '#store/schema/database';
import { jsonText, parseJson } from '#store/schema/json-text';

/** Writes who plays for an absent player, in place of what was chosen before; null: nobody. */
export async function saveStandIn(
  trx: Transaction,
  campaign: CampaignId,
  { empire, standIn }: ChangeOf<'stand-in'>,
): Promise<void> {
  if (standIn === null) {
    await trx
      .deleteFrom('standIns')
      .where('campaign', '=', campaign)
      .where('empire', '=', empire)
      .execute();
    return;
  }
  const row = { ...standIn, by: jsonText(standIn.by), campaign };
  await trx
    .insertInto('standIns')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaign', 'empire']).doUpdateSet(row))
    .execute();
}

/** Writes what a machine ordered in a turn. */
export async function saveMachineTurn(
  trx: Transaction,
  campaign: CampaignId,
  turn: MachineTurn,
): Promise<void> {
  const row = { ...turn, noted: jsonText(turn.noted), campaign };
  await trx
    .insertInto('machineTurns')
    .values(row)
    .onConflict((conflict) => conflict.columns(['campaign', 'turn', 'empire']).doUpdateSet(row))
    .execute();
}

/** Deletes what machines ordered from a turn on. */
export async function dropMachineTurns(
  trx: Transaction,
  campaign: CampaignId,
  fromTurn: number,
): Promise<void> {
  await trx
    .deleteFrom('machineTurns')
    .where('campaign', '=', campaign)
    .where('turn', '>=', fromTurn)
    .execute();
}

async function loadStandIns(trx: Transaction, campaign: CampaignId): Promise<readonly StandIn[]> {
  const rows = await trx
    .selectFrom('standIns')
    .select(['empire', 'kind', 'level', 'personality', 'turn', 'at', 'by'])
    .where('campaign', '=', campaign)
    .orderBy('empire')
    .execute();
  return rows.map((row) => ({ ...row, by: parseJson(row.by) }));
}

async function loadMachineTurns(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly MachineTurn[]> {
  const rows = await trx
    .selectFrom('machineTurns')
    .select(['turn', 'empire', 'edition', 'level', 'personality', 'noted', 'at'])
    .where('campaign', '=', campaign)
    .orderBy('turn')
    .orderBy('empire')
    .execute();
  return rows.map((row) => ({ ...row, noted: parseJson(row.noted) }));
}

/** The reads of stand-ins and of the turns of machines. */
export const standInReads = (trx: Transaction): StandInReads => ({
  standIns: (id) => loadStandIns(trx, id),
  machineTurns: (id) => loadMachineTurns(trx, id),
});
