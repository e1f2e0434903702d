import { ok } from '#kernel/result/result';
import { valuesById } from '#kernel/collections/tables';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Happening, Happenings } from '#app/happenings/happening';
import { HAPPENING_EVENTS, happeningsOf } from '#app/happenings/happenings-of';
import { receiptInForce } from '#app/orders/receipt-in-force';
import { lookedAtState } from '#app/desk/looked-at-state';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { openOf } from '#app/run/phase/step-phase';
import { type Outcome, refuse } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';

/** More events of these types than any turn has. */
const MOST = 20_000;

/** What came of the last turn that was run, in short, for the moderator. */
export const readHappenings = (ports: Ports): UseCase<Readonly<{ actor: Actor }>, Happenings> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return ports.store.read(async (reader): Promise<Outcome<Happenings>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const last = lastTurn(await reader.runs(campaign.id));
      const begin = last[0];
      if (begin === undefined) return ok({ turn: 0, happenings: [] });
      return ok(await since({ ports, reader }, campaign, begin));
    });
  });

/** The runs since orders were closed last: a turn, or what has run of it. */
function lastTurn(runs: readonly PhaseRun[]): readonly PhaseRun[] {
  const kept = runs.filter(({ undone }) => !undone);
  const begin = kept.findLastIndex(({ kind, phase }) => kind === 'phase' && phase === 'economic');
  return begin === -1 ? [] : kept.slice(begin);
}

type Source = Readonly<{ ports: Ports; reader: StoreReader }>;

async function since(
  { ports, reader }: Source,
  campaign: Campaign,
  { version, turn }: PhaseRun,
): Promise<Happenings> {
  const wanted = { types: HAPPENING_EVENTS, since: version, skip: 0, take: MOST };
  const { events } = await reader.eventPage(campaign.id, wanted);
  const state = await lookedAtState(ports, reader, campaign);
  const open = openOf(await reader.questions(campaign.id, campaign.version + 1));
  return {
    turn,
    happenings: [
      ...(open.length === 0 ? [] : [{ kind: 'questions', count: open.length } as const]),
      ...happeningsOf(events.toReversed(), state),
      ...(await refusedOrders(reader, state, { campaign, turn })),
    ],
  };
}

type Turn = Readonly<{ campaign: Campaign; turn: number }>;

/** The submitted orders of the turn that were refused, and so were not carried out. @rule FOG-14 */
async function refusedOrders(
  reader: StoreReader,
  { empires }: CampaignState,
  { campaign, turn }: Turn,
): Promise<readonly Happening[]> {
  const all = await reader.receiptsOfTurn(campaign.id, turn);
  return valuesById(empires).flatMap(({ id, name }): readonly Happening[] => {
    const own = all.filter(({ empire }) => empire === id);
    const receipt = receiptInForce(own, { turn });
    const orders = receipt?.verdicts.filter(({ accepted }) => !accepted).length ?? 0;
    if (receipt === undefined || orders === 0) return [];
    return [{ kind: 'refused', of: { id, name }, orders, receipt: receipt.number }];
  });
}
