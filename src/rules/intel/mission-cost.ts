/**
 * What a mission costs: the Intel of the system that runs it, and a point for each jump.
 * @rule INT-1
 * @ruling Halved Intel costs only what is left of it.
 */
export const missionCostOf = (intel: number, jumps: number): number => intel + jumps;
