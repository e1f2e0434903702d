import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { Ports } from '#app/ports/ports';
import { type OwnSetup, setupViewOf } from '#app/setup/setup-view';
import { seenOf } from '#app/setups/seen-of';
import { seesUnits } from '#app/setups/sees';
import { type AtSetup, readSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

export type ReadPartInput = AtSetup & Readonly<{ player: number; forceLists: string }>;

/** The part of one player in a setup, with the marks of what its forms replace. */
export type SetupPart = Readonly<{
  own: OwnSetup;
  marks: Readonly<Record<'forces' | 'colonies' | 'names', string>>;
}>;

/** Reads what one player has decided and can decide, for the player and for a moderator who doesn't play. @rule FOG-1 */
export const readSetupPart = ({ store, clock }: Ports): UseCase<ReadPartInput, SetupPart> =>
  guarded(async ({ player, forceLists, ...at }) => {
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    if (sitting.value.player !== player && !seesUnits(sitting.value)) return refuse('SETUP_BLIND');
    const setup = setupOfText(sitting.value.record.text);
    if (setup.seats[player - 1] === undefined) return refuse('SETUP_SEAT_UNKNOWN');
    const { own } = setupViewOf(setup, player, lists.value);
    const markOf = (kind: keyof SetupPart['marks']): string => seenOf(setup, { kind, player });
    const marks = {
      forces: markOf('forces'),
      colonies: markOf('colonies'),
      names: markOf('names'),
    };
    return ok({ own, marks });
  });
