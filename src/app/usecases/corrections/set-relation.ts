import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Amendment } from '#engine/turn/amend';
import type { Ports } from '#app/ports/ports';
import { didYouMean } from '#content/nearest-name';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { amendCampaign, reasonIssues } from '#app/editions/amend-campaign';
import type { AmendedCampaign } from '#app/editions/prepared-amendment';
import { SETTABLE_STATES } from '#app/settable-states';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { Empire } from '#model/campaign/empire';
import {
  type DiplomaticState,
  type Relation,
  STATE_WORDS,
  isTreaty,
  relationIdOf,
} from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { haveCommonEnemy } from '#rules/diplomacy/may-be-co-belligerents';
import { isBeforeFirstTurn } from '#rules/diplomacy/is-before-first-turn';
import { mayStandBeforeFirstTurn } from '#rules/diplomacy/may-stand-before-first-turn';

export type SetRelationInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** Two empires, by key or name. */
  a: string;
  b: string;
  /** One of `SETTABLE_STATES`. */
  state: string;
  /**
   * They are co-belligerents too: they fight as one side as long as they have a common enemy (DIP-11). Null: no change,
   * as long as it is allowed.
   */
  pact: boolean | null;
  /** Only the two empires are told. */
  covert: boolean;
  /** For the records of the campaign. Players don't read it. */
  reason: string;
}>;

export type RelationChanged = Readonly<{
  version: number;
  a: string;
  b: string;
  state: DiplomaticState;
  pact: boolean;
}> &
  Pick<AmendedCampaign<Amendment>, 'run' | 'issued'>;

/**
 * Sets the relation of two empires, and makes them meet if they never did. It is an amendment between two phases. Both
 * read about it in their next reports, or while orders are open in another edition of this turn’s. So does every empire
 * in contact with one of them, unless it is covert. @rule TURN-3 @rule DIP-3 @rule FOG-8
 */
export const setRelation = (ports: Ports): UseCase<SetRelationInput, RelationChanged> =>
  guarded(async (input) => {
    const amended = await amendCampaign(ports, input, (state, rules) =>
      relatingOf(state, rules, input),
    );
    if (!amended.ok) return amended;
    const { before, amendment, run, issued } = amended.value;
    const { a, b, state, pact = false } = amendment;
    const [one, other] = [before.empires[a]?.name ?? a, before.empires[b]?.name ?? b];
    return ok({ version: run.version, a: one, b: other, state, pact, run, issued });
  });

type Relating = Extract<Amendment, { kind: 'relation' }>;
function relatingOf(
  campaign: CampaignState,
  rules: RuleSet,
  input: SetRelationInput,
): Outcome<Relating> {
  const { empires, relations } = campaign;
  const reason = input.reason.trim();
  const state = SETTABLE_STATES.find((one) => one === input.state.trim().toLowerCase());
  const all = valuesById(empires);
  const [a, b] = [empireNamed(all, input.a), empireNamed(all, input.b)];
  const issues = [
    ...(a === undefined ? [issue('a', 'EMPIRE_UNKNOWN', unknownText(all, input.a))] : []),
    ...(b === undefined ? [issue('b', 'EMPIRE_UNKNOWN', unknownText(all, input.b))] : []),
    ...(state === undefined ? [issue('state', 'STATE_UNKNOWN', stateText(input.state))] : []),
    ...reasonIssues(reason),
  ];
  if (a === undefined || b === undefined || state === undefined) {
    return refuse('RELATION_REFUSED', issues);
  }
  const stand = standOf([a, b], { relations, state, input });
  issues.push(...pairIssues(a, b, stand));
  if (isBeforeFirstTurn(campaign)) issues.push(...pregameIssues(state, rules, input));
  return issues.length > 0
    ? refuse('RELATION_REFUSED', issues)
    : ok({
        kind: 'relation',
        a: a.id,
        b: b.id,
        state,
        ...(stand.pact ? { pact: true } : {}),
        covert: input.covert,
        reason,
      });
}

const issue = (path: string, code: string, text: string): InputIssue => ({ path, code, text });

const stateText = (text: string): string =>
  `“${text}” is not a relation. Choose one of: ${SETTABLE_STATES.join(', ')}.`;

type Stand = Pick<CampaignState, 'relations'> &
  Readonly<{
    known: Relation | undefined;
    state: DiplomaticState;
    pact: boolean;
    /** Their present relation is covert, and now becomes public (DIP-12). */
    reveals: boolean;
  }>;

type Asked = Readonly<{
  relations: CampaignState['relations'];
  state: DiplomaticState;
  input: SetRelationInput;
}>;

function standOf([a, b]: readonly [Empire, Empire], { relations, state, input }: Asked): Stand {
  const known: Relation | undefined = relations[relationIdOf(a.id, b.id)];
  const keepsPact = known?.pact === true && isTreaty(state);
  const isHidden = known !== undefined && known.openly !== null;
  const pact = input.pact ?? keepsPact;
  return { relations, known, state, pact, reveals: isHidden && !input.covert };
}

function pairIssues(a: Empire, b: Empire, stand: Stand): readonly InputIssue[] {
  if (a === b) return [issue('b', 'EMPIRE_TWICE', 'Name two different empires.')];
  const { known, state, pact, reveals } = stand;
  const isSame = known?.state === state && known.pact === pact && !reveals;
  if (!isSame) return pact ? pactIssues(a, b, stand) : [];
  const both = `${a.name} and ${b.name} are at ${state}`;
  return pact
    ? [
        issue(
          'pact',
          'PACT_SAME',
          `${both} and are co-belligerents already. Choose another relation.`,
        ),
      ]
    : [issue('state', 'STATE_SAME', `${both} already.`)];
}

/** The reason why two empires can't be co-belligerents. @rule DIP-11 */
function pactIssues(
  a: Empire,
  b: Empire,
  { relations, known, state }: Stand,
): readonly InputIssue[] {
  const both = `${a.name} and ${b.name}`;
  const issues: InputIssue[] = [];
  if (!isTreaty(state)) {
    const text = `Co-belligerents must be at Non-Aggression or better. Set ${both} to that, or leave out the pact.`;
    issues.push(issue('pact', 'PACT_STATE', text));
  }
  if (known?.pact !== true && !haveCommonEnemy(relations, a.id, b.id)) {
    const text = `${both} have no common enemy. Set the war first, then the pact.`;
    issues.push(issue('pact', 'PACT_ENEMY', text));
  }
  return issues;
}

/** @rule SET-3 */
function pregameIssues(
  state: DiplomaticState,
  rules: RuleSet,
  { covert }: SetRelationInput,
): readonly InputIssue[] {
  const { pregameTreaties } = rules;
  if (!mayStandBeforeFirstTurn(state, rules)) {
    const most =
      pregameTreaties === 'off'
        ? 'there are no treaties'
        : `no treaty may be above ${STATE_WORDS[pregameTreaties]}`;
    const text = `Before the first turn of this campaign ${most} (setting pregameTreaties). Set the treaty when turn 1 is open.`;
    return [issue('state', 'STATE_PREGAME', text)];
  }
  if (!covert || !isTreaty(state)) return [];
  const text = 'Treaties from before the first turn are public. Set this one without “covert”.';
  return [issue('covert', 'STATE_PREGAME', text)];
}

function unknownText(empires: readonly Empire[], text: string): string {
  const hint = didYouMean(
    text,
    empires.flatMap(({ id, name }): readonly string[] => [id, name]),
  );
  const names = empires.map(({ id, name }) => `${id} (${name})`).join(', ');
  return `There is no empire “${text}”.${hint} Choose ${names}.`;
}

/** By key, otherwise by name, ignoring case. */
function empireNamed(empires: readonly Empire[], text: string): Empire | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    empires.find(({ id }) => id === wanted) ??
    empires.find(({ name }) => name.toLowerCase() === wanted)
  );
}
