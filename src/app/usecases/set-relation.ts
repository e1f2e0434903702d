import { valuesById } from '#kernel/collections/tables';
import { err, ok, type Result } from '#kernel/result/result';
import type { Amendment } from '#engine/turn/amend';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { didYouMean } from '#app/did-you-mean';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { amendmentChanges } from '#app/run/amendment-changes';
import { retrying } from '#app/run/retrying';
import { type Snapshot, readSnapshot } from '#app/run/snapshot';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { Empire } from '#model/campaign/empire';
import {
  DIPLOMATIC_STATES,
  type DiplomaticState,
  type Relation,
  relationIdOf,
} from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';

export type SetRelationInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** Two empires, by key or name. */
  a: string;
  b: string;
  /** One of `SETTABLE_STATES`. */
  state: string;
  /** For the records of the campaign; players do not read it. */
  reason: string;
}>;

export type RelationChanged = Readonly<{
  version: number;
  a: string;
  b: string;
  state: DiplomaticState;
  run: PhaseRun;
}>;

/** What a moderator may set: a Unification would end an empire, which is more than a state. */
export const SETTABLE_STATES = DIPLOMATIC_STATES.filter((state) => state !== 'unification');

const LONGEST_REASON = 500;

/**
 * Sets how two empires stand, and makes them meet if they never did: an amendment between two
 * phases, which both read of in their next reports. @rule TURN-3 @rule DIP-3
 */
export const setRelation = (ports: Ports): UseCase<SetRelationInput, RelationChanged> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const read = await ports.store.read((reader) => readAmending(reader, actor, input));
      if (!read.ok) return read;
      const { snapshot: before, amendment } = read.value;
      const { engineVersion, clock } = ports;
      const made = { before, amendment, engineVersion, at: clock.now(), by: roleOf(actor) };
      const { run, changes } = amendmentChanges(made);
      const { id, revision } = before.campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      if (!written.ok) return 'again';
      const { a, b, state } = amendment;
      const { empires } = before.state;
      const [one, other] = [empires[a]?.name ?? a, empires[b]?.name ?? b];
      return ok({ version: run.version, a: one, b: other, state, run });
    });
  });

type Relating = Extract<Amendment, { kind: 'relation' }>;
type Amending = Readonly<{ snapshot: Snapshot; amendment: Relating }>;

async function readAmending(
  reader: StoreReader,
  actor: Moderator,
  input: SetRelationInput,
): Promise<Outcome<Amending>> {
  const snapshot = await readSnapshot(reader, actor.campaign);
  if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (snapshot.campaign.version !== input.version) return refuse('STALE');
  // An answer was given to a question of the state as it is: it must not be put to another.
  if (snapshot.questions.length > 0) return refuse('PHASE_WAITS');
  const amendment = amendmentOf(snapshot.state, input);
  return amendment.ok
    ? ok({ snapshot, amendment: amendment.value })
    : refuse('RELATION_REFUSED', amendment.error);
}

function amendmentOf(
  { empires, relations }: CampaignState,
  input: SetRelationInput,
): Result<Relating, readonly InputIssue[]> {
  const reason = input.reason.trim();
  const state = SETTABLE_STATES.find((one) => one === input.state.trim().toLowerCase());
  const all = valuesById(empires);
  const [a, b] = [empireNamed(all, input.a), empireNamed(all, input.b)];
  const issues = [
    ...(a === undefined ? [issue('a', 'EMPIRE_UNKNOWN', unknownText(all, input.a))] : []),
    ...(b === undefined ? [issue('b', 'EMPIRE_UNKNOWN', unknownText(all, input.b))] : []),
    ...(state === undefined ? [issue('state', 'STATE_UNKNOWN', stateText(input.state))] : []),
    ...(reason === '' || reason.length > LONGEST_REASON ? [NO_REASON] : []),
  ];
  if (a === undefined || b === undefined || state === undefined) return err(issues);
  issues.push(...pairIssues(a, b, { relations, state }));
  return issues.length > 0
    ? err(issues)
    : ok({ kind: 'relation', a: a.id, b: b.id, state, reason });
}

const issue = (path: string, code: string, text: string): InputIssue => ({ path, code, text });

const NO_REASON = issue(
  'reason',
  'REASON',
  `Give a reason of 1 to ${String(LONGEST_REASON)} characters.`,
);

const stateText = (text: string): string =>
  `“${text}” cannot be set. Choose one of: ${SETTABLE_STATES.join(', ')}.`;

function pairIssues(
  a: Empire,
  b: Empire,
  { relations, state }: Pick<CampaignState, 'relations'> & Readonly<{ state: DiplomaticState }>,
): readonly InputIssue[] {
  if (a === b) return [issue('b', 'EMPIRE_TWICE', 'Name two different empires.')];
  const known: Relation | undefined = relations[relationIdOf(a.id, b.id)];
  if (known?.state !== state) return [];
  return [issue('state', 'STATE_SAME', `${a.name} and ${b.name} stand at ${state} already.`)];
}

function unknownText(empires: readonly Empire[], text: string): string {
  const hint = didYouMean(
    text,
    empires.flatMap(({ id, name }): readonly string[] => [id, name]),
  );
  const names = empires.map(({ id, name }) => `${id} (${name})`).join(', ');
  return `There is no empire “${text}”.${hint} Choose ${names}.`;
}

/** By key, else by name, in whatever letters. */
function empireNamed(empires: readonly Empire[], text: string): Empire | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    empires.find(({ id }) => id === wanted) ??
    empires.find(({ name }) => name.toLowerCase() === wanted)
  );
}
