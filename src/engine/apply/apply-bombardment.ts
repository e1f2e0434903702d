import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import {
  defenseLoweredIdOf,
  type Effect,
  outputMarkIdOf,
  pointsCarriedIdOf,
} from '#model/campaign/effect';
import { DEVASTATED, type StarSystem } from '#model/campaign/system';
import type { BombardmentEvent } from '#model/events/bombardment-events';
import type { Writer } from './writer.ts';
import { changesNothing, type Handlers } from './handler.ts';

/** Adds to the mark of its id, which begins with nothing. */
function add(write: Writer, mark: Effect): void {
  const before: Effect | undefined = write.read().effects[mark.id];
  write.put('effects', mark.id, { ...mark, amount: mark.amount + (before?.amount ?? 0) });
}

function change(write: Writer, system: StarSystem['id'], part: Partial<StarSystem>): void {
  write.put('systems', system, { ...rowOf(write.read().systems, system), ...part });
}

export const applyBombardment: Handlers<BombardmentEvent> = {
  // The points that were carried over have been used, or are lost.
  SystemBombarded: ({ empire, system }, write) => {
    const { turn, effects } = write.read();
    for (const { id, kind, owner, subject, begins } of valuesById(effects)) {
      const isHere = subject.kind === 'mission' && subject.system === system;
      if (kind === 'points-carried' && owner === empire && isHere && begins <= turn) {
        write.remove('effects', id);
      }
    }
  },
  PointsCarried: ({ empire: owner, system, mission, points: amount, turn }, write) => {
    const id = pointsCarriedIdOf(owner, system, mission);
    const subject = { kind: 'mission', system, mission } as const;
    const mark = { id, kind: 'points-carried', owner, subject, amount } as const;
    write.put('effects', id, { ...mark, begins: turn, ends: turn });
  },
  SystemHurt: ({ system, values, devastated }, write) => {
    const { traits, rebels } = rowOf(write.read().systems, system);
    const scars = devastated && !traits.includes(DEVASTATED) ? [DEVASTATED] : [];
    // A militia needs a Census of its own.
    const militias = Math.min(rebels, values.census);
    change(write, system, { ...values, traits: [...traits, ...scars], rebels: militias });
  },
  OutputMarked: ({ empire: owner, system, mark: kind, amount, turn }, write) => {
    const id = outputMarkIdOf(kind, system, turn);
    const subject = { kind: 'system', system } as const;
    add(write, { id, kind, owner, subject, amount, begins: turn, ends: turn });
  },
  AttritionLost: ({ unit: id, damage }, write) => {
    const unit = rowOf(write.read().units, id);
    write.put('units', id, { ...unit, damage: unit.damage + damage });
  },
  DefenseLowered: ({ by: owner, unit, system, amount }, write) => {
    const { turn } = write.read();
    const id = defenseLoweredIdOf(unit ?? system);
    const subject =
      unit === null ? ({ kind: 'system', system } as const) : ({ kind: 'unit', unit } as const);
    const mark = { id, kind: 'defense-lowered', owner, subject, amount } as const;
    add(write, { ...mark, begins: turn, ends: turn });
  },
  RebelsLost: ({ system, rebels }, write) => {
    change(write, system, { rebels });
  },
  SurrenderDemanded: changesNothing,
  MassDriversFired: changesNothing,
};
