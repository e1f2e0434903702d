import { fitFunctionsOf, type Worker } from './fit-functions-of.ts';

/**
 * The Supply functions of a unit that others can draw supply by: of ships that are fit and in service.
 * @rule SUP-6 @rule MOV-9
 * @ruling A Supply ship that nobody pays still serves others; what it lacks is its own.
 */
export const supplyFunctionsOf = (ship: Worker): number =>
  ship.design.kind === 'ship' ? fitFunctionsOf(ship, 'supply') : 0;
