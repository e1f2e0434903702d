import { eventPageOf } from '#app/campaign-file/event-page-of';
import type { AuditEntry, Campaign, CampaignId } from '#app/ports/campaign-record';
import type { CampaignStore, Change, StoreReader } from '#app/ports/campaign-store';
import { StoreError } from '#app/ports/store-error';
import type {
  CheckpointHead,
  PhaseRun,
  Publication,
  PublicationHead,
  Question,
  RunRecord,
} from '#app/ports/turn-record';
import type { TurnClock } from '#app/ports/turn-clock';
import { compareText } from '#kernel/result/compare-text';
import { err, ok } from '#kernel/result/result';
import type { CampaignState } from '#model/campaign/state';
import { deskReads, type KeptDesk, nothingWritten, writeDeskRecord } from './memory-desk.ts';
import { nobody, type People, peopleReads, writePeople } from './memory-people.ts';
import { type KeptSetups, noSetups, setupReads, takeSetup, writeSetups } from './memory-setups.ts';
import { type KeptOrders, noOrders, orderReads, writeOrders } from './memory-orders.ts';

type Kept = KeptOrders &
  KeptDesk & {
    clock?: TurnClock;
    campaign: Campaign;
    state: CampaignState | null;
    runs: { run: PhaseRun; record: RunRecord }[];
    checkpoints: { head: CheckpointHead; state: CampaignState }[];
    questions: Question[];
    publications: Publication[];
    audit: AuditEntry[];
  };
type Everything = { campaigns: Map<CampaignId, Kept>; people: People; setups: KeptSetups };

/** A store in memory, for tests that are about something else; the same suite holds it to the real one. */
export function memoryStore(): CampaignStore {
  let kept: Everything = { campaigns: new Map(), people: nobody(), setups: noSetups() };
  return {
    read: async (work) => work(readerOver(kept)),
    commit: async ({ campaign, revision, setup, changes }) => {
      const known = kept.campaigns.get(campaign);
      const current = known?.campaign.revision ?? 0;
      if (revision !== null && revision !== current) return err({ kind: 'stale' });
      const draft = draftOf(kept);
      if (setup !== undefined && !takeSetup(draft.setups, setup)) return err({ kind: 'stale' });
      for (const change of changes) write(draft, campaign, change);
      const row = draft.campaigns.get(campaign);
      if (row !== undefined && revision !== null) {
        row.campaign = { ...row.campaign, revision: current + 1 };
      }
      kept = draft;
      return ok(null);
    },
  };
}

/** Lists of its own over the same rows: a change puts other rows in their place and writes into none. */
const draftOf = ({ campaigns, people, setups }: Everything): Everything => ({
  campaigns: new Map([...campaigns].map(([id, kept]) => [id, withOwnLists(kept)] as const)),
  people: withOwnLists(people),
  setups: withOwnLists(setups),
});

function withOwnLists<T extends object>(rows: T): T {
  const own = Object.entries(rows).map(
    ([name, value]: [string, unknown]) =>
      [name, Array.isArray(value) ? [...(value as unknown[])] : value] as const,
  );
  return Object.fromEntries(own) as T;
}

function keptOf(all: Everything, id: CampaignId): Kept {
  const kept = all.campaigns.get(id);
  if (kept === undefined) throw new StoreError('failed', `no campaign ${id}`);
  return kept;
}

function put<T>(rows: T[], row: T, same: (other: T) => boolean): void {
  const at = rows.findIndex(same);
  if (at < 0) rows.push(row);
  else rows[at] = row;
}

function write(all: Everything, id: CampaignId, change: Change): void {
  if (change.put === 'campaign') {
    const known = all.campaigns.get(id);
    const taken = [...all.campaigns.values()].some(
      ({ campaign }) => campaign.slug === change.campaign.slug && campaign.id !== id,
    );
    if (taken) throw new StoreError('failed', 'slug');
    const revision = known?.campaign.revision ?? 0;
    const lists = {
      ...noOrders(),
      ...nothingWritten(),
      runs: [],
      checkpoints: [],
      questions: [],
      publications: [],
      audit: [],
    };
    const base: Kept = known ?? { campaign: change.campaign, state: null, ...lists };
    all.campaigns.set(id, { ...base, campaign: { ...change.campaign, revision } });
    return;
  }
  if (writePeople(all.people, change) || writeSetups(all.setups, change)) return;
  writeGame(keptOf(all, id), structuredClone(change));
}

function writeGame(kept: Kept, change: Change): void {
  if (change.put === 'state') {
    const { turn, phase } = change.after;
    kept.state = change.after;
    kept.campaign = { ...kept.campaign, turn, phase };
  } else if (change.put === 'run') kept.runs.push({ run: change.run, record: change.record });
  else if (change.put === 'runs-undone') {
    kept.runs = kept.runs.map(({ run, record }) => {
      return { run: run.version > change.after ? { ...run, undone: true } : run, record };
    });
  } else if (change.put === 'audit') kept.audit.push(change.entry);
  else if (change.put === 'revision-raised') {
    const revision = Math.max(kept.campaign.revision, change.above) + 1;
    kept.campaign = { ...kept.campaign, revision };
  } else writeTurn(kept, change);
}

function writeTurn(kept: Kept, change: Change): void {
  if (change.put === 'checkpoint') {
    kept.checkpoints.push({ head: change.head, state: change.state });
  } else if (change.put === 'checkpoints-dropped') {
    const { versions } = change;
    kept.checkpoints = kept.checkpoints.filter(({ head }) => !versions.includes(head.version));
  } else if (change.put === 'question') {
    const { version, decision } = change.question;
    put(
      kept.questions,
      change.question,
      (one) => one.version === version && one.decision.id === decision.id,
    );
  } else if (change.put === 'publication') kept.publications.push(change.publication);
  else if (change.put === 'turn-clock') kept.clock = change.clock;
  else {
    writeOrders(kept, change);
    writeDeskRecord(kept, change);
  }
}

/** All editions of all empires, oldest first. */
function editionsOf({
  publications,
  runs,
}: Kept): readonly (PublicationHead & Pick<Publication, 'empire'>)[] {
  return publications.map(({ empire, turn, edition, version, publishedAt }) => {
    const { kind, undone } = runs.find(({ run }) => run.version === version)!.run;
    return { empire, turn, edition, version, publishedAt, kind, undone };
  });
}

function readerOver(all: Everything): StoreReader {
  const campaigns = [...all.campaigns.values()].map((kept) => kept.campaign);
  return {
    campaigns: async () => campaigns,
    campaign: async (id) => all.campaigns.get(id)?.campaign,
    campaignBySlug: async (slug) => campaigns.find((one) => one.slug === slug),
    state: async (id) => keptOf(all, id).state!,
    empires: async (id) => keptOf(all, id).state!.empires,
    checkpoints: async (id) => keptOf(all, id).checkpoints.map(({ head }) => head),
    checkpoint: async (id, version) =>
      keptOf(all, id).checkpoints.find(({ head }) => head.version === version)?.state,
    runs: async (id) => keptOf(all, id).runs.map(({ run }) => run),
    lastRun: async (id) => keptOf(all, id).runs.findLast(({ run }) => !run.undone)?.run,
    record: async (id, version) => {
      const kept = keptOf(all, id).runs.find(({ run }) => run.version === version);
      return kept?.record ?? { events: [], rolls: [], decided: [] };
    },
    eventPage: async (id, wanted) => eventPageOf(keptOf(all, id).runs, wanted),
    ...orderReads((id) => keptOf(all, id)),
    ...deskReads((id) => keptOf(all, id)),
    turnClock: async (id) => keptOf(all, id).clock,
    allQuestions: async (id) =>
      [...keptOf(all, id).questions].sort((a, b) => a.version - b.version),
    allPublications: async (id) =>
      [...keptOf(all, id).publications].sort(
        (a, b) => a.version - b.version || compareText(a.empire, b.empire),
      ),
    questions: async (id, version) =>
      keptOf(all, id).questions.filter((question) => question.version === version),
    publications: async (id) => {
      const byOpening = editionsOf(keptOf(all, id)).filter(({ kind }) => kind === 'phase');
      const heads = byOpening.map(({ turn, version, publishedAt, undone }) => {
        return [version, { turn, version, publishedAt, undone }] as const;
      });
      return [...new Map(heads).values()];
    },
    issuedTo: async (id, empire) =>
      editionsOf(keptOf(all, id))
        .filter((one) => one.empire === empire)
        .map(({ turn, edition, version, publishedAt, kind, undone }) => {
          return { turn, edition, version, publishedAt, kind, undone };
        }),
    publication: async (id, { turn, edition, empire }) =>
      keptOf(all, id).publications.find(
        (one) => one.turn === turn && one.edition === edition && one.empire === empire,
      ),
    ...peopleReads(all.people),
    ...setupReads(all.setups),
    bytes: async () => 0,
    audit: async (id) => keptOf(all, id).audit,
    auditPage: async (id, { acts, since = '', skip, take }) => {
      const told = keptOf(all, id).audit.toReversed();
      const asked = told.filter(({ act, at }) => (acts?.includes(act) ?? true) && at >= since);
      return { entries: asked.slice(skip, skip + take), total: asked.length };
    },
  };
}
