import { ok } from '#kernel/result/result';
import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { canGoOnByItself } from '#app/run/questions/goes-on-in';
import { heldRun } from '#app/run/runner/held-run';
import type { Step } from '#app/run/phase/step';
import type { Outcome } from '#app/use-case-error';

/** A waiting phase that was continued, or that failed by an error in the program. */
export type WentOn = Readonly<{ campaign: CampaignId }> &
  (Readonly<{ outcome: Outcome<Step> }> | Readonly<{ fault: unknown }>);

type Due = Readonly<{ campaign: CampaignId; version: number }>;

/**
 * Continues every phase with an encounter that no longer waits for players, in campaigns whose moderator chose so. It
 * runs to the next questions of that encounter, or to the end of the phase when all encounters are over. The server
 * never calls it while a player who answered waits for the page, so that the time does not show whether that answer was
 * the last. @rule TURN-4 @rule FOG-1
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

/** A phase that fails does not stop the others. */
async function wentOn(ports: Ports, { campaign, version }: Due): Promise<WentOn> {
  const job = { campaign, version, by: CLOCK, actor: null, isAnswered: true };
  try {
    return { campaign, outcome: await heldRun(ports, { kind: 'phase', job }, { from: version }) };
  } catch (fault) {
    return { campaign, fault };
  }
}

async function readDue(reader: StoreReader): Promise<readonly Due[]> {
  const due: Due[] = [];
  for (const { id, version } of await reader.campaigns()) {
    const questions = await reader.questions(id, version + 1);
    const rollRulings = await reader.rollRulings(id, version + 1);
    if (!canGoOnByItself({ questions, rollRulings })) continue;
    const { goesOn } = await reader.deskSettings(id);
    if (goesOn) due.push({ campaign: id, version });
  }
  return due;
}
