import type { SystemId } from '#model/campaign/ids';

/** What the orders of a sheet do in sieges, while it is judged: the systems of each kind of order. Mutable. */
export type SiegePlan = Readonly<{
  bombarded: Set<SystemId>;
  invaded: Set<SystemId>;
  planned: Set<SystemId>;
}>;

/** Before the first order of a sheet. */
export const siegePlanOf = (): SiegePlan => ({
  bombarded: new Set(),
  invaded: new Set(),
  planned: new Set(),
});
