import { type EmpireLore, empireLoreOf } from '#content/force-lists/empire-lore';
import { playableLists } from '#model/forces/playable-lists';
import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { Ports } from '#app/ports/ports';
import { listsOfSetup } from '#app/setups/lists-of-setup';
import { type AtSetup, readSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { ok } from '#kernel/result/result';

type ListInput = AtSetup & Readonly<{ forceLists: string }>;

/** A force list that an empire can be played with, and what makes its empire different. */
export type PlayableForceList = Readonly<{
  id: string;
  name: string;
  /** Null: nothing is told of it. */
  lore: Pick<EmpireLore, 'themes' | 'character' | 'mark'> | null;
  /** It was added to this setup. */
  isOwn: boolean;
}>;

/** The force lists that empires of a setup can be played with: the published ones, and those of the campaign. @rule U-9 */
export const listSetupForceLists = ({
  store,
  clock,
}: Ports): UseCase<ListInput, readonly PlayableForceList[]> =>
  guarded(async ({ forceLists, ...at }) => {
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    const { file } = setupOfText(sitting.value.record.text);
    const all = listsOfSetup(file, lists.value);
    return ok(
      playableLists(all.lists).map(({ id, name }) => {
        const isOwn = file.forceLists.some((one) => one.id === id);
        return { id, name, lore: empireLoreOf(lists.value, id) ?? null, isOwn };
      }),
    );
  });
