/** Why the caller has lost the rights that they had when their request arrived. */
export type SeatTrouble = 'SEAT_ENDED' | 'SEAT_CHANGED';

/** Thrown by a read when the caller no longer has their seat. `guarded` turns it into a refusal. */
export class SeatLost extends Error {
  override readonly name = 'SeatLost';
  readonly trouble: SeatTrouble;

  constructor(trouble: SeatTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
