import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { tellSystem } from '#engine/sight/tell-system';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import type { GiveMap } from '#model/orders/gifts';

type Gift = Readonly<{ by: EmpireId; order: GiveMap }>;

const giftsIn = ({ orders }: Pick<PhaseInput, 'orders'>): readonly Gift[] =>
  entriesById(orders).flatMap(([by, sheet]) =>
    sheet.flatMap(({ order }) => (order.kind === 'GiveMap' ? [{ by, order }] : [])),
  );

/**
 * Empires tell each other of systems, each by its knowledge when the phase begins.
 * @rule FOG-9 @rule DIP-13
 * @ruling A gift of maps contains what a visit shows of a system, and its lanes, but neither the units there nor the values of a colony.
 *   The giver may also pass on knowledge that it was told.
 */
export function giveMaps(record: Recorder, input: PhaseInput): void {
  const { state: from } = input;
  for (const { by, order } of giftsIn(input)) {
    const { to } = order;
    const systems = unique(order.systems).filter((id) =>
      Object.hasOwn(from.knownSystems, knowledgeIdOf(by, id)),
    );
    if (systems.length === 0) continue;
    record.emit({
      type: 'MapGiven',
      cite: cite('FOG-9'),
      rolls: [],
      witnesses: [
        { empire: by, as: 'participant' },
        { empire: to, as: 'participant' },
      ],
      from: by,
      to,
      systems,
    });
    const lanes = valuesById(from.knownLanes).filter(({ viewer }) => viewer === by);
    const telling = { record, from, viewer: to, by, source: 'gift' } as const;
    for (const system of systems) tellSystem(telling, system, lanes);
  }
}
