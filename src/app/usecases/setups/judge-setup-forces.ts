import { type SetupAct, setupActSchema } from '#content/setups/setup-act';
import { issuesOf } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import { type UseCase, guarded } from '#app/guarded';
import { readForceLists } from '#app/campaigns/read-force-lists';
import type { Ports } from '#app/ports/ports';
import { acted } from '#app/setup/acted';
import { type FirstForces, firstForces } from '#app/setup/first-forces';
import { seesUnits } from '#app/setups/sees';
import { type AtSetup, readSitting } from '#app/setups/setup-sitting';
import { setupOfText } from '#app/setups/setup-text';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

export type JudgeForcesInput = AtSetup &
  Readonly<{ player: number; forces: unknown; forceLists: string }>;

/** The bill of units that are not saved yet; null: they can't be bought as they are. */
export type JudgedForces = Readonly<{
  bill: FirstForces | null;
  issues: readonly InputIssue[];
}>;

/** What first units would cost. Nothing is saved. @rule SET-1 */
export const judgeSetupForces = ({
  store,
  clock,
}: Ports): UseCase<JudgeForcesInput, JudgedForces> =>
  guarded(async ({ player, forces, forceLists, ...at }): Promise<Outcome<JudgedForces>> => {
    const lists = readForceLists(forceLists);
    if (!lists.ok) return lists;
    const sitting = await store.read((reader) => readSitting(reader, at, clock.now()));
    if (!sitting.ok) return sitting;
    if (sitting.value.player !== player && !seesUnits(sitting.value)) return refuse('SETUP_BLIND');
    const act = { kind: 'forces', player, forces, ready: false };
    const read = readBySchema(setupActSchema, act);
    if (!read.success) return ok({ bill: null, issues: issuesOf(read.error) });
    const setup = setupOfText(sitting.value.record.text);
    const by = { kind: 'player', player } as const;
    const asked: SetupAct = read.data;
    const after = acted(setup, asked, by, lists.value);
    if (!after.ok) return ok({ bill: null, issues: after.error });
    return ok({ bill: firstForces(after.value, player, lists.value), issues: [] });
  });
