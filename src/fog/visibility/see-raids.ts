import type { RaidEvent } from '#model/events/raid-events';
import { RAIDERS } from '#model/campaign/raiders';
import { seenPlace } from '#fog/views/seen-parts';
import { named } from './named.ts';
import { partOf } from './part-of.ts';
import { seenByNobody, type SeeRows } from './see-row.ts';
import { seenRolls } from './seen-rolls.ts';

/** Only the owner learns the sum of the chance. Raiders are seen by empires that are there. @rule SUP-1 @rule FOG-6 */
export const seeRaids: SeeRows<RaidEvent> = {
  RaidRolled: (event, viewer, context) => {
    if (partOf(event, viewer) !== 'owner' || event.empire !== viewer) return [];
    const { cite, system, ledger, chance, came } = event;
    const rolls = seenRolls(event.rolls, context);
    return [{ type: 'RaidRolled', cite, rolls, system, ledger, chance, came }];
  },
  RaidersCame: seenByNobody,
  RaiderBaseRaised: seenByNobody,
  // Who had it reads that it surrendered, others that they saw it taken: as of every capture.
  UnitPlundered: (event, viewer, context) => {
    const part = partOf(event, viewer);
    if (part === null) return [];
    const { cite, unit, design, name } = event;
    const common = { cite, rolls: [], design, place: seenPlace(event.place), by: RAIDERS };
    if (viewer === event.from) return [{ type: 'UnitSurrendered', ...common, unit, name }];
    const from = named(event.from, viewer, context);
    return [{ type: 'CaptureWitnessed', ...common, from }];
  },
  LootSpent: seenByNobody,
};
