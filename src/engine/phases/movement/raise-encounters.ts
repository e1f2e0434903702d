import type { Recorder } from '#engine/record/recorder';
import { brandAs } from '#kernel/brand/brand';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import { areFacing, type Generated, type Meetings, type MeetingSide } from './meetings-of.ts';

type Field = Readonly<{
  record: Recorder;
  meetings: Meetings;
  generated: ReadonlyMap<string, readonly Generated[]>;
}>;

const keyOf = ({ by, against }: Generated): string => `${by}/${against}`;

/** Everything wanted at a place: what was generated on the way, and what somebody wants now. */
function wantedAt({ meetings, generated }: Field, place: BattlePlace): readonly Generated[] {
  const sides = meetings.sidesAt(place);
  const now = sides.flatMap((one, index) =>
    sides.slice(index + 1).flatMap((other) => meetings.between(one, other, place)),
  );
  const sideOf = new Map(sides.map((side) => [side.owner, side] as const));
  // Fleets that went on past the others aren't there any more, and fleets that hide now aren't met.
  const before = (generated.get(placeKeyOf(place)) ?? []).filter(({ by, against }) => {
    const [one, other] = [sideOf.get(by), sideOf.get(against)];
    return one !== undefined && other !== undefined && areFacing(one, other);
  });
  const all = [...before, ...now];
  const different = new Map(all.map((pair) => [keyOf(pair), pair] as const));
  return sortBy(
    [...different.values()],
    (a, b) => compareIds(a.by, b.by),
    (a, b) => compareIds(a.against, b.against),
  );
}

/** Those at a place who do not hide from everybody else there. @rule MOV-4 */
export function presentAt(
  { meetings }: Pick<Field, 'meetings'>,
  place: BattlePlace,
): readonly EmpireId[] {
  const sides = meetings.sidesAt(place);
  const meetsAnybody = (one: MeetingSide): boolean =>
    sides.some((other) => other.owner !== one.owner && areFacing(one, other));
  return sides.filter(meetsAnybody).map(({ owner }) => owner);
}

/** Whether an empire wants to fight at a place, or wanted to when it met others there. @rule MOV-2 */
export const isContested = (field: Field, place: BattlePlace): boolean =>
  wantedAt(field, place).length > 0;

/** At the end of the phase every place where somebody wants to fight is an encounter. @rule MOV-2 */
export function raiseEncounters(field: Field, places: readonly BattlePlace[]): void {
  const { record } = field;
  const { turn } = record.state();
  for (const place of places) {
    const present = presentAt(field, place);
    if (present.length < 2) continue;
    const generated = wantedAt(field, place);
    if (generated.length === 0) continue;
    record.emit({
      type: 'EncounterArose',
      cite: cite('MOV-2'),
      rolls: [],
      witnesses: present.map((empire) => ({ empire, as: 'participant' })),
      encounter: brandAs<EncounterId>(`t${String(turn)}.${placeKeyOf(place)}`),
      place,
      present,
      generated,
    });
  }
}
