import type { StoreReader } from '#app/ports/campaign-store';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';
import { asItWentOn } from '#app/run/questions/as-it-went-on';
import { computeDue } from './compute-due.ts';
import type { Computed } from './compute-phase.ts';
import { hasBegun } from './has-begun.ts';
import { runTakenBack } from './run-taken-back.ts';
import type { Snapshot } from './snapshot.ts';

/** The result of the current phase so far. */
export type SoFar = Readonly<{ rolls: readonly Roll[]; told: readonly CampaignEvent[] }>;

/**
 * The part of the current phase that may be shown: the dice rolled before it waited and their results, or the dice of
 * the undone run, if the same will be rolled again. Answers count only when the phase continues. A phase that has not
 * begun shows nothing, because nobody may look at dice ahead.
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
