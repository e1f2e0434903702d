import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from './ids.ts';

/** The force list of independent convoys: hired, never built (OPT-8). */
export const INDEPENDENTS_LIST = brandAs<ForceListId>('independents');

/** The capacities that independent convoys can offer. */
export const INDEPENDENT_CAPACITIES = [3, 6, 10] as const;
export type IndependentCapacity = (typeof INDEPENDENT_CAPACITIES)[number];

/** The class with this hold. */
export const independentOf = (capacity: IndependentCapacity): DesignId =>
  brandAs<DesignId>(`${INDEPENDENTS_LIST}.independent-convoy-${String(capacity)}`);

const CONVOY_HOLD = 10;
const OFFERED: ReadonlyMap<DesignId, number> = new Map(
  INDEPENDENT_CAPACITIES.map((capacity) => [independentOf(capacity), capacity]),
);

/** The capacity of a sound convoy of a class: 10, or the capacity that an independent convoy has offered (MOV-7, OPT-8). */
export const convoyHoldOf = (design: DesignId): number => OFFERED.get(design) ?? CONVOY_HOLD;
