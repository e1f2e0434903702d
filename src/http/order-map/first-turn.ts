import type { PlottedFleet } from '#app/orders/plot-moves';
import type { TutorialView } from '#app/usecases/tutorials/read-tutorial';
import { knownUnexploredLanes } from '#fog/views/known-unexplored-lanes';
import { valuesById } from '#kernel/collections/tables';
import { sortBy } from '#kernel/collections/sort-by';
import { divide } from '#kernel/numbers/divide';
import { listed, listedOr } from '#kernel/words/listed';
import type { SystemId } from '#model/campaign/ids';
import type { OrderKind } from '#model/orders/order';
import { outputOf } from '#rules/economy/output-of';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORMS } from '#http/forms/orders/order-forms';
import type { FoundOrders } from '#http/orders/found-orders';
import type { OrdersContent } from '#http/orders/orders-contents';
import { type FoundStep, stepsCard } from '#http/tutorials/steps-card';
import { TEXTS } from '#http/tutorials/texts';
import { tutorialKeys } from '#http/tutorials/tutorial-keys';
import type { StepsCard } from '#http/tutorials/tutorial-content';
import type { MapDesk } from './map-desk.ts';
import { chosenIn, mapAddress } from './map-look.ts';
import { buildableAt } from './quick-builds.ts';

type Parts = Readonly<{
  desk: MapDesk;
  forms: FormDesk;
  found: FoundOrders;
  handIn: OrdersContent['handIn'];
}>;
type Step = (parts: Parts) => FoundStep | null;

/** As many classes are named as examples. */
const EXAMPLES = 3;
/** The turns of a year: research is checked in the last of them. @rule TECH-2 */
const YEAR = 12;

const verdictsIn = ({ found }: Parts) => found.judged.verdicts;

const orders = (parts: Parts, ...kinds: readonly OrderKind[]): boolean =>
  verdictsIn(parts).some(({ order, accepted }) => accepted && kinds.includes(order.kind));

/** The homeworld, if it is still the player’s. */
function homeOf({ desk: { view } }: Parts): SystemId | null {
  const { homeworld } = view.empire;
  return (view.systems[homeworld]?.own ?? null) === null ? null : homeworld;
}

/** The home is looked at while it is chosen, and by those who have gone on to anything else. */
const homeStep: Step = (parts) => {
  const { view, names, look, path } = parts.desk;
  const home = homeOf(parts);
  const own = home === null ? null : (view.systems[home]?.own ?? null);
  if (home === null || own === null) return null;
  const name = names.system(home);
  return {
    id: 'home',
    label: TEXTS.lookAtHome,
    isDone: look.system === home || verdictsIn(parts).length > 0,
    text: TEXTS.homeValues(name, own, outputOf(own)),
    link: { href: mapAddress(path, { system: home }), label: TEXTS.goTo(name) },
  };
};

const buildStep: Step = (parts) => {
  const { desk, forms, found } = parts;
  const home = homeOf(parts);
  if (home === null) return null;
  const isDone = orders(parts, 'BuildUnits', 'FundWork');
  const label = TEXTS.chooseWhatToBuild;
  const left = found.judged.treasuryAfter;
  const classes = buildableAt(forms, home)
    .map(({ design }) => design)
    .filter(({ cost }) => cost <= left);
  if (!isDone && classes.length === 0) return null;
  const dearest = sortBy(classes, (a, b) => b.cost - a.cost).slice(0, EXAMPLES);
  const examples = listedOr(dearest.map(({ name, cost }) => TEXTS.classAt(name, cost)));
  return {
    id: 'build',
    label: TEXTS.buildSomething,
    isDone,
    ...(isDone || desk.look.form !== 'BuildUnits'
      ? {
          text: isDone ? TEXTS.youBuild : TEXTS.canAfford(left, desk.names.system(home), examples),
          link: {
            href: desk.hrefOf({ kind: 'BuildUnits', label, fields: { system: home } }),
            label,
          },
        }
      : { text: TEXTS.inForm(left), link: { href: '#form', label: TEXTS.seeForm } }),
  };
};

const isShip = ({ view }: MapDesk, { units }: PlottedFleet): boolean =>
  units.some(({ design }) => view.designs[design]?.design.kind === 'ship');

/** A fleet that can explore; or else the smallest of ships that can go somewhere. */
function scoutOf({ desk }: Parts): PlottedFleet | undefined {
  const able = desk.plotted.fleets.filter((fleet) => isShip(desk, fleet));
  const bySize = sortBy(able, (a, b) => a.units.length - b.units.length);
  return bySize.find(({ explorable }) => explorable > 0) ?? bySize.find(({ reach }) => reach > 0);
}

const CHOSEN = '#chosen';

const lanesAt = ({ lanes }: MapDesk['view'], system: SystemId): number =>
  valuesById(lanes).filter(({ a, b }) => a === system || b === system).length;

/**
 * Where a scout could go: to the nearest systems, whose supply is surest, and among them where an Explorer can explore a lane
 * next. Without one it goes where it can go on: to a system of others or of nobody where lanes meet.
 */
function goalFor({ plotted, view }: MapDesk, { isExplorer }: PlottedFleet): SystemId | undefined {
  const near = (plotted.reach?.goals ?? []).filter(({ turns }) => turns === 1);
  const worth = (system: SystemId): number => {
    const unexplored = knownUnexploredLanes(view, system).length;
    if (isExplorer) return unexplored;
    const isOwn = (view.systems[system]?.own ?? null) !== null;
    return isOwn ? 0 : lanesAt(view, system) - unexplored;
  };
  const [best] = sortBy(
    near,
    (a, b) => a.path.length - b.path.length,
    (a, b) => worth(b.system) - worth(a.system),
  );
  return best?.system;
}

/** The order for the chosen fleet and its goal. */
const toOrder = (desk: MapDesk, { name }: PlottedFleet, to: SystemId) => ({
  text: TEXTS.giveOrder(name, desk.names.system(to)),
  link: { href: CHOSEN, label: TEXTS.seeOrder },
});

const toGoal = ({ path, names }: MapDesk, { ref }: PlottedFleet, to: SystemId) => ({
  href: mapAddress(path, { fleet: ref, to }),
  label: TEXTS.choose(names.system(to)),
});

/** What comes next once the scout is chosen: its goal or lane, then the order. */
function scoutChosen(desk: MapDesk, scout: PlottedFleet): Pick<FoundStep, 'text' | 'link'> {
  const { look } = desk;
  if (look.to !== null) return toOrder(desk, scout, look.to);
  const toList = { href: CHOSEN, label: TEXTS.seeList };
  if (scout.explorable > 0) return { text: TEXTS.whichLane(scout.name), link: toList };
  const goal = goalFor(desk, scout);
  const link = goal === undefined ? toList : toGoal(desk, scout, goal);
  return { text: TEXTS.whereTo(scout.name), link };
}

/** The same for a guard, which goes home. */
function guardChosen(
  desk: MapDesk,
  guard: PlottedFleet,
  home: SystemId,
): Pick<FoundStep, 'text' | 'link'> {
  if (desk.look.to !== null) return toOrder(desk, guard, desk.look.to);
  const text = TEXTS.sendHome(guard.name, desk.names.system(home));
  return { text, link: toGoal(desk, guard, home) };
}

function whatScoutCan({ names }: MapDesk, scout: PlottedFleet): string {
  const { name, place, explorable, reach, isExplorer } = scout;
  const at = names.at(place);
  if (explorable > 0) return TEXTS.canExplore(name, at, explorable);
  const can = TEXTS.canGo(name, at, reach);
  return isExplorer ? can : `${can} ${TEXTS.noExplorer}`;
}

const exploreStep: Step = (parts) => {
  const { desk } = parts;
  const sent = desk.plotted.fleets.filter(({ isSent }) => isSent);
  const scout = sent[0] ?? scoutOf(parts);
  if (scout === undefined) return null;
  return {
    id: 'explore',
    label: TEXTS.sendScout,
    isDone: orders(parts, 'MoveFleet', 'ExploreLane', 'SetRoute'),
    text:
      sent.length === 0
        ? whatScoutCan(desk, scout)
        : TEXTS.fleetsGo(listed(sent.map((fleet) => fleet.name))),
    link: { href: mapAddress(desk.path, { fleet: scout.ref }), label: TEXTS.choose(scout.name) },
    ...(sent.length === 0 && desk.look.fleet === scout.ref ? scoutChosen(desk, scout) : {}),
  };
};

const guardStep: Step = (parts) => {
  const { desk } = parts;
  const home = homeOf(parts);
  const ships = desk.plotted.fleets.filter((fleet) => isShip(desk, fleet));
  const first = ships.find(({ place }) => place.kind === 'system' && place.system === home);
  const fleet = first ?? ships[0];
  if (home === null || fleet === undefined) return null;
  const guards = ships.filter(({ end }) => end.kind === 'system' && end.system === home);
  const name = desk.names.system(home);
  return {
    id: 'guard',
    label: TEXTS.guardHome,
    // Before anything is ordered, nobody has decided to keep them there.
    isDone: guards.length > 0 && verdictsIn(parts).length > 0,
    text:
      guards.length === 0
        ? TEXTS.nobodyStays(name)
        : TEXTS.stays(listed(guards.map((guard) => guard.name)), name),
    link: { href: mapAddress(desk.path, { fleet: fleet.ref }), label: TEXTS.choose(fleet.name) },
    ...(guards.length === 0 && desk.look.fleet === fleet.ref ? guardChosen(desk, fleet, home) : {}),
  };
};

const researchStep: Step = (parts) => {
  const { desk, forms, found } = parts;
  const { view, hrefOf } = desk;
  const isBought = found.judged.standing.some(({ order }) => order.kind === 'InvestTech');
  const isDone = isBought || orders(parts, 'InvestTech');
  if (!isDone && ORDER_FORMS.InvestTech.unavailable(forms) !== null) return null;
  const check = divide(view.turn, YEAR, 'up') * YEAR;
  const label = TEXTS.invest;
  return {
    id: 'research',
    label: TEXTS.investInResearch,
    isDone,
    text: TEXTS.research(view.empire.techPool, check),
    link: { href: hrefOf({ kind: 'InvestTech', label, fields: {} }), label },
  };
};

function verdictText(parts: Parts): string {
  const verdicts = verdictsIn(parts);
  const all = verdicts.length;
  if (all === 0) return TEXTS.noOrdersYet;
  const refused = verdicts.filter(({ accepted }) => !accepted).length;
  if (refused > 0) return TEXTS.someRefused(refused, all);
  const doubtful = verdicts.filter(({ issues }) => issues.length > 0).length;
  return doubtful > 0 ? TEXTS.someDoubtful(doubtful, all) : TEXTS.allFine(all);
}

const checkStep: Step = (parts) => {
  const verdicts = verdictsIn(parts);
  return {
    id: 'check',
    label: TEXTS.checkVerdicts,
    isDone: verdicts.length > 0 && verdicts.every(({ accepted }) => accepted),
    text: verdictText(parts),
    link: { href: '#sheet', label: TEXTS.toOrders },
  };
};

const submitStep: Step = ({ found, handIn }) => ({
  id: 'submit',
  label: TEXTS.submitOrders,
  isDone: found.desk.standing === 'submitted',
  text: handIn.isDeputy ? TEXTS.deputyCant : TEXTS.draftDoesNothing,
  link: null,
  button: { form: 'hand-in', label: handIn.label },
});

const STEPS: readonly Step[] = [
  homeStep,
  buildStep,
  exploreStep,
  guardStep,
  researchStep,
  checkStep,
  submitStep,
];

/** The guide through a first turn, by the player’s own position and orders; null: it is not shown, or it is too late for orders. */
export function firstTurn(parts: Parts, { isShown, skipped }: TutorialView): StepsCard | null {
  const { desk, found } = parts;
  if (!isShown || desk.locked || found.desk.isClosed) return null;
  const steps = STEPS.flatMap((step) => step(parts) ?? []);
  return stepsCard(steps, skipped, {
    title: TEXTS.yourFirstTurn,
    end: TEXTS.endOfTurn,
    keys: tutorialKeys(found.visit.seat, 'first-turn', mapAddress(desk.path, chosenIn(desk.look))),
  });
}
