import type { FleetId, SystemId } from '#model/campaign/ids';

/** The route of a fleet in every turn when it has no order to move or explore (MOV-12). */
export type Route =
  /** Ends on arrival. */
  | Readonly<{ kind: 'to'; system: SystemId }>
  /** Stays there, and goes back when something took it away. */
  | Readonly<{ kind: 'hold'; system: SystemId }>
  /** From the first of them to the last and back again. */
  | Readonly<{ kind: 'patrol'; stops: readonly SystemId[] }>
  /** Ends its turn where that fleet of the same owner does. */
  | Readonly<{ kind: 'escort'; fleet: FleetId }>
  /** Its convoys trade there, and go back when something took them away. */
  | Readonly<{ kind: 'trade'; system: SystemId }>
  /** Goes to the nearest own shipyard when a ship of it is crippled. */
  | Readonly<{ kind: 'return' }>;

export const ROUTE_KINDS = ['to', 'hold', 'patrol', 'escort', 'trade', 'return'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

/** Such a route while a fleet follows it; `next` counts the stops of a patrol, there and back. */
export type FleetRoute = Readonly<{ route: Route; next: number }>;
