import { isSameData } from '#kernel/result/is-same-data';
import { DOCTRINES } from '#model/forces/doctrines';
import type { StandingOrders } from '#model/forces/standing-orders';
import { doctrineOf } from '#rules/forces/doctrine-of';
import { describeDoctrine } from './describe-doctrine.ts';
import { describeStanding } from './describe-standing.ts';
import type { Names } from './names.ts';

/**
 * Standing orders in words: the name of their doctrine, and after it what that does not say or says otherwise; empty: they say nothing.
 * @rule TURN-4 @rule ENC-5
 */
export function standingText(standing: Partial<StandingOrders>, names: Names): string {
  const like = doctrineOf(standing);
  const named: Readonly<Record<string, unknown>> =
    like === null ? {} : DOCTRINES[like.doctrine].standing;
  const own: Partial<StandingOrders> = Object.fromEntries(
    Object.entries(standing).filter(([field, said]) => !isSameData(said, named[field])),
  );
  return [...describeDoctrine(standing), ...describeStanding(own, names)].join('; ');
}
