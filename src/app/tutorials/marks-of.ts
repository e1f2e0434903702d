import type { Player } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Tutorial, TutorialMark } from '#app/ports/tutorial-record';

/** The player’s mark of a tutorial, and whether they are through with it in another seat of their account. */
export async function marksOf(
  reader: StoreReader,
  { seat, person }: Player,
  tutorial: Tutorial,
): Promise<Readonly<{ own: TutorialMark | undefined; isThroughElsewhere: boolean }>> {
  const seats = person === undefined ? [] : await reader.seatsOf(person);
  const ids = [...seats.map(({ id }) => id), ...(seat === undefined ? [] : [seat])];
  const marks = (await reader.tutorialMarks(ids)).filter((one) => one.tutorial === tutorial);
  const isThrough = ({ state }: TutorialMark): boolean => state === 'dismissed' || state === 'done';
  return {
    own: marks.find((one) => one.seat === seat),
    isThroughElsewhere: marks.some((one) => one.seat !== seat && isThrough(one)),
  };
}
