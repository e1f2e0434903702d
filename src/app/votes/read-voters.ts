import { valuesById } from '#kernel/collections/tables';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { EmpireId } from '#model/campaign/ids';

/** An empire whose player may vote. */
export type Voter = Readonly<{ id: EmpireId; name: string }>;

/**
 * The players in play: each has one vote, by empire. @rule TURN-6
 * @ruling A player in play has an empire that has not fallen and a seat that is not removed. If a player leaves, their vote no longer
 *   counts, and the majority is counted again at the next vote. A machine that plays an empire for good has no vote.
 */
export async function readVoters(reader: StoreReader, id: CampaignId): Promise<readonly Voter[]> {
  const seated = new Set<EmpireId>();
  for (const { role, endedAt } of await reader.seats(id)) {
    if (role.kind === 'player' && endedAt === null) seated.add(role.empire);
  }
  for (const { empire, kind } of await reader.standIns(id)) {
    if (kind === 'machine-for-good') seated.delete(empire);
  }
  return valuesById(await reader.empires(id))
    .filter((empire) => empire.fellIn === undefined && seated.has(empire.id))
    .map(({ id: empire, name }) => ({ id: empire, name }));
}
