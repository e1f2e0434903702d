import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote } from '#model/corrections/note';
import { changedRows, type ChangedRow } from './changed-rows.ts';
import type { KnownLane } from '#model/campaign/knowledge';

/** What empires know of the map that they did not before; contacts that become memories are not told. */
export function knowledgeNotes(
  before: CampaignState,
  after: CampaignState,
): readonly AddressedNote[] {
  const systems = changedRows(before.knownSystems, after.knownSystems).flatMap(({ after: now }) =>
    now === undefined ? [] : [now],
  );
  const lanes = changedRows(before.knownLanes, after.knownLanes);
  return [
    ...systems.map(({ viewer: empire, system, name }): AddressedNote => {
      return { empire, note: { about: 'known-system', system, name } };
    }),
    ...lanes.flatMap(laneNotes),
  ];
}

function laneNotes({ before: old, after: now }: ChangedRow<KnownLane>): readonly AddressedNote[] {
  const row = now ?? old;
  if (row === undefined || now?.class === 'unknown') return [];
  const { viewer: empire, lane, a, b } = row;
  if (now === undefined) {
    return [{ empire, note: { about: 'lane', lane, a, b, before: row.class, after: null } }];
  }
  if (old === undefined || old.class === 'unknown' || old.class === now.class) {
    return [{ empire, note: { about: 'known-lane', lane, a, b, class: now.class } }];
  }
  return [{ empire, note: { about: 'lane', lane, a, b, before: old.class, after: now.class } }];
}
