import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { disbandEmptied } from '#engine/reorganise/disband-emptied';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import { settledBy } from '#rules/colony/settlement-failure';
import { settlerAmong } from '#rules/colony/settler-among';
import { type Attempt, attemptsOf } from './attempts-of.ts';
import { failToSettle } from './fail-to-settle.ts';

const COL_1 = cite('COL-1');

/**
 * Convoys settle the systems they are in. What several empires want at once nobody gets if they did not agree whose it
 * is, and of several convoys of one empire the first that was ordered settles.
 * @rule COL-1
 */
export function colonize(record: Recorder, input: Pick<PhaseInput, 'state' | 'orders'>): void {
  const attempts = groupBy(attemptsOf(record, input), ({ system }) => system);
  for (const system of valuesById(input.state.systems)) {
    const here = attempts.get(system.id) ?? [];
    const settler = settlerAmong(here);
    const first = here.find(({ empire }) => empire === settler);
    if (here.length === 0) continue;
    if (first === undefined) {
      const empires = unique(here.map(({ empire }) => empire));
      const witnesses = { rolls: [], witnesses: [] };
      record.emit({
        type: 'ColonyContested',
        cite: COL_1,
        ...witnesses,
        system: system.id,
        empires,
      });
      for (const one of here) failToSettle(record, one, 'contested', system.name);
      continue;
    }
    settle(record, first);
    const others = here.filter((one) => one !== first);
    for (const other of others) failToSettle(record, other, 'system-taken', system.name);
  }
}

function settle(record: Recorder, { empire, convoy, system, cargo }: Attempt): void {
  const fact = { cite: COL_1, rolls: [], witnesses: onlyFor(empire), empire };
  record.emit({
    type: 'ColonyFounded',
    ...fact,
    system,
    convoy: convoy.id,
    design: convoy.design,
    name: convoy.name,
    ...settledBy(convoy.census, rowOf(record.state().systems, system)),
    cargo,
  });
  if (convoy.place.kind === 'fleet') disbandEmptied(record, [convoy.place.fleet]);
}
