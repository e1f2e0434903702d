import type { EmpireId } from '#model/campaign/ids';
import { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';

/** Raiders, if there are any among the owners of what is shown: they have a mark and a line in the legend then. */
export const raidersAmong = (
  owners: readonly (EmpireId | null)[],
): readonly Readonly<{ id: EmpireId; name: string }>[] =>
  owners.includes(RAIDERS) ? [{ id: RAIDERS, name: RAIDERS_NAME }] : [];
