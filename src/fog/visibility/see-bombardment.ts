import type { EmpireId } from '#model/campaign/ids';
import type { BombardmentEvent, Harm } from '#model/events/bombardment-events';
import type { EventOf } from '#model/events/campaign-event';
import type { SeenHarm } from '#fog/views/seen-siege';
import { asOwner } from './as-owner.ts';
import { named } from './named.ts';
import type { SeeContext, SeeRow, SeeRows } from './see-row.ts';
import { seenRolls } from './seen-rolls.ts';
import { toParties } from './to-parties.ts';

/** Who did harm, as the viewer may call them. */
const seenHarm = (harm: Harm, viewer: EmpireId, context: SeeContext): SeenHarm => ({
  because: harm.because,
  by: named(harm.by, viewer, context),
  isSomebodys: harm.by !== null,
  mission: harm.mission,
});

/**
 * The bombarder knows all of its own fire, the owner of the system who fired, and who watches that it happened.
 * @rule FOG-6
 */
const systemBombarded: SeeRow<EventOf<'SystemBombarded'>> = (event, viewer, context) => {
  const { cite, system, empire, against, points, missions, units } = event;
  const fired = {
    type: 'SystemBombarded',
    cite,
    rolls: [],
    system,
    by: named(empire, viewer, context),
    against: named(against, viewer, context),
    isIndependent: against === null,
  } as const;
  if (viewer !== empire) return [{ ...fired, fire: null }];
  return [
    {
      ...fired,
      fire: {
        points,
        units: units.length,
        missions: missions.map(({ mission, points: given, carried, hits, wounds, left }) => ({
          mission,
          points: given,
          carried,
          hits,
          wounds,
          left,
        })),
      },
    },
  ];
};

/** The owner knows what it has left; who did it knows what was lost. @rule FOG-6 @rule FOG-10 */
const systemHurt: SeeRow<EventOf<'SystemHurt'>> = (event, viewer, context) => {
  const { cite, system, empire, harm, dice, changes, values, devastated } = event;
  const isOwn = viewer === empire;
  return [
    {
      type: 'SystemHurt',
      cite,
      rolls: isOwn ? seenRolls(event.rolls, context) : [],
      system,
      isOwn,
      harm: seenHarm(harm, viewer, context),
      dice,
      changes: { ...changes },
      values: isOwn
        ? {
            capacity: values.capacity,
            raw: values.raw,
            census: values.census,
            morale: values.morale,
            productivity: values.productivity,
            intel: values.intel,
          }
        : null,
      devastated,
    },
  ];
};

type OnTroops = EventOf<'AttritionLost'> | EventOf<'DefenseLowered'>;

/** What falls on ground units is known to their owner one by one, and to who did it by class. @rule FOG-6 */
const troopHit = (event: OnTroops, viewer: EmpireId, context: SeeContext) => {
  const { cite, empire, unit, system, by } = event;
  return {
    ...{ cite, rolls: [], system },
    of: named(empire, viewer, context),
    unit: viewer === empire ? unit : null,
    by: named(by, viewer, context),
  };
};

const attritionLost: SeeRow<EventOf<'AttritionLost'>> = (event, viewer, context) => {
  const { type, design, damage, destroyed, because } = event;
  return [{ type, ...troopHit(event, viewer, context), design, damage, destroyed, because }];
};

const defenseLowered: SeeRow<EventOf<'DefenseLowered'>> = (event, viewer, context) => {
  const { type, design, amount } = event;
  return [{ type, ...troopHit(event, viewer, context), design, amount }];
};

/** Its figures are secret, so who asks learns only the answer. @rule FOG-10 */
const surrenderDemanded: SeeRow<EventOf<'SurrenderDemanded'>> = (event, viewer, context) => {
  const { cite, empire, system, of, die, census, morale, accepted } = event;
  const isOwn = viewer === of;
  return [
    {
      type: 'SurrenderDemanded',
      cite,
      // The figures name the die.
      rolls: [],
      system,
      by: named(empire, viewer, context),
      of: named(of, viewer, context),
      figures: isOwn ? { die, census, morale } : null,
      accepted,
    },
  ];
};

/** Orbital bombardment, as everybody concerned sees it. @rule FOG-6 */
export const seeBombardment: SeeRows<BombardmentEvent> = {
  SystemBombarded: systemBombarded,
  PointsCarried: asOwner(({ cite, system, mission, points }, rolls) => ({
    type: 'PointsCarried',
    cite,
    rolls,
    system,
    mission,
    points,
  })),
  SystemHurt: toParties(systemHurt),
  OutputMarked: toParties(({ cite, empire, system, harm, mark, amount, turn }, viewer, context) => [
    {
      type: 'OutputMarked',
      cite,
      rolls: [],
      system,
      isOwn: viewer === empire,
      harm: seenHarm(harm, viewer, context),
      mark,
      amount,
      turn,
    },
  ]),
  AttritionLost: toParties(attritionLost),
  DefenseLowered: toParties(defenseLowered),
  RebelsLost: toParties(({ cite, empire, system, by, lost, rebels, because }, viewer, context) => [
    {
      type: 'RebelsLost',
      cite,
      rolls: [],
      system,
      isOwn: viewer === empire,
      by: named(by, viewer, context),
      lost,
      rebels: viewer === empire ? rebels : null,
      because,
    },
  ]),
  SurrenderDemanded: toParties(surrenderDemanded),
  MassDriversFired: toParties((event, viewer, context) => {
    const { cite, empire, system, of, dice, rolls } = event;
    const isFirer = viewer === empire;
    return [
      {
        type: 'MassDriversFired',
        cite,
        rolls: isFirer ? seenRolls(rolls, context) : [],
        system,
        by: named(empire, viewer, context),
        of: named(of, viewer, context),
        dice: isFirer ? dice : [],
      },
    ];
  }),
};
