import type { EmpireId } from '#model/campaign/ids';
import { standInWords } from '#http/machine/stand-in-words';
import type { Site } from '#http/site';
import type { ModeratorSeat } from '#http/visits/seat';

/** Who plays in the place of players. */
export async function machinesIn(
  { useCases }: Site,
  seat: ModeratorSeat,
): Promise<ReadonlyMap<EmpireId, string>> {
  const read = await useCases.readStandIns(seat);
  if (!read.ok) return new Map();
  return new Map(
    read.value.lines.flatMap(({ empire, standIn }) =>
      standIn === null ? [] : [[empire, standInWords(standIn)] as const],
    ),
  );
}
