import {
  ALL_STANDING_ORDERS,
  BATTLE_FIELDS,
  type StandingOrders,
} from '#model/forces/standing-orders';
import { fleetsInForceId } from './asked-force-id.ts';
import { DOCTRINES } from '#model/forces/doctrines';
import type { FormBody } from '#http/visits/form-body';
import { standingIn } from '#http/forms/standing/standing-inputs';
import { doctrineIn } from '#http/forms/standing/doctrine-offers';
import { DOCTRINE_FIELD, fieldOf } from './form-names.ts';
import { standingPage, tickedIn, whatDoctrineLeaves } from './read-what-if.ts';
import type { Force, WhatIfWorld } from './what-if-world.ts';

/** An order of standing orders as a form gives it; its schema judges it. */
type SetStandingDraft = Readonly<{ kind: 'SetStanding'; fleet: string; standing: object }>;

/** The player's own fleets that take part, to whom standing orders can be given; in a question they are named by its side. */
export function ownFleetsIn(sent: FormBody, { forces }: WhatIfWorld): readonly Force[] {
  const ticked = tickedIn(sent).one.flatMap((id) => [id, ...fleetsInForceId(id)]);
  return forces.filter(
    ({ id, isFixed, sides }) =>
      !isFixed && sides.length === 1 && sides[0] === 'one' && ticked.includes(id),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the player's side follows in the battle that was tried out; a doctrine says all that it says anywhere. */
function followed(sent: FormBody): Readonly<Record<string, unknown>> {
  const { standing } = standingIn(standingPage(sent, 'one'), BATTLE_FIELDS);
  const doctrine = doctrineIn(sent.text(fieldOf('one', DOCTRINE_FIELD)));
  if (doctrine === undefined) return standing;
  return { ...DOCTRINES[doctrine].standing, ...whatDoctrineLeaves(doctrine, standing) };
}

/** Orders that give each fleet what it does not follow after the draft; none for a fleet that follows all of it. */
export function standingOrdersOf(
  sent: FormBody,
  fleets: readonly Force[],
  standingOf: (fleet: string) => StandingOrders,
): readonly SetStandingDraft[] {
  const wanted = Object.entries(followed(sent));
  return fleets.flatMap(({ id }) => {
    const own: Readonly<Record<string, unknown>> = { ...ALL_STANDING_ORDERS, ...standingOf(id) };
    const changed = wanted.filter(([field, value]) => !isSame(own[field], value));
    if (changed.length === 0) return [];
    return [{ kind: 'SetStanding', fleet: id, standing: Object.fromEntries(changed) }];
  });
}
