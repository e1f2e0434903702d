import { answerFaults } from '#content/answers/answer-faults';
import type { ContentIssue } from '#content/issue';
import { parseOrder } from '#content/orders/parse-orders';
import { BASELINE } from '#app/run/baseline';
import type { CampaignFile } from './campaign-file.ts';

type Sheets = Pick<CampaignFile, 'sheets' | 'receipts'>;

const orderFaults = (
  section: keyof Sheets,
  sheets: readonly Readonly<{ orders: readonly unknown[] }>[],
): readonly ContentIssue[] =>
  sheets.flatMap(({ orders }, sheet) =>
    orders.flatMap((order, index) => {
      const parsed = parseOrder(order, [section, sheet, 'orders', index]);
      return parsed.ok ? [] : parsed.error;
    }),
  );

/** Questions of the phase that is due are read again when it goes on; those of phases that are over only show. */
const questionFaults = ({ questions, campaign }: CampaignFile): readonly ContentIssue[] =>
  questions.flatMap(({ version, decision: { kind }, standing, answer }, index) => {
    if (version <= campaign.version) return [];
    const at = ['questions', index];
    return [
      ...answerFaults(kind, standing, [...at, 'standing']),
      ...(answer === null ? [] : answerFaults(kind, answer, [...at, 'answer'])),
    ];
  });

/** What was decided in phases that are played again; those of an older baseline are taken as they are. */
const decidedFaults = ({ runs }: CampaignFile): readonly ContentIssue[] =>
  runs.flatMap(({ run, record: { decided } }, index) =>
    run.baseline !== BASELINE
      ? []
      : decided.flatMap(({ kind, answer }, at) =>
          answerFaults(kind, answer, ['runs', index, 'record', 'decided', at, 'answer']),
        ),
  );

/** The orders and answers of a file that nobody could read, each with its place and what is wrong with it. */
export const unreadableParts = (file: CampaignFile): readonly ContentIssue[] => [
  ...orderFaults('sheets', file.sheets),
  ...orderFaults('receipts', file.receipts),
  ...questionFaults(file),
  ...decidedFaults(file),
];
