import { type EmpireId, RAIDERS, RAIDERS_NAME } from '#fog/views/terms';

/** Raiders, if there are any among the owners of what is shown: they have a mark and a line in the legend then. */
export const raidersAmong = (
  owners: readonly (EmpireId | null)[],
): readonly Readonly<{ id: EmpireId; name: string }>[] =>
  owners.includes(RAIDERS) ? [{ id: RAIDERS, name: RAIDERS_NAME }] : [];
