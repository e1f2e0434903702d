import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { FAR, SYSTEMS } from '#test/support/proof-map';
import type { ProofWorld } from '#test/support/proof-world';
import type { DonePhase } from '#test/support/whole-turn';
import { type Asking, turnPlayed } from './play.ts';
import type { Rig } from './rig.ts';

/** One thing that a viewer gets to see, as bytes. */
export type Sight = Readonly<{ what: string; bytes: string }>;

/** As it would go over the wire: the order of keys could tell something too. */
const bytesOf = (value: unknown): string => JSON.stringify(value);

export type Watching = Readonly<{ viewer: EmpireId; asking: Asking; rig: Rig }>;
export type Observed = Readonly<{ sights: readonly Sight[]; done: readonly DonePhase[] }>;

/**
 * Everything that a viewer is shown in a whole turn, in order: what they are told of their sheet, and for every phase their desk while it
 * runs, what they saw happen in it, and their desk after it.
 */
export function observe(world: ProofWorld, watching: Watching): Observed {
  const sights: Sight[] = [];
  const { rig, viewer, asking } = watching;
  const played = turnPlayed(world, asking, rig);
  for (const { before, verdicts, waits, done } of played) {
    const { phase, state } = done;
    const verdict = verdicts.get(viewer);
    if (verdict !== undefined) {
      const nosy = rig.judge({ world, state: before, viewer, open: [] }, nosyOrders(viewer));
      sights.push({ what: 'verdicts', bytes: bytesOf(verdict) });
      sights.push({ what: 'verdicts on nosy orders', bytes: bytesOf(nosy) });
    }
    for (const open of waits) {
      note(sights, `${phase}: desk while it runs`, { world, state: before, open }, watching);
    }
    sights.push({ what: `${phase}: seen events`, bytes: bytesOf(rig.see(done, viewer)) });
    note(sights, `${phase}: desk after it`, { world, state, open: [] }, watching);
  }
  return { sights, done: played.map(({ done }) => done) };
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

const GUESSED = [...SYSTEMS, FAR];

/** Orders about things of others, by ids that a player might guess, whether or not there is such a thing. */
function nosyOrders(viewer: EmpireId): readonly Order[] {
  const others = ['human', 'loran', 'tirelon', 'zeta'].filter((one) => one !== viewer);
  const orders = others.flatMap((other) => [
    { kind: 'CancelWork', work: `${other}.w1` },
    { kind: 'FundWork', work: `${other}.w2`, pay: 1 },
    { kind: 'RankWorks', works: [`${viewer}.w1`, `${other}.w2`] },
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

/** The first thing in which two viewers’ turns differ; undefined: they are the same for the viewer. */
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
