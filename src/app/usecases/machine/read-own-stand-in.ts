import { ok } from '#kernel/result/result';
import type { Actor, Player } from '#app/actor';
import { isByMachine } from '#app/machine/absent-orders';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { StandIn } from '#app/ports/stand-in-record';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';

/** Who plays for a player, and what machines did for them. */
export type OwnStandIn = Readonly<{
  /** Null: the player plays. */
  standIn: StandIn | null;
  /** The campaign lets a machine write the orders of every player who submits none. */
  isIdlePlayed: boolean;
  /** The turns in which a machine wrote the orders, the last first. `isNew`: since the player last submitted orders. */
  turns: readonly Readonly<{ turn: number; orders: number; isNew: boolean }>[];
}>;

async function ownStandIn(reader: StoreReader, actor: Player): Promise<Outcome<OwnStandIn>> {
  const { campaign: id, empire } = actor;
  const campaign = await reader.campaign(id);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const standIn = (await reader.standIns(id)).find((one) => one.empire === empire) ?? null;
  const submitted = (await reader.allSheets(id)).filter(
    (sheet) => sheet.empire === empire && sheet.status === 'submitted' && !isByMachine(sheet),
  );
  const last = Math.max(0, ...submitted.map(({ turn }) => turn));
  const turns = (await reader.machineTurns(id))
    .filter((one) => one.empire === empire)
    .map(({ turn, noted }) => ({ turn, orders: noted.length, isNew: turn > last }))
    .toReversed();
  return ok({ standIn, isIdlePlayed: campaign.rules.idleOrders === 'ai', turns });
}

/** Who plays for the player, for the player and their deputies. @rule TURN-5 */
export const readOwnStandIn = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, OwnStandIn> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read((reader) => ownStandIn(reader, actor));
  });
