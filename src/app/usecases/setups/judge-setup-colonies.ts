import { claimsSchema } from '#content/setups/setup-schema';
import { issuesOf } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { Ports } from '#app/ports/ports';
import { automaticColonies } from '#app/setup/automatic-colonies';
import { colonyOffers, type ColonyOffers } from '#app/setup/colony-offers';
import { playersToDecide } from '#app/setup/whose-turn';
import { seesUnits } from '#app/setups/sees';
import { type AtSetup, readSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

export type JudgeColoniesInput = AtSetup &
  Readonly<{
    player: number;
    /** Null: those that are placed for an absent player. */
    colonies: unknown;
    forceLists: string;
  }>;

/** What a player can place after colonies that are not saved yet. Null: it is not their turn. @rule OPT-5 */
export const judgeSetupColonies = ({
  store,
  clock,
}: Ports): UseCase<JudgeColoniesInput, ColonyOffers | null> =>
  guarded(async ({ player, colonies, forceLists, ...at }) => {
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    if (sitting.value.player !== player && !seesUnits(sitting.value)) return refuse('SETUP_BLIND');
    const read = readBySchema(claimsSchema.nullable(), colonies);
    if (!read.success) return refuse('SETUP_ACT_REFUSED', issuesOf(read.error));
    const setup = setupOfText(sitting.value.record.text);
    const isTurn = setup.step === 'colonies' && playersToDecide(setup).includes(player);
    if (!isTurn) return ok(null);
    const asked = read.data ?? automaticColonies(setup, player, lists.value);
    return ok(colonyOffers(setup, player, asked, lists.value));
  });
