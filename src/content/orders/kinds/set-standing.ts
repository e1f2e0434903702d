import { z } from 'zod';
import { STANDING_SHAPE } from '#content/standing-schema';
import { fleetRef } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readStanding } from '#content/orders/text/read-standing';
import { readFleetRef } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenFleet } from '#content/orders/text/speak';
import { spokenStanding } from '#content/orders/text/speak-standing';
import { isWord, partsBetween, type Token } from '#content/orders/text/tokens';
import type { FleetRef } from '#model/orders/order';

/** Standing orders that a sheet gives; what is left out stays as it was. */
export const standingSchema = z.strictObject(STANDING_SHAPE);

/**
 * `standing "Home Fleet": engage enemies at 80, withdraw to Sol`, or `standing empire: …`; `doctrine cautious` is short
 * for all its values, and `follow empire` alone removes the standing orders that a fleet, or each fleet, has of its
 * own.
 */
export const setStanding: OrderContent<'SetStanding'> = {
  verb: 'standing',
  example: 'standing "Home Fleet": engage enemies at 80, refuse below 50, withdraw to Sol',
  schema: z.strictObject({
    kind: z.literal('SetStanding'),
    fleet: fleetRef.nullable(),
    standing: standingSchema,
  }),
  parse: (tokens, line) => {
    const [whose = [], clauses, surplus] = partsBetween(tokens, ':');
    const subject = subjectOf(whose, line);
    if (clauses === undefined || surplus !== undefined) {
      return line.fault(
        'SYNTAX',
        'Put one colon between the fleet and its standing orders: `standing f1: engage nobody`.',
      );
    }
    const read = isFollowing(clauses) ? {} : readStanding(clauses, line);
    if (subject === null || read === null) return null;
    return { kind: 'SetStanding', fleet: subject.fleet, standing: read };
  },
  format: ({ fleet, standing: fields }, names) => {
    const clauses = Object.keys(fields).length === 0 ? FOLLOWING : spokenStanding(fields, names);
    const whose = fleet === null ? 'empire' : spokenFleet(fleet, names);
    return `standing ${whose}: ${clauses}`;
  },
};

/** The clauses of a fleet that has no standing orders of its own any more. */
const FOLLOWING = 'follow empire';
const isFollowing = (tokens: readonly Token[]): boolean =>
  tokens.length === 2 && isWord(tokens[0], 'follow') && isWord(tokens[1], 'empire');

function subjectOf(
  tokens: readonly Token[],
  line: SheetLine,
): Readonly<{ fleet: FleetRef | null }> | null {
  if (tokens.length === 1 && isWord(tokens[0], 'empire')) return { fleet: null };
  const fleet = readFleetRef(tokens, line);
  return fleet && { fleet: fleet.ref };
}
