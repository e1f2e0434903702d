import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { ListWithDesigns } from '#app/designer/published-list';
import type { Ports } from '#app/ports/ports';
import { listsOfSetup } from '#app/setups/lists-of-setup';
import { type AtSetup, readSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

type ReadInput = AtSetup & Readonly<{ list: string; forceLists: string }>;

/** A force list of a setup with its classes, for everybody who takes part in it. @rule U-9 */
export const readSetupForceList = ({ store, clock }: Ports): UseCase<ReadInput, ListWithDesigns> =>
  guarded(async ({ list: asked, forceLists, ...at }) => {
    const published = readForceLists(forceLists);
    if (!published.ok) return published;
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    const { file } = setupOfText(sitting.value.record.text);
    const { lists, designs } = listsOfSetup(file, published.value);
    const list = lists.find(({ id }) => id === asked);
    if (list === undefined) return refuse('LIST_UNKNOWN');
    const { id, name } = list;
    return ok({ id, name, designs: designs.filter((one) => one.list === id) });
  });
