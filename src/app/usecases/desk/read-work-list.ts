import { ok } from '#kernel/result/result';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { clockOf } from '#app/clock/clock-of';
import { lookedAtState, stateKey } from '#app/desk/looked-at-state';
import { type Light, lightsForPlayer } from '#app/clock/light-of';
import { readLights } from '#app/clock/read-lights';
import { isByMachine } from '#app/machine/absent-orders';
import { standInFor } from '#app/machine/stand-in-for';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import type { TurnClock } from '#app/ports/turn-clock';
import { type Actor, type Moderator, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { isToldOf } from '#app/people/is-told-of';
import { isPressing, readFailedRun } from '#app/run/phase/failed-run';
import { hasBegun } from '#app/run/phase/has-begun';
import { stageOf } from '#app/run/phase/stage-of';
import { type WaitingQuestion, openOf } from '#app/run/phase/step-phase';
import { type Outcome, refuse } from '#app/use-case-error';
import { clockDid } from '#app/work-list/clock-did';
import { readReopened } from '#app/resubmit/reopened-orders';
import { stateDoubts } from '#app/work-list/state-doubts';
import {
  faultItems,
  nextStepItem,
  openTurnItems,
  reopenedItem,
  threadItem,
} from '#app/work-list/turn-items';
import type { WorkItem } from '#app/work-list/work-item';
import { threadsOf } from '#app/usecases/talk/read-threads';
import type { EmpireId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';

/** The number of turns without orders after which the moderator is told. */
const ABSENT_AFTER = 2;

/** Everything that waits for somebody or looks wrong, the most urgent first. For a moderator who plays it contains nothing of the game. */
export const readWorkList = (
  ports: Ports,
): UseCase<Readonly<{ actor: Actor }>, readonly WorkItem[]> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return ports.store.read(async (reader): Promise<Outcome<readonly WorkItem[]>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id } = campaign;
      const clock = await clockOf(reader, id);
      const isOpen = seesTruth(actor);
      const now = ports.clock.now();
      const lights = await openLights(ports, reader, { campaign, clock, isOpen });
      const waiting = await asked(reader, campaign);
      const isRunning = ports.running.underWay(id) !== null;
      return ok([
        ...(await runTrouble(ports, reader, id)),
        ...clockTrouble(clock),
        // The players whom a phase asks show where ships met.
        ...waiting.filter(({ kind }) => isOpen || (kind !== 'asked' && kind !== 'outcomes')),
        ...(isOpen && lights !== null ? await ordersItems(reader, campaign, lights) : []),
        ...(lights === null
          ? []
          : openTurnItems(campaign, { lights, clock, now, unopened: await unopened(reader, id) })),
        ...(lights === null && waiting.length === 0 && !isRunning ? [nextStepItem(campaign)] : []),
        ...(await absent(reader, campaign, actor)),
        ...(isOpen ? await openItems(ports, reader, campaign) : []),
        ...(await clockDid(reader, actor, now)),
      ]);
    });
  });

type OpenTurn = Readonly<{ campaign: Campaign; clock: TurnClock; isOpen: boolean }>;

/** The lights of players, as the moderator may see them; null: no orders are open. */
async function openLights(
  { kept }: Ports,
  reader: StoreReader,
  { campaign, clock, isOpen }: OpenTurn,
): Promise<readonly Light[] | null> {
  if (stageOf(campaign) !== 'orders') return null;
  const lights = await readLights(reader, campaign, clock, kept);
  return isOpen ? lights : lightsForPlayer(lights);
}

/** The empires whose player has not come by their link yet. */
async function unopened(reader: StoreReader, id: CampaignId): Promise<ReadonlySet<EmpireId>> {
  const seen = await reader.lastSeen(id);
  const seats = (await reader.seats(id)).filter(({ endedAt }) => endedAt === null);
  const empires = seats.flatMap(({ id: seat, account, role }) =>
    role.kind === 'player' && account === null && seen[seat] === undefined ? [role.empire] : [],
  );
  return new Set(empires);
}

/** What only a moderator who sees the whole campaign is told: what players wrote to them, and what looks wrong. */
const openItems = async (
  ports: Ports,
  reader: StoreReader,
  campaign: Campaign,
): Promise<readonly WorkItem[]> => [
  ...threadItem(await threadsOf(reader, campaign.id)),
  ...(await doubts(ports, reader, campaign)),
];

/** What the moderator can do about orders. */
const ordersItems = async (
  reader: StoreReader,
  campaign: Campaign,
  lights: readonly Light[],
): Promise<readonly WorkItem[]> => [
  ...reopenedItem(await readReopened(reader, campaign)),
  ...faultItems(lights),
];

/** What looks wrong in the game. To check every invariant takes longest, so it is done once for each state. */
async function doubts(
  ports: Ports,
  reader: StoreReader,
  campaign: Campaign,
): Promise<readonly WorkItem[]> {
  const key = await stateKey(reader, campaign);
  return ports.kept.doubts(key, async () =>
    stateDoubts(await lookedAtState(ports, reader, campaign)),
  );
}

/** The failure of this server's last run, or the stored one from before the server started. */
async function runTrouble(
  { running }: Ports,
  reader: StoreReader,
  id: CampaignId,
): Promise<readonly WorkItem[]> {
  if (running.underWay(id) !== null) return [];
  const known = running.trouble(id);
  const told = known !== null && (known.error === null || isPressing(known.error));
  const trouble = told ? known : await readFailedRun(reader, id);
  return trouble === null ? [] : [{ kind: 'run-trouble', at: trouble.at, error: trouble.error }];
}

const clockTrouble = ({ trouble }: TurnClock): readonly WorkItem[] =>
  trouble === null ? [] : [{ kind: 'clock-trouble', at: trouble.at, text: trouble.text }];

async function asked(reader: StoreReader, campaign: Campaign): Promise<readonly WorkItem[]> {
  const { id, version } = campaign;
  const questions = await reader.questions(id, version + 1);
  const open = openOf(questions);
  if (open.length === 0) return hasBegun(questions) ? [{ kind: 'answered' }] : [];
  const empires = await reader.empires(id);
  const whose = ({ asked: by, atDesk }: WaitingQuestion) => (atDesk ? AT_DESK : by);
  return [...groupBy(open, whose)].map(([empire, own]): WorkItem => {
    const since = own.map(({ askedAt }) => askedAt).reduce((a, b) => (a < b ? a : b));
    if (empire === AT_DESK) return { kind: 'at-desk', count: own.length, since };
    if (empire === MODERATOR) return { kind: 'outcomes', count: own.length, since };
    const name = empires[empire]?.name ?? empire;
    return { kind: 'asked', empire, name, count: own.length, since };
  });
}

/** Not an empire's id: the moderator answers for a player. */
const AT_DESK = 'at-desk';

/** The players who submitted nothing for past turns, and in whose place nobody plays. */
async function absent(
  reader: StoreReader,
  { id, turn, rules }: Campaign,
  actor: Moderator,
): Promise<readonly WorkItem[]> {
  if (turn <= ABSENT_AFTER) return [];
  const recent = [...(await reader.sheets(id, turn - 1)), ...(await reader.sheets(id, turn - 2))];
  const here = new Set(recent.filter(isSubmitted).map(({ empire }) => empire));
  const told = valuesById(await reader.empires(id)).filter(isToldOf(actor));
  const players = { standIns: await reader.standIns(id), seats: await reader.seats(id) };
  const away = told.filter(
    (one) => !here.has(one.id) && standInFor(rules, one, players) === undefined,
  );
  // Only for who is away is it worth reading the sheets of all turns.
  if (away.length === 0) return [];
  const submitted = (await reader.allSheets(id)).filter(isSubmitted);
  const lastOf = (empire: EmpireId): number =>
    Math.max(0, ...submitted.filter((sheet) => sheet.empire === empire).map((sheet) => sheet.turn));
  return away.flatMap(({ id: empire, name }) => {
    const turns = turn - 1 - lastOf(empire);
    return turns >= ABSENT_AFTER ? [{ kind: 'absent', empire, name, turns } as const] : [];
  });
}

/** By a player: what a machine wrote says nothing of them. */
const isSubmitted = (sheet: OrderSheet): boolean =>
  sheet.status === 'submitted' && !isByMachine(sheet);
