import type { Actor, Player } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Tutorial } from '#app/ports/tutorial-record';
import { IS_NEW_TO } from '#app/tutorials/is-new-to';
import { marksOf } from '#app/tutorials/marks-of';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** A tutorial as a page shows it. `skipped`: the steps that the player left out. */
export type TutorialView = Readonly<{ isShown: boolean; skipped: readonly string[] }>;

export type ReadTutorialInput = Readonly<{
  actor: Actor;
  tutorial: Tutorial;
  /** The turn that the page is about. */
  turn: number;
}>;

const HIDDEN: TutorialView = { isShown: false, skipped: [] };

/** Whether a player is shown a tutorial: they asked for it, or they are new to what it is about and have not dismissed it. */
export const readTutorial = ({ store }: Ports): UseCase<ReadTutorialInput, TutorialView> =>
  guarded(async ({ actor, tutorial, turn }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    // The command line has no seat to remember it for.
    if (actor.seat === undefined) return ok(HIDDEN);
    return ok(await store.read((reader) => viewOf(reader, actor, { tutorial, turn })));
  });

async function viewOf(
  reader: StoreReader,
  actor: Player,
  { tutorial, turn }: Omit<ReadTutorialInput, 'actor'>,
): Promise<TutorialView> {
  const { own, isThroughElsewhere } = await marksOf(reader, actor, tutorial);
  const { state = 'open', skipped = [] } = own ?? {};
  const isOfThisTurn = state === 'done' && own?.turn === turn;
  if (state === 'asked' || isOfThisTurn) return { isShown: true, skipped };
  if (state !== 'open' || isThroughElsewhere) return { isShown: false, skipped };
  return { isShown: await IS_NEW_TO[tutorial](reader, { actor, turn }), skipped };
}
