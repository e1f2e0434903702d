import { fitFunctionsOf, type Worker } from './fit-functions-of.ts';

/**
 * The Supply functions of a unit that other units can draw supply from: of ships that are fit and in service.
 * @rule SUP-6 @rule MOV-9
 * @ruling A Supply ship that is not paid still supplies other units, but is out of supply itself.
 */
export const supplyFunctionsOf = (ship: Worker): number =>
  ship.design.kind === 'ship' ? fitFunctionsOf(ship, 'supply') : 0;
