import { answerFaults } from '#content/answers/answer-faults';
import { ruleSetSchema } from '#content/campaign-files/rule-set-schema';
import { stateFaults } from '#content/campaign-files/state-faults';
import { type ContentIssue, issuesOf } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import { parseOrder } from '#content/orders/parse-orders';
import { BASELINE, isOfOlderBaseline } from '#app/run/phase/baseline';
import type { CampaignFile } from './campaign-file.ts';

type Sheets = Pick<CampaignFile, 'sheets' | 'receipts'>;

const isOlder = ({ run }: CampaignFile['runs'][number]): boolean => isOfOlderBaseline(run);

/** Orders of turns that an older version ran are accepted unchecked, because they are only shown. */
function orderFaults(section: keyof Sheets, file: CampaignFile): readonly ContentIssue[] {
  const older = new Set(file.runs.filter(isOlder).map(({ run }) => run.turn));
  return file[section].flatMap(({ turn, orders }, sheet) =>
    older.has(turn)
      ? []
      : orders.flatMap((order, index) => {
          const parsed = parseOrder(order, [section, sheet, 'orders', index]);
          return parsed.ok ? [] : parsed.error;
        }),
  );
}

/** The orders by which readers would accept what is attached to letters. */
const answerOrderFaults = ({ desk }: CampaignFile): readonly ContentIssue[] =>
  desk.letters.flatMap(({ attachments }, letter) =>
    attachments.flatMap(({ answer }, index) => {
      const path = ['desk', 'letters', letter, 'attachments', index, 'answer'];
      const parsed = answer === null ? null : parseOrder(answer, path);
      return parsed === null || parsed.ok ? [] : parsed.error;
    }),
  );

/** What machines ordered in turns that this version can read. */
function machineOrderFaults({ desk, runs }: CampaignFile): readonly ContentIssue[] {
  const older = new Set(runs.filter(isOlder).map(({ run }) => run.turn));
  return desk.machineTurns.flatMap(({ turn, noted }, at) =>
    older.has(turn)
      ? []
      : noted.flatMap(({ order }, index) => {
          const path = ['desk', 'machineTurns', at, 'noted', index, 'order'];
          const parsed = parseOrder(order, path);
          return parsed.ok ? [] : parsed.error;
        }),
  );
}

function settingFaults({ rules }: CampaignFile): readonly ContentIssue[] {
  const read = readBySchema(ruleSetSchema, rules);
  return read.success ? [] : issuesOf(read.error, ['rules']);
}

/** Questions of phases that an older version ran are accepted unchecked, in their old wording. */
function questionFaults({ questions, runs }: CampaignFile): readonly ContentIssue[] {
  const older = new Set(runs.filter(isOlder).map(({ run }) => run.version));
  return questions.flatMap(({ version, decision: { kind }, standing, answer }, index) => {
    if (older.has(version)) return [];
    const at = ['questions', index];
    return [
      ...answerFaults(kind, standing, [...at, 'standing']),
      ...(answer === null ? [] : answerFaults(kind, answer, [...at, 'answer'])),
    ];
  });
}

/** The decisions in phases that are replayed. Those of an older baseline are accepted unchecked. */
const decidedFaults = ({ runs }: CampaignFile): readonly ContentIssue[] =>
  runs.flatMap(({ run, record: { decided } }, index) =>
    run.baseline !== BASELINE
      ? []
      : decided.flatMap(({ kind, answer }, at) =>
          answerFaults(kind, answer, ['runs', index, 'record', 'decided', at, 'answer']),
        ),
  );

/** Rows of states from an older version may have another form, and are accepted unchecked. */
function rowFaults({ campaign, state, checkpoints, runs }: CampaignFile): readonly ContentIssue[] {
  const older = Math.max(-1, ...runs.filter(isOlder).map(({ run }) => run.version));
  return [
    ...(campaign.version > older ? stateFaults(state, ['state']) : []),
    ...checkpoints.flatMap(({ head, state: kept }, index) =>
      head.version > older ? stateFaults(kept, ['checkpoints', index, 'state']) : [],
    ),
  ];
}

/** The unreadable settings, rows of states, orders and answers of a file, each with its place and fault. */
export const unreadableParts = (file: CampaignFile): readonly ContentIssue[] => [
  ...settingFaults(file),
  ...rowFaults(file),
  ...orderFaults('sheets', file),
  ...orderFaults('receipts', file),
  ...answerOrderFaults(file),
  ...machineOrderFaults(file),
  ...questionFaults(file),
  ...decidedFaults(file),
];
