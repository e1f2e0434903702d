import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { type Actor, type Moderator, roleOf } from '#app/actor';
import { machineNamed } from '#app/machine/machine-choices';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { STAND_IN_KINDS, type StandIn } from '#app/ports/stand-in-record';
import { type UseCase, guarded } from '#app/guarded';
import { closedUnasked } from '#app/run/questions/closed-unasked';
import { retrying } from '#app/retrying';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';

export type SetStandInInput = Readonly<{
  actor: Actor;
  /** The id of an empire. */
  empire: string;
  /** A kind of stand-in, or `player`. */
  kind: string;
  level: string;
  personality: string;
}>;

/** Null: the turn waits for the player again. */
export type SetStandIn = Readonly<{ name: string; standIn: StandIn | null }>;

const issue = (path: string, text: string): InputIssue => ({ code: 'STAND_IN', path, text });

type Wished = Pick<StandIn, 'kind' | 'level' | 'personality'> | null;

/** What was chosen; null: the player plays. */
function wishOf({ kind, level, personality }: SetStandInInput): Outcome<Wished> {
  if (kind === 'player') return ok(null);
  const known = STAND_IN_KINDS.find((one) => one === kind);
  const machine = machineNamed(level, personality);
  const issues = [
    ...(known === undefined ? [issue('kind', 'Choose who plays from the list.')] : []),
    ...(machine === undefined
      ? [issue('level', 'Choose a level and a personality from the lists.')]
      : []),
  ];
  return known === undefined || machine === undefined
    ? refuse('STAND_IN_REFUSED', issues)
    : ok({ kind: known, ...machine });
}

async function readBefore(reader: StoreReader, { campaign: id }: Moderator) {
  const campaign = await reader.campaign(id);
  return {
    campaign,
    empires: valuesById(await reader.empires(id)),
    questions: campaign === undefined ? [] : await reader.questions(id, campaign.version + 1),
  };
}

/**
 * Chooses who plays an empire: its player, its standing orders, or a machine. The journal notes it, and the player
 * reads it on their pages. Orders that are submitted already stay. Open questions to its player are answered by its standing orders.
 * @rule TURN-5
 */
export const setStandIn = ({ store, clock }: Ports): UseCase<SetStandInInput, SetStandIn> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const wish = wishOf(input);
    if (!wish.ok) return wish;
    return retrying(async (): Promise<Outcome<SetStandIn> | 'again'> => {
      const { campaign, empires, questions } = await store.read((reader) =>
        readBefore(reader, actor),
      );
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const found = empires.find(({ id }) => id === input.empire);
      if (found === undefined) return refuse('EMPIRE_UNKNOWN');
      const { id, revision, version, turn } = campaign;
      const [at, by] = [clock.now(), roleOf(actor)];
      const { id: empire, name } = found;
      const standIn = wish.value && { empire, ...wish.value, turn, at, by };
      const detail = `${empire}: ${standIn === null ? 'the player' : wordsOf(standIn)}`;
      const changes: readonly Change[] = [
        { put: 'stand-in', empire, standIn },
        ...(standIn === null ? [] : closedUnasked(questions, [empire], at)).map(
          (question): Change => ({ put: 'question', question }),
        ),
        { put: 'audit', entry: { at, by, act: 'stand-in-set', version, detail } },
      ];
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ name, standIn }) : 'again';
    });
  });

const wordsOf = ({ kind, level, personality }: StandIn): string =>
  kind === 'hold' ? kind : `${kind} ${level}/${personality}`;
