import { brandAs } from '#kernel/brand/brand';
import type { DesignId, ForceListId } from './ids.ts';

/** The force list of independent convoys: hired, never built (OPT-8). */
export const INDEPENDENTS_LIST = brandAs<ForceListId>('independents');

/** What they can offer, and what each carries. */
export const INDEPENDENT_CAPACITIES = [3, 6, 10] as const;
export type IndependentCapacity = (typeof INDEPENDENT_CAPACITIES)[number];

/** The class with this hold. */
export const independentOf = (capacity: IndependentCapacity): DesignId =>
  brandAs<DesignId>(`${INDEPENDENTS_LIST}.independent-convoy-${String(capacity)}`);

const CONVOY_HOLD = 10;
const OFFERED: ReadonlyMap<DesignId, number> = new Map(
  INDEPENDENT_CAPACITIES.map((capacity) => [independentOf(capacity), capacity]),
);

/** What a sound convoy of a class carries: 10, an independent one what it has offered (MOV-7, OPT-8). */
export const convoyHoldOf = (design: DesignId): number => OFFERED.get(design) ?? CONVOY_HOLD;
