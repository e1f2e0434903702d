import { counted } from '#kernel/words/counted';
import type { HashBytes } from '#kernel/result/hash';
import type { Amended, Amendment } from '#engine/turn/amend';
import type { Touched } from '#app/corrections/touched-by';
import type { Signature } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { CheckpointHead, PhaseRun, Publication } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import { changeText, rulesWith } from '#model/settings/setting-change';
import { amendedEditions } from './amended-editions.ts';
import { newRun } from '#app/run/phase/new-run';
import { saidAgain } from '#app/run/questions/said-of-encounters';
import type { Snapshot } from '#app/run/phase/snapshot';

type Amending = Readonly<{
  before: Snapshot;
  amendment: Amendment;
  made: Amended;
  /** The empires that get a new edition at once, with their present ones. */
  touched: readonly Touched[];
  held: ReadonlyMap<EmpireId, Publication>;
  engineVersion: string;
  hashBytes: HashBytes;
  at: string;
  by: Signature;
}>;

type AmendmentWritten = Readonly<{
  run: PhaseRun;
  issued: readonly Publication[];
  changes: readonly Change[];
}>;

/** All changes that an amendment writes, in one transaction. The current phase stays the same. @rule TURN-3 */
export function amendmentChanges(amending: Amending): AmendmentWritten {
  const { before, amendment, at, by } = amending;
  const { campaign } = before;
  const { state, events } = amending.made;
  const record = { events, rolls: [], decided: [] };
  const run = newRun('amendment', { ...amending, state, record });
  const { version, turn, phase, attempt, hashAfter: hash } = run;
  const head: CheckpointHead = { version, turn, phase, attempt, hash };
  const detail = `${subjectOf(amendment)}: ${amendment.reason}`;
  const { touched, held } = amending;
  const records = [...before.unpublished, { version, record }];
  const told = { state, version, records, editions: before.editions, held, publishedAt: at };
  const issued = amendedEditions(touched, told);
  const rules = rulesAfter(campaign.rules, amendment);
  const changes: readonly Change[] = [
    { put: 'campaign', campaign: { ...campaign, rules, version, windowsClosed: 0 } },
    { put: 'state', before: before.state, after: state },
    { put: 'run', run, record },
    { put: 'checkpoint', head, state },
    ...saidAgain(before, { state, version }),
    ...issued.map((publication): Change => ({ put: 'publication', publication })),
    { put: 'audit', entry: { at, by, act: 'amended', version, detail } },
  ];
  return { run, issued, changes };
}

/** What the moderator did about random events. */
const EVENT_SUBJECTS = {
  choose: 'random event chosen',
  veto: 'random event vetoed',
  draw: 'random event to be drawn',
} as const;

/** The rules that are in force after an amendment. */
export const rulesAfter = (rules: RuleSet, amendment: Amendment): RuleSet =>
  amendment.kind === 'settings' ? rulesWith(rules, amendment.changes) : rules;

/** The subject of an amendment, for the journal of the desk. */
function subjectOf(amendment: Amendment): string {
  if (amendment.kind === 'relation') {
    const { a, b, state } = amendment;
    return `${a} and ${b} to ${state}`;
  }
  if (amendment.kind === 'event') return EVENT_SUBJECTS[amendment.ruling.act];
  if (amendment.kind === 'settings')
    return `settings: ${amendment.changes.map(changeText).join('; ')}`;
  const { length } = amendment.edits;
  return `correction of ${counted(length, 'edit')}`;
}
