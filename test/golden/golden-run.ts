import { existsSync, readFileSync } from 'node:fs';
import { stateHashOf } from '#app/run/state-hash';
import { publicationsOf } from '#app/run/publications-of';
import type { Unpublished } from '#app/run/snapshot';
import type { Publication } from '#app/ports/turn-record';
import { playPhase, type PlayedPhase } from '#app/self-play/play-phase';
import { parseOrderText } from '#content/orders/parse-order-text';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { spokenNamesOf } from '#http/names/spoken-names';
import { judgeOrders, type Verdict } from '#legality/judge-orders';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { OrdersByEmpire } from '#model/orders/order';
import { firstContactText, publishedLists } from '#test/content/published-lists';

/** All dice of the golden run come from it; another one makes another campaign. */
const GOLDEN_SECRET = 'first-contact-5';
const GOLDEN_TURNS = 12;

const ORDERS = new URL('../../scenarios/first-contact/orders/', import.meta.url);

/** A line of an order file that is no order, or one that was refused. */
export type Refusal = Readonly<{ empire: EmpireId; line: string; why: readonly string[] }>;

export type GoldenPhase = PlayedPhase &
  Readonly<{ phase: PhaseId; before: CampaignState; hash: string }>;

export type GoldenTurn = Readonly<{
  turn: number;
  phases: readonly GoldenPhase[];
  accepted: Readonly<Record<string, number>>;
  refused: readonly Refusal[];
  issued: readonly Publication[];
}>;

/** What happens to state and orders between two phases; nothing may come of it. */
export type Between = Readonly<{
  state: (state: CampaignState) => CampaignState;
  orders: (orders: OrdersByEmpire) => OrdersByEmpire;
}>;
const NOTHING_BETWEEN: Between = { state: (state) => state, orders: (orders) => orders };

function readOrders(turn: number, empire: EmpireId): string {
  const file = new URL(`turn-${String(turn).padStart(2, '0')}.${empire}.txt`, ORDERS);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

type Sheet = Readonly<{
  empire: EmpireId;
  verdicts: readonly Verdict[];
  legal: OrdersByEmpire[EmpireId];
  refused: readonly Refusal[];
}>;

function sheetOf(turn: number, { empire, view }: Publication): Sheet {
  const lines = parseOrderText(readOrders(turn, empire), spokenNamesOf(view));
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

function goldenStart(): Readonly<{ state: CampaignState; name: string }> & {
  rules: ReturnType<typeof stateOfScenario>['rules'];
} {
  const lists = publishedLists();
  const scenario = parseScenario(firstContactText(), lists);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return stateOfScenario(scenario.value, lists);
}

/** Plays First Contact by its order files, a whole year. */
export function goldenRun(between: Between = NOTHING_BETWEEN): readonly GoldenTurn[] {
  const { state: first, rules, name } = goldenStart();
  let state = first;
  let records: Unpublished[] = [];
  const play = (orders: OrdersByEmpire): GoldenPhase => {
    const { turn, phase } = state;
    const seed = { secret: GOLDEN_SECRET, turn, attempt: 1, phase };
    const before = between.state(state);
    const due = { state: before, orders: between.orders(orders), rules, seed, players: null };
    const played = playPhase(due);
    ({ state } = played);
    records.push({ version: 1, record: played });
    return { ...played, phase, before, hash: stateHashOf(state) };
  };
  const issue = (): readonly Publication[] => {
    const head = { version: 0, editions: new Map(), publishedAt: '' };
    const issued = publicationsOf({ campaign: { name, rules }, state, records, ...head });
    records = [];
    return issued;
  };
  return Array.from({ length: GOLDEN_TURNS }, (_, index): GoldenTurn => {
    const opening = play({});
    const issued = issue();
    const sheets = issued.map((publication) => sheetOf(index + 1, publication));
    const orders = Object.fromEntries(sheets.map(({ empire, legal }) => [empire, legal]));
    const phases = [opening];
    while (state.phase !== 'opening') phases.push(play(orders));
    return {
      turn: index + 1,
      phases,
      accepted: Object.fromEntries(sheets.map(({ empire, legal }) => [empire, legal.length])),
      refused: sheets.flatMap(({ refused }) => refused),
      issued,
    };
  });
}
