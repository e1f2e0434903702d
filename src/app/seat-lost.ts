/** Why whoever asks may not do any more what he might when his request came. */
export type SeatTrouble = 'SEAT_ENDED' | 'SEAT_CHANGED';

/** Thrown out of a read whose moment finds somebody not where he sat; `guarded` makes a refusal of it. */
export class SeatLost extends Error {
  override readonly name = 'SeatLost';
  readonly trouble: SeatTrouble;

  constructor(trouble: SeatTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
