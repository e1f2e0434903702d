import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Document } from '#report/document/document';
import { battleBlocks } from '#report/sections/battles';
import { contextOf } from '#report/sections/context';
import { happeningBlocks } from '#report/sections/happenings';

/** What a player has seen of an encounter before a question, in the words of the report. @rule FOG-6 */
export function encounterSeen(view: EmpireView, seen: readonly SeenEvent[]): Document {
  const context = contextOf(view, seen);
  const blocks = [...happeningBlocks(context), ...battleBlocks(context)];
  return { title: 'What you have seen so far', facts: [], blocks };
}
