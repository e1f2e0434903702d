import { compareIds } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import { type Contact, isFirstHand } from '#model/campaign/knowledge';
import type { Finding } from './finding.ts';
import type { Sight } from './sight-of.ts';

/** What allies tell is told again at the opening, after everybody has looked. @rule FOG-9 */
function mayBeToldAgain({ record }: Sight, { seen }: Contact): boolean {
  const { turn, phase } = record.state();
  return !isFirstHand(seen) && (seen.turn === turn || phase === 'opening');
}

/** The memories of a system or lane whose viewers are there again and see it themselves. @rule FOG-11 */
export function findOutdated(
  sight: Sight,
  place: BattlePlace,
  viewers: Iterable<EmpireId>,
): readonly Finding[] {
  return [...viewers].sort(compareIds).flatMap((viewer) =>
    sight.book
      .memoriesAt(viewer, place)
      .filter((contact) => !mayBeToldAgain(sight, contact))
      .map((contact): Finding => ({ kind: 'lost', viewer, contact, leftFor: null })),
  );
}
