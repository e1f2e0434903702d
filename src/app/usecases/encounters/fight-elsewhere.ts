import { ok } from '#kernel/result/result';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { FoughtElsewhere, Message } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { toldInEncounter } from '#app/desk/told-in-encounter';
import { type UseCase, guarded } from '#app/guarded';
import { changedAt } from '#app/run/questions/elsewhere';
import { computeBegun } from '#app/run/phase/compute-due';
import { type EncounterToFight, encountersToFight } from '#app/run/questions/encounters-to-fight';
import { updatedQuestions } from '#app/run/questions/updated-questions';
import { retrying } from '#app/retrying';
import { type Snapshot, readSnapshot } from '#app/run/phase/snapshot';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EncounterId } from '#model/campaign/ids';

export type FightElsewhereInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  encounter: EncounterId;
  /** False: the machine fights its battles again. */
  isElsewhere: boolean;
}>;

type Found = Readonly<{
  snapshot: Snapshot;
  encounter: EncounterToFight;
  messages: readonly Message[];
}>;

/** The present choice, and the questions that it withdrew or asked. */
export type FightsElsewhere = Readonly<{ word: FoughtElsewhere; asked: readonly Question[] }>;

/**
 * Has the battles of one encounter fought elsewhere, from the battle in which somebody is asked; or by the machine
 * again, from the battle that waits for its outcome. It takes effect when the phase is run again from its start.
 * Players who were asked in the encounter are told.
 * @rule ENC-1
 * @ruling The moderator may have single encounters, or some of their battles, fought elsewhere while the machine fights
 *   the others. Battles of the encounter that are over stay as they were.
 */
export const fightElsewhere = ({
  store,
  clock,
}: Ports): UseCase<FightElsewhereInput, FightsElsewhere> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const found = await store.read((reader) => find(reader, actor, input));
      if (!found.ok) return found;
      const { snapshot, encounter } = found.value;
      const { campaign, foughtElsewhere } = snapshot;
      const word: FoughtElsewhere = {
        version: campaign.version + 1,
        encounter: input.encounter,
        changes: changedAt(encounter.changes, encounter.from),
        at: clock.now(),
        by: roleOf(actor),
      };
      const others = foughtElsewhere.filter((one) => one.encounter !== input.encounter);
      const inForce = { ...snapshot, foughtElsewhere: [...others, word] };
      const { changed, moved } = updatedQuestions(inForce, word.at);
      const changes = changesOf(found.value, word, [...changed, ...moved]);
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ word, asked: changed }) : 'again';
    });
  });

async function find(
  reader: StoreReader,
  actor: Moderator,
  { version, encounter: wanted, isElsewhere }: FightElsewhereInput,
): Promise<Outcome<Found>> {
  const snapshot = await readSnapshot(reader, actor.campaign);
  if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (snapshot.campaign.version !== version) return refuse('STALE');
  const toFight = encountersToFight(snapshot, computeBegun(snapshot));
  const encounter = toFight.find(({ pending }) => pending.id === wanted);
  if (encounter?.stand === 'entered') return refuse('ELSEWHERE_ENTERED');
  const isMeant = encounter?.stand === (isElsewhere ? 'here' : 'elsewhere');
  if (encounter === undefined || !isMeant) return refuse('ELSEWHERE_UNKNOWN');
  return ok({ snapshot, encounter, messages: await reader.messages(actor.campaign) });
}

const AWAY =
  'this battle and all later ones there are fought elsewhere, and the moderator enters their outcomes. Your questions about their rounds no longer count.';
const BACK =
  'the battles there are fought here after all. If you are asked anything in them, you find it with your questions.';
const BACK_FROM_HERE =
  'the remaining battles there are fought here again. If you are asked anything in them, you find it with your questions.';

/** Whether a player has heard in this turn that battles there are fought elsewhere: else it is no news that they aren’t. @rule FOG-1 */
const hasHeardOf = (messages: readonly Message[], { to, turn, text }: Message): boolean => {
  const [place] = text.split(': ');
  return messages.some(
    (one) =>
      one.turn === turn &&
      one.text === `${place ?? ''}: ${AWAY}` &&
      to.some((empire) => one.to.includes(empire)),
  );
};

/** Only players who were asked there are told. Others may not know that there is an encounter. */
function changesOf(
  { snapshot, encounter: { pending }, messages }: Found,
  word: FoughtElsewhere,
  asked: readonly Question[],
): readonly Change[] {
  const { at, by, changes } = word;
  const { version } = snapshot.campaign;
  const isElsewhere = changes.length % 2 === 1;
  const from = changes.at(-1);
  const text = isElsewhere ? AWAY : from === undefined ? BACK : BACK_FROM_HERE;
  const act = isElsewhere ? 'fought-elsewhere' : 'fought-here';
  const detail = from === undefined ? pending.id : `${pending.id} from battle ${String(from)} on`;
  return [
    { put: 'fought-elsewhere', word },
    ...asked.map((question): Change => ({ put: 'question', question })),
    ...toldInEncounter({ ...snapshot, messages }, { encounter: pending, text, at, by }).filter(
      ({ message }) => isElsewhere || hasHeardOf(messages, message),
    ),
    { put: 'audit', entry: { at, by, act, version, detail } },
  ];
}
