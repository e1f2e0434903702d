import type { UnrestEvent } from '#model/events/unrest-events';
import { asOwner } from './as-owner.ts';
import { named } from './named.ts';
import { type SeeRows, seenByNobody } from './see-row.ts';
import { toParties } from './to-parties.ts';

/** Others see by their presence whose a system is; what moves its people is told to its owner alone. @rule FOG-1 @rule FOG-7 */
export const seeUnrest: SeeRows<UnrestEvent> = {
  // The check tells it.
  MoraleMarked: seenByNobody,
  MoraleChecked: asOwner(({ cite, system, checks, decreed, before, morale }, rolls) => ({
    type: 'MoraleChecked',
    cite,
    rolls,
    system,
    checks: checks.map(({ condition, die, target, modifier }) => ({
      condition,
      die,
      target,
      modifier,
    })),
    ...(decreed === undefined
      ? {}
      : { decreed: decreed.map(({ name, modifier }) => ({ name, modifier })) }),
    before,
    morale,
  })),
  RebelsRose: asOwner(({ cite, system, dice, target, rebels }, rolls) => ({
    type: 'RebelsRose',
    cite,
    rolls,
    system,
    dice,
    target,
    rebels,
  })),
  RebelsDispersed: asOwner(({ cite, system, rebels }, rolls) => ({
    type: 'RebelsDispersed',
    cite,
    rolls,
    system,
    rebels,
  })),
  IndependenceDeclared: asOwner(({ cite, system, rebels }, rolls) => ({
    type: 'IndependenceDeclared',
    cite,
    rolls,
    system,
    rebels,
  })),
  MartialLawSet: asOwner(({ cite, system, law, because }, rolls) => ({
    type: 'MartialLawSet',
    cite,
    rolls,
    system,
    law,
    because,
  })),
  ReprisalTaken: asOwner(({ cite, system, die, census, morale, before }, rolls) => ({
    type: 'ReprisalTaken',
    cite,
    rolls,
    system,
    die,
    census,
    morale,
    before: { census: before.census, morale: before.morale },
  })),
  // Those who destroyed it know that they did (FOG-6).
  ColonyDied: toParties(({ cite, empire, system, left }, viewer, context) => {
    const of = viewer === empire ? {} : { of: named(empire, viewer, context) };
    return [{ type: 'ColonyDied', cite, rolls: [], system, left, ...of }];
  }),
};
