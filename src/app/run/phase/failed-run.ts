import type { AuditAct, CampaignId, Signature } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import {
  refuse,
  USE_CASE_ERRORS,
  type UseCaseError,
  type UseCaseErrorCode,
} from '#app/use-case-error';

/** The code that is logged for a run that failed by an error in the program. */
const FAULT = 'FAULT';

/** Acts that make an earlier failed run irrelevant. */
const PAST: readonly AuditAct[] = [
  'run-failed',
  'phase-run',
  'questions-opened',
  'amended',
  'undone',
  'campaign-imported',
];

/** A failed run that still matters; error null: an error in the program. */
export type FailedRun = Readonly<{ at: string; error: UseCaseError | null }>;

/** Whether a refusal concerns all moderators. All other refusals were shown to the person who started the run. */
export const isPressing = ({ code }: UseCaseError): boolean => code.startsWith('STORE_');

type Failed = Readonly<{ campaign: CampaignId; by: Signature; error: UseCaseError | null }>;

/** Logs that a run failed, so that its moderators read about it even after a restart of the server. The same failure is logged once. */
export async function noteFailedRun(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { campaign, by, error }: Failed,
): Promise<void> {
  const { version, last } = await store.read(async (reader) => ({
    version: (await reader.campaign(campaign))?.version ?? 0,
    last: await lastFailed(reader, campaign),
  }));
  const detail = error?.code ?? FAULT;
  if (last?.version === version && last.detail === detail) return;
  const entry = { at: clock.now(), by, act: 'run-failed', version, detail } as const;
  await store.commit({ campaign, revision: null, changes: [{ put: 'audit', entry }] });
}

async function lastFailed(reader: StoreReader, campaign: CampaignId) {
  const { entries } = await reader.auditPage(campaign, { acts: PAST, skip: 0, take: 1 });
  return entries.find(({ act }) => act === 'run-failed');
}

/** The last failed run, if it still matters; null: none. */
export async function readFailedRun(
  reader: StoreReader,
  campaign: CampaignId,
): Promise<FailedRun | null> {
  const last = await lastFailed(reader, campaign);
  if (last === undefined) return null;
  const { at, detail } = last;
  return { at, error: isCode(detail) ? refuse(detail).error : null };
}

const isCode = (text: string): text is UseCaseErrorCode => Object.hasOwn(USE_CASE_ERRORS, text);
