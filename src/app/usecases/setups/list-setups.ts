import type { SetupStep } from '#content/setups/setup-act';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnAccount } from '#app/people/read-own-account';
import type { Ports } from '#app/ports/ports';
import { type SetupTurn, turnOf } from '#app/setups/setup-turn';
import { setupOfText } from '#app/setups/setup-text';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** A setup in the list of somebody who takes part in it. */
export type SetupEntry = SetupTurn &
  Readonly<{
    slug: string;
    name: string;
    step: SetupStep;
    isModerator: boolean;
    player: number | null;
  }>;

/** The setups under way in which an account has a seat: those that wait for it first, then the oldest first. */
export const listSetups = ({
  store,
  clock,
}: Ports): UseCase<Readonly<{ session: string }>, readonly SetupEntry[]> =>
  guarded(async ({ session }) =>
    store.read(async (reader) => {
      const account = await readOwnAccount(reader, { session, now: clock.now() });
      if (account === undefined) return refuse('SESSION_ENDED');
      const entries: SetupEntry[] = [];
      for (const record of await reader.setupsOf(account.id)) {
        if (record.endedAt !== null) continue;
        const seats = await reader.setupSeats(record.id);
        const setup = setupOfText(record.text);
        const player = seats.find((one) => one.account === account.id)?.player ?? null;
        const whose = { record, player, isModerator: record.owner === account.id };
        const { slug, name } = record;
        const { isModerator } = whose;
        const turn = turnOf(setup, whose);
        entries.push({ slug, name, step: setup.step, isModerator, player, ...turn });
      }
      const [yours, others] = [true, false].map((is) => entries.filter((one) => one.isTurn === is));
      return ok([...(yours ?? []), ...(others ?? [])]);
    }),
  );
