import { ok } from '#kernel/result/result';
import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { RollRuling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type UseCase, guarded } from '#app/guarded';
import { heldRun } from '#app/run/held-run';
import { type Step, stepPhase } from '#app/run/step-phase';
import type { Outcome } from '#app/use-case-error';

/** A phase that waited and was run on, or broke down by a fault of the program. */
export type WentOn = Readonly<{ campaign: CampaignId }> &
  (Readonly<{ outcome: Outcome<Step> }> | Readonly<{ fault: unknown }>);

type Due = Readonly<{ campaign: CampaignId; version: number }>;

/**
 * Runs every phase on that waited for players and does not any more, in campaigns whose moderator wants it so: up to its end, or to
 * its next questions. Called by the server itself and never while somebody who answered waits for his page: whether his answer was
 * the last is nothing to tell. @rule TURN-4 @rule FOG-1
 */
export const goOn = (ports: Ports): UseCase<void, readonly WentOn[]> =>
  guarded(async (): Promise<Outcome<readonly WentOn[]>> => {
    const due = await ports.store.read(readDue);
    const went: WentOn[] = [];
    for (const one of due) {
      await ports.breathe();
      went.push(await wentOn(ports, one));
    }
    return ok(went);
  });

const CLOCK: Signature = { kind: 'clock' };

/** One that fails holds up no others. */
async function wentOn(ports: Ports, { campaign, version }: Due): Promise<WentOn> {
  const run = { campaign, from: version, by: CLOCK };
  const asked = { campaign, version, by: CLOCK, isAnswered: true };
  try {
    return { campaign, outcome: await heldRun(ports, run, () => stepPhase(ports, asked)) };
  } catch (fault) {
    return { campaign, fault };
  }
}

async function readDue(reader: StoreReader): Promise<readonly Due[]> {
  const due: Due[] = [];
  for (const { id, version } of await reader.campaigns()) {
    const questions = await reader.questions(id, version + 1);
    if (!isAnswered(questions, await reader.rollRulings(id, version + 1))) continue;
    const { goesOn } = await reader.deskSettings(id);
    if (goesOn) due.push({ campaign: id, version });
  }
  return due;
}

/**
 * Nobody is asked any more, and a player had the last word, or the hour passed that his window had: where the moderator closed the
 * windows or ruled on a die he goes on by himself.
 */
function isAnswered(questions: readonly Question[], rulings: readonly RollRuling[]): boolean {
  const asked = questions.filter(({ status }) => status !== 'withdrawn');
  if (asked.length === 0 || asked.some(({ status }) => status === 'open')) return false;
  const latest = asked.reduce((last, one) =>
    (one.settledAt ?? '') >= (last.settledAt ?? '') ? one : last,
  );
  const { status, settledAt } = latest;
  const isDone = status === 'answered' || isPassed(latest);
  return isDone && rulings.every(({ at }) => at < (settledAt ?? ''));
}

const isPassed = ({ status, until, settledAt }: Question): boolean =>
  status === 'closed' && until !== null && settledAt !== null && settledAt >= until;
