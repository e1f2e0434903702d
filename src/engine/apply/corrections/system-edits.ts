import { noteOwner } from '#engine/apply/note-owner';
import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import { decreedIdOf } from '#model/campaign/effect';
import type { StarSystem } from '#model/campaign/system';
import type { EditWriters } from './edit-writer.ts';
import { makeKnown } from './make-known.ts';

/**
 * A system without Census utilizes no Productivity, has no rebels and no specialisation; martial law needs an owner too.
 * @rule ECO-1 @rule COL-6 @rule COL-7 @rule OPT-9
 */
const put = (write: Writer, system: StarSystem): void => {
  const { census, owner } = system;
  const utilized = census === 0 ? 0 : system.utilized;
  const rebels = Math.min(system.rebels, census);
  const martialLaw = system.martialLaw && census > 0 && owner !== null;
  const specialisation = census === 0 ? null : system.specialisation;
  write.put('systems', system.id, { ...system, utilized, rebels, martialLaw, specialisation });
};

/** Corrections of systems and colonies. */
export const SYSTEM_EDITS: EditWriters<
  'SetSystemValue' | 'SetOwner' | 'SetTrait' | 'SetSpecialisation' | 'SetMoraleCondition'
> = {
  SetSystemValue: ({ system, value, to }, write) => {
    put(write, { ...rowOf(write.read().systems, system), [value]: to });
  },
  SetOwner: ({ system, owner }, write) => {
    const row = rowOf(write.read().systems, system);
    for (const empire of [row.owner, owner]) {
      if (empire !== null) makeKnown(write, empire, system);
    }
    noteOwner(write, system, owner);
    // The former owner's martial law and specialisation end with its rule.
    put(write, { ...row, owner, martialLaw: false, specialisation: null });
  },
  SetTrait: ({ system, trait, has }, write) => {
    const row = rowOf(write.read().systems, system);
    const others = row.traits.filter((one) => one !== trait);
    write.put('systems', system, { ...row, traits: has ? [...others, trait] : others });
  },
  SetSpecialisation: ({ system, to }, write) => {
    const { turn, systems } = write.read();
    const specialisation = to === null ? null : { kind: to, since: turn };
    write.put('systems', system, { ...rowOf(systems, system), specialisation });
  },
  SetMoraleCondition: ({ system, name, modifier, turns }, write) => {
    const id = decreedIdOf(system, name);
    const { turn: begins, systems } = write.read();
    const { owner } = rowOf(systems, system);
    if (turns === 0 || owner === null) {
      write.remove('effects', id);
      return;
    }
    const what = { kind: 'decreed', owner, subject: { kind: 'morale', system, name } } as const;
    write.put('effects', id, { id, ...what, amount: modifier, begins, ends: begins + turns - 1 });
  },
};
