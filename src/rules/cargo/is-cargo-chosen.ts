import { sumOf } from '#kernel/numbers/sum';

type Hold = Readonly<{ room: number; cargo: readonly Readonly<{ size: number }>[] }>;

/** Whether there is a choice of what stays in a hold: not all of what would fit alone fits together. @rule CSC-14 */
export const isCargoChosen = ({ room, cargo }: Hold): boolean =>
  sumOf(
    cargo.filter(({ size }) => size <= room),
    ({ size }) => size,
  ) > room;
