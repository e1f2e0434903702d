/** Does one piece of work on the folder of campaigns and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { settleRestored } from '#app/operators/operator-notes';
import type { CampaignFinding, Examination } from '#app/ports/installation';
import type { Outcome } from '#app/use-case-error';
import type { UseCases } from '#app/use-cases';
import type { KeeperTask } from './installation.ts';
import { keeperFor, openDesk } from './open-desk.ts';

/** What can't be checked counts as one fault. */
const countOf = <T>(outcome: Outcome<T>, count: (value: T) => number): number =>
  outcome.ok ? count(outcome.value) : 1;

async function faultsOf(use: UseCases, slug: string): Promise<number> {
  const actor = await use.actAsModerator({ slug });
  if (!actor.ok) return 1;
  const verified = await use.verifyCampaign({ actor: actor.value });
  const broken = await use.examineState({ actor: actor.value });
  return countOf(verified, ({ faults }) => faults.length) + countOf(broken, (list) => list.length);
}

async function examine(folder: string): Promise<Examination> {
  const findings = await keeperFor(folder).examine();
  // Opening a damaged file, or one that needs a migration, could change it.
  const canOpen = findings.every(
    ({ about, sound }) => sound || (about !== 'database' && about !== 'migrations'),
  );
  if (!canOpen) return { folder: findings, campaigns: null };
  const { use, close } = await openDesk(folder);
  try {
    const campaigns: CampaignFinding[] = [];
    const listed = await use.listCampaigns();
    for (const { slug } of listed.ok ? listed.value : []) {
      campaigns.push({ slug, faults: await faultsOf(use, slug) });
    }
    return { folder: findings, campaigns };
  } finally {
    await close();
  }
}

function perform(task: KeeperTask): Promise<unknown> {
  switch (task.kind) {
    case 'back-up':
      return keeperFor(task.folder).backUp(task.to);
    case 'restore':
      return keeperFor(task.folder).restore(task.from, (store) => settleRestored(store, task));
    case 'examine':
      return examine(task.folder);
  }
}

// Only `installationOf` starts this thread.
parentPort?.postMessage(await perform(workerData as KeeperTask));
