import { runPhase } from '#engine/turn/run-phase';
import { diceFrom } from '#kernel/dice/dice-from';
import { xoshiro } from '#kernel/dice/xoshiro';
import { hashOf } from '#kernel/result/hash';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { Dice, Roll, RollPurpose } from '#model/rolls/roll-purpose';
import { rollsById } from '#fog/visibility/rolls-by-id';
import type { ProofWorld } from '#test/support/proof-world';
import type { DonePhase } from '#test/support/whole-turn';
import type { Asking } from './play.ts';
import { PLANTED_IN_COLONIES } from './planted-leaks-colonies.ts';
import { PLANTED_IN_A_YEAR } from './planted-leaks-year.ts';
import { CLEAN, type DeskInput, type Rig, cleanDesk, seenIn } from './rig.ts';

/* Leaks that nobody plans, each planted around the program without touching it. */

/** `windows`: it shows while players are asked, and no sooner. `near`: the pair of worlds from which to look for it, where it is rare. */
type Dye = Readonly<{ leak: string; rig: Rig; asking?: Asking; near?: number }>;

/** One generator for all: the rolls of one player shift the dice of the next. */
function sharedDice({ secret }: ProofWorld, { turn, phase }: CampaignState): Dice {
  const words = hashOf([secret, turn, phase])
    .match(/.{8}/gu)!
    .map((word) => parseInt(word, 16));
  const { next } = xoshiro([words[0]!, words[1]!, words[2]!, words[3]!]);
  return diceFrom<RollPurpose>({
    name: ['shared'],
    open:
      () =>
      ({ spec }) =>
        Array.from({ length: spec.count }, () => 1 + (next() % spec.faces)),
  });
}

/** One counter of ids for all empires. */
function globalCounters(state: CampaignState): CampaignState {
  const rows = Object.values(state.counters);
  const all = (of: 'units' | 'fleets' | 'works' | 'contacts'): number =>
    rows.reduce((sum, row) => sum + row[of], 0);
  const counts = {
    units: all('units'),
    fleets: all('fleets'),
    works: all('works'),
    contacts: all('contacts'),
  };
  const counters = Object.fromEntries(rows.map((row) => [row.empire, { ...row, ...counts }]));
  return { ...state, counters };
}

/** The rolls behind what a viewer saw, under their numbers in the log. */
const withRollNumbers = (
  done: DonePhase,
  viewer: Parameters<Rig['see']>[1],
): readonly unknown[] => {
  const numbers = new Map([...rollsById(done.rolls).keys()].map((id, at) => [id, at]));
  const single = (event: DonePhase['events'][number]): readonly unknown[] =>
    seenIn({ ...done, events: [event] }, viewer).map((seen) => ({
      seen: seen.type,
      rolls: event.rolls.map((id) => numbers.get(id)),
    }));
  return done.events.filter((event) => event.type !== 'BattleMoment').flatMap(single);
};

/** The ids of those rolls, when streams have no names of their own. */
const withRollIds = (done: DonePhase, viewer: Parameters<Rig['see']>[1]): readonly unknown[] => {
  const mine = done.events.filter((event) =>
    event.witnesses.some(({ empire }) => empire === viewer),
  );
  return [...seenIn(done, viewer), ...mine.map((event) => event.rolls)];
};

/** One stream of ids, counted through, though every stream keeps its own dice. */
function countedDice(world: ProofWorld, state: CampaignState): Dice {
  const own = CLEAN.dice(world, state);
  let count = 0;
  const over = (dice: Dice): Dice => ({
    stream: (...scope) => over(dice.stream(...scope)),
    log: () => LOGS.get(own) ?? [],
    roll: (spec, purpose, rule) => {
      count += 1;
      const roll: Roll = {
        ...dice.roll(spec, purpose, rule),
        id: `roll ${String(count)}` as Roll['id'],
      };
      LOGS.set(own, [...(LOGS.get(own) ?? []), roll]);
      return roll;
    },
  });
  return over(own);
}
const LOGS = new WeakMap<Dice, readonly Roll[]>();

/** What a viewer saw, with each event's number among all that happened. */
const withEventNumbers = (done: DonePhase, viewer: Parameters<Rig['see']>[1]): readonly unknown[] =>
  done.events.flatMap((event, number) =>
    event.type === 'BattleMoment'
      ? []
      : seenIn({ ...done, events: [event] }, viewer).map((seen) => ({ ...seen, number })),
  );

/** Questions in an order that comes from the true ids of the fleets that are met. */
function questionsByTrueIds(input: DeskInput): unknown {
  const { view, questions } = cleanDesk(input);
  const fleets = Object.values(input.state.fleets).filter(({ owner }) => owner !== input.viewer);
  const key = ({ place }: (typeof questions)[number]): string => {
    const met = fleets.filter((fleet) =>
      place.kind === 'lane'
        ? fleet.place.kind === 'lane' && fleet.place.lane === place.lane
        : fleet.place.kind === 'system' && fleet.place.system === place.system,
    );
    return hashOf(met.map(({ id }) => id));
  };
  return { view, questions: [...questions].sort((a, b) => (key(a) < key(b) ? -1 : 1)) };
}

/** A page that says that the turn waits for somebody. */
function waitingDesk(input: DeskInput): unknown {
  const desk = cleanDesk(input);
  const stage = input.open.length > 0 ? 'waiting' : desk.view.stage;
  return { ...desk, view: { ...desk.view, stage } };
}

/** A verdict that looks up who really is where the order leads. */
const knowingJudge: Rig['judge'] = (input, orders) => {
  const verdict = judgeOrders(cleanDesk(input).view, orders);
  const { fleets } = input.state;
  const verdicts = verdict.verdicts.map((one) => {
    if (one.order.kind !== 'MoveFleet') return one;
    const goal = one.order.path.at(-1);
    const there = Object.values(fleets).filter(
      ({ place, owner }) =>
        place.kind === 'system' && place.system === goal && owner !== input.viewer,
    );
    const text = `You would meet ${String(there.length)} fleets there.`;
    const issue = { severity: 'doubtful', code: 'DANGER', cite: 'MOV-2', path: '', text };
    return { ...one, issues: [...one.issues, issue as never] };
  });
  return { ...verdict, verdicts };
};

/** An error that says whether what was asked for exists. */
const tellingJudge: Rig['judge'] = (input, orders) => {
  const verdict = judgeOrders(cleanDesk(input).view, orders);
  const verdicts = verdict.verdicts.map((one) => {
    if (one.order.kind !== 'CancelWork' || !('work' in one.order) || one.accepted) return one;
    const exists = Object.hasOwn(input.state.works, one.order.work);
    const text = exists ? 'It is not yours.' : 'There is no such work.';
    return { ...one, issues: one.issues.map((issue) => ({ ...issue, text })) };
  });
  return { ...verdict, verdicts };
};

export const PLANTED: readonly Dye[] = [
  { leak: 'one stream of dice for all', rig: { ...CLEAN, dice: sharedDice }, near: 26 },
  {
    leak: 'one counter of ids for all',
    rig: { ...CLEAN, run: (input) => runPhase({ ...input, state: globalCounters(input.state) }) },
  },
  { leak: 'a roll’s number in a seen event', rig: { ...CLEAN, see: withRollNumbers }, near: 26 },
  {
    leak: 'a counted roll id in a seen event',
    rig: { ...CLEAN, dice: countedDice, see: withRollIds },
    near: 100,
  },
  { leak: 'an event’s number among all events', rig: { ...CLEAN, see: withEventNumbers } },
  {
    leak: 'questions in the order of true ids',
    rig: { ...CLEAN, desk: questionsByTrueIds },
    asking: 'windows',
    near: 3,
  },
  {
    leak: 'a desk that shows a window open elsewhere',
    rig: { ...CLEAN, desk: waitingDesk },
    asking: 'windows',
    near: 130,
  },
  { leak: 'a verdict that counts hidden fleets', rig: { ...CLEAN, judge: knowingJudge } },
  {
    leak: 'an error that tells whether a hidden work exists',
    rig: { ...CLEAN, judge: tellingJudge },
  },
  ...PLANTED_IN_A_YEAR,
  ...PLANTED_IN_COLONIES,
];
