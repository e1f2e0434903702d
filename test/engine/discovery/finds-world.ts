import { parseScenario } from '#content/scenarios/parse-scenario';
import { type ScenarioStart, stateOfScenario } from '#content/scenarios/state-of-scenario';
import { economicPhase } from '#engine/phases/economic/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { publishedLists } from '#test/content/published-lists';
import { empireId } from '#test/support/campaign';
import { inputOf } from '#test/engine/movement/voyages';

export type Line = readonly [RollKind, ...number[]];

type World = Readonly<{ state: CampaignState; rules: RuleSet }>;

/** Classes of the Human list by the empire that has them at Hub. */
type AtHub = Readonly<Partial<Record<'human' | 'loran', readonly string[]>>>;

type Plan = Readonly<{
  hub?: object;
  sol?: object;
  nest?: object;
  atHub?: AtHub;
  settings?: Partial<RuleSet>;
}>;

const home = { importance: 'major', capacity: 10, raw: 5, census: 9, morale: 6, productivity: 6 };

/** Two homeworlds with Hub, which nobody owns, between them; some ships at Hub. */
export function findsStart({ hub, sol, nest, atHub = {}, settings = {} }: Plan): ScenarioStart {
  const text = JSON.stringify({
    ...{ format: 'farlane-scenario', version: 1, name: 'Finds', rings: 1 },
    settings: { raiders: 'off', ...settings },
    systems: [
      { name: 'Sol', q: -1, r: 0, owner: 'human', ...home, ...sol },
      { name: 'Hub', q: 0, r: 0, importance: 'minor', capacity: 6, raw: 3, ...hub },
      { name: 'Nest', q: 1, r: 0, owner: 'loran', ...home, ...nest },
    ],
    lanes: ['Sol', 'Nest'].map((name) => ({ between: [name, 'Hub'], class: 'minor' })),
    empires: [
      { key: 'human', name: 'The Humans', forceList: 'human', homeworld: 'Sol' },
      { key: 'loran', name: 'The Others', forceList: 'human', homeworld: 'Nest' },
    ],
    forces: Object.entries(atHub).map(([owner, classes]) => {
      const units = classes.map((name) => ({ class: name }));
      return { owner, at: 'Hub', fleet: 'Vanguard', units };
    }),
  });
  const lists = publishedLists();
  const parsed = parseScenario(text, lists);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const start = stateOfScenario(parsed.value, lists);
  return { ...start, state: { ...start.state, phase: 'movement' } };
}

/** The Economic Phase of the turn after, on these orders of the Humans; all of them must be legal. */
export function takeBy({ state, rules }: World, orders: readonly Order[] = []) {
  const next: CampaignState = { ...state, turn: state.turn + 1, phase: 'economic' };
  const human = empireId('human');
  const view = empireViewOf(next, human, { campaignName: '', rules });
  const { legal } = judgeOrders(view, orders);
  if (legal.length < orders.length) throw new Error('not all of it is legal');
  const result = economicPhase.run(inputOf(next, { [human]: legal }, rules));
  if (!result.done) throw new Error('nobody is asked');
  const broken = brokenInvariants({ ...result.state, phase: 'tech' });
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
  return result;
}

/** A Movement Phase without orders, on dice that must all be rolled. */
export function findBy({ state, rules }: World, script: readonly Line[] = []) {
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const result = movementPhase.run({ ...inputOf(state, {}, rules), dice });
  if (!result.done) throw new Error('movement asks nothing');
  dice.assertExhausted();
  const broken = brokenInvariants({ ...result.state, phase: 'supply' });
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
  return result;
}
