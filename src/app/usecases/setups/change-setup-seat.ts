import type { SetupStep } from '#content/setups/setup-act';
import { type UseCase, guarded } from '#app/guarded';
import { tokenHash } from '#app/people/token-hash';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { SetupSeat } from '#app/ports/setup-record';
import { retrying } from '#app/retrying';
import { setupOfText } from '#app/setups/setup-text';
import { type AtSetup, readModerating, type SetupSitting } from '#app/setups/setup-sitting';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** What the moderator does with a seat. */
export type SetupSeatAct =
  /** A new link. The older one ends. */
  | 'link'
  /** The person in it leaves, and the seat gets a new link. */
  | 'free'
  /** The moderator plays it. */
  | 'play';

export type ChangeSetupSeatInput = AtSetup & Readonly<{ player: number; act: SetupSeatAct }>;

/** The token of the new link, shown only this once. Null: no link was made. */
export type ChangedSetupSeat = Readonly<{ token: string | null }>;

/** The steps in which players buy their first units. */
const BUYING: readonly SetupStep[] = ['forces', 'ready'];

/**
 * Invites a player, frees a seat, or gives it to the moderator themself. @rule FOG-1
 * @ruling A moderator can’t begin to play while first units are bought, because they have seen those of all players. After they go back to an
 *   earlier step, where all units are open again, they can.
 */
export const changeSetupSeat = (ports: Ports): UseCase<ChangeSetupSeatInput, ChangedSetupSeat> =>
  guarded(async ({ player, act, ...at }) =>
    retrying(async (): Promise<Outcome<ChangedSetupSeat> | 'again'> => {
      const { store, clock } = ports;
      const sitting = await store.read((reader) => readModerating(reader, at, clock.now()));
      if (!sitting.ok) return sitting;
      const { record, seats } = sitting.value;
      const token = act === 'play' ? null : ports.secrets.token();
      const changed = seatAfter(sitting.value, { player, act, token });
      if (!changed.ok) return changed;
      const others = seats.filter((one) => one.player !== player);
      const all = [...others, changed.value].sort((a, b) => a.player - b.player);
      const written = await store.commit({
        campaign: NO_CAMPAIGN,
        revision: null,
        setup: { id: record.id, revision: record.revision },
        changes: [{ put: 'setup-seats', setup: record.id, seats: all }],
      });
      return written.ok ? ok({ token }) : 'again';
    }),
  );

type Changing = Pick<ChangeSetupSeatInput, 'player' | 'act'> & ChangedSetupSeat;

function seatAfter(sitting: SetupSitting, { player, act, token }: Changing): Outcome<SetupSeat> {
  const seat = sitting.seats.find((one) => one.player === player);
  if (seat === undefined) return refuse('SETUP_SEAT_UNKNOWN');
  if (act === 'play') return played(sitting, seat);
  if (act === 'link' && seat.account !== null) return refuse('SETUP_SEAT_TAKEN');
  return ok({ ...seat, account: null, token: token === null ? null : tokenHash(token) });
}

/** A seat that the moderator takes themself. */
function played(
  { record, account, player: own }: SetupSitting,
  seat: SetupSeat,
): Outcome<SetupSeat> {
  if (own !== null && own !== seat.player) return refuse('SETUP_SEATED');
  if (seat.account !== null && seat.account !== account.id) return refuse('SETUP_SEAT_TAKEN');
  const isLate = own === null && BUYING.includes(setupOfText(record.text).step);
  return isLate ? refuse('SETUP_SEAT_LATE') : ok({ ...seat, account: account.id, token: null });
}
