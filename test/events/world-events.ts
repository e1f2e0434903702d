import type { EmpireId } from '#model/campaign/ids';
import type { Fact } from '#model/events/fact';
import type { WorldEvent } from '#model/events/world-events';
import { brandAs } from '#kernel/brand/brand';
import type { ForceListId } from '#model/campaign/ids';
import type { PartsOf } from '#test/fog/told-to';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { WorldType } from '#report/sentences/world-sentences';
import { loran } from '#test/report/reports/sample-campaign';
import { head as said, type Sample } from '#test/report/sections/sample-terms';
import { designId, fleetId, systemId, unitId } from '#test/support/campaign';

type Head = Pick<Fact<'', unknown>, 'cite' | 'rolls' | 'witnesses'> &
  Readonly<{ empire: EmpireId }>;

/** One event of each type about non-aligned worlds; the world is the empire that is named. */
export function worldEventsOf({ empire: id, ...head }: Head): {
  readonly [T in WorldEvent['type']]: Extract<WorldEvent, { type: T }>;
} {
  const system = systemId('H0202');
  return {
    WorldFounded: {
      type: 'WorldFounded',
      ...head,
      world: {
        ...{ id, name: 'Graal League', forceList: brandAs<ForceListId>('graal') },
        ...{ era: 2, techYears: 3, unlocked: [designId('graal.spear')] },
        nonAligned: { personality: 'ruthless', erraticSince: 3, strategy: 'diplomat' },
      },
      ...{ system, turn: 3 },
      values: { census: 7, morale: 5, productivity: 4, intel: 5, utilized: 4 },
      fleet: { fleet: fleetId(`${id}.f1`), name: 'Altair Fleet' },
      units: [
        {
          unit: unitId(`${id}.u1`),
          design: designId('graal.spear'),
          place: { kind: 'fleet', fleet: fleetId(`${id}.f1`) },
        },
      ],
    },
    AttitudeMoved: {
      type: 'AttitudeMoved',
      ...head,
      ...{ world: loran, toward: id, cause: 'breakthrough', total: 11 },
      ...{ before: 'trade', attitude: { state: 'military', modifier: 0 } },
    },
    ObjectiveSet: { type: 'ObjectiveSet', ...head, world: id, objective: 'cruisers' },
    ObjectiveAdvanced: {
      ...{ type: 'ObjectiveAdvanced', ...head, world: id, objective: 'cruisers', done: 9 },
    },
    ObjectiveMet: {
      ...{ type: 'ObjectiveMet', ...head, world: id, objective: 'cruisers', points: 7, turn: 3 },
    },
    PersonalityChanged: {
      ...{ type: 'PersonalityChanged', ...head, world: id, personality: 'aggressive', turn: 3 },
    },
  };
}

/** Who is told of each. */
export const WORLD_PARTS: PartsOf<WorldEvent['type']> = {
  WorldFounded: 'moderator',
  AttitudeMoved: 'several',
  PersonalityChanged: 'moderator',
  ObjectiveSet: 'several',
  ObjectiveAdvanced: 'owner',
  ObjectiveMet: 'several',
};

/** A sample of what a player reads of them. */
export const WORLD_SAMPLES: { readonly [T in WorldType]: Sample<SeenEventOf<T>> } = {
  ObjectiveSet: [
    { type: 'ObjectiveSet', ...said, world: loran, objective: 'colonize' },
    'Loran Imperium tells you that it wants to found a colony.',
  ],
  ObjectiveAdvanced: [
    { type: 'ObjectiveAdvanced', ...said, objective: 'escorts', done: 9 },
    'You have done 9 of 12 of what your people want: to build escorts (CT or DD) for 12 EP.',
  ],
  ObjectiveMet: [
    { type: 'ObjectiveMet', ...said, world: loran, objective: 'espionage', points: null },
    'Loran Imperium has reached its goal to succeed in a mission of Espionage.',
  ],
  AttitudeMoved: [
    {
      type: 'AttitudeMoved',
      ...said,
      ...{ world: loran, cause: 'breakthrough', before: 'trade', state: 'military' },
    },
    'A breakthrough in talks with Loran Imperium: it is ready for Military with you.',
  ],
};
