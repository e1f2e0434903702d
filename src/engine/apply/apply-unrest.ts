import { rowOf } from '#kernel/collections/row-of';
import { moraleEffectIdOf } from '#model/campaign/effect';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { UnrestEvent } from '#model/events/unrest-events';
import type { Handlers } from './handler.ts';
import { noteOwner } from './note-owner.ts';
import type { Writer } from './writer.ts';

function change(write: Writer, id: SystemId, part: Partial<StarSystem>): void {
  write.put('systems', id, { ...rowOf(write.read().systems, id), ...part });
}

export const applyUnrest: Handlers<UnrestEvent> = {
  MoraleMarked: ({ mark: kind, empire: owner, system, turn, until }, write) => {
    const id = moraleEffectIdOf(kind, system);
    const subject = { kind: 'system', system } as const;
    write.put('effects', id, { id, kind, owner, subject, amount: 1, begins: turn, ends: until });
  },
  MoraleChecked: ({ system, morale }, write) => {
    change(write, system, { morale });
  },
  RebelsRose: ({ system, rebels }, write) => {
    change(write, system, { rebels });
  },
  RebelsDispersed: ({ system }, write) => {
    change(write, system, { rebels: 0 });
  },
  IndependenceDeclared: ({ system, morale }, write) => {
    const nobodys = { owner: null, intel: 0, utilized: 0, martialLaw: false, specialisation: null };
    noteOwner(write, system, null);
    change(write, system, { ...nobodys, morale });
  },
  MartialLawSet: ({ system, law }, write) => {
    change(write, system, { martialLaw: law });
  },
  ReprisalTaken: ({ system, census, morale }, write) => {
    change(write, system, { census, morale });
  },
  ColonyDied: ({ system, left }, write) => {
    const empty = { census: 0, morale: 0, productivity: 0, intel: 0, utilized: 0 };
    const lost = left === 'outpost' ? {} : { owner: null };
    if (left !== 'outpost') noteOwner(write, system, null);
    change(write, system, {
      ...empty,
      ...lost,
      rebels: 0,
      martialLaw: false,
      specialisation: null,
    });
  },
};
