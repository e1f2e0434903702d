import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { LegalOrder, SpecialiseColony } from '#model/orders/order';
import { specialisationFailureOf } from '#rules/colony/specialisation-failure';

const OPT_9 = cite('OPT-9');

const isSpecialise = (order: LegalOrder): order is LegalOrder<SpecialiseColony> =>
  order.order.kind === 'SpecialiseColony';

/**
 * Colonies get the specialisation that was ordered. It counts from the next opening.
 * @rule OPT-9
 * @ruling A new specialisation begins after this turn's growth, which still uses the old one.
 */
export function specialiseColonies(record: Recorder, { orders }: Pick<PhaseInput, 'orders'>): void {
  for (const [empire, sheet] of entriesById(orders)) {
    for (const order of sheet.filter(isSpecialise)) specialise(record, empire, order);
  }
}

function specialise(
  record: Recorder,
  empire: EmpireId,
  { order: { system: id, to }, index }: LegalOrder<SpecialiseColony>,
): void {
  const { turn, systems } = record.state();
  const system = rowOf(systems, id);
  const fact = { cite: OPT_9, rolls: [], witnesses: onlyFor(empire), empire };
  if (specialisationFailureOf(system, { empire, to, turn }) === null) {
    record.emit({ type: 'ColonySpecialised', ...fact, system: id, to, turn });
    return;
  }
  record.emit({
    type: 'OrderFailed',
    ...fact,
    index,
    kind: 'SpecialiseColony',
    because: 'system-unfit',
    about: system.name,
  });
}
