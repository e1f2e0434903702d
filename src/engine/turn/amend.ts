import { endPacts } from '#engine/diplomacy/end-pacts';
import { parties, partiesAndHearers } from '#engine/diplomacy/public-news';
import { recorderOf } from '#engine/record/recorder';
import { keysById } from '#kernel/collections/tables';
import type { SettingChange } from '#model/settings/setting-change';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { EmpireId } from '#model/campaign/ids';
import {
  type DiplomaticState,
  isTreaty,
  openStateOf,
  type Relation,
  relationIdOf,
} from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Witnesses } from '#model/events/fact';
import type { CampaignEvent } from '#model/events/campaign-event';
import { isBeforeFirstTurn } from '#rules/diplomacy/is-before-first-turn';
import { correct, type Correction } from './correct.ts';
import { type EventDecision, ruleEvent } from './rule-event.ts';

/** The relation that the moderator sets for two empires. */
type Relating = Readonly<{
  kind: 'relation';
  a: EmpireId;
  b: EmpireId;
  state: DiplomaticState;
  /** They are co-belligerents too (DIP-11); left out: they are not, or no longer. */
  pact?: true;
  /** Only the two empires are told. If only the pact changes, others keep what they knew about the two. */
  covert: boolean;
  reason: string;
}>;

/** The settings that the moderator changes. */
type Resetting = Readonly<{
  kind: 'settings';
  changes: readonly SettingChange[];
  reason: string;
}>;

/** A change by the moderator between two phases. */
export type Amendment = Relating | Correction | EventDecision | Resetting;

export type Amended = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

/** The state as the moderator amends it, and the event that tells it to those it is about. @rule TURN-3 */
export function amend(before: CampaignState, amendment: Amendment): Amended {
  if (amendment.kind === 'relation') return relate(before, amendment);
  if (amendment.kind === 'event') return ruleEvent(before, amendment);
  if (amendment.kind === 'settings') return reset(before, amendment);
  const made = correct(before, amendment);
  invariant(made.ok, 'CORRECTION_REFUSED', made.ok ? '' : (made.error[0]?.text ?? ''));
  return made.value;
}

/** The state stays; all empires are told. @rule TURN-3 */
function reset(before: CampaignState, { changes, reason }: Resetting): Amended {
  const record = recorderOf(before);
  const witnesses = keysById(before.empires).map((empire) => ({ empire, as: 'owner' }) as const);
  const { turn } = before;
  record.emit({
    ...{ type: 'SettingsChanged', cite: cite('TURN-3'), rolls: [], witnesses },
    ...{ changes, reason, turn },
  });
  return record.result();
}

/**
 * Treaties, wars and their ends are public news; that two empires meet, and no more, is not.
 * @rule TURN-3 @rule DIP-3 @rule FOG-8 @rule SET-3
 * @ruling Nobody is told about a treaty that is removed before the first turn.
 * @ruling Only its two parties are told about a pact. Other empires are told only about a relation that is new to them.
 */
function relate(before: CampaignState, relating: Relating): Amended {
  const { a, b, state, pact, reason } = relating;
  invariant(a !== b, 'RELATION_WITH_ITSELF', a);
  const record = recorderOf(before);
  const was: Relation | undefined = before.relations[relationIdOf(a, b)];
  const covert = isCovert(was, relating);
  record.emit({
    type: 'RelationSet',
    cite: cite('DIP-3'),
    rolls: [],
    witnesses: whoIsTold(before, was, { ...relating, covert }),
    a,
    b,
    state,
    ...(pact === undefined ? {} : { pact }),
    covert,
    ...(!covert && was !== undefined && openStateOf(was) === state ? { known: true as const } : {}),
    reason,
    turn: before.turn,
  });
  const ended = was?.pact === true && pact === undefined ? [was.id] : [];
  endPacts(record, before, ended);
  return record.result();
}

/** Both parties, and for public news all that hear of it. @rule FOG-8 @rule SET-3 */
function whoIsTold(
  before: CampaignState,
  was: Relation | undefined,
  { a, b, state, covert }: Relating,
): Witnesses {
  const isTakenBack = was !== undefined && isTreaty(was.state) && state === 'non-intercourse';
  // The first sheets tell about the treaties that exist by then, and no others.
  if (isBeforeFirstTurn(before) && (isTreaty(state) || isTakenBack)) return [];
  const isNews = !covert && state !== openStateOf(was);
  return isNews ? partiesAndHearers(before, [a, b]) : parties(a, b);
}

/** Whether others are told nothing: if only the pact changes, they learn nothing new. */
function isCovert(was: Relation | undefined, { state, pact, covert }: Relating): boolean {
  const isPactAlone = was?.state === state && was.pact !== (pact ?? false);
  return isPactAlone ? was.openly !== null : covert;
}

/** The amendment that an event came of; undefined: it came of a phase. */
export function amendmentOf(event: CampaignEvent): Amendment | undefined {
  if (event.type === 'CorrectionMade') {
    const { edits, reason, tellReason, voted, openClasses } = event;
    const decided = voted === undefined ? {} : { voted };
    const open = openClasses === undefined ? {} : { openClasses };
    return { kind: 'correction', edits, reason, tellReason, ...decided, ...open };
  }
  if (event.type === 'RandomEventRuled') {
    const { ruling, reason } = event;
    return { kind: 'event', ruling, reason };
  }
  if (event.type === 'SettingsChanged') {
    const { changes, reason } = event;
    return { kind: 'settings', changes, reason };
  }
  if (event.type !== 'RelationSet') return undefined;
  const { a, b, state, pact, covert, reason } = event;
  const also = pact === undefined ? {} : { pact };
  return { kind: 'relation', a, b, state, ...also, covert, reason };
}
