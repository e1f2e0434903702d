import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { turnLabelOf } from '#rules/calendar/turn-label';
import type { StoreReader } from '#app/ports/campaign-store';
import type { AuditEntry, Campaign } from '#app/ports/campaign-record';
import type { DeskSettings } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { StandIn } from '#app/ports/stand-in-record';
import type { CheckpointHead, IssueHead, OrderSheet, PhaseRun } from '#app/ports/turn-record';
import { type Actor, type Moderator, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type SheetStanding, sheetStanding } from '#app/orders/sheet-standing';
import { keyOfEmpire } from '#app/campaigns/empire-keys';
import { type AmendedEdition, readAmendedEditions } from '#app/editions/read-amended-editions';
import { receiptOf } from '#app/orders/receipt-of';
import { type Stage, stageOf } from '#app/run/phase/stage-of';
import { type WaitingQuestion, openOf } from '#app/run/phase/step-phase';
import { type Outcome, refuse } from '#app/use-case-error';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { RuleSet } from '#model/settings/rule-set';

/** A player's progress with the orders of this turn. */
export type SheetLine = Readonly<{
  empire: EmpireId;
  /** Its key in addresses, files and commands. */
  key: string;
  name: string;
  status: SheetStanding;
  /** Of the submitted orders, or of the draft if nothing is submitted. */
  orders: number;
  receipt: string | null;
  submittedAt: string | null;
  /** Who plays in its player's place; null: nobody. */
  standIn: StandIn | null;
}>;

export type Desk = Readonly<{
  campaign: Readonly<{ slug: string; name: string; rules: RuleSet }>;
  turn: number;
  label: string;
  /** The phase that runs next. */
  phase: PhaseId;
  stage: Stage;
  attempt: number;
  version: number;
  /** Those of non-aligned worlds come last. */
  sheets: readonly SheetLine[];
  open: readonly WaitingQuestion[];
  /** Questions of the phase that are answered or closed already. */
  settled: number;
  runs: readonly PhaseRun[];
  checkpoints: readonly CheckpointHead[];
  publications: readonly IssueHead[];
  /** The editions that amendments issued; empty for a moderator who plays. */
  amended: readonly AmendedEdition[];
  /** A waiting phase continues by itself when all have answered. */
  goesOn: boolean;
  /** Whether players may write letters and notices; `never`: by the setting of the campaign. */
  talk: 'on' | 'off' | 'never';
  /** The time when the present run began; null: there is none. */
  runningSince: string | null;
  remarks: readonly Remark[];
}>;

/** The reason of an undo or an amendment. `version`: the one that it made. */
export type Remark = Readonly<{
  kind: 'undone' | 'amended';
  version: number;
  at: string;
  text: string;
}>;

/** The moderator's desk: the state of the turn, the players that it waits for, and the points to go back to. */
export const readDesk = ({ store, running }: Ports): UseCase<Readonly<{ actor: Actor }>, Desk> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<Desk>> => {
      const campaign = await reader.campaign(actor.campaign);
      return campaign === undefined
        ? refuse('CAMPAIGN_UNKNOWN')
        : ok({
            ...(await deskOf(reader, campaign)),
            amended: seesTruth(actor) ? await readAmendedEditions(reader, campaign.id) : [],
            runningSince: running.underWay(campaign.id)?.since ?? null,
            remarks: remarksIn(await remarked(reader, campaign.id), actor),
          });
    });
  });

/** More undos and amendments than any campaign has. */
const ALL = 100_000;

/** The entries of the journal that have reasons, oldest first. */
const remarked = async (reader: StoreReader, id: Campaign['id']): Promise<readonly AuditEntry[]> =>
  (
    await reader.auditPage(id, { acts: ['undone', 'amended'], skip: 0, take: ALL })
  ).entries.toReversed();

/** The texts of amendments and the reasons for undos reveal the game, so a moderator who plays may not read them. */
function remarksIn(audit: readonly AuditEntry[], actor: Moderator): readonly Remark[] {
  const isOpen = seesTruth(actor);
  return audit.flatMap(({ act, version, at, detail }): readonly Remark[] => {
    if (act === 'undone') {
      const text = isOpen ? detail : detail.replace(/: .*$/su, ' (you can’t see the reason)');
      return [{ kind: act, version, at, text }];
    }
    return isOpen && act === 'amended' ? [{ kind: act, version, at, text: detail }] : [];
  });
}

type Standing = Omit<Desk, 'amended' | 'runningSince' | 'remarks'>;

async function deskOf(reader: StoreReader, campaign: Campaign): Promise<Standing> {
  const { id, slug, name, rules, turn, phase, attempt, version } = campaign;
  const empires = await reader.empires(id);
  const sheets = await reader.sheets(id, turn);
  const questions = await reader.questions(id, version + 1);
  const settings = await reader.deskSettings(id);
  const standIns = await reader.standIns(id);
  const open = openOf(questions);
  const all = valuesById(empires);
  const played = all.filter(({ nonAligned }) => nonAligned === undefined);
  const worlds = all.filter(({ nonAligned }) => nonAligned !== undefined);
  return {
    campaign: { slug, name, rules },
    turn,
    label: turnLabelOf(turn, rules.firstYear),
    phase,
    stage: stageOf(campaign),
    attempt,
    version,
    sheets: [...played, ...worlds].map((empire) => {
      const standIn = standIns.find((one) => one.empire === empire.id) ?? null;
      return { ...sheetLine(empire, sheets), key: keyOfEmpire(campaign, empire), standIn };
    }),
    open,
    settled: questions.filter(({ status }) => status !== 'open' && status !== 'withdrawn').length,
    runs: await reader.runs(id),
    checkpoints: await reader.checkpoints(id),
    publications: await reader.publications(id),
    goesOn: settings.goesOn,
    talk: rules.talk === 'off' ? 'never' : talkBy(settings),
  };
}

const talkBy = ({ silent }: DeskSettings): 'on' | 'off' => (silent ? 'off' : 'on');

function sheetLine(
  { id, name }: Empire,
  sheets: readonly OrderSheet[],
): Omit<SheetLine, 'key' | 'standIn'> {
  const own = sheets.filter((one) => one.empire === id);
  const submitted = own.find(({ status }) => status === 'submitted');
  const draft = own.find(({ status }) => status === 'draft');
  const sheet = submitted ?? draft;
  return {
    empire: id,
    name,
    status: sheetStanding({ draft, submitted }),
    orders: sheet?.orders.length ?? 0,
    receipt: submitted === undefined ? null : receiptOf(submitted.hash),
    submittedAt: sheet?.submittedAt ?? null,
  };
}
