import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import { closeOpen } from '#app/run/questions/close-open';
import type { RunHooks, RunJob } from '#app/run/runner/runner';
import type { OpenQuestion, Step } from '#app/run/phase/step';
import { stepPhase } from '#app/run/phase/step-phase';
import { type Outcome, refuse } from '#app/use-case-error';
import { MODERATOR } from '#model/decisions/outcome';
import { type ClockFacts, type ClockVerdict, clockVerdict } from './clock-verdict.ts';
import { readClockFacts } from './read-clock-facts.ts';

/** More steps than a turn with all its questions has. Anything left waits for the next tick. */
const MOST_STEPS = 60;

type Seen = Readonly<{ campaign: Campaign; facts: ClockFacts; verdict: ClockVerdict }>;

/** What the clock of a campaign demands now. */
export async function lookAtClock(
  { store, clock, kept }: Ports,
  id: CampaignId,
): Promise<Outcome<Seen>> {
  return store.read(async (reader) => {
    const campaign = await reader.campaign(id);
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const { facts } = await readClockFacts(reader, campaign, kept);
    return { ok: true, value: { campaign, facts, verdict: clockVerdict(facts, clock.now()) } };
  });
}

/** Does what is due in a campaign, up to the next orders at most. Returns the number of phases that ran. @rule TURN-5 @rule TURN-7 */
export async function runDue(
  ports: Ports,
  { campaign: id, by }: RunJob<'due'>,
  { progress, signal }: RunHooks,
): Promise<Outcome<number>> {
  let ran = 0;
  for (let steps = 0; steps < MOST_STEPS && !signal.aborted; steps += 1) {
    const seen = await lookAtClock(ports, id);
    if (!seen.ok) return seen;
    const { verdict, campaign } = seen.value;
    if (verdict.do === 'wait') break;
    const { version } = campaign;
    const stepped = await stepPhase(ports, { campaign: id, version, by });
    if (!stepped.ok) return stepped;
    if (stepped.value.kind === 'ran') {
      ran += 1;
      progress(stepped.value.run);
    }
    if (isIssued(stepped.value)) break;
    // Let other requests be served before the next phase.
    await ports.breathe();
    const closed = await closeOverdue(ports, { seen: seen.value, step: stepped.value, by });
    if (!closed.ok) return closed;
    if (!closed.value) break;
  }
  return { ok: true, value: ran };
}

type Overdue = Readonly<{ seen: Seen; step: Step }> & Pick<RunJob<'due'>, 'by'>;

/** Closes the windows that a step waits for; whether the clock may go on. */
async function closeOverdue(
  ports: Ports,
  { seen: { campaign, verdict }, step, by }: Overdue,
): Promise<Outcome<boolean>> {
  if (step.kind !== 'waiting') return { ok: true, value: true };
  if (!mayClose(verdict, step.open)) return { ok: true, value: false };
  const { id, version } = campaign;
  const closed = await closeOpen(ports, { campaign: id, version, which: 'whole-phase', by });
  return closed.ok ? { ok: true, value: true } : closed;
}

/** Closes the windows at the hour of the reports. Outcomes of battles fought elsewhere must still be entered. @rule ENC-1 */
const mayClose = (verdict: ClockVerdict, open: readonly OpenQuestion[]): boolean =>
  verdict.do === 'finish' && open.some(({ asked }) => asked !== MODERATOR);

const isIssued = (step: Step): boolean => step.kind === 'ran' && step.stage === 'orders';
