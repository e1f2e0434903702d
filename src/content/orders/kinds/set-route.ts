import { z } from 'zod';
import { fleetId, fleetRef, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { readChoice } from '#content/orders/text/read-parts';
import { readFleetRef, readReference, readReferences } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenFleet, spokenName, spokenProperName } from '#content/orders/text/speak';
import { partsBetween, type Token } from '#content/orders/text/tokens';
import { ROUTE_KINDS, type Route, type RouteKind } from '#model/forces/route';

const ENDS = 'ends';
const MOST_STOPS = 12;
const WORDS = [...ROUTE_KINDS, ENDS] as const;

const place = <K extends RouteKind>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), system: systemId });

const route = z.discriminatedUnion('kind', [
  place('to'),
  place('hold'),
  place('trade'),
  z.strictObject({ kind: z.literal('patrol'), stops: z.array(systemId).min(2).max(MOST_STOPS) }),
  z.strictObject({ kind: z.literal('escort'), fleet: fleetId }),
  z.strictObject({ kind: z.literal('return') }),
]);

function readStops(tokens: readonly Token[], line: SheetLine): Route | null {
  const stops = readReferences(tokens, line.names.systems, 'system', line);
  if (stops === null) return null;
  const inBounds = stops.length >= 2 && stops.length <= MOST_STOPS;
  if (inBounds) return { kind: 'patrol', stops: stops.map(({ id }) => id) };
  const text = `This patrol has the wrong number of systems. Write 2 to ${String(MOST_STOPS)} systems with commas between them.`;
  return line.fault('VALUE', text);
}

function readEscorted(tokens: readonly Token[], line: SheetLine): Route | null {
  const fleet = readReference(tokens, line.names.fleets, 'fleet', line);
  return fleet && { kind: 'escort', fleet: fleet.id };
}

function readReturn(tokens: readonly Token[], line: SheetLine): Route | null {
  if (tokens.length === 0) return { kind: 'return' };
  return line.fault('SYNTAX', '“return” must be the last word. Remove the words after it.');
}

function readRoute(kind: RouteKind, tokens: readonly Token[], line: SheetLine): Route | null {
  switch (kind) {
    case 'to':
    case 'hold':
    case 'trade': {
      const system = readReference(tokens, line.names.systems, 'system', line);
      return system && { kind, system: system.id };
    }
    case 'patrol':
      return readStops(tokens, line);
    case 'escort':
      return readEscorted(tokens, line);
    case 'return':
      return readReturn(tokens, line);
  }
}

function spokenRoute(of: Route, { systems, fleets }: OrderNames): string {
  switch (of.kind) {
    case 'to':
    case 'hold':
    case 'trade':
      return `${of.kind} ${spokenName(systems, of.system)}`;
    case 'patrol':
      return `patrol ${of.stops.map((stop) => spokenName(systems, stop)).join(', ')}`;
    case 'escort':
      return `escort ${spokenProperName(fleets, of.fleet)}`;
    case 'return':
      return 'return';
  }
}

/** `route "Home Fleet": to Wolf`, `route "Watch": patrol Sol, Wolf, Barnard`, `route "Watch": ends` */
export const setRoute: OrderContent<'SetRoute'> = {
  verb: 'route',
  example: 'route "Home Fleet": patrol Sol, Wolf',
  schema: z.strictObject({
    kind: z.literal('SetRoute'),
    fleet: fleetRef,
    route: route.nullable(),
  }),
  parse: (tokens, line) => {
    const [name, what, surplus] = partsBetween(tokens, ':');
    const fleet = readFleetRef(name, line);
    if (what === undefined || surplus !== undefined) {
      return line.fault(
        'SYNTAX',
        'Put one colon between the fleet and its route: `route f1: patrol Sol, Wolf 359`.',
      );
    }
    const kind = readChoice(what.slice(0, 1), WORDS, line);
    if (fleet === null || kind === null) return null;
    if (kind === ENDS && what.length === 1) {
      return { kind: 'SetRoute', fleet: fleet.ref, route: null };
    }
    if (kind === ENDS)
      return line.fault('SYNTAX', '“ends” must be the last word. Remove the words after it.');
    const read = readRoute(kind, what.slice(1), line);
    return read && { kind: 'SetRoute', fleet: fleet.ref, route: read };
  },
  format: ({ fleet, route: of }, names) =>
    `route ${spokenFleet(fleet, names)}: ${of === null ? ENDS : spokenRoute(of, names)}`,
};
