import type { Writer } from '#engine/apply/writer';
import { rowOf } from '#kernel/collections/row-of';
import type { StarSystem } from '#model/campaign/system';
import type { EditWriters } from './edit-writer.ts';
import { makeKnown } from './make-known.ts';

/** Nobody uses Productivity where nobody lives. @rule ECO-1 */
const put = (write: Writer, system: StarSystem): void => {
  const utilized = system.census === 0 ? 0 : system.utilized;
  write.put('systems', system.id, { ...system, utilized });
};

/** Corrections of systems and colonies. */
export const SYSTEM_EDITS: EditWriters<'SetSystemValue' | 'SetOwner' | 'SetTrait'> = {
  SetSystemValue: ({ system, value, to }, write) => {
    put(write, { ...rowOf(write.read().systems, system), [value]: to });
  },
  SetOwner: ({ system, owner }, write) => {
    const row = rowOf(write.read().systems, system);
    for (const empire of [row.owner, owner]) {
      if (empire !== null) makeKnown(write, empire, system);
    }
    put(write, { ...row, owner });
  },
  SetTrait: ({ system, trait, has }, write) => {
    const row = rowOf(write.read().systems, system);
    const others = row.traits.filter((one) => one !== trait);
    write.put('systems', system, { ...row, traits: has ? [...others, trait] : others });
  },
};
