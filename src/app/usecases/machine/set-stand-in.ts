import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { type Actor, type Moderator, roleOf } from '#app/actor';
import { type StandInWords, standInNote, wishedStandIn } from '#app/machine/wished-stand-in';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { StandIn } from '#app/ports/stand-in-record';
import { type UseCase, guarded } from '#app/guarded';
import { closedUnasked } from '#app/run/questions/closed-unasked';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';

/** `kind`: a kind of stand-in, or `player`. */
export type SetStandInInput = StandInWords &
  Readonly<{
    actor: Actor;
    /** The id of an empire. */
    empire: string;
  }>;

/** Null: the turn waits for the player again. */
export type SetStandIn = Readonly<{ name: string; standIn: StandIn | null }>;

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
    const wish = wishedStandIn(input);
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
      const detail = `${empire}: ${standIn === null ? 'the player' : standInNote(standIn)}`;
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
