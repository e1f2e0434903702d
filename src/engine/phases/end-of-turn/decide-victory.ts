import type { Recorder } from '#engine/record/recorder';
import { keysById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { RuleSet } from '#model/settings/rule-set';
import { victoryFacts } from '#rules/victory/victory-facts';
import { victoryStandings } from '#rules/victory/victory-standings';
import { winnersOf } from '#rules/victory/winners-of';

/**
 * Takes everybody's standing for the moderator, and tells all who won. A campaign is won once: it
 * may be played on, and nobody wins it again.
 * @rule END-3
 * @rule VIC-1
 */
export function decideVictory(
  record: Recorder,
  rules: Pick<RuleSet, 'victory' | 'explored'>,
): void {
  const { victory } = rules;
  const state = record.state();
  const standings = victoryStandings(victory, victoryFacts(state, rules));
  const fact = { cite: cite('END-3'), rolls: [] };
  record.emit({ ...fact, type: 'StandingsTaken', witnesses: [], standings });
  if (valuesById(state.empires).some(({ wonIn }) => wonIn !== null)) return;
  const winners = winnersOf(victory, standings);
  if (winners.length === 0) return;
  record.emit({
    ...fact,
    type: 'VictoryWon',
    cite: cite('VIC-1'),
    witnesses: keysById(state.empires).map((empire) => ({ empire, as: 'participant' })),
    turn: state.turn,
    winners,
  });
}
