import type { Unit } from '#model/forces/unit';
import { designId, empireId, systemId, unitId, unitOf } from './campaign.ts';

/** A unit of an empire that belongs to a system; `human.u1` is of the humans unless said. */
export const ashore = (id: string, design: string, at: string, part: Partial<Unit> = {}): Unit =>
  unitOf({
    id: unitId(id),
    owner: empireId(id.slice(0, id.indexOf('.'))),
    design: designId(design),
    place: { kind: 'system', system: systemId(at) },
    ...part,
  });
