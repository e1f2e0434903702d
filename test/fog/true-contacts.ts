import { brandAs } from '#kernel/brand/brand';
import type { RuleRef } from '#kernel/reasons/cite';
import type { RollId } from '#kernel/dice/dice';
import type { ContactId, EmpireId } from '#model/campaign/ids';
import type { EventOf } from '#model/events/campaign-event';
import type { Witnesses } from '#model/events/fact';
import { designId, fleetId, systemId } from '#test/support/campaign';
import { loran, tirelon } from './true-moments.ts';
import type { PartsOf } from './told-to.ts';

type Seen = Readonly<{
  cite: RuleRef;
  rolls: readonly RollId[];
  witnesses: Witnesses;
  viewer: EmpireId;
  turn: number;
  source: 'presence';
}>;
type ContactType = 'ContactSighted' | 'ContactTold' | 'ContactLost' | 'ContactNamed';

/** One event of each type of what a viewer makes of a contact. */
export function contactEventsOf(seen: Seen): { readonly [T in ContactType]: EventOf<T> } {
  const contact = brandAs<ContactId>(`${seen.viewer}.c1`);
  const place = { kind: 'system', system: systemId('H0202') } as const;
  const sighted = {
    ...seen,
    contact,
    isNew: true,
    owner: tirelon,
    subject: { kind: 'fleet', fleet: fleetId('tirelon.f1') },
    place,
    groups: [{ design: designId('cruiser'), kind: 'ship', condition: 'sound', count: 2 }],
  } as const;
  const told = brandAs<ContactId>('loran.c7');
  return {
    ContactSighted: { type: 'ContactSighted', ...sighted, cameFrom: 'unknown' },
    ContactTold: { type: 'ContactTold', ...sighted, source: 'ally', by: loran, told },
    ContactLost: {
      type: 'ContactLost',
      ...seen,
      contact,
      place,
      leftFor: systemId('H0203'),
      ended: { how: 'destroyed', turn: 3 },
      left: sighted.groups,
    },
    ContactNamed: {
      type: 'ContactNamed',
      ...seen,
      contact,
      former: brandAs<ContactId>(`${seen.viewer}.c0`),
      by: ['Seen before'],
      ships: ['Seen before', 'Seen now'],
    },
  };
}

/** Who is told of each. */
export const CONTACT_PARTS: PartsOf<ContactType> = {
  ContactSighted: 'owner',
  ContactTold: 'owner',
  ContactLost: 'owner',
  ContactNamed: 'owner',
};
