import type { Campaign } from '#app/ports/campaign-record';
import type { Change, ChangeKind, ChangeOf } from '#app/ports/campaign-store';
import type { CampaignFile } from './campaign-file.ts';

type Written<K extends ChangeKind> = (
  file: CampaignFile,
  campaign: Campaign,
) => readonly ChangeOf<K>[];

const nothing = (): readonly [] => [];

/** What of a file is written by each kind of change, in the order of writing: a new kind fails the build until it says. */
const WRITTEN: { readonly [K in ChangeKind]: Written<K> } = {
  campaign: (_file, campaign) => [{ put: 'campaign', campaign }],
  state: ({ state }) => [{ put: 'state', before: null, after: state }],
  run: ({ runs }) => runs.map((one) => ({ put: 'run', ...one })),
  // Each run says so of itself.
  'runs-undone': nothing,
  checkpoint: ({ checkpoints }) => checkpoints.map((one) => ({ put: 'checkpoint', ...one })),
  'checkpoints-dropped': nothing,
  sheet: ({ sheets }) => sheets.map((sheet) => ({ put: 'sheet', sheet })),
  'sheets-reopened': nothing,
  question: ({ questions }) => questions.map((question) => ({ put: 'question', question })),
  publication: ({ publications }) =>
    publications.map((publication) => ({ put: 'publication', publication })),
  audit: ({ audit }) => audit.map((entry) => ({ put: 'audit', entry })),
  // Links and who is signed in by them stay where they were made.
  access: nothing,
  session: nothing,
  'session-ended': nothing,
};

/** All that has to be written for the campaign of a file, under the row that it gets here. */
export function changesOfFile(file: CampaignFile, campaign: Campaign): readonly Change[] {
  return Object.values(WRITTEN).flatMap((write): readonly Change[] => write(file, campaign));
}
