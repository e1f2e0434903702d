import { formatSetup } from '#content/setups/format-setup';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { seesUnits } from '#app/setups/sees';
import { type AtSetup, readSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** The file of a setup, from which the command line makes the same campaign. It holds the units of all empires. @rule FOG-1 */
export const readSetupFile = ({
  store,
  clock,
}: Ports): UseCase<AtSetup, Readonly<{ slug: string; text: string }>> =>
  guarded(async (at) => {
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    if (!sitting.value.isModerator) return refuse('SETUP_MODERATOR_ONLY');
    if (!seesUnits(sitting.value)) return refuse('SETUP_BLIND');
    const { slug, text } = sitting.value.record;
    return ok({ slug, text: formatSetup(setupOfText(text).file) });
  });
