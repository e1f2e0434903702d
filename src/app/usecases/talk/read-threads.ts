import { compareText } from '#kernel/result/compare-text';
import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { StoreReader } from '#app/ports/campaign-store';
import type { CampaignId } from '#app/ports/campaign-record';
import type { DeskThread } from '#app/ports/letter-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { isThread, waitsIn } from '#app/talk/thread-changes';
import { refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

/** One letter of a thread; `from`: null for the moderators. */
export type ThreadLetter = Readonly<{
  from: EmpireId | null;
  turn: number;
  at: string;
  text: string;
}>;

/** A thread of a player with the moderators. */
export type ThreadView = Pick<DeskThread, 'about' | 'asks'> &
  Readonly<{
    number: number;
    subject: string;
    empire: EmpireId;
    name: string;
    letters: readonly ThreadLetter[];
    /** A letter of the player is neither answered nor closed. */
    waits: boolean;
    /** The asked time can still be granted. */
    canGrant: boolean;
  }>;

/** The threads of all players with the moderators, those that wait first, then the last written first. */
export const readThreads = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, readonly ThreadView[]> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader) => ok(await threadsOf(reader, actor.campaign)));
  });

/** All threads of a campaign. */
export async function threadsOf(
  reader: StoreReader,
  id: CampaignId,
): Promise<readonly ThreadView[]> {
  const campaign = await reader.campaign(id);
  const empires = await reader.empires(id);
  const threads = (await reader.conversations(id)).filter(isThread);
  const letters = threads.length === 0 ? [] : await reader.letters(id);
  const views = threads
    .flatMap((thread): readonly ThreadView[] => {
      const { number, subject, members, desk } = thread;
      const [empire] = members;
      if (empire === undefined) return [];
      const own = letters.filter((one) => one.conversation === number);
      const { about, asks } = desk;
      const isOpen = campaign?.phase === 'economic' && asks?.turn === campaign.turn;
      return [
        {
          ...{ number, subject, empire, about, asks },
          name: empires[empire]?.name ?? empire,
          letters: own.map(({ from, turn, at, text }) => ({ from, turn, at, text })),
          waits: waitsIn(thread, own),
          canGrant: isOpen && asks.granted === null,
        },
      ];
    })
    .toSorted((a, b) => compareText(lastOf(b), lastOf(a)));
  return [...views.filter(({ waits }) => waits), ...views.filter(({ waits }) => !waits)];
}

const lastOf = ({ letters }: ThreadView): string => letters.at(-1)?.at ?? '';
