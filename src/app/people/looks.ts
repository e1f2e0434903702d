import { brandAs } from '#kernel/brand/brand';
import type { Moderator } from '#app/actor';
import { roleOf } from '#app/actor';
import type { AuditEntry, Signature } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import type { EmpireId } from '#model/campaign/ids';

/**
 * The things that a moderator can look at, and when players read about the look: at once, or with the next report if
 * the look would tell the progress of the turn.
 */
export const LOOKED_AT = {
  // Things of one player.
  orders: 'at-once',
  receipts: 'at-once',
  sheet: 'at-once',
  report: 'at-once',
  questions: 'at-once',
  preview: 'at-once',
  desk: 'at-once',
  map: 'at-once',
  // Things of all players.
  truth: 'at-once',
  relations: 'at-once',
  'what-if': 'at-once',
  corrections: 'at-once',
  'random-events': 'at-once',
  shadow: 'at-once',
  'shadow-drafts': 'at-once',
  previews: 'at-once',
  file: 'at-once',
  copy: 'at-once',
  events: 'with-report',
  // Older versions of Farlane logged it beside the look at the galaxy.
  history: 'with-report',
  figures: 'with-report',
  differences: 'with-report',
  battles: 'with-report',
  outcomes: 'with-report',
} as const satisfies Readonly<Record<string, 'at-once' | 'with-report'>>;
export type LookedAt = keyof typeof LOOKED_AT;

const isLookedAt = (text: string): text is LookedAt => Object.hasOwn(LOOKED_AT, text);

/** A moderator's look. `empire`: the empire that they looked at; null: all. */
export type Look = Readonly<{ what: LookedAt; empire: EmpireId | null; turn: number }>;

/** Whether players read about a look as long as the reports of this turn are the latest. */
export const isTold = ({ what, turn }: Look, issued: number): boolean =>
  LOOKED_AT[what] === 'at-once' ? turn <= issued : turn < issued;

const detailOf = ({ what, empire, turn }: Look): string =>
  [what, String(turn), ...(empire === null ? [] : [empire])].join(' ');
const FORM = /^(\S+) (\d+)(?: (\S+))?$/;
/** The words in which older versions of Farlane logged a shadow turn. */
const OLD_SHADOW: ReadonlyMap<string, LookedAt> = new Map([
  ['shadow turn, submitted', 'shadow'],
  ['shadow turn, drafts', 'shadow-drafts'],
]);

/** The look in a journal entry; undefined: it is about something else. */
export function lookOf({ act, detail }: Pick<AuditEntry, 'act' | 'detail'>): Look | undefined {
  if (act !== 'looked') return undefined;
  const old = OLD_SHADOW.get(detail);
  if (old !== undefined) return { what: old, empire: null, turn: 0 };
  const [, what = '', turn = '', empire] = FORM.exec(detail) ?? [];
  if (!isLookedAt(what)) return undefined;
  const whose = empire === undefined ? null : brandAs<EmpireId>(empire);
  return { what, empire: whose, turn: Number(turn) };
}

/** Repeated looks within this time count as one. */
const SAME_LOOK_MS = 600_000;
/** The number of recent entries that are searched for a repeated look. */
const MOST_RECENT = 200;

const keyOf = (by: Signature): string => ('person' in by ? by.person : undefined) ?? by.kind;

/** A look to log. Without a turn it is in the present one. */
export type NewLook = Omit<Look, 'turn'> & Readonly<{ turn?: number }>;

/** Logs that a moderator looks at something of a player, before they see it. */
export async function noteLook(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  actor: Moderator,
  look: NewLook,
): Promise<void> {
  const { campaign } = actor;
  const at = clock.now();
  const since = new Date(Date.parse(at) - SAME_LOOK_MS).toISOString();
  const by = roleOf(actor);
  const { now, recent } = await store.read(async (reader) => ({
    now: await reader.campaign(campaign),
    recent: await reader.auditPage(campaign, {
      acts: ['looked'],
      since,
      skip: 0,
      take: MOST_RECENT,
    }),
  }));
  const { version = 0, turn = 0 } = now ?? {};
  const detail = detailOf({ turn, ...look });
  const isNoted = recent.entries.some(
    (entry) => entry.detail === detail && keyOf(entry.by) === keyOf(by),
  );
  if (isNoted) return;
  const entry: AuditEntry = { at, by, act: 'looked', version, detail };
  await store.commit({ campaign, revision: null, changes: [{ put: 'audit', entry }] });
}
