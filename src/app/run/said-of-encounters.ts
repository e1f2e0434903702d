import { isSameData } from '#kernel/result/is-same-data';
import type { Change } from '#app/ports/campaign-store';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Snapshot } from './snapshot.ts';

/** What the moderator said of single encounters of one phase. */
export type SaidOfEncounters = Pick<Snapshot, 'windows' | 'foughtElsewhere'>;

/** Of which encounters something is said that acts, and was not taken back. */
export const spokenOf = ({
  windows,
  foughtElsewhere,
}: SaidOfEncounters): readonly EncounterId[] => [
  ...windows.flatMap((one) => (one.windows === null ? [] : [one.encounter])),
  ...foughtElsewhere.flatMap((one) => (one.changes.length === 0 ? [] : [one.encounter])),
];

/**
 * What was said of encounters before an amendment, said again for the phase that is due after it. @rule TURN-3 @rule TURN-4
 * @ruling Who is asked in an encounter, and that its battles are fought elsewhere, stands after an amendment before its phase as long
 * as the encounter is the same, in the same place among the same empires. Going back takes it back, and the desk says so.
 */
export function saidAgain(
  { state: before, windows, foughtElsewhere }: SaidOfEncounters & Pick<Snapshot, 'state'>,
  { state: after, version }: Readonly<{ state: CampaignState; version: number }>,
): readonly Change[] {
  const stands = ({ encounter }: Readonly<{ encounter: EncounterId }>): boolean =>
    isSameData(whereAndWho(before, encounter), whereAndWho(after, encounter));
  const due = version + 1;
  return [
    ...windows
      .filter(stands)
      .map((one): Change => ({ put: 'encounter-windows', windows: { ...one, version: due } })),
    ...foughtElsewhere
      .filter(stands)
      .map((word): Change => ({ put: 'fought-elsewhere', word: { ...word, version: due } })),
  ];
}

/** Null: there is no such encounter any more. */
function whereAndWho({ encounters }: CampaignState, id: EncounterId): unknown {
  const pending = encounters[id];
  return pending === undefined ? null : [pending.place, pending.present];
}
