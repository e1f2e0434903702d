import { recorderOf } from '#engine/record/recorder';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { EmpireId } from '#model/campaign/ids';
import {
  type DiplomaticState,
  isTreaty,
  type Relation,
  relationIdOf,
} from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import { isBeforeFirstTurn } from '#rules/diplomacy/is-before-first-turn';
import { whoHears } from '#rules/diplomacy/who-hears';
import { correct, type Correction } from './correct.ts';

/** How the moderator sets two empires to stand. */
type Relating = Readonly<{
  kind: 'relation';
  a: EmpireId;
  b: EmpireId;
  state: DiplomaticState;
  /** They are co-belligerents too (DIP-11). */
  pact?: true;
  /** Nobody but the two is told. */
  covert: boolean;
  reason: string;
}>;

/** What the moderator changes between two phases. */
export type Amendment = Relating | Correction;

export type Amended = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

/** The state as the moderator amends it, and the event that tells it to those it is about. @rule TURN-3 */
export function amend(before: CampaignState, amendment: Amendment): Amended {
  if (amendment.kind === 'relation') return relate(before, amendment);
  const made = correct(before, amendment);
  invariant(made.ok, 'CORRECTION_REFUSED', made.ok ? '' : (made.error[0]?.text ?? ''));
  return made.value;
}

/**
 * Treaties, wars and their ends are public news; that two empires meet, and no more, is not.
 * @rule TURN-3 @rule DIP-3 @rule FOG-8 @rule SET-3
 * @ruling nobody is told of a treaty that is taken back before the first turn
 */
function relate(before: CampaignState, relating: Relating): Amended {
  const { a, b, state, pact, covert, reason } = relating;
  invariant(a !== b, 'RELATION_WITH_ITSELF', a);
  const record = recorderOf(before);
  const isFirst = !Object.hasOwn(before.relations, relationIdOf(a, b));
  const isNews = !covert && !(isFirst && state === 'non-intercourse');
  const others = isNews ? whoHears(before, [a, b]) : [];
  const was: Relation | undefined = before.relations[relationIdOf(a, b)];
  const isTakenBack = was !== undefined && isTreaty(was.state) && state === 'non-intercourse';
  // The first sheets tell of the treaties that stand by then, and of no others.
  const isSilent = isBeforeFirstTurn(before) && (isTreaty(state) || isTakenBack);
  record.emit({
    type: 'RelationSet',
    cite: cite('DIP-3'),
    rolls: [],
    witnesses: isSilent
      ? []
      : [
          { empire: a, as: 'participant' },
          { empire: b, as: 'participant' },
          ...others.map((empire) => ({ empire, as: 'onlooker' }) as const),
        ],
    a,
    b,
    state,
    ...(pact === undefined ? {} : { pact }),
    covert,
    reason,
    turn: before.turn,
  });
  return record.result();
}

/** The amendment that an event came of; undefined: it came of a phase. */
export function amendmentOf(event: CampaignEvent): Amendment | undefined {
  if (event.type === 'CorrectionMade') {
    const { edits, reason, tellReason } = event;
    return { kind: 'correction', edits, reason, tellReason };
  }
  if (event.type !== 'RelationSet') return undefined;
  const { a, b, state, pact, covert, reason } = event;
  const also = pact === undefined ? {} : { pact };
  return { kind: 'relation', a, b, state, ...also, covert, reason };
}
