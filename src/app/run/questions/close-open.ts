import { ok } from '#kernel/result/result';
import { isDue } from '#app/clock/is-due';
import type { Campaign, CampaignId, Signature } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';
import { MODERATOR } from '#model/decisions/outcome';
import { retrying } from '#app/retrying';
import { openOf } from '#app/run/phase/step-phase';

type Closing = Readonly<{
  campaign: CampaignId;
  version: number;
  /** The questions that are open now, or all that the phase may still ask. */
  which: 'open' | 'whole-phase';
  by: Signature;
}>;

type Asked = Readonly<{ campaign: Campaign; questions: readonly Question[] }>;

/** Lets the standing orders answer all questions that players have not answered. Questions to the moderator stay open. @rule TURN-4 */
export async function closeOpen(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { campaign: id, version, which, by }: Closing,
): Promise<Outcome<Readonly<{ closed: number }>>> {
  return retrying(async () => {
    const at = clock.now();
    const read = await store.read(async (reader): Promise<Outcome<Asked>> => {
      const campaign = await reader.campaign(id);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (campaign.version !== version) return refuse('STALE');
      if (!(await isDue(reader, campaign, { by, now: at }))) return refuse('CLOCK_STATE');
      return ok({ campaign, questions: await reader.questions(id, version + 1) });
    });
    if (!read.ok) return read;
    const { campaign, questions } = read.value;
    const open = questions.filter(
      ({ status, decision }) => status === 'open' && decision.asked !== MODERATOR,
    );
    if (open.length === 0 && which === 'open') return refuse('NOTHING_OPEN');
    const windowsClosed = which === 'whole-phase' ? version + 1 : campaign.windowsClosed;
    const detail = openOf(open)
      .map((question) => question.id)
      .join(' ');
    const changes: readonly Change[] = [
      { put: 'campaign', campaign: { ...campaign, windowsClosed } },
      ...open.map((question): Change => {
        return { put: 'question', question: { ...question, status: 'closed', settledAt: at } };
      }),
      { put: 'audit', entry: { at, by, act: 'windows-closed', version, detail } },
    ];
    const { revision } = campaign;
    const written = await store.commit({ campaign: id, revision, changes });
    return written.ok ? ok({ closed: open.length }) : 'again';
  });
}
