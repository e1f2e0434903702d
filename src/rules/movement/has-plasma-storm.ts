const PLASMA_STORM = 'Plasma Storm';

/** Whether one of a system's anomalies ends the movement of all who enter it. @rule MOV-1 @rule MAP-8 */
export const hasPlasmaStorm = (anomalies: readonly string[]): boolean =>
  anomalies.includes(PLASMA_STORM);
