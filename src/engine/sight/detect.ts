import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { DesignId, EmpireId, UnitId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { onlyFor } from '#model/events/fact';
import { powerOf } from '#rules/forces/power-of';
import { detectedBy, type Quarry } from '#rules/sight/detected-by';
import type { Party } from './parties-of.ts';
import type { Sight } from './sight-of.ts';

type Field = Pick<Sight, 'record' | 'where'>;
type Prey = Quarry & Readonly<{ wasKnown: boolean }>;

/** Parties that meet at a place and look for each other's hidden ships. */
type Meeting = Readonly<{
  place: BattlePlace;
  /** The parties whose Scouts look. */
  watchers: readonly Party[];
  /** The parties among which they look. */
  others: readonly Party[];
}>;

/** The position of a class in the owner's list of ships that should be found first. @rule MOV-4 @rule ENC-5 */
function rankOf({ record }: Field, owner: EmpireId, design: DesignId): number {
  const { foundFirst } = powerOf(record.state(), owner).standing;
  const place = foundFirst.indexOf(design);
  return place === -1 ? foundFirst.length : place;
}

function preyOf(field: Field, others: readonly Party[], by: EmpireId): readonly Prey[] {
  return others.flatMap(({ owner, lurkers }) =>
    lurkers.flatMap(({ unit, stealth, cost, foundBy, group }): readonly Prey[] => {
      if (owner === by || stealth === null) return [];
      const rank = rankOf(field, owner, group.design);
      const known = { isFound: foundBy.has(by), wasKnown: foundBy.size > 0 };
      return [{ owner, unit, stealth, cost, rank, ...known }];
    }),
  );
}

/** Notes what one empire has detected, for each owner separately. The viewer is told of a ship once a turn. */
function note(
  record: Recorder,
  { place, by, found }: Readonly<{ place: BattlePlace; by: EmpireId; found: readonly Prey[] }>,
  told: Set<UnitId>,
): void {
  for (const [owner, prey] of groupBy(found, (one) => one.owner)) {
    const units = prey.map(({ unit }) => unit);
    const news = prey.filter((one) => !one.wasKnown && !told.has(one.unit)).map((one) => one.unit);
    for (const unit of news) told.add(unit);
    record.emit({
      type: 'UnitsDetected',
      cite: cite('MOV-4'),
      rolls: [],
      witnesses: news.length === 0 ? [] : onlyFor(owner),
      empire: owner,
      by,
      place,
      units,
      news,
    });
  }
}

/** The Scouts of each who look for hidden ships of others; where nobody hides nothing is done or told. */
function look(field: Field, { place, watchers, others }: Meeting, told: Set<UnitId>): void {
  if (!others.some(({ lurkers }) => lurkers.length > 0)) return;
  const empires = unique(watchers.map(({ owner }) => owner)).filter((one) => one !== RAIDERS);
  for (const by of [...empires].sort(compareIds)) {
    const own = watchers.filter(({ owner }) => owner === by);
    const prey = preyOf(field, others, by);
    const found = new Set(
      detectedBy(
        sumOf(own, ({ scouts }) => scouts),
        prey,
      ),
    );
    const fresh = prey.filter(({ unit, isFound }) => found.has(unit) && !isFound);
    note(field.record, { place, by, found: fresh }, told);
  }
}

function renewAfter(field: Field, work: (told: Set<UnitId>) => void): void {
  const before = field.record.count();
  work(new Set());
  if (field.record.count() > before) field.where.renew(field.record.state());
}

/**
 * The test of detection at a place: each empire there by its own Scouts, against the hidden ships of all others.
 * @rule MOV-4
 * @ruling In tests for hidden ships, every other empire there is an opponent, even a friend. Scouts of hidden ships look too, but raiders
 *   don't.
 */
export function detectAt(field: Field, place: BattlePlace): void {
  const parties = field.where.at(place);
  renewAfter(field, (told) => {
    look(field, { place, watchers: parties, others: parties }, told);
  });
}

/** The same test for parties that cross a lane in opposite directions. @rule MOV-4 @rule MOV-2 */
export function detectCrossing(
  field: Field,
  place: BattlePlace,
  [there, back]: readonly [readonly Party[], readonly Party[]],
): void {
  renewAfter(field, (told) => {
    look(field, { place, watchers: there, others: back }, told);
    look(field, { place, watchers: back, others: there }, told);
  });
}
