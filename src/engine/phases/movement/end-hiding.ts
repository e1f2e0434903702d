import { detectAt } from '#engine/sight/detect';
import { groupBy } from '#kernel/collections/group-by';
import type { BattlePlace } from '#model/battle/place';
import { comeOut, reveal } from './come-out.ts';
import { isContested, presentAt } from './raise-encounters.ts';
import type { Voyage } from './voyage.ts';

/** Hidden ships that one of the empires in an encounter has detected become visible to all of them. */
function drawIn(voyage: Voyage, place: BattlePlace): void {
  if (!isContested(voyage, place)) return;
  const present = presentAt(voyage, place);
  const drawn = voyage.sight.where
    .at(place)
    .flatMap(({ owner, lurkers }) =>
      lurkers
        .filter(({ foundBy }) => present.some((one) => foundBy.has(one)))
        .map(({ unit }) => ({ owner, unit })),
    );
  const coming = [...groupBy(drawn, ({ owner }) => owner)].map(([owner, all]) => ({
    owner,
    units: all.map(({ unit }) => unit),
  }));
  reveal(voyage, coming, { place, because: 'encounter' });
}

/**
 * When no fleet moves any more, and again when none explores any more: Scouts look everywhere, then ships that hide to attack come out.
 * @rule MOV-4
 */
export function lookAround(voyage: Voyage): void {
  const { where } = voyage.sight;
  if (!where.hasLurkers()) return;
  for (const place of where.places()) {
    detectAt(voyage.sight, place);
    const here = where.at(place);
    comeOut(voyage, place, [here, here]);
  }
}

/**
 * The last test of the phase, and what comes of it in the encounters to come.
 * @rule MOV-4
 * @ruling Where an encounter arises, a hidden ship that one empire in it has detected becomes visible to all of them. The other hidden
 *   ships stay out of the encounter.
 */
export function endHiding(voyage: Voyage): void {
  lookAround(voyage);
  if (!voyage.sight.where.hasLurkers()) return;
  for (const place of voyage.sight.where.places()) drawIn(voyage, place);
}
