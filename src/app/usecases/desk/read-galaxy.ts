import { ledgerTotal } from '#kernel/reasons/ledger';
import { ok } from '#kernel/result/result';
import type { ModeratorView } from '#fog/views/empire-view';
import { lookedAtCheckpoint, lookedAtState, lookedAtView } from '#app/desk/looked-at-state';
import { openedTurns } from '#app/desk/opened-turns';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { hasRaiders } from '#rules/raiders/has-raiders';
import { raidChanceOf } from '#rules/raiders/raid-chance-of';
import { raidFactsIn } from '#rules/raiders/raid-facts-in';
import { type Outcome, refuse } from '#app/use-case-error';

type ReadGalaxyInput = Readonly<{
  actor: Actor;
  /** As the turn was when its orders opened; null: as it is now. */
  turn: number | null;
  /** With the chance of raiders at each system. */
  raids?: boolean;
}>;

/** The campaign without fog, and the turns that it can be looked at in, the last first. */
export type Galaxy = Readonly<{
  view: ModeratorView;
  /** The turn that was asked for, if it is kept; null: now. */
  at: number | null;
  turns: readonly number[];
  /** The chance in percent that raiders come to a system in the next Supply Phase; empty: nobody asked, or there are no raiders. */
  raids: ReadonlyMap<SystemId, number>;
}>;

/** @rule SUP-1 */
const raidChances = (state: CampaignState): Galaxy['raids'] =>
  new Map(
    hasRaiders(state)
      ? raidFactsIn(state).map(({ system, facts }) => [system, ledgerTotal(raidChanceOf(facts))])
      : [],
  );

/** The whole galaxy without fog, now or in a past turn, for the moderator. @rule FOG-1 */
export const readGalaxy = (ports: Ports): UseCase<ReadGalaxyInput, Galaxy> =>
  guarded(async ({ actor, ...asked }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return ports.store.read(async (reader): Promise<Outcome<Galaxy>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      return ok(await galaxyOf({ ports, reader }, campaign, asked));
    });
  });

type Source = Readonly<{ ports: Ports; reader: StoreReader }>;

async function galaxyOf(
  { ports, reader }: Source,
  campaign: Campaign,
  { turn, raids = false }: Omit<ReadGalaxyInput, 'actor'>,
): Promise<Galaxy> {
  const { id } = campaign;
  const heads = openedTurns(await reader.checkpoints(id));
  const turns = [...heads.keys()].toSorted((a, b) => b - a);
  const head = turn === null ? undefined : heads.get(turn);
  const past = head && (await lookedAtCheckpoint(ports, reader, { campaign: id, head }));
  const state = past ?? (await lookedAtState(ports, reader, campaign));
  const view = lookedAtView(state, campaign);
  const chances: Galaxy['raids'] = raids ? raidChances(state) : new Map();
  return { view, at: past === undefined ? null : turn, turns, raids: chances };
}
