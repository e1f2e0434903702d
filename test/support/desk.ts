import { readFileSync } from 'node:fs';
import type { Moderator, Player } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCases, useCasesOf } from '#app/use-cases';
import type { Outcome } from '#app/use-case-error';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import { forceListsText } from '#main/force-lists-text';
import type { RuleSet } from '#model/settings/rule-set';
import { memoryStore } from './memory-store.ts';
import { done, testPorts } from './ports.ts';

export { done } from './ports.ts';

const root = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

export const FORCE_LISTS = forceListsText();
const SCENARIO = textOf('scenarios/first-contact/scenario.json');

/** First Contact, the small war that comes with the program, with other settings where a test wants them. */
export function scenarioText(settings: Partial<RuleSet> = {}): string {
  const scenario = JSON.parse(SCENARIO) as { settings: object };
  return JSON.stringify({ ...scenario, settings: { ...scenario.settings, ...settings } });
}

/** The same before the two empires have met. */
export function unmetScenarioText(): string {
  return JSON.stringify({ ...(JSON.parse(SCENARIO) as object), relations: [] });
}

/** The code of a refusal; `done` for a success. */
export const codeOf = (outcome: Outcome<unknown>): string =>
  outcome.ok ? 'done' : outcome.error.code;

export type TestDesk = Readonly<{
  ports: Ports;
  use: UseCases;
  moderator: Moderator;
  human: Player;
  loran: Player;
  tokens: Readonly<Record<'moderator' | 'human' | 'loran', string>>;
  /** The campaign's version now. */
  version: () => Promise<number>;
}>;

/** A campaign that has just been made, with everybody signed in. */
export async function deskOf(
  settings: Partial<RuleSet> = {},
  store: CampaignStore = memoryStore(),
  scenario: string = scenarioText(settings),
): Promise<TestDesk> {
  const ports = testPorts(store);
  const use = useCasesOf(ports);
  const made = done(
    await use.createCampaign({
      name: 'First Contact',
      scenario,
      forceLists: FORCE_LISTS,
    }),
  );
  const moderator = done(await use.actAsModerator({ slug: made.slug }));
  const player = (empire: string): Player => {
    return { kind: 'player', campaign: moderator.campaign, empire: brandAs<EmpireId>(empire) };
  };
  const tokenOf = (empire: string): string =>
    made.players.find((one) => one.empire === empire)!.token;
  return {
    ports,
    use,
    moderator,
    human: player('human'),
    loran: player('loran'),
    tokens: {
      moderator: made.moderator.token,
      human: tokenOf('human'),
      loran: tokenOf('loran'),
    },
    version: async () => done(await use.readDesk({ actor: moderator })).version,
  };
}

/** An order that sends a player's fleet through systems, all by their names. */
export async function moveOf(
  { use }: Pick<TestDesk, 'use'>,
  actor: Player,
  { fleet, path }: Readonly<{ fleet: string; path: readonly string[] }>,
): Promise<Order> {
  const view = done(await use.readPlayerDesk({ actor })).issued!.view;
  const found = Object.values(view.fleets).find((one) => one.name === fleet)!;
  const systemOf = (name: string): SystemId =>
    Object.values(view.systems).find((one) => one.name === name)!.id;
  return { kind: 'MoveFleet', fleet: found.id, path: path.map(systemOf) };
}

/** Sends both main fleets to the middle of the map, where they meet. */
export async function sendBothToTheMiddle(
  desk: TestDesk,
  also: readonly Order[] = [],
): Promise<void> {
  const turn = done(await desk.use.readDesk({ actor: desk.moderator })).turn;
  for (const [actor, fleet] of [
    [desk.human, 'Home Fleet'],
    [desk.loran, 'First Swarm'],
  ] as const) {
    const order = await moveOf(desk, actor, { fleet, path: ['Wolf 359'] });
    done(await desk.use.submitOrders({ actor, turn, orders: [order, ...also] }));
  }
}
