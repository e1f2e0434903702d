import { valuesById } from '#kernel/collections/tables';
import { isByMachine } from '#app/machine/absent-orders';
import { standInFor } from '#app/machine/stand-in-for';
import type { Empire } from '#model/campaign/empire';
import type { EmpireId } from '#model/campaign/ids';
import { NO_FAULTS, type SheetFaults, sheetFaults } from '#app/orders/sheet-light';
import { sheetStanding } from '#app/orders/sheet-standing';
import type { KeptVerdicts } from '#app/orders/kept-verdicts';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Seat } from '#app/ports/people-record';
import type { StandIn } from '#app/ports/stand-in-record';
import type { OrderSheet, Publication } from '#app/ports/turn-record';
import type { TurnClock } from '#app/ports/turn-clock';
import { issuedNow } from '#app/editions/issued-now';
import { judgeSheet } from '#app/orders/judge-sheet';
import { hasSomethingToOrder } from './has-something-to-order.ts';
import { stageOf } from '#app/run/phase/stage-of';
import { type Light, type LightFacts, lightOf } from './light-of.ts';

type Kept = Pick<KeptVerdicts, 'judged'>;

/** Judges each sheet at once. */
const HERE: Kept = {
  judged: ({ issued, orders }) => Promise.resolve(judgeSheet(issued.view, orders)),
};

type About = Readonly<{
  kept: Kept;
  campaign: Campaign;
  clock: TurnClock;
  sheets: readonly OrderSheet[];
  seats: readonly Seat[];
  standIns: readonly StandIn[];
}>;

/** The lights of all players for the turn whose orders are open, or were open last. `kept`: verdicts on sheets that were read lately. */
export async function readLights(
  reader: StoreReader,
  campaign: Campaign,
  clock: TurnClock,
  kept: Kept = HERE,
): Promise<readonly Light[]> {
  const { id, turn } = campaign;
  const about: About = {
    kept,
    campaign,
    clock,
    sheets: await reader.sheets(id, turn),
    seats: await reader.seats(id),
    standIns: await reader.standIns(id),
  };
  const lights: Light[] = [];
  for (const empire of valuesById(await reader.empires(id))) {
    lights.push(await readLight(reader, about, empire));
  }
  return lights;
}

async function readLight(
  reader: StoreReader,
  { kept, campaign, clock, sheets, seats, standIns }: About,
  player: Empire,
): Promise<Light> {
  const { id: empire, name } = player;
  const sheetIn = (status: OrderSheet['status']): OrderSheet | undefined =>
    sheets.find((one) => one.empire === empire && one.status === status);
  const [draft, submitted] = [sheetIn('draft'), sheetIn('submitted')];
  const issued = await issuedNow(reader, campaign.id, { empire });
  const sheet = submitted ?? draft;
  return lightOf(clock, {
    stage: openingOf(campaign),
    empire,
    name,
    isWorld: player.nonAligned !== undefined,
    hasOrders: issued === undefined || hasSomethingToOrder(issued.view),
    isSeated: seats.some((seat) => sitsFor(seat, empire)),
    standIn: standInFor(campaign.rules, player, { standIns, seats })?.kind ?? null,
    standing: sheetStanding({ draft, submitted }),
    faults:
      issued === undefined || sheet === undefined
        ? NO_FAULTS
        : await faultsOf(kept, { campaign: campaign.id, issued, sheet }),
    submittedAt: submitted?.submittedAt ?? null,
  });
}

type Written = Readonly<{ campaign: CampaignId; issued: Publication; sheet: OrderSheet }>;

/** What a machine wrote when the turn began is not judged: nobody is asked about it, and it would be judged for this alone. */
async function faultsOf(kept: Kept, { campaign, issued, sheet }: Written): Promise<SheetFaults> {
  if (isByMachine(sheet)) return NO_FAULTS;
  const { hash, orders, dismissed } = sheet;
  const { verdicts } = await kept.judged({ campaign, issued, hash, orders });
  return sheetFaults(verdicts, dismissed);
}

/** Before the reports of a turn nobody can write orders, and once the turn runs nobody can any more. */
function openingOf(campaign: Campaign): LightFacts['stage'] {
  if (stageOf(campaign) === 'orders') return 'open';
  return campaign.phase === 'opening' ? 'not-yet' : 'over';
}

/** Whether somebody who may submit for an empire has this seat. */
function sitsFor({ role, endedAt, maySubmit }: Seat, empire: EmpireId): boolean {
  if (endedAt !== null) return false;
  if (role.kind === 'player') return role.empire === empire;
  return role.kind === 'deputy' && role.empire === empire && maySubmit;
}
