import type { StoreReader } from '#app/ports/campaign-store';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';
import { asItWentOn } from './as-it-went-on.ts';
import { computeDue } from './compute-due.ts';
import type { Computed } from './compute-phase.ts';
import { hasBegun } from './has-begun.ts';
import { runTakenBack } from './run-taken-back.ts';
import type { Snapshot } from './snapshot.ts';

/** What a phase that is due has come to so far. */
export type SoFar = Readonly<{ rolls: readonly Roll[]; told: readonly CampaignEvent[] }>;

/**
 * What of the phase that is due may be looked at: the dice that it rolled before it waited and what happened by them, or the dice of the
 * run that was taken back, if the same will be rolled. Answers count when the phase goes on with them, and of a phase that nobody has
 * begun there is nothing: nobody rolls ahead.
 * @rule TURN-3
 */
export async function soFar(reader: StoreReader, snapshot: Snapshot): Promise<SoFar> {
  if (hasBegun(snapshot.questions)) return soFarOf(computeDue(asItWentOn(snapshot)));
  const before = runTakenBack(snapshot);
  if (before === undefined) return { rolls: [], told: [] };
  const { id } = snapshot.campaign;
  const seen = new Set((await reader.record(id, before.version)).rolls.map((roll) => roll.id));
  const { rolls } = soFarOf(computeDue(snapshot));
  return { rolls: rolls.filter((roll) => seen.has(roll.id)), told: [] };
}

const soFarOf = (computed: Computed): SoFar =>
  computed.done
    ? { rolls: computed.record.rolls, told: computed.record.events }
    : { rolls: computed.rolls, told: computed.told };
