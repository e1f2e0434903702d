import type { UnitKind } from '#model/forces/unit';

/**
 * Whether a unit of a task force may hide for a round where there is something to hide among.
 * @rule MAP-8
 * @ruling Crippled units, units in reserve and flagships may; it costs nothing, and goes with a mission.
 */
export const mayHide = ({ kind }: Readonly<{ kind: UnitKind }>): boolean =>
  kind === 'ship' || kind === 'flight';
