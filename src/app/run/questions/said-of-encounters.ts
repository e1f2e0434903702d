import { isSameData } from '#kernel/result/is-same-data';
import type { Change } from '#app/ports/campaign-store';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Snapshot } from '#app/run/phase/snapshot';

/** The moderator's choices for single encounters of one phase. */
export type SaidOfEncounters = Pick<Snapshot, 'windows' | 'foughtElsewhere'>;

/** The encounters with a choice in force. */
export const spokenOf = ({
  windows,
  foughtElsewhere,
}: SaidOfEncounters): readonly EncounterId[] => [
  ...windows.flatMap((one) => (one.windows === null ? [] : [one.encounter])),
  ...foughtElsewhere.flatMap((one) => (one.changes.length === 0 ? [] : [one.encounter])),
];

/**
 * The choices for encounters from before an amendment, repeated for the current phase after it.
 * @rule TURN-3 @rule TURN-4
 *
 * @ruling The moderator's choices for an encounter (who is asked, and whether its battles are fought elsewhere) survive
 *   an amendment before its phase, as long as the encounter has the same place and the same empires. An undo drops
 *   them, and the desk says so.
 */
export function saidAgain(
  { state: before, windows, foughtElsewhere }: SaidOfEncounters & Pick<Snapshot, 'state'>,
  { state: after, version }: Readonly<{ state: CampaignState; version: number }>,
): readonly Change[] {
  const isUnchanged = ({ encounter }: Readonly<{ encounter: EncounterId }>): boolean =>
    isSameData(whereAndWho(before, encounter), whereAndWho(after, encounter));
  const due = version + 1;
  return [
    ...windows
      .filter(isUnchanged)
      .map((one): Change => ({ put: 'encounter-windows', windows: { ...one, version: due } })),
    ...foughtElsewhere
      .filter(isUnchanged)
      .map((word): Change => ({ put: 'fought-elsewhere', word: { ...word, version: due } })),
  ];
}

/** Null: the encounter no longer exists. */
function whereAndWho({ encounters }: CampaignState, id: EncounterId): unknown {
  const pending = encounters[id];
  return pending === undefined ? null : [pending.place, pending.present];
}
