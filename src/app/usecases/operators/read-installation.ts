import { ok } from '#kernel/result/result';
import { turnLabelOf } from '#rules/calendar/turn-label';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Installation, KeptBackup, NotedFault } from '#app/ports/installation';
import { type BackupSchedule, NO_SCHEDULE } from '#app/ports/operator-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { nextBackup } from '#app/operators/next-backup';
import { operatorOf } from '#app/operators/operator-of';
import { BASELINE } from '#app/run/phase/baseline';

/** The facts about a campaign that an operator sees. All its players may know them. */
export type OperatedCampaign = Readonly<{
  name: string;
  /** The turn whose reports were issued last; null: none yet. */
  issued: Readonly<{
    turn: number;
    label: string;
    at: string;
    engine: string;
    baseline: number;
  }> | null;
  /** Whole megabytes, rounded up. Finer steps would show that something happened. */
  megabytes: number;
}>;

export type InstallationView = Readonly<{
  operator: string;
  campaigns: readonly OperatedCampaign[];
  versions: ReturnType<Installation['versions']> & Readonly<{ farlane: string; baseline: number }>;
  space: ReturnType<Installation['space']>;
  backups: readonly KeptBackup[];
  schedule: BackupSchedule & Readonly<{ nextAt: string | null }>;
  faults: readonly NotedFault[];
}>;

const MEGABYTE = 1_000_000;

async function issuedOf(
  reader: StoreReader,
  { id, rules }: Campaign,
): Promise<OperatedCampaign['issued']> {
  const last = (await reader.publications(id)).findLast(({ undone }) => !undone);
  if (last === undefined) return null;
  const run = (await reader.runs(id)).find(({ version }) => version === last.version);
  const { turn, publishedAt: at } = last;
  return {
    turn,
    at,
    label: turnLabelOf(turn, rules.firstYear),
    engine: run?.engineVersion ?? '',
    baseline: run?.baseline ?? 0,
  };
}

async function campaignsOf(reader: StoreReader): Promise<readonly OperatedCampaign[]> {
  const lines: OperatedCampaign[] = [];
  for (const campaign of await reader.campaigns()) {
    const bytes = await reader.bytes(campaign.id);
    lines.push({
      name: campaign.name,
      issued: await issuedOf(reader, campaign),
      megabytes: Math.ceil(bytes / MEGABYTE),
    });
  }
  return lines;
}

/** Everything that the operator needs to look after a server, and no secrets of players. */
export const readInstallation = (
  ports: Ports,
): UseCase<Readonly<{ session: string }>, InstallationView> =>
  guarded(async ({ session }) => {
    const operator = await operatorOf(ports, session);
    if (!operator.ok) return operator;
    const { store, installation, engineVersion: farlane } = ports;
    const { campaigns, schedule } = await store.read(async (reader) => ({
      campaigns: await campaignsOf(reader),
      schedule: (await reader.backupSchedule()) ?? NO_SCHEDULE,
    }));
    return ok({
      operator: operator.value.name,
      campaigns,
      versions: { ...installation.versions(), farlane, baseline: BASELINE },
      space: installation.space(),
      backups: installation.backups(),
      schedule: { ...schedule, nextAt: nextBackup(schedule) },
      faults: installation.faults(),
    });
  });
