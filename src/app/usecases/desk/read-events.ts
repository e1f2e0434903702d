import { invariant } from '#kernel/result/invariant';
import type { RollId } from '#kernel/dice/dice';
import type { RuleRef } from '#kernel/reasons/cite';
import { entriesById, keysById, valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { describeEvent, kindOf } from '#fog/moderator-log/describe';
import { namesOf } from '#fog/moderator-log/names';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { lookedAtState } from '#app/desk/looked-at-state';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun, RunRecord } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import type { AnsweredDecision } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { EventKind } from '#model/events/causes';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
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
  kind: EventKind;
  /** The powers that it names, or whose units or fleets. */
  powers: readonly Readonly<{ id: EmpireId; name: string }>[];
  /** The systems and lanes that it names. */
  places: readonly Readonly<{ id: string; name: string }>[];
}>;

export type RunEvents = Readonly<{
  run: PhaseRun;
  lines: readonly EventLine[];
  decided: readonly AnsweredDecision[];
}>;

/** The true events, for the moderator. */
export const readEvents = (ports: Ports): UseCase<ReadEventsInput, readonly RunEvents[]> =>
  guarded(async ({ actor, which }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return ports.store.read(async (reader): Promise<Outcome<readonly RunEvents[]>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const runs = (await reader.runs(campaign.id)).filter((run) =>
        'version' in which ? run.version === which.version : run.turn === which.turn && !run.undone,
      );
      if (runs.length === 0) return refuse('RUN_UNKNOWN');
      return ok(await eventsOf({ ports, reader }, campaign, runs));
    });
  });

type Source = Readonly<{ ports: Ports; reader: StoreReader }>;

async function eventsOf(
  { ports, reader }: Source,
  campaign: Campaign,
  runs: readonly PhaseRun[],
): Promise<readonly RunEvents[]> {
  const state = await lookedAtState(ports, reader, campaign);
  const find = finderIn(state);
  const told: RunEvents[] = [];
  for (const run of runs) {
    const record = await reader.record(campaign.id, run.version);
    const names = namesOf(state, record.events);
    const lines = linesOf(record, (event) => ({
      line: describeEvent(event, names),
      ...find(event),
    }));
    told.push({ run, lines, decided: record.decided });
  }
  return told;
}

/** Finds the powers and places that an event names; who saw it doesn’t count. */
function finderIn(
  state: CampaignState,
): (event: CampaignEvent) => Pick<EventLine, 'powers' | 'places'> {
  const { empires, systems } = state;
  const names = namesOf(state);
  const powers = new Map<string, Pick<Empire, 'id' | 'name'>>(
    valuesById(empires).map(({ id, name }) => [id, { id, name }]),
  );
  const places = new Map<string, string>([
    ...entriesById(systems).map(([id, { name }]) => [id, name] as const),
    ...keysById(state.lanes).map((id) => [id, names.lane(id)] as const),
  ]);
  return (event) => {
    const found = new Set(namedIn({ ...event, witnesses: [], onlookers: [], rolls: [] }));
    return {
      powers: [...found].flatMap((id) => powers.get(id) ?? []),
      places: [...found].flatMap((id) => {
        const name = places.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
    };
  };
}

/** All ids in some data, and the parts of those that have several: `human` of `human.u12`, `H0101` of `t7.H0101.1`. */
function namedIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.includes('.') ? [data, ...data.split('.')] : [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(namedIn);
}

function linesOf(
  { events, rolls }: RunRecord,
  toldOf: (event: CampaignEvent) => Pick<EventLine, 'line' | 'powers' | 'places'>,
): readonly EventLine[] {
  const byId = rollsById(rolls);
  const rollOf = (id: RollId): Roll => {
    const roll = byId.get(id);
    invariant(roll !== undefined, 'ROLL_MISSING', id);
    return roll;
  };
  return events.map((event) => {
    const { type, cite } = event;
    const rolled = event.rolls.map(rollOf);
    return { type, cite, rolls: rolled, event, kind: kindOf(event), ...toldOf(event) };
  });
}
