import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote } from '#model/corrections/note';
import { classNotes, listNotes } from './notes/class-notes.ts';
import { empireNotes } from './notes/empire-notes.ts';
import { fleetNotes } from './notes/fleet-notes.ts';
import { knowledgeNotes } from './notes/knowledge-notes.ts';
import { markNotes } from './notes/mark-notes.ts';
import { moraleNotes } from './notes/morale-notes.ts';
import { projectNotes } from './notes/project-notes.ts';
import { systemNotes } from './notes/system-notes.ts';
import { unitNotes } from './notes/unit-notes.ts';
import { workNotes } from './notes/work-notes.ts';

/**
 * The changes of a correction for each empire: what it owns or knows, and nothing else. Empires that see things of
 * others see the change when they look next. `areOpen`: the stats of classes are public in this campaign.
 * @rule TURN-3 @rule FOG-1
 */
export function notesOf(
  before: CampaignState,
  after: CampaignState,
  areOpen: boolean,
): readonly AddressedNote[] {
  return [
    ...empireNotes(before, after),
    ...listNotes(before, after),
    ...classNotes(before, after, areOpen),
    ...systemNotes(before, after),
    ...moraleNotes(before, after),
    ...fleetNotes(before, after),
    ...unitNotes(before, after),
    ...markNotes(before, after),
    ...workNotes(before, after),
    ...projectNotes(before, after),
    ...knowledgeNotes(before, after),
  ];
}
