import { brandAs } from '#kernel/brand/brand';
import type { ForceListId } from './ids.ts';

/** The force lists of ships and flights that are found as derelicts; nobody plays them (MAP-8). */
export const DERELICT_SHIPS = brandAs<ForceListId>('derelict-ships');
export const DERELICT_FLIGHTS = brandAs<ForceListId>('derelict-flights');
