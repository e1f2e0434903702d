import type { EmpireId } from '#model/campaign/ids';
import type { ObjectiveMet, ObjectiveSet, WorldEvent } from '#model/events/world-events';
import { partOf } from './part-of.ts';
import { seenRolls } from './seen-rolls.ts';
import { seenByNobody, type SeeRows } from './see-row.ts';

/** The world itself, and those that it tells. */
const isTold = (event: ObjectiveSet | ObjectiveMet, viewer: EmpireId): boolean => {
  const part = partOf(event, viewer);
  return part === 'participant' || (part === 'owner' && viewer === event.world);
};

export const seeWorlds: SeeRows<WorldEvent> = {
  // Explorers learn of it by sight and contact, as of every power.
  WorldFounded: seenByNobody,
  // The dice and modifiers would tell of its personality.
  AttitudeMoved: (event, viewer) => {
    const { cite, world, toward, cause, before, attitude } = event;
    if (partOf(event, viewer) !== 'participant' || viewer !== toward) return [];
    return [
      { type: 'AttitudeMoved', cite, rolls: [], world, cause, before, state: attitude.state },
    ];
  },
  // Others have to find that out.
  PersonalityChanged: seenByNobody,
  // The die tells how many objectives the world could choose from.
  ObjectiveSet: (event, viewer) => {
    const { cite, world, objective } = event;
    if (!isTold(event, viewer)) return [];
    return [{ type: 'ObjectiveSet', cite, rolls: [], world, objective }];
  },
  ObjectiveAdvanced: (event, viewer, context) => {
    const { cite, world, objective, done } = event;
    if (partOf(event, viewer) !== 'owner' || viewer !== world) return [];
    const rolls = seenRolls(event.rolls, context);
    return [{ type: 'ObjectiveAdvanced', cite, rolls, objective, done }];
  },
  ObjectiveMet: (event, viewer, context) => {
    const { cite, world, objective, points } = event;
    if (!isTold(event, viewer)) return [];
    const isOwn = viewer === world;
    const rolls = isOwn ? seenRolls(event.rolls, context) : [];
    return [{ type: 'ObjectiveMet', cite, rolls, world, objective, points: isOwn ? points : null }];
  },
};
