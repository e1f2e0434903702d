import { brandAs } from '#kernel/brand/brand';
import type { RuleSet } from '#model/settings/rule-set';
import type { ForceListId } from './ids.ts';

/** The era that derelicts are of. */
export type DerelictEra = RuleSet['derelictEra'];
type Lists = Readonly<{ ships: ForceListId; flights: ForceListId }>;

/** The force lists of ships and flights that are found as derelicts of each era; nobody plays them (MAP-8). */
export const DERELICT_LISTS: Readonly<Record<DerelictEra, Lists>> = {
  5: {
    ships: brandAs<ForceListId>('derelict-ships'),
    flights: brandAs<ForceListId>('derelict-flights'),
  },
  10: {
    ships: brandAs<ForceListId>('precursor-ships'),
    flights: brandAs<ForceListId>('precursor-flights'),
  },
};
