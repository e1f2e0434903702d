import { ok } from '#kernel/result/result';
import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { canGoOnByItself } from '#app/run/goes-on-in';
import { heldRun } from '#app/run/held-run';
import type { Step } from '#app/run/step';
import type { Outcome } from '#app/use-case-error';

/** A phase that waited and was run on, or broke down by a fault of the program. */
export type WentOn = Readonly<{ campaign: CampaignId }> &
  (Readonly<{ outcome: Outcome<Step> }> | Readonly<{ fault: unknown }>);

type Due = Readonly<{ campaign: CampaignId; version: number }>;

/**
 * Runs on every phase in which some encounter no longer waits for players, in campaigns whose moderator wants it so: to the next
 * questions of that encounter, or to the end of the phase when all encounters are over. The server calls it, and never while a player
 * who answered waits for the page: whether an answer was the last must not show. @rule TURN-4 @rule FOG-1
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
