import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { valuesById } from '#kernel/collections/tables';
import type { Order } from '#model/orders/order';
import { done } from '#test/support/desk';
import { HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { runTurn } from '#test/support/steps-of-desk';

const MAP = `${HUMAN}/orders/map`;
const GUIDE = `${HUMAN}/tutorial`;

let site: TestSite;
let player: Visitor;
let view: EmpireView;

beforeAll(async () => {
  site = await openSite();
  player = await site.visitor(site.desk.tokens.human);
  const { use, human } = site.desk;
  view = done(await use.readPlayerDesk({ actor: human })).issued!.view;
});
afterAll(() => site.close());
beforeEach(async () => {
  await order();
});

const order = async (...orders: readonly Order[]): Promise<void> => {
  done(await site.desk.use.saveDraft({ actor: site.desk.human, turn: 1, orders }));
};
const cardAt = async (address = MAP): Promise<string> => {
  const { text } = await player.get(address);
  return /<section class="tutorial.*?<\/section>/s.exec(text)?.[0] ?? '';
};
/** Its steps with their states. */
const stepsIn = (card: string): readonly string[] =>
  [...card.matchAll(/<li class="is-(\w+)"><span[^>]*>.<\/span> (?:<a[^>]*>)?([^<]*)/g)].map(
    ([, state = '', label = '']) => `${label.trim()}: ${state}`,
  );
const nowIn = (card: string): string => /<strong>([^<]*)\.<\/strong>/.exec(card)?.[1] ?? '';
const send = (fields: Readonly<Record<string, string>>) => player.submit(MAP, GUIDE, fields);
const fleetCalled = (name: string) => valuesById(view.fleets).find((one) => one.name === name)!.id;

describe('the guide through a first turn', () => {
  test('begins at the player’s own home, with its own values', async () => {
    const card = await cardAt();
    expect(nowIn(card)).toBe('Look at your home');
    const { own, name } = view.systems[view.empire.homeworld]!;
    expect(card).toContain(`${name} has Census ${String(own!.census)}, Productivity`);
    expect(card).toContain(`href="${MAP}?system&#x3D;${view.empire.homeworld}#chosen"`);
    expect(card).toContain('0 of 7 steps done');
    const chosen = await cardAt(`${MAP}?system=${view.empire.homeworld}`);
    expect(nowIn(chosen)).toBe('Build something');
    expect(chosen).toContain(`You have ${String(view.empire.treasury)} EP left`);
    // It comes back to what is chosen.
    expect(chosen).toContain(
      `name="back" value="${MAP}?system&#x3D;${view.empire.homeworld}#chosen"`,
    );
  });

  test('goes on from what is chosen, and never leads to where the player is already', async () => {
    const home = view.empire.homeworld;
    const form = await cardAt(`${MAP}?system=${home}&form=BuildUnits`);
    expect(nowIn(form)).toBe('Build something');
    expect(form).toContain('href="#form"');
    for (const step of ['home', 'build']) await send({ skip: step });
    const fleet = fleetCalled('Sirius Squadron');
    const chosen = await cardAt(`${MAP}?fleet=${fleet}`);
    expect(nowIn(chosen)).toBe('Send a fleet to explore');
    expect(chosen).toContain('Sirius Squadron is chosen.');
    // It is near, and lanes lead on from there; the unexplored lane at Procyon is for Explorers.
    expect(await cardAt()).toContain('It has no Explorer: it sees the systems where it goes');
    expect(chosen).toContain('>Choose Lalande 21185<');
    const [, next = ''] = /href="([^"]*fleet[^"]*to[^"]*)"/.exec(chosen) ?? [];
    const going = await cardAt(next.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'));
    expect(going).toContain('Give the order below.');
    expect(going).toContain('href="#chosen"');
    // The guard is led home.
    const away = valuesById(view.systems).find(({ name }) => name === 'Lalande 21185')!.id;
    await order({ kind: 'MoveFleet', fleet, path: [away] });
    const guard = await cardAt(`${MAP}?fleet=${fleetCalled('Home Fleet')}`);
    expect(nowIn(guard)).toBe('Guard your home');
    expect(guard).toContain('Home Fleet is chosen.');
    expect(guard).toContain(`to&#x3D;${home}#chosen`);
    for (const step of ['home', 'build']) await send({ unskip: step });
  });

  test('ticks what the orders do, and not what was clicked', async () => {
    await order({ kind: 'InvestTech', points: 1 });
    expect(stepsIn(await cardAt())).toEqual([
      'Look at your home: done',
      'Build something: now',
      'Send a fleet to explore: later',
      // No ships of theirs begin at home in this scenario.
      'Guard your home: later',
      'Invest in research: done',
      'Check the verdicts: done',
      'Submit your orders: later',
    ]);
  });

  test('tells when nobody guards the home, and when an order is refused', async () => {
    const { homeworld } = view.empire;
    const away = valuesById(view.fleets).filter(
      ({ place }) => place.kind === 'system' && place.system === homeworld,
    );
    const lane = valuesById(view.lanes).find(({ a, b }) => a === homeworld || b === homeworld)!;
    const next = lane.a === homeworld ? lane.b : lane.a;
    await order(...away.map(({ id }): Order => ({ kind: 'MoveFleet', fleet: id, path: [next] })), {
      kind: 'InvestTech',
      points: 9_999,
    });
    await send({ skip: 'build' });
    const card = await cardAt();
    expect(nowIn(card)).toBe('Guard your home');
    expect(card).toContain('After these orders no warship is at');
    const refused = String(away.length + 1);
    await send({ skip: 'guard' });
    await send({ skip: 'research' });
    expect(await cardAt()).toContain(`1 of your ${refused} orders would be refused.`);
    for (const step of ['build', 'guard', 'research']) await send({ unskip: step });
    expect(nowIn(await cardAt())).toBe('Build something');
  });

  test('leads to Submit, and ends with it', async () => {
    await send({ skip: 'build' });
    await order(
      { kind: 'InvestTech', points: 1 },
      {
        kind: 'MoveFleet',
        fleet: fleetCalled('Sirius Squadron'),
        path: [view.empire.homeworld],
      },
    );
    const card = await cardAt();
    expect(nowIn(card)).toBe('Submit your orders');
    expect(card).toContain('<button class="button-small" form="hand-in">Submit orders</button>');
    await player.submit(MAP, `${MAP}/submit`);
    const end = await cardAt();
    expect(end).toContain('That is a whole turn.');
    expect(stepsIn(end)).toContain('Build something: skipped');
    await send({ unskip: 'build' });
  });

  test('goes back to the page that it was on, and nowhere else', async () => {
    const there = `${MAP}?show=after`;
    expect((await send({ skip: 'home', back: there })).to).toBe(there);
    for (const back of ['https://example.org/', '//example.org', `${HUMAN}/../loran/`]) {
      expect((await send({ unskip: 'home', back })).to).toBe(MAP);
    }
    expect((await send({ tutorial: 'no-such-guide', act: 'dismiss' })).to).toBe(MAP);
  });

  test('is closed for good, and shown again from Help', async () => {
    const help = `${HUMAN}/help`;
    expect((await player.get(help)).text).toContain('It is on your desk now');
    expect((await player.get(`${HUMAN}/`)).text).toContain('New here?');
    await send({ act: 'dismiss' });
    expect(await cardAt()).toBe('');
    expect((await player.get(`${HUMAN}/`)).text).not.toContain('New here?');
    const page = (await player.get(help)).text;
    expect(page).toContain('It is not shown.');
    for (const href of ['/guide', '/glossary', '/rules', '/not-yet', `${HUMAN}/rules-sheet`]) {
      expect(page).toContain(`href="${href}"`);
    }
    const asked = await player.submit(help, GUIDE, { act: 'ask' });
    expect(asked.to).toBe(MAP);
    expect(await cardAt()).not.toBe('');
    // It stays for those who asked for it, and is gone while the turn runs.
    await runTurn(site.desk);
    const later = await cardAt();
    expect(later).toContain('Your first turn');
    await send({ act: 'dismiss' });
    expect(await cardAt()).toBe('');
  });
});
