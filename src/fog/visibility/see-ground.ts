import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { GroundActor, GroundEvent } from '#model/events/ground-events';
import type { SeenActor } from '#fog/views/seen-siege';
import { attackLedger, defenseLedger } from '#rules/ground/ground-attack';
import { asOwner } from './as-owner.ts';
import { named } from './named.ts';
import type { SeeContext, SeeRow, SeeRows } from './see-row.ts';
import { seenRolls } from './seen-rolls.ts';
import { toParties } from './to-parties.ts';

/** A unit in a fight as the viewer may call it: its own by id, others by class. */
const seenActor = (actor: GroundActor, viewer: EmpireId, context: SeeContext): SeenActor => ({
  kind: actor.kind,
  empire: named(actor.empire, viewer, context),
  isKnown: actor.empire === null || named(actor.empire, viewer, context) !== null,
  unit: actor.empire === viewer ? actor.unit : null,
  design: actor.design,
});

/**
 * Everybody in an attack sees who attacked whom and what damage it did; each sees its own roll alone.
 * @rule FOG-6
 */
const groundAttacked: SeeRow<EventOf<'GroundAttacked'>> = (event, viewer, context) => {
  const { system, attackers, target, rolled, damage, invades, counter } = event;
  const { attack, defense } = rolled;
  const leads = attackers[0]?.empire === viewer;
  const holds = target.empire === viewer;
  const own = [...(leads ? [attack.roll] : []), ...(holds ? [defense.roll] : [])];
  const figures = {
    attack: attack.value,
    supporters: attack.supporters,
    defense: defense.value,
    dugIn: defense.dugIn,
  };
  return [
    {
      type: 'GroundAttacked',
      cite: event.cite,
      rolls: seenRolls(own, context),
      system,
      attackers: attackers.map((one) => seenActor(one, viewer, context)),
      target: seenActor(target, viewer, context),
      attack: leads ? { die: attack.die, lines: attackLedger(figures, attack.die) } : null,
      defense: holds ? { die: defense.die, lines: defenseLedger(figures, defense.die) } : null,
      damage,
      invades,
      counter,
    },
  ];
};

const invasionEnded: SeeRow<EventOf<'InvasionEnded'>> = (event, viewer, context) => {
  const { system, empire, units, result } = event;
  return [
    {
      type: 'InvasionEnded',
      cite: event.cite,
      rolls: [],
      system,
      by: named(empire, viewer, context),
      units: viewer === empire ? units : [],
      count: units.length,
      result,
    },
  ];
};

const workCaptured: SeeRow<EventOf<'WorkCaptured'>> = (event, viewer, context) => {
  const { from, by, becomes: work, design, name, system } = event;
  const head = { cite: event.cite, rolls: [] } as const;
  if (viewer === by) {
    const of = named(from, viewer, context);
    return [{ type: 'WorkTaken', ...head, work, design, name, system, from: of }];
  }
  const who = named(by, viewer, context);
  return [{ type: 'WorkFell', ...head, design, name, system, by: who }];
};

/** Ground combat, as everybody concerned sees it. @rule FOG-6 @rule FOG-8 */
export const seeGround: SeeRows<GroundEvent> = {
  MilitiaRaised: asOwner(({ cite: ref, system }, rolls) => ({
    type: 'MilitiaRaised',
    cite: ref,
    rolls,
    system,
  })),
  GroundAttacked: toParties(groundAttacked),
  InvasionEnded: toParties(invasionEnded),
  SystemConquered: (
    { system, from, by, how, isHomeworld, strangers, cite: ref },
    viewer,
    context,
  ) => [
    {
      type: 'SystemConquered',
      cite: ref,
      rolls: [],
      system: strangers?.includes(viewer) === true ? null : system,
      from: named(from, viewer, context),
      by: named(by, viewer, context),
      isIndependent: from === null,
      how,
      isHomeworld,
    },
  ],
  WorkCaptured: toParties(workCaptured),
  EmpireFell: ({ empire }, viewer, context) => [
    {
      type: 'EmpireFell',
      cite: cite('FOG-8'),
      rolls: [],
      empire: named(empire, viewer, context),
    },
  ],
};
