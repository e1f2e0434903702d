import { groupBy } from '#kernel/collections/group-by';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { ok } from '#kernel/result/result';
import { type Actor, seesTruth } from '#app/actor';
import { battlesFought, type FoughtBattle } from '#app/figures/battles-fought';
import { WAR_EVENTS, type War, warsOf } from '#app/figures/wars-of';
import { type Loss, LOSS_EVENTS, lossesOf } from '#app/figures/losses-of';
import { type EmpireFigures, figuresOf } from '#app/figures/figures-of';
import { lookedAtState } from '#app/desk/looked-at-state';
import { type UseCase, guarded } from '#app/guarded';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { CheckpointHead, KeptEvent } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEventType } from '#model/events/campaign-event';

/** What an empire got and lost in one turn. `income`: after maintenance; null before its Opening. */
type Flow = Readonly<{ empire: EmpireId; income: number | null; lost: number; units: number }>;

/** The figures of one turn, as it was when its orders opened, and what came and went in it. */
type TurnFigures = Readonly<{
  turn: number;
  stock: readonly EmpireFigures[];
  flow: readonly Flow[];
}>;

/** The wars of a campaign, with every battle and every loss. */
export type WarRecord = Readonly<{
  empires: readonly Readonly<{ id: EmpireId; name: string }>[];
  battles: readonly FoughtBattle[];
  /** Every unit that was lost, the first loss first. */
  losses: readonly Loss[];
  wars: readonly War[];
  /** The names of the classes of lost units. */
  classes: Readonly<Record<string, string>>;
  /** The names of systems, and of lanes by their ends. */
  places: Readonly<Record<string, string>>;
}>;

/** The course of a campaign in figures. */
export type Figures = WarRecord & Readonly<{ turns: readonly TurnFigures[] }>;

/** More events than any campaign has. */
const ALL = 1_000_000;

type ReadInput = Readonly<{ actor: Actor }>;
type Source = Readonly<{ ports: Ports; reader: StoreReader }>;

/** Lets a moderator who sees the whole campaign read its figures. */
const forModerator = <T>(
  ports: Ports,
  work: (source: Source, campaign: Campaign) => Promise<T>,
): UseCase<ReadInput, T> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return ports.store.read(async (reader): Promise<Outcome<T>> => {
      const campaign = await reader.campaign(actor.campaign);
      return campaign === undefined
        ? refuse('CAMPAIGN_UNKNOWN')
        : ok(await work({ ports, reader }, campaign));
    });
  });

/** How all empires fared from turn to turn, and every battle with its losses, for the moderator. */
export const readFigures = (ports: Ports): UseCase<ReadInput, Figures> =>
  forModerator(ports, figuresIn);

/** `look`: what it is part of; left out: the page of wars itself. */
type ReadWarsInput = ReadInput & Readonly<{ look?: 'truth' | 'figures' }>;

/** The wars with their battles and losses, without the figures of each turn. @rule DIP-4 */
export const readWars = (ports: Ports): UseCase<ReadWarsInput, WarRecord> =>
  forModerator(ports, async (source, campaign) =>
    warsIn(source.reader, await tableOf(source, campaign, [])),
  );

/** Events of some types and the state now. */
type Table = Readonly<{ id: Campaign['id']; state: CampaignState; events: readonly KeptEvent[] }>;

async function tableOf(
  { ports, reader }: Source,
  campaign: Campaign,
  more: readonly CampaignEventType[],
): Promise<Table> {
  const { id } = campaign;
  const types = [...LOSS_EVENTS, ...WAR_EVENTS, ...more];
  const { events } = await reader.eventPage(id, { types, skip: 0, take: ALL });
  const state = await lookedAtState(ports, reader, campaign);
  return { id, state, events: events.toReversed() };
}

async function warsIn(reader: StoreReader, { id, state, events }: Table): Promise<WarRecord> {
  const losses = lossesOf(events, (design) => state.designs[design]?.cost ?? 0);
  const battles = battlesFought(events, losses);
  return {
    empires: valuesById(state.empires).map((empire) => ({ id: empire.id, name: empire.name })),
    battles,
    losses,
    wars: warsOf({ events, battles, losses }, await firstState(reader, id)),
    classes: Object.fromEntries(
      losses.map(({ design }) => [design, state.designs[design]?.name ?? design]),
    ),
    places: placeNames(state),
  };
}

async function figuresIn(source: Source, campaign: Campaign): Promise<Figures> {
  const { ports, reader } = source;
  const { id } = campaign;
  const table = await tableOf(source, campaign, ['IncomePaid']);
  const record = await warsIn(reader, table);
  const byTurn = groupBy(table.events, ({ turn }) => turn);
  const lossesByTurn = groupBy(record.losses, ({ turn }) => turn);
  const turns: TurnFigures[] = [];
  for (const [turn, head] of openedTurns(await reader.checkpoints(id))) {
    const key = [id, String(head.version), head.hash].join(' ');
    const stock = await ports.kept.figures(key, async () => {
      const past = await reader.checkpoint(id, head.version);
      return past === undefined ? [] : figuresOf(past);
    });
    const own = { events: byTurn.get(turn) ?? [], losses: lossesByTurn.get(turn) ?? [] };
    turns.push({ turn, stock, flow: flowsOf(table.state, own) });
  }
  return { ...record, turns };
}

/** The state that the campaign began with, or the oldest that is kept. */
async function firstState(
  reader: StoreReader,
  id: Campaign['id'],
): Promise<CampaignState | undefined> {
  const [first] = await reader.checkpoints(id);
  return first === undefined ? undefined : reader.checkpoint(id, first.version);
}

/** The last kept state of each turn with its orders open, the first turn first. */
const openedTurns = (
  heads: readonly CheckpointHead[],
): readonly (readonly [number, CheckpointHead])[] =>
  [
    ...new Map(
      heads.filter(({ phase }) => phase === 'economic').map((head) => [head.turn, head] as const),
    ),
  ].toSorted(([a], [b]) => a - b);

/** What was kept of one turn. */
type Kept = Readonly<{ events: readonly KeptEvent[]; losses: readonly Loss[] }>;

/** The losses of an empire are the sum of their causes, battles among them. */
function flowsOf({ empires }: CampaignState, { events, losses }: Kept): readonly Flow[] {
  const incomes = new Map(
    events.flatMap(({ event }) =>
      event.type === 'IncomePaid' ? [[event.empire, event.total] as const] : [],
    ),
  );
  const byEmpire = groupBy(losses, ({ empire }) => empire);
  return valuesById(empires).map(({ id }): Flow => {
    const own = byEmpire.get(id) ?? [];
    const lost = sumOf(own, ({ cost }) => cost);
    return { empire: id, income: incomes.get(id) ?? null, lost, units: own.length };
  });
}

function placeNames({ systems, lanes }: CampaignState): Readonly<Record<string, string>> {
  const nameOf = (id: keyof typeof systems): string => systems[id]?.name ?? id;
  return Object.fromEntries([
    ...entriesById(systems).map(([id, { name }]) => [id, name] as const),
    ...entriesById(lanes).map(([id, { a, b }]) => [id, `${nameOf(a)}–${nameOf(b)}`] as const),
  ]);
}
