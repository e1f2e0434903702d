import type { Player } from '#app/actor';
import { currentPublication } from '#app/editions/current-publication';
import { removedAt } from '#app/orders/removed-at';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Tutorial } from '#app/ports/tutorial-record';
import { readLastOrders } from '#app/orders/last-orders';

/** A battle longer ago than a campaign year may be forgotten. @rule TURN-1 */
const TURNS_LOOKED_BACK = 12;

type Asked = Readonly<{ actor: Player; turn: number }>;
type IsNew = (reader: StoreReader, asked: Asked) => Promise<boolean>;

/** No orders of theirs have been carried out yet, here or in another campaign of their account. */
const isNewToTurns: IsNew = async (reader, { actor, turn }) => {
  const { campaign, empire, seat, person } = actor;
  if ((await readLastOrders(reader, campaign, { turn, empire })).length > 0) return false;
  const since = await removedAt(reader, campaign, empire);
  const receipts = turn === 1 ? [] : await reader.receipts(campaign, empire);
  if (receipts.some((one) => one.turn < turn && one.at > since)) return false;
  const others = person === undefined ? [] : await reader.seatsOf(person);
  for (const other of others) {
    if (other.id === seat || other.role.kind !== 'player') continue;
    const played = await reader.campaign(other.campaign);
    if (played !== undefined && played.turn > 1) return false;
  }
  return true;
};

/** None of their reports before this one tells of a battle of theirs. */
const isNewToBattles: IsNew = async (reader, { actor: { campaign, empire }, turn }) => {
  const heads = await reader.issuedTo(campaign, empire);
  const first = Math.max(1, turn - TURNS_LOOKED_BACK);
  for (let before = turn - 1; before >= first; before -= 1) {
    const head = currentPublication(heads.filter((one) => one.turn === before));
    const issued = head && (await reader.publication(campaign, { ...head, empire }));
    if (issued?.seen.some(({ type }) => type === 'BattleEnded') === true) return false;
  }
  return true;
};

/** Whether a player meets for the first time what a tutorial is about, as far as nobody has said so. */
export const IS_NEW_TO: Readonly<Record<Tutorial, IsNew>> = {
  'first-turn': isNewToTurns,
  // Questions come after the report of their turn.
  'first-question': (reader, { actor, turn }) => isNewToBattles(reader, { actor, turn: turn + 1 }),
  'first-battle': isNewToBattles,
};
