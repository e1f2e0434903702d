import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Actor, Moderator } from '#app/actor';
import { keyOfEmpire } from '#app/campaigns/empire-keys';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Chosen, standInFor } from '#app/machine/stand-in-for';
import { isToldOf } from '#app/people/is-told-of';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';

/** Who plays an empire. */
export type StandInLine = Readonly<{
  empire: EmpireId;
  key: string;
  name: string;
  /** Nobody has the seat. */
  isVacant: boolean;
  /** Null: the turn waits for its player. */
  standIn: Chosen | null;
  /** The turns in which a machine wrote its orders, the last first. */
  turns: readonly number[];
}>;

export type StandIns = Readonly<{
  turn: number;
  rules: Pick<RuleSet, 'idleOrders' | 'machinePlayers'>;
  lines: readonly StandInLine[];
}>;

async function standInsOf(
  reader: StoreReader,
  campaign: Campaign,
  actor: Moderator,
): Promise<StandIns> {
  const { id, turn, rules } = campaign;
  const standIns = await reader.standIns(id);
  const machines = await reader.machineTurns(id);
  const seats = (await reader.seats(id)).filter(({ endedAt }) => endedAt === null);
  const told = valuesById(await reader.empires(id)).filter(isToldOf(actor));
  const lines = told.map((one) => ({
    empire: one.id,
    key: keyOfEmpire(campaign, one),
    name: one.name,
    isVacant: !seats.some(({ role }) => role.kind === 'player' && role.empire === one.id),
    standIn: standInFor(rules, one, { standIns, seats }) ?? null,
    turns: machines
      .filter(({ empire }) => empire === one.id)
      .map((machine) => machine.turn)
      .toReversed(),
  }));
  return { turn, rules, lines };
}

/** Who plays each empire, and the turns that machines played, for the moderator. @rule TURN-5 */
export const readStandIns = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, StandIns> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<StandIns>> => {
      const campaign = await reader.campaign(actor.campaign);
      return campaign === undefined
        ? refuse('CAMPAIGN_UNKNOWN')
        : ok(await standInsOf(reader, campaign, actor));
    });
  });
