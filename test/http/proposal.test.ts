import { afterEach, beforeEach, expect, test } from 'vitest';
import { done } from '#test/support/desk';
import { runPhase } from '#test/support/steps-of-desk';
import { type Fields, HUMAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let human: Visitor;
beforeEach(async () => {
  site = await openSite({});
  human = await site.visitor(site.desk.tokens.human);
});
afterEach(() => site.close());

const PAGE = `${HUMAN}/orders/proposal`;
const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const valuesIn = (html: string): readonly string[] =>
  [...html.matchAll(/name="chosen" value="(\d+)"/g)].map(([, value]) => value!);

/** Sends the form of the proposal as it is shown. */
const send = (fields: Fields, at = PAGE) => human.submit(at, PAGE, fields);
const withoutTokens = (html: string): string =>
  html.replaceAll(/name="form-token" value="[^"]*"/g, '');
const draftOf = async () =>
  done(await site.desk.use.readPlayerDesk({ actor: site.desk.human })).sheet;

test('a player asks for a proposal, and nothing of it is on the sheet until they accept it', async () => {
  for (const page of ['/orders', '/orders/map'])
    expect((await human.get(`${HUMAN}${page}`)).text).toContain(`href="${PAGE}"`);
  const { text } = await human.get(PAGE);
  expect(text).toContain('Proposal for turn 1');
  const values = valuesIn(text);
  expect(values.length).toBeGreaterThan(2);
  expect(text.match(/ checked>/g)).toHaveLength(values.length);
  expect(await draftOf()).toBeNull();
  expect(withoutTokens((await human.get(PAGE)).text)).toBe(withoutTokens(text));
  const answer = await send({ act: 'chosen', chosen: values.slice(0, 2) });
  expect(answer.to).toContain('done=several');
  const draft = await draftOf();
  expect(draft!.verdicts).toHaveLength(2);
  const after = (await human.get(answer.to)).text;
  expect(after).toContain('The orders are in your draft.');
  expect(after).toContain('2 orders of this proposal are in your draft already.');
  expect(valuesIn(after)).toEqual(values.slice(2));
});

test('one order is accepted or dropped by itself, and the rest at once', async () => {
  const first = (await human.get(PAGE)).text;
  const values = valuesIn(first);
  const [, link] = /href="([^"]*dropped&#x3D;0[^"]*)"/.exec(first)!;
  const drop = link!.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
  const dropped = (await human.get(drop)).text;
  expect(valuesIn(dropped)).toEqual(values.slice(1));
  const one = await send({ act: 'only-1' }, drop);
  expect((await draftOf())!.verdicts).toHaveLength(1);
  const rest = await send({ act: 'all' }, one.to);
  const left = (await human.get(rest.to)).text;
  expect((await draftOf())!.verdicts).toHaveLength(values.length - 1);
  expect(left).toContain('No order of this proposal is left.');
  expect((await draftOf())!.verdicts.every(({ accepted }) => accepted)).toBe(true);
  const desk = done(await site.desk.use.readPlayerDesk({ actor: site.desk.human }));
  expect(desk.submitted).toBeNull();
});

test('with an order to a new fleet comes the order that forms it', async () => {
  const { use, human: actor } = site.desk;
  const asked = { actor, level: 'hard', personality: 'balanced' };
  const { orders } = done(await use.proposeOrders(asked));
  const index = orders.findIndex(({ verdict: { order } }) => {
    return order.kind === 'MoveFleet' && order.fleet.startsWith('new:');
  });
  expect(index).toBeGreaterThan(0);
  await send({ act: `only-${String(index)}` });
  const { verdicts } = (await draftOf())!;
  expect(verdicts.map(({ order, accepted }) => [order.kind, accepted])).toEqual([
    ['FormFleet', true],
    ['MoveFleet', true],
  ]);
});

test('a player chooses the level and the personality', async () => {
  const { text } = await human.get(`${PAGE}?level=passive&personality=warlike`);
  expect(hidden(text, 'level')).toBe('passive');
  expect(hidden(text, 'personality')).toBe('warlike');
  expect(text).not.toBe((await human.get(PAGE)).text);
  const unknown = (await human.get(`${PAGE}?level=%3Cb%3E&personality=x`)).text;
  expect(hidden(unknown, 'level')).toBe('hard');
});

test('what came too late or without a tick adds nothing', async () => {
  const none = await send({ act: 'chosen' });
  expect(none.status).toBe(422);
  expect(none.text).toContain('Tick orders first.');
  const { text } = await human.get(PAGE);
  const kept = { turn: hidden(text, 'turn'), edition: hidden(text, 'edition'), base: '' };
  const { use, human: actor } = site.desk;
  done(await use.saveDraft({ actor, turn: 1, orders: [] }));
  const late = await human.submit(PAGE, PAGE, { ...kept, act: 'all' });
  expect(late.status).toBe(409);
  expect((await draftOf())!.verdicts).toEqual([]);
  await runPhase(site.desk);
  expect((await human.get(PAGE)).text).toContain('The turn is in processing');
});

test('FOG-14: a proposal does not depend on what its player can’t know', async () => {
  const proposalWith = async (text: string) => {
    const { use, moderator: actor, human: player, version } = site.desk;
    const given = { actor, text, reason: 'a twin', tellReason: false };
    done(await use.makeCorrection({ ...given, version: await version() }));
    const asked = { actor: player, level: 'hard', personality: 'balanced' };
    return done(await use.proposeOrders(asked)).orders;
  };
  const poor = await proposalWith('treasury loran 3');
  expect(await proposalWith('treasury loran 900')).toEqual(poor);
});
