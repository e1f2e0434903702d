import type { CampaignSection } from '#content/campaign-files/campaign-file-schema';
import { publicationFaults } from '#app/verify/publication-faults';
import { type ReplayOptions, replayCampaign } from '#app/verify/replay-campaign';
import type { InputIssue } from '#app/use-case-error';
import type { CampaignFile, DeskFile } from './campaign-file.ts';
import { campaignOfFile, readerOverFile } from './reader-over-file.ts';
import { isOfEveryCampaign } from './file-seats.ts';
import { guideFaults } from './guide-faults.ts';
import { talkFaults } from './talk-faults.ts';
import { standInFaults } from './stand-in-faults.ts';
import { voteFaults } from './vote-faults.ts';
import { unreadableParts } from './unreadable-parts.ts';

type Progress = ReplayOptions['progress'];

/** Contradictions within a campaign file: duplicate rows, rows that refer to nothing, and faults that replay finds. */
export async function fileFaults(
  file: CampaignFile,
  progress?: Progress,
): Promise<readonly InputIssue[]> {
  const faults = [...unreadableParts(file), ...rowFaults(file)];
  // Replay depends on versions, orders and answers, so it would only repeat their faults.
  return faults.length > 0 ? faults : playFaults(file, progress);
}

function rowFaults(file: CampaignFile): readonly InputIssue[] {
  const { checkpoints, runs, sheets, receipts, questions, publications } = file;
  const versions = new Set(runs.map(({ run }) => run.version));
  const last = Math.max(0, ...versions);
  const ahead =
    last > file.campaign.version
      ? [issue('campaign.version', `is ${file.campaign.version}, but a run made version ${last}`)]
      : [];
  const homeless = publications.flatMap(({ version }, index) =>
    versions.has(version)
      ? []
      : [issue(`publications[${index}].version`, `names a run ${version} that is not there`)],
  );
  return [
    ...ahead,
    ...homeless,
    ...twiceIn('checkpoints', checkpoints, ({ head }) => [head.version]),
    ...twiceIn('runs', runs, ({ run }) => [run.version]),
    ...twiceIn('sheets', sheets, ({ turn, empire, status }) => [turn, empire, status]),
    ...twiceIn('receipts', receipts, ({ empire, number }) => [empire, number]),
    ...twiceIn('questions', questions, ({ version, decision }) => [version, decision.id]),
    ...twiceIn('publications', publications, ({ turn, edition, empire }) => [
      turn,
      edition,
      empire,
    ]),
    ...deskFaults(file),
  ];
}

/** The key of each row that was written at the desk. */
function deskFaults(file: CampaignFile): readonly InputIssue[] {
  const { campaign, desk } = file;
  const { notes, rulings, messages, delegations, windows, rollRulings, foughtElsewhere } = desk;
  const due = campaign.version + 1;
  const early = rollRulings.flatMap(({ version }, index) =>
    version <= due
      ? []
      : [
          issue(
            `desk.rollRulings[${index}].version`,
            `is ${version}, and the phase that is due makes version ${due}`,
          ),
        ],
  );
  return [
    ...early,
    ...twiceIn('desk.notes', notes, ({ number, edition }) => [number, edition]),
    ...twiceIn('desk.rulings', rulings, ({ number, edition }) => [number, edition]),
    ...twiceIn('desk.houseRules', desk.houseRules, ({ edition }) => [edition]),
    ...twiceIn('desk.messages', messages, ({ number }) => [number]),
    ...twiceIn('desk.conversations', desk.conversations, ({ number }) => [number]),
    ...twiceIn('desk.letters', desk.letters, ({ number }) => [number]),
    ...twiceIn('desk.letterMarks', desk.letterMarks, ({ empire, conversation }) => [
      empire,
      conversation,
    ]),
    ...twiceIn('desk.mutes', desk.mutes, ({ empire, of }) => [empire, of]),
    ...twiceIn('desk.notices', desk.notices, ({ number }) => [number]),
    ...talkFaults(file, issue),
    ...twiceIn('desk.proposals', desk.proposals, ({ number }) => [number]),
    ...twiceIn('desk.votes', desk.votes, ({ proposal, empire }) => [proposal, empire]),
    ...voteFaults(file, issue),
    ...twiceIn('desk.standIns', desk.standIns, ({ empire }) => [empire]),
    ...twiceIn('desk.machineTurns', desk.machineTurns, ({ turn, empire }) => [turn, empire]),
    ...standInFaults(file, issue),
    ...guideFaults(file, issue),
    ...seatFaults(file),
    ...twiceIn('desk.delegations', delegations, ({ version, empire, encounter }) => [
      version,
      empire,
      encounter,
    ]),
    ...twiceIn('desk.windows', windows, ({ version, encounter }) => [version, encounter]),
    ...twiceIn('desk.rollRulings', rollRulings, ({ version, roll }) => [version, roll]),
    ...twiceIn('desk.foughtElsewhere', foughtElsewhere, ({ version, encounter }) => [
      version,
      encounter,
    ]),
  ];
}

/** Seats of empires that the campaign doesn't have, and those that each campaign has without a file. */
const seatFaults = ({ state: { empires }, desk }: CampaignFile): readonly InputIssue[] =>
  desk.seats.flatMap(({ role }, index) => {
    const path = `desk.seats[${index}]`;
    if ('empire' in role && !Object.hasOwn(empires, role.empire))
      return [issue(path, `names an empire “${role.empire}” that is not there`)];
    return isOfEveryCampaign(empires, role)
      ? [issue(path, 'is a seat that each campaign has, so a file doesn’t list it')]
      : [];
  });

const issue = (path: string, what: string): InputIssue => {
  return { code: 'CAMPAIGN_FILE_ROW', path, text: `This ${what}.` };
};

function twiceIn<R>(
  section: CampaignSection | `desk.${keyof DeskFile}`,
  rows: readonly R[],
  keyOf: (row: R) => readonly unknown[],
): readonly InputIssue[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = keyOf(row).join(' ');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew ? [] : [issue(`${section}[${index}]`, `row appears twice: ${key}`)];
  });
}

async function playFaults(file: CampaignFile, progress: Progress): Promise<readonly InputIssue[]> {
  const reader = readerOverFile(file);
  const campaign = campaignOfFile(file);
  const placeOf = (version: number): string => {
    const index = file.runs.findIndex(({ run }) => run.version === version);
    return index < 0 ? 'state' : `runs[${index}]`;
  };
  const played = new Set<number>();
  try {
    // Replay events only. Only the version that ran a phase can compute it again with the same result.
    const { faults } = await replayCampaign(reader, campaign, {
      engineVersion: null,
      progress: (phase) => {
        played.add(phase.run.version);
        progress?.(phase);
      },
    });
    const issued = await publicationFaults(reader, campaign.id);
    return [...faults, ...issued].map(({ version, text }) => {
      return { code: 'CAMPAIGN_FILE_REPLAY', path: placeOf(version), text };
    });
  } catch {
    // The rows have the right shape but wrong content. That is a fault of the file, not a bug.
    const next = file.runs.find(({ run }) => !run.undone && !played.has(run.version));
    const path = next === undefined ? 'publications' : placeOf(next.run.version);
    return [{ code: 'CAMPAIGN_FILE_REPLAY', path, text: UNPLAYABLE }];
  }
}

const UNPLAYABLE =
  'This phase can’t be replayed: a value in it, or in the state before it, is missing or of the wrong type. Use the file as it was exported.';
