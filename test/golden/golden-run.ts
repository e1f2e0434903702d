import { existsSync, readFileSync } from 'node:fs';
import { stateHashOf } from '#app/run/phase/state-hash';
import { publicationsOf } from '#app/editions/publications-of';
import type { Unpublished } from '#app/run/phase/snapshot';
import type { Publication } from '#app/ports/turn-record';
import { playPhase, type PlayedPhase } from '#app/self-play/play-phase';
import { amend } from '#engine/turn/amend';
import { parseOrderText } from '#content/orders/parse-order-text';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { spokenNamesOf } from '#http/names/spoken-names';
import { judgeOrders, type Verdict } from '#legality/judge-orders';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrdersByEmpire } from '#model/orders/order';
import type { GoldenCampaign } from './golden-campaign.ts';

const SCENARIOS = new URL('../../scenarios/', import.meta.url);

/** A line of an order file that is no order, or one that was refused. */
export type Refusal = Readonly<{ empire: EmpireId; line: string; why: readonly string[] }>;

export type GoldenPhase = PlayedPhase &
  Readonly<{ phase: PhaseId; before: CampaignState; hash: string }>;

export type GoldenTurn = Readonly<{
  turn: number;
  /** What the moderator set before it, with the state that came of it. */
  amended: PlayedPhase | null;
  phases: readonly GoldenPhase[];
  accepted: Readonly<Record<string, number>>;
  /** What was carried out of the order files. */
  orders: OrdersByEmpire;
  refused: readonly Refusal[];
  issued: readonly Publication[];
}>;

/** What happens to state and orders between two phases; nothing may come of it. */
export type Between = Readonly<{
  state: (state: CampaignState) => CampaignState;
  orders: (orders: OrdersByEmpire) => OrdersByEmpire;
}>;
const NOTHING_BETWEEN: Between = { state: (state) => state, orders: (orders) => orders };

type Sheeted = Readonly<{ folder: string; turn: number }>;

function readOrders({ folder, turn }: Sheeted, empire: EmpireId): string {
  const name = `turn-${String(turn).padStart(2, '0')}.${empire}.txt`;
  const file = new URL(`${folder}/orders/${name}`, SCENARIOS);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

type Sheet = Readonly<{
  empire: EmpireId;
  verdicts: readonly Verdict[];
  legal: OrdersByEmpire[EmpireId];
  refused: readonly Refusal[];
}>;

function sheetOf(sheeted: Sheeted, { empire, view }: Publication): Sheet {
  const lines = parseOrderText(readOrders(sheeted, empire), spokenNamesOf(view));
  const orders = lines.flatMap(({ order }) => order ?? []);
  const { verdicts, legal } = judgeOrders(view, orders);
  const told = lines.filter(({ order }) => order !== null);
  const unread = lines
    .filter(({ order }) => order === null)
    .map(({ text, issues }) => ({ empire, line: text, why: issues.map((issue) => issue.text) }));
  const illegal = verdicts.flatMap(({ accepted, issues }, index) =>
    accepted
      ? []
      : [{ empire, line: told[index]?.text ?? '', why: issues.map((issue) => issue.text) }],
  );
  return { empire, verdicts, legal, refused: [...unread, ...illegal] };
}

/** How a campaign begins. */
export function goldenStart(campaign: GoldenCampaign): ReturnType<typeof stateOfScenario> {
  const lists = campaign.lists();
  const scenario = parseScenario(campaign.scenario(), lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return stateOfScenario(scenario.value, lists);
}

/** Plays a campaign by its order files. */
export function goldenRun(
  campaign: GoldenCampaign,
  between: Between = NOTHING_BETWEEN,
): readonly GoldenTurn[] {
  const { folder, secret, amendments } = campaign;
  const { state: first, rules, name } = goldenStart(campaign);
  let state = first;
  let records: Unpublished[] = [];
  const play = (orders: OrdersByEmpire): GoldenPhase => {
    const { turn, phase } = state;
    const seed = { secret, turn, attempt: 1, phase };
    const before = between.state(state);
    const due = { state: before, orders: between.orders(orders), rules, seed, players: null };
    const played = playPhase(due);
    ({ state } = played);
    records.push({ version: 1, record: played });
    return { ...played, phase, before, hash: stateHashOf(state) };
  };
  const amendBefore = (turn: number): PlayedPhase | null => {
    const amendment = amendments.get(turn);
    if (amendment === undefined) return null;
    const amended = { ...amend(state, amendment), rolls: [], decided: [], beyond: [] };
    ({ state } = amended);
    records.push({ version: 1, record: amended });
    return amended;
  };
  const issue = (): readonly Publication[] => {
    const head = { version: 0, editions: new Map(), publishedAt: '' };
    const issued = publicationsOf({ campaign: { name, rules }, state, records, ...head });
    records = [];
    return issued;
  };
  return Array.from({ length: campaign.turns }, (_, index): GoldenTurn => {
    const turn = index + 1;
    const amended = amendBefore(turn);
    const opening = play({});
    const issued = issue();
    const sheets = issued.map((publication) => sheetOf({ folder, turn }, publication));
    const orders = Object.fromEntries(sheets.map(({ empire, legal }) => [empire, legal]));
    const phases = [opening];
    while (state.phase !== 'opening') phases.push(play(orders));
    return {
      turn,
      amended,
      phases,
      orders,
      accepted: Object.fromEntries(sheets.map(({ empire, legal }) => [empire, legal.length])),
      refused: sheets.flatMap(({ refused }) => refused),
      issued,
    };
  });
}
