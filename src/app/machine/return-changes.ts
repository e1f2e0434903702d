import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { StandIn } from '#app/ports/stand-in-record';
import type { EmpireId } from '#model/campaign/ids';

type Returning = Readonly<{ at: string; by: Signature; version: number }>;

/** What ends a stand-in because the player is back. One that plays for good is ended by the moderator alone. */
export function endChanges(
  standIn: StandIn | undefined,
  { at, by, version }: Returning,
): readonly Change[] {
  if (standIn === undefined || standIn.kind === 'machine-for-good') return [];
  const { empire } = standIn;
  return [
    { put: 'stand-in', empire, standIn: null },
    { put: 'audit', entry: { at, by, act: 'stand-in-ended', version, detail: empire } },
  ];
}

/** Who is back when they write orders. */
const OF_PLAYERS: readonly string[] = ['player', 'deputy'];

/**
 * What follows from changes to the orders of an empire: its player is back, so the stand-in ends.
 * @rule TURN-5
 * @ruling A player is back when they or a deputy change their sheet, or say so on the page of the stand-in. To sign in is not enough:
 *   somebody who only looks may not be able to write orders, and the turn would wait for them.
 */
export async function returnChanges(
  reader: StoreReader,
  { id, empire }: Readonly<{ id: CampaignId; empire: EmpireId }>,
  { changes, ...returning }: Returning & Readonly<{ changes: readonly Change[] }>,
): Promise<readonly Change[]> {
  const isBack = changes.some(
    (one) => one.put === 'sheet' && OF_PLAYERS.includes(one.sheet.savedBy.role.kind),
  );
  if (!isBack) return [];
  const standIn = (await reader.standIns(id)).find((one) => one.empire === empire);
  return endChanges(standIn, returning);
}
