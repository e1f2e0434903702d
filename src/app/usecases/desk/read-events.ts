import { invariant } from '#kernel/result/invariant';
import type { RollId } from '#kernel/dice/dice';
import type { RuleRef } from '#kernel/reasons/cite';
import { ok } from '#kernel/result/result';
import { describeEvent } from '#fog/moderator-log/describe';
import { namesOf } from '#fog/moderator-log/names';
import { rollsById } from '#fog/visibility/rolls-by-id';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun, RunRecord } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import type { AnsweredDecision } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';

/** One phase by its version, or all phases of a turn that were not undone. */
export type ReadEventsInput = Readonly<{
  actor: Actor;
  which: Readonly<{ version: number }> | Readonly<{ turn: number }>;
}>;

/** An event, with its rule and its dice. */
export type EventLine = Readonly<{
  type: CampaignEventType;
  cite: RuleRef;
  line: string;
  rolls: readonly Roll[];
  event: CampaignEvent;
}>;

export type RunEvents = Readonly<{
  run: PhaseRun;
  lines: readonly EventLine[];
  decided: readonly AnsweredDecision[];
}>;

/** The true events, for the moderator. */
export const readEvents = ({ store }: Ports): UseCase<ReadEventsInput, readonly RunEvents[]> =>
  guarded(async ({ actor, which }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<readonly RunEvents[]>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const runs = (await reader.runs(campaign.id)).filter((run) =>
        'version' in which ? run.version === which.version : run.turn === which.turn && !run.undone,
      );
      if (runs.length === 0) return refuse('RUN_UNKNOWN');
      return ok(await eventsOf(reader, runs, actor));
    });
  });

async function eventsOf(
  reader: StoreReader,
  runs: readonly PhaseRun[],
  { campaign }: Actor,
): Promise<readonly RunEvents[]> {
  const names = namesOf(await reader.state(campaign));
  const told: RunEvents[] = [];
  for (const run of runs) {
    const record = await reader.record(campaign, run.version);
    const lines = linesOf(record, (event) => describeEvent(event, names));
    told.push({ run, lines, decided: record.decided });
  }
  return told;
}

function linesOf(
  { events, rolls }: RunRecord,
  lineOf: (event: CampaignEvent) => string,
): readonly EventLine[] {
  const byId = rollsById(rolls);
  const rollOf = (id: RollId): Roll => {
    const roll = byId.get(id);
    invariant(roll !== undefined, 'ROLL_MISSING', id);
    return roll;
  };
  return events.map((event) => {
    const { type, cite } = event;
    return { type, cite, line: lineOf(event), rolls: event.rolls.map(rollOf), event };
  });
}
