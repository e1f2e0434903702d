import type { CampaignState } from '#model/campaign/state';
import type { AddressedNote } from '#model/corrections/note';
import { changedRows } from './changed-rows.ts';

/** What empires know of the map that they did not before; contacts that become memories are not told. */
export function knowledgeNotes(
  before: CampaignState,
  after: CampaignState,
): readonly AddressedNote[] {
  const systems = changedRows(before.knownSystems, after.knownSystems).flatMap(({ after: now }) =>
    now === undefined ? [] : [now],
  );
  const lanes = changedRows(before.knownLanes, after.knownLanes).flatMap(({ after: now }) =>
    now === undefined ? [] : [now],
  );
  return [
    ...systems.map(({ viewer: empire, system, name }): AddressedNote => {
      return { empire, note: { about: 'known-system', system, name } };
    }),
    ...lanes.flatMap(({ viewer: empire, lane, a, b, ...row }): readonly AddressedNote[] =>
      row.class === 'unknown'
        ? []
        : [{ empire, note: { about: 'known-lane', lane, a, b, class: row.class } }],
    ),
  ];
}
