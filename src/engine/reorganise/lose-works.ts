import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Unit } from '#model/forces/unit';
import { isYard } from '#rules/construction/capacity-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';

const placeKey = (owner: EmpireId, system: SystemId): string => `${owner}/${system}`;

function yardsIn(state: CampaignState): readonly Unit[] {
  return valuesById(state.units).filter(({ design }) => isYard(rowOf(state.designs, design)));
}

function placesOf(state: CampaignState, yards: readonly Unit[]): ReadonlySet<string> {
  return new Set(
    yards.flatMap((yard) => {
      const system = systemOfUnit(yard, state);
      return system === null ? [] : [placeKey(yard.owner, system)];
    }),
  );
}

/**
 * What shipyards were building is lost when the last of them there was destroyed or scrapped since
 * the state before. A Mobile Shipyard that leaves only stops its work.
 * @rule CON-4
 */
export function loseWorks(record: Recorder, before: CampaignState): void {
  const after = record.state();
  const works = valuesById(after.works).filter(({ source }) => source === 'shipyard');
  if (works.length === 0 || after.units === before.units) return;
  const gone = yardsIn(before).filter(({ id, owner }) => {
    const unit: Unit | undefined = after.units[id];
    return unit?.owner !== owner;
  });
  if (gone.length === 0) return;
  const lost = placesOf(before, gone);
  const kept = placesOf(after, yardsIn(after));
  for (const { id, owner, system, design, name, paid } of works) {
    const place = placeKey(owner, system);
    if (!lost.has(place) || kept.has(place)) continue;
    const head = { type: 'WorkLost', cite: cite('CON-4'), rolls: [] } as const;
    const work = { work: id, design, name, system, paid };
    record.emit({ ...head, witnesses: onlyFor(owner), empire: owner, ...work });
  }
}
