import { ok } from '#kernel/result/result';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import { clockOf } from './clock-of.ts';
import { isOver } from './is-over.ts';

/** Closes the windows of a campaign whose hour has passed: standing orders answer. Returns their number. @rule TURN-4 */
export async function closePassed(ports: Ports, id: CampaignId): Promise<Outcome<number>> {
  const { store, clock, wake } = ports;
  const closed = await retrying<number>(async () => {
    const at = clock.now();
    const read = await store.read(async (reader) => {
      const campaign = await reader.campaign(id);
      if (campaign === undefined) return undefined;
      const turnClock = await clockOf(reader, id);
      const questions = await reader.questions(id, campaign.version + 1);
      return { campaign, passed: questions.filter((one) => isOver(one, turnClock, at)) };
    });
    if (read === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const { campaign, passed } = read;
    if (passed.length === 0) return ok(0);
    const { version, revision } = campaign;
    const detail = passed.map(({ decision }) => decision.id).join(' ');
    const changes: readonly Change[] = [
      ...passed.map((question): Change => {
        return { put: 'question', question: { ...question, status: 'closed', settledAt: at } };
      }),
      {
        put: 'audit',
        entry: { at, by: { kind: 'clock' }, act: 'windows-closed', version, detail },
      },
    ];
    const written = await store.commit({ campaign: id, revision, changes });
    return written.ok ? ok(passed.length) : 'again';
  });
  if (closed.ok && closed.value > 0) wake();
  return closed;
}
