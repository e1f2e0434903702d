import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import { decreedIdOf } from '#model/campaign/effect';
import type { StarSystem } from '#model/campaign/system';
import type { EditWriters } from './edit-writer.ts';
import { makeKnown } from './make-known.ts';

/** Nobody uses Productivity where nobody lives, nobody rises there, and nobody is kept down. @rule ECO-1 @rule COL-6 @rule COL-7 */
const put = (write: Writer, system: StarSystem): void => {
  const { census, owner } = system;
  const utilized = census === 0 ? 0 : system.utilized;
  const rebels = Math.min(system.rebels, census);
  const martialLaw = system.martialLaw && census > 0 && owner !== null;
  write.put('systems', system.id, { ...system, utilized, rebels, martialLaw });
};

/** Corrections of systems and colonies. */
export const SYSTEM_EDITS: EditWriters<
  'SetSystemValue' | 'SetOwner' | 'SetTrait' | 'SetMoraleCondition'
> = {
  SetSystemValue: ({ system, value, to }, write) => {
    put(write, { ...rowOf(write.read().systems, system), [value]: to });
  },
  SetOwner: ({ system, owner }, write) => {
    const row = rowOf(write.read().systems, system);
    for (const empire of [row.owner, owner]) {
      if (empire !== null) makeKnown(write, empire, system);
    }
    // Whose law it was has nothing to say there any more.
    put(write, { ...row, owner, martialLaw: false });
  },
  SetTrait: ({ system, trait, has }, write) => {
    const row = rowOf(write.read().systems, system);
    const others = row.traits.filter((one) => one !== trait);
    write.put('systems', system, { ...row, traits: has ? [...others, trait] : others });
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
