import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote } from '#model/corrections/note';
import { empireNotes } from './notes/empire-notes.ts';
import { fleetNotes } from './notes/fleet-notes.ts';
import { knowledgeNotes } from './notes/knowledge-notes.ts';
import { moraleNotes } from './notes/morale-notes.ts';
import { systemNotes } from './notes/system-notes.ts';
import { unitNotes } from './notes/unit-notes.ts';
import { workNotes } from './notes/work-notes.ts';

/**
 * What a correction changed, for each empire what is its own or what it knows, and nothing else: whoever
 * sees things of others sees them as they are when he looks next.
 * @rule TURN-3 @rule FOG-1
 */
export function notesOf(before: CampaignState, after: CampaignState): readonly AddressedNote[] {
  return [
    ...empireNotes(before, after),
    ...systemNotes(before, after),
    ...moraleNotes(before, after),
    ...fleetNotes(before, after),
    ...unitNotes(before, after),
    ...workNotes(before, after),
    ...knowledgeNotes(before, after),
  ];
}
