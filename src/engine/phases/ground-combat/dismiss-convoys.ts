import type { Recorder } from '#engine/record/recorder';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import { hiredIn } from '#rules/cargo/independents/hired-in';

/**
 * Independent convoys with nothing aboard leave after the landings.
 * @rule OPT-8
 * @ruling A convoy that found nothing to load leaves too, and its price isn't refunded.
 */
export function dismissConvoys(record: Recorder): void {
  const idle = hiredIn(record.state()).flatMap(({ unit, fleet, isLaden }) =>
    !isLaden && fleet.place.kind === 'system'
      ? [{ unit, fleet: fleet.id, system: fleet.place.system }]
      : [],
  );
  for (const { unit, system } of idle) {
    const { owner: empire, id, design } = unit;
    const head = { type: 'ConvoyLeft', cite: cite('OPT-8'), rolls: [] } as const;
    record.emit({ ...head, witnesses: onlyFor(empire), empire, unit: id, design, system });
  }
  disbandEmptied(
    record,
    idle.map(({ fleet }) => fleet),
  );
}
