import type { EmpireId } from '#model/campaign/ids';
import { entriesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { Answer } from '#model/decisions/decision';
import type { Order, OrdersByEmpire } from '#model/orders/order';
import type { PhaseId } from '#model/campaign/phase-ids';
import { FAR, SYSTEMS } from '#test/support/proof-map';
import type { ProofWorld } from '#test/support/proof-world';
import {
  type DonePhase,
  WHOLE_TURN,
  standingDecider,
  windowDecider,
} from '#test/support/whole-turn';
import type { Rig } from './rig.ts';

/** One thing that a viewer gets to see, as bytes. */
export type Sight = Readonly<{ what: string; bytes: string }>;

/** As it would go over the wire: the order of keys could tell something too. */
const bytesOf = (value: unknown): string => JSON.stringify(value);

/** Whether players are asked in windows, or their standing orders speak. */
export type Asking = 'standing' | 'windows';
export type Watching = Readonly<{ viewer: EmpireId; asking: Asking; rig: Rig }>;
export type Observed = Readonly<{ sights: readonly Sight[]; done: readonly DonePhase[] }>;

/**
 * Everything that a viewer is shown in a whole turn, in order: what he is told of his sheet, and
 * for every phase his desk while it runs, what he saw happen in it, and his desk after it.
 */
export function observe(world: ProofWorld, watching: Watching): Observed {
  const sights: Sight[] = [];
  const done: DonePhase[] = [];
  let state = world.state;
  let orders: OrdersByEmpire = {};
  for (const phase of WHOLE_TURN) {
    if (phase === 'economic') {
      orders = judged(world, state, watching, sights);
    }
    const ran = phaseWatched({ world, state, orders }, watching, sights);
    done.push(ran);
    state = ran.state;
    sights.push({
      what: `${phase}: seen events`,
      bytes: bytesOf(watching.rig.see(ran, watching.viewer)),
    });
    note(sights, `${phase}: desk after it`, { world, state, open: [] }, watching);
  }
  return { sights, done };
}

type Moment = Readonly<{
  world: ProofWorld;
  state: CampaignState;
  open: Parameters<Rig['desk']>[0]['open'];
}>;

function note(sights: Sight[], what: string, moment: Moment, { rig, viewer }: Watching): void {
  const bytes = bytesOf(rig.desk({ ...moment, viewer }));
  // Nobody counts how often a page is loaded: only a desk that changed is a sight.
  if (sights.findLast((one) => one.what === what)?.bytes !== bytes) sights.push({ what, bytes });
}

function judged(
  world: ProofWorld,
  state: CampaignState,
  { rig, viewer }: Watching,
  sights: Sight[],
): OrdersByEmpire {
  const sheets = entriesById(world.orders).map(([empire, sheet]) => {
    const input = { world, state, viewer: empire, open: [] };
    const verdict = rig.judge(input, sheet);
    if (empire === viewer) {
      sights.push({ what: 'verdicts', bytes: bytesOf(verdict) });
      const nosy = rig.judge(input, nosyOrders(viewer));
      sights.push({ what: 'verdicts on nosy orders', bytes: bytesOf(nosy) });
    }
    return [empire, verdict.legal] as const;
  });
  return Object.fromEntries(sheets);
}

const GUESSED = [...SYSTEMS, FAR];

/** Orders about what is not his, by ids that he might guess, whether or not there is such a thing. */
function nosyOrders(viewer: EmpireId): readonly Order[] {
  const others = ['human', 'loran', 'tirelon', 'zeta'].filter((one) => one !== viewer);
  const orders = others.flatMap((other) => [
    { kind: 'CancelWork', work: `${other}.w1` },
    { kind: 'FundWork', work: `${other}.w2`, pay: 1 },
    { kind: 'MoveFleet', fleet: `${other}.f3`, path: ['H0103'] },
    { kind: 'FormFleet', name: 'Theirs', units: [`${other}.u20`], at: 'movement' },
    {
      kind: 'AssignUnits',
      units: [`${viewer}.u1`],
      to: { kind: 'fleet', fleet: `${other}.f1` },
      at: 'movement',
    },
    { kind: 'SetRoute', fleet: `${other}.f2`, route: { kind: 'return' } },
    { kind: 'SetRoute', fleet: `${viewer}.f2`, route: { kind: 'escort', fleet: `${other}.f1` } },
    { kind: 'SetStanding', fleet: `${other}.f2`, standing: { engage: 'nobody' } },
  ]);
  const routes = GUESSED.map((system) => {
    return { kind: 'SetRoute', fleet: `${viewer}.f1`, route: { kind: 'to', system } };
  });
  const paths = GUESSED.map((id) => ({
    kind: 'MoveFleet',
    fleet: `${viewer}.f1`,
    path: [id],
  }));
  const yards = GUESSED.map((system) => {
    const what = {
      design: `${viewer}.frigate`,
      count: 1,
      source: 'shipyard',
      names: [],
      pay: null,
    };
    return { kind: 'BuildUnits', system, ...what };
  });
  // Guesses of ids need no brands.
  return [
    ...orders,
    ...routes.sort(byText),
    ...paths.sort(byText),
    ...yards.sort(byText),
  ] as unknown as readonly Order[];
}

const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

type Due = Readonly<{ world: ProofWorld; state: CampaignState; orders: OrdersByEmpire }>;

function phaseWatched(due: Due, watching: Watching, sights: Sight[]): DonePhase {
  const { world, state, orders } = due;
  const { rig, asking } = watching;
  const phase: PhaseId = state.phase;
  const what = `${phase}: desk while it runs`;
  const answers = new Map<string, Answer>();
  const window = windowDecider(answers);
  for (;;) {
    const dice = rig.dice(world, state);
    const standing = new Map<string, Answer>();
    const result = rig.run({
      state,
      orders,
      rules: world.rules,
      dice,
      decide: (decision, policy) => {
        if (asking === 'standing') return standingDecider(decision, policy);
        standing.set(decision.id, policy);
        return window(decision, policy);
      },
    });
    if (result.done) {
      // Before it is told to be done there is a moment without questions, however long others take.
      if (asking === 'windows') note(sights, what, { world, state, open: [] }, watching);
      return {
        phase,
        state: result.state,
        events: result.events,
        rolls: dice.log(),
        decided: result.decided,
      };
    }
    note(sights, what, { world, state, open: result.open }, watching);
    for (const { id } of result.open) answers.set(id, standing.get(id)!);
  }
}

/** The first thing in which two viewers' turns differ; nothing: they are the same to him. */
export function firstDifference(one: Observed, other: Observed): Sight | undefined {
  const at = Math.max(one.sights.length, other.sights.length);
  for (let index = 0; index < at; index += 1) {
    const [a, b] = [one.sights[index], other.sights[index]];
    if (a?.what === b?.what && a?.bytes === b?.bytes) continue;
    return a ?? b;
  }
  return undefined;
}

/** Where two texts part, with something around it: what a reader of a failed proof needs. */
export function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 160);
  return `…${one.slice(from, at + 120)}\n…${other.slice(from, at + 120)}`;
}
