import type { Recorder } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import type { FleetId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { captureCivilians } from './capture-civilians.ts';
import { ENC_2, type EncounterRun, everybodyIn, fact } from './encounter-run.ts';
import { sailRetreats } from './sail-retreats.ts';

/** Whether somebody is left in a fleet. Nobody joins one in an encounter: what surrenders or retreats forms fleets of its own. */
function hasAnybody(record: Recorder, { world }: EncounterRun, fleet: FleetId): boolean {
  const { units } = record.state();
  return world.index.inFleet(fleet).some(({ id }) => {
    const place = units[id]?.place;
    return place?.kind === 'fleet' && place.fleet === fleet;
  });
}

/** Fleets that have nothing left are no more. @rule MOV-9 */
function disbandEmptyFleets(record: Recorder, run: EncounterRun): void {
  const { fleets } = record.state();
  for (const { empire, fleets: brought } of run.contingents.values()) {
    for (const { id, name } of brought) {
      if (!Object.hasOwn(fleets, id) || hasAnybody(record, run, id)) continue;
      const common = fact(cite('MOV-9'), onlyFor(empire));
      record.emit({ type: 'FleetDisbanded', ...common, empire, fleet: id, name });
    }
  }
}

/**
 * What an encounter leaves behind, when all its battles are told: single ships sail off, civilians left
 * alone surrender, and empty fleets are no more.
 * @rule ENC-4 @rule ENC-6
 */
export function endEncounter(record: Recorder, run: EncounterRun): void {
  sailRetreats(record, run);
  captureCivilians(record, run);
  disbandEmptyFleets(record, run);
  const { id: encounter, place } = run.pending;
  record.emit({ type: 'EncounterEnded', ...fact(ENC_2, everybodyIn(run)), encounter, place });
}
