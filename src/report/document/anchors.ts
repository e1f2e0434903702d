import type { BattleId, SystemId } from '#model/campaign/ids';

/** The row of a system, which the map leads to. */
export const systemAnchor = (system: SystemId): string => `system-${system}`;

/** The record of a battle. */
export const battleAnchor = (battle: BattleId): string => `battle-${battle}`;
