import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import { valuesById } from '#kernel/collections/tables';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import { type Players, standInFor } from './stand-in-for.ts';

/** Whether somebody who may answer for an empire has this seat. */
const sitsFor = ({ role, endedAt, maySubmit }: Seat, empire: EmpireId): boolean =>
  endedAt === null &&
  (role.kind === 'player' || (role.kind === 'deputy' && maySubmit)) &&
  role.empire === empire;

/** Whether a person answers the questions to an empire in the middle of a turn. */
function hasSomebodyToAsk(
  rules: Pick<RuleSet, 'nonAlignedControl'>,
  empire: Pick<Empire, 'id' | 'nonAligned'>,
  { standIns, seats }: Pick<Players, 'standIns'> & Readonly<{ seats: readonly Seat[] }>,
): boolean {
  if (standIns.some((one) => one.empire === empire.id)) return false;
  if (seats.some((seat) => sitsFor(seat, empire.id))) return true;
  const ofWorld = standInFor(rules, empire, { standIns, seats });
  // The moderator plays this world: the setting only says that no turn waits for its orders.
  return empire.nonAligned !== undefined && ofWorld?.kind === 'hold';
}

/**
 * The empires that nobody is asked for in the middle of a turn, because a machine or their standing orders play them, or
 * nobody has their seat. Their standing orders answer at once.
 * @rule TURN-4 @rule TURN-5 @rule DIP-16
 */
export async function readUnasked(
  reader: StoreReader,
  { id, rules }: Pick<Campaign, 'id' | 'rules'>,
): Promise<readonly EmpireId[]> {
  const players = { standIns: await reader.standIns(id), seats: await reader.seats(id) };
  return valuesById(await reader.empires(id))
    .filter((empire) => !hasSomebodyToAsk(rules, empire, players))
    .map((empire) => empire.id);
}
