import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Publication } from '#app/ports/turn-record';
import { type Actor, type Player, roleOf } from '#app/actor';
import { returnChanges } from '#app/machine/return-changes';
import type { PlayerDesk } from './read-player.ts';
import { readPlayer } from './read-player.ts';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import { dismissedBefore } from './dismissed-before.ts';
import { type OwnSheets, readOwnSheets } from './own-sheets.ts';

/** The input that all actions on orders share. */
export type OrdersAct = Readonly<{
  actor: Actor;
  /** The turn of the orders. */
  turn: number;
  /** The edition of the report that they were written from; undefined: the current one. */
  edition?: number;
  /** The hash of the draft that the author looked at, null for none. A different draft is not overwritten. */
  base?: string | null;
}>;

/** The player's desk with orders open, and both sheets. */
export type OpenOrders = PlayerDesk &
  OwnSheets &
  Readonly<{
    issued: Publication;
    at: string;
    /** The doubts that were dismissed in the previous turn. */
    dismissedBefore: readonly string[];
  }>;

type Written<T> = Readonly<{ value: T; changes: readonly Change[] }>;

/**
 * Changes a player's orders in one commit, if orders are open and unchanged since the author looked. If two people
 * write at the same moment, one is told that they came late.
 */
export async function editingOrders<T>(
  { store, clock }: Ports,
  act: OrdersAct & Readonly<{ actor: Player }>,
  work: (reader: StoreReader, open: OpenOrders) => Promise<Outcome<Written<T>>>,
): Promise<Outcome<T>> {
  return retrying(async () => {
    const found = await store.read(async (reader) => {
      const open = await readOpen(reader, act, clock.now());
      if (!open.ok) return open;
      const written = await work(reader, open.value);
      if (!written.ok) return written;
      const { campaign, at } = open.value;
      const { empire } = act.actor;
      const returning = { at, by: roleOf(act.actor), version: campaign.version };
      const changes = [
        ...written.value.changes,
        ...(await returnChanges(
          reader,
          { id: campaign.id, empire },
          { ...returning, changes: written.value.changes },
        )),
      ];
      return { ...written, value: { ...written.value, changes }, campaign };
    });
    if (!found.ok) return found;
    const { campaign, value } = found;
    const { id, revision } = campaign;
    const kept = await store.commit({ campaign: id, revision, changes: value.changes });
    return kept.ok ? { ok: true, value: value.value } : 'again';
  });
}

async function readOpen(
  reader: StoreReader,
  { actor, turn, edition, base }: OrdersAct & Readonly<{ actor: Player }>,
  at: string,
): Promise<Outcome<OpenOrders>> {
  const desk = await readPlayer(reader, actor);
  if (!desk.ok) return desk;
  const { campaign, stage, issued } = desk.value;
  // This comes first, because players must not learn how far a turn in processing has come.
  if (stage !== 'orders' || issued === undefined) return refuse('ORDERS_LOCKED');
  const isSameTurn = campaign.turn === turn && issued.edition === (edition ?? issued.edition);
  if (!isSameTurn) return refuse('STALE');
  const sheets = await readOwnSheets(reader, campaign.id, { turn, empire: actor.empire });
  if (isOlder(base, sheets)) return refuse('STALE');
  const before = await dismissedBefore(reader, campaign.id, { turn, empire: actor.empire });
  const open = { ...desk.value, ...sheets, issued, at, dismissedBefore: before };
  return { ok: true, value: open };
}

const isOlder = (base: string | null | undefined, { draft }: OwnSheets): boolean =>
  base !== undefined && base !== (draft?.hash ?? null);
