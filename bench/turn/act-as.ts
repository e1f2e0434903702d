import { brandAs } from '#kernel/brand/brand';
import type { Moderator } from '#app/actor';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { PhaseRun } from '#app/ports/turn-record';
import { stateHashOf } from '#app/run/phase/state-hash';
import { keysById } from '#kernel/collections/tables';
import type { Report } from '#app/usecases/reports/read-report';
import { useCasesOf } from '#app/use-cases';
import { hashOf } from '#kernel/result/hash';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { openStore } from '#store/open-store';
import { done, testPorts } from '#test/support/ports';
import type { GreatWar } from './great-war.ts';

const ID = brandAs<CampaignId>('war');
const AT = '2024-01-01T00:00:00.000Z';

/** Keeps a war in a new file, submits the orders of all when their turn comes, and lets its moderator step phase by phase. */
export async function actAs(file: string, { state, orders }: GreatWar) {
  const open = await openStore(file);
  const { store } = open;
  const { turn, phase } = state;
  const counters = {
    attempt: 1,
    version: 0,
    revision: 0,
    windowsClosed: 0,
    keysFrom: 'ids' as const,
  };
  const names = { id: ID, slug: 'war', name: 'War', secret: 'bench', createdAt: AT };
  const campaign: Campaign = { ...names, rules: DEFAULT_RULE_SET, turn, phase, ...counters };
  const head = { version: 0, turn, phase, attempt: 1, hash: stateHashOf(state) };
  const changes: readonly Change[] = [
    { put: 'campaign', campaign },
    { put: 'state', before: null, after: state },
    { put: 'checkpoint', head, state },
  ];
  await store.commit({ campaign: ID, revision: 0, changes });
  const use = useCasesOf(testPorts(store));
  const moderator: Moderator = done(await use.actAsModerator({ slug: 'war' }));
  const submit = async (): Promise<void> => {
    const by = { role: { kind: 'moderator' }, person: null } as const;
    const rest = { turn, submittedAt: AT, savedBy: by, step: 1, dismissed: [] } as const;
    const sheets = [...orders].map(([empire, sheet]): Change => {
      const hash = hashOf(sheet);
      return { put: 'sheet', sheet: { ...rest, empire, status: 'submitted', orders: sheet, hash } };
    });
    await store.commit({ campaign: ID, revision: null, changes: sheets });
  };
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  await submit();
  return {
    /** Runs the turn up to the next orders, and tells of each phase when it is kept. */
    runTurn: async (progress: (run: PhaseRun) => void) =>
      done(await use.runTurn({ actor: moderator, version: 1, progress })),
    /** What each empire was issued last, as its player reads it. */
    reports: async (): Promise<readonly Report[]> => {
      const all: Report[] = [];
      for (const empire of keysById(state.empires)) {
        const input = { actor: moderator, turn: turn + 1, edition: null, empire };
        all.push(done(await use.readReport(input)));
      }
      return all;
    },
    close: () => open.close(),
  };
}
