import type { EmpireId } from '#model/campaign/ids';
import type { VictoryKind, VictoryRules } from '#model/settings/victory';
import type { VictoryStanding } from './victory-standings.ts';

/** A winner, with the conditions that it met. */
export type Winner = Readonly<{ empire: EmpireId; met: readonly VictoryKind[] }>;

/**
 * The winners: the empires that meet enough conditions. Of several, the one that meets most wins, then the one with the
 * highest system output. Empires that are equal in both share the victory.
 * @rule VIC-1
 */
export function winnersOf(
  { needed }: VictoryRules,
  standings: readonly VictoryStanding[],
): readonly Winner[] {
  const ready = standings
    .map(({ empire, output, conditions }) => {
      return { empire, output, met: conditions.filter(({ met }) => met).map(({ kind }) => kind) };
    })
    .filter(({ met }) => met.length > 0 && met.length >= needed);
  const most = Math.max(...ready.map(({ met }) => met.length));
  const foremost = ready.filter(({ met }) => met.length === most);
  const highest = Math.max(...foremost.map(({ output }) => output));
  return foremost
    .filter(({ output }) => output === highest)
    .map(({ empire, met }) => ({ empire, met }));
}
