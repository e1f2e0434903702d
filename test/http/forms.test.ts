import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCTRINES } from '#model/forces/doctrines';
import { done } from '#test/support/desk';
import {
  type Fields,
  HUMAN,
  hiddenFields,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

const ORDERS = `${HUMAN}/orders`;

let site: TestSite;
let human: Visitor;
let moderator: Visitor;

beforeAll(async () => {
  site = await openSite();
  human = await site.visitor(site.desk.tokens.human);
  moderator = await site.visitor(site.desk.tokens.moderator);
});
afterAll(() => site.close());

const sheet = async () => {
  const { use, human: actor } = site.desk;
  return done(await use.readPlayerDesk({ actor })).sheet;
};
const ordered = async () => (await sheet())?.verdicts.map(({ order }) => order.kind) ?? [];

describe('a form that is not from a page of the same seat', () => {
  test('is refused without a token', async () => {
    const { status, text } = await human.send(`${ORDERS}/submit`, { turn: '1', base: '' });
    expect([status, await sheet()]).toEqual([403, null]);
    expect(text).toContain('Nothing was changed');
  });

  test('is refused with the token of another seat of the same browser', async () => {
    const both = await site.visitor(site.desk.tokens.human);
    await both.enter(site.desk.tokens.loran);
    const fields = { turn: '1', base: '', 'form-token': await both.tokenOf(`${LORAN}/`) };
    expect((await both.send(`${ORDERS}/submit`, fields)).status).toBe(403);
    expect(await sheet()).toBeNull();
  });
});

describe('orders by form', () => {
  const add = (fields: Fields) => human.submit(ORDERS, `${ORDERS}/add`, fields);

  test('a fleet takes the way that its player knows', async () => {
    const { text } = await human.get(ORDERS);
    const wolf = /<option value="(\w+)">Wolf 359</.exec(text)![1]!;
    const answered = await add({ kind: 'MoveFleet', fleet: 'human.f1', to: wolf, via: '' });
    expect(answered.to).toBe(`${ORDERS}?done=added#sheet`);
    const after = (await human.get(ORDERS)).text;
    expect(after).toMatch(/Move .* to Wolf 359 \(1 jump\)/);
    // What would be refused is not offered: this fleet moves already.
    const offered = /id="MoveFleet-fleet"[^]*?<\/select>/;
    expect(offered.exec(text)?.[0]).toContain('value="human.f1"');
    expect(offered.exec(after)?.[0]).not.toContain('value="human.f1"');
  });

  test('ships are built with names', async () => {
    const { text } = await human.get(ORDERS);
    const design = /<option value="([\w.-]+)"[^>]*>Sparta \(/.exec(text)![1]!;
    const system = /<option value="(\w+)"[^>]*>Sol: 10 at shipyards/.exec(text)![1]!;
    const fields = { kind: 'BuildUnits', design, system, source: 'shipyard', count: '2', pay: '' };
    await add({ ...fields, names: 'Themistocles, Miltiades' });
    expect(await ordered()).toEqual(['MoveFleet', 'BuildUnits']);
  });

  test('standing orders say only what changes', async () => {
    await add({
      kind: 'SetStanding',
      fleet: 'empire',
      engageRatio: '70',
      engage: 'as-it-is',
      withdrawTo: 'nearest',
      direct: '',
    });
    const last = (await sheet())!.verdicts.at(-1)!.order;
    expect(last).toEqual({
      kind: 'SetStanding',
      fleet: null,
      standing: { engageRatio: 70, withdrawTo: null },
    });
  });

  test('CSC-18, ENC-6: mines that stay and prizes that are kept are something to say, and nothing is not', async () => {
    const fields = { kind: 'SetStanding', fleet: 'human.f1', prizes: 'as-it-is' };
    await add({ ...fields, proximity: 'keep' });
    expect((await sheet())!.verdicts.at(-1)!.order).toMatchObject({
      standing: { proximity: 'keep' },
    });
    const { text } = await human.get(ORDERS);
    const choices = /name="proximity"[^]*?<\/select>/.exec(text)![0];
    const values = [...choices.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(values).size).toBe(values.length);
  });

  test('ENC-5: how a fleet forms up, whom it covers and when it has had enough', async () => {
    const fields = {
      kind: 'SetStanding',
      fleet: 'human.f1',
      directShare: '50',
      retreatAt: '40',
      withoutFlagship: 'retreat',
      screen: 'carriers, Scouts',
      takeDamage: 'spread',
      enterFirst: 'nobody',
      holdBack: 'crippled',
      attacks: 'loran',
    };
    await add(fields);
    expect((await sheet())!.verdicts.at(-1)!.order).toMatchObject({
      standing: {
        directShare: 50,
        retreatAt: 40,
        withoutFlagship: 'retreat',
        screen: ['carriers', 'scouts'],
        takeDamage: 'spread',
        enterFirst: [],
        holdBack: ['crippled'],
        attacks: ['loran'],
      },
    });
    const { status, text } = await add({ ...fields, screen: 'everybody' });
    expect(status).toBe(422);
    expect(text).toContain(
      'is not in the list. Write some of these: flagship, Scouts, carriers, convoys',
    );
  });

  test('CSC-14, ENC-5: which cargo is kept first is ticked among the classes that can be cargo', async () => {
    const { text } = await human.get(ORDERS);
    const field = /<fieldset[^>]*>(?:(?!<\/fieldset>)[^])*name="cargoFirst"[^]*?<\/fieldset>/.exec(
      text,
    )![0];
    const values = [...field.matchAll(/value="([^"]+)"/g)].map(([, value]) => value);
    expect(values[0]).toBe('nobody');
    expect(values.length).toBeGreaterThan(1);
    const fields = { kind: 'SetStanding', fleet: 'human.f1' };
    const ofClass = values.at(-1)!;
    await add({ ...fields, cargoFirst: ofClass });
    expect((await sheet())!.verdicts.at(-1)!.order).toEqual({
      ...fields,
      standing: { cargoFirst: [ofClass] },
    });
    await add({ ...fields, cargoFirst: 'nobody' });
    expect((await sheet())!.verdicts.at(-1)!.order).toEqual({
      ...fields,
      standing: { cargoFirst: [] },
    });
    expect(values.join()).not.toContain('apollo');
  });

  test('ENC-5: a doctrine fills in what it says, and what else is said changes it', async () => {
    await add({ kind: 'SetStanding', fleet: 'empire', doctrine: 'cautious', refuseBelow: '10' });
    expect((await sheet())!.verdicts.at(-1)!.order).toEqual({
      kind: 'SetStanding',
      fleet: null,
      standing: { ...DOCTRINES.cautious.standing, refuseBelow: 10 },
    });
    expect((await human.get(ORDERS)).text).toContain('the doctrine “Cautious” with changes;');
  });

  test('TURN-4: a fleet follows the empire again, and then says nothing else', async () => {
    const follow = { kind: 'SetStanding', fleet: 'human.f1', doctrine: 'follow' };
    await add(follow);
    const last = (await sheet())!.verdicts.at(-1)!.order;
    expect(last).toEqual({ kind: 'SetStanding', fleet: 'human.f1', standing: {} });
    const { status, text } = await add({ ...follow, ram: 'all' });
    expect(status).toBe(422);
    expect(text).toContain('Leave everything else as it is');
  });

  test('a fleet is formed of chosen units, and may be moved by the same sheet', async () => {
    await add({
      kind: 'FormFleet',
      name: 'Vanguard',
      units: ['human.u1', 'human.u3'],
      at: 'movement',
    });
    expect((await human.get(ORDERS)).text).toContain('Vanguard (formed by these orders)');
  });

  test('an error is shown at its field, and what was written stays', async () => {
    const { status, text } = await add({ kind: 'FormFleet', name: 'No <Ships>', at: 'movement' });
    expect(status).toBe(422);
    expect(text).toContain('Choose at least one unit.');
    expect(text).toContain('value="No &lt;Ships&gt;"');
    expect(text).toMatch(/<details class="fold" id="add-FormFleet" open>/);
    expect(text).toContain(`action="${ORDERS}/add#add-FormFleet"`);
  });

  test('orders are moved and removed', async () => {
    const before = await ordered();
    await human.submit(ORDERS, `${ORDERS}/change`, { act: 'up', index: '1' });
    expect((await ordered()).slice(0, 2)).toEqual(['BuildUnits', 'MoveFleet']);
    await human.submit(ORDERS, `${ORDERS}/change`, { act: 'remove', index: '0' });
    expect(await ordered()).toEqual(before.filter((kind) => kind !== 'BuildUnits'));
  });
});

describe('orders as text', () => {
  const write = (text: string, act = 'replace') =>
    human.submit(ORDERS, `${ORDERS}/text`, { text, act });

  test('a line that is no order is told at its line, and nothing is lost or changed', async () => {
    const before = await ordered();
    const { status, text } = await write('# mine\nbuld 2 Sparta\nstanding empire: engage at 60');
    expect(status).toBe(422);
    expect(text).toContain('Did you mean build?');
    expect(text).toMatch(/<span class="verdict-number">2\.<\/span> buld 2 Sparta/);
    expect(text).toContain('# mine\nbuld 2 Sparta');
    expect(await ordered()).toEqual(before);
  });

  test('a whole sheet is replaced', async () => {
    expect((await write('standing empire: engage at 60')).status).toBe(303);
    expect(await ordered()).toEqual(['SetStanding']);
  });

  test('a check saves nothing', async () => {
    const { text } = await write('build 1 Europa at Sol with shipyard', 'check');
    expect(text).toContain('Build 1 Europa at Sol');
    expect(await ordered()).toEqual(['SetStanding']);
  });

  test('verdicts come as a piece of a page while it is being written', async () => {
    const token = await human.tokenOf(ORDERS);
    const text = 'move "Nobody": Sol';
    const answered = await human.send(`${ORDERS}/judge`, { text, 'form-token': token });
    expect(answered.text).toContain('Not understood');
    expect(answered.text).not.toContain('<html');
  });
});

describe('a form that is too old', () => {
  test('of a sheet that was changed in another window is refused with what was written', async () => {
    const { text: page } = await human.get(ORDERS);
    const old = hiddenFields(page, `${ORDERS}/text`);
    await human.submit(ORDERS, `${ORDERS}/text`, {
      text: 'standing empire: engage at 50',
      act: 'replace',
    });
    const answered = await human.send(`${ORDERS}/text`, {
      ...old,
      text: 'standing empire: engage at 99',
      act: 'replace',
    });
    expect(answered.status).toBe(409);
    expect(answered.text).toContain('The draft was changed elsewhere');
    expect(answered.text).toContain('engage at 99');
  });

  test('of an old turn is refused with a clear word', async () => {
    const { text: page } = await human.get(ORDERS);
    const old = hiddenFields(page, `${ORDERS}/text`);
    await human.submit(ORDERS, `${ORDERS}/submit`);
    await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn', confirmed: 'yes' });
    const answered = await human.send(`${ORDERS}/text`, {
      ...old,
      text: 'cancel w1',
      act: 'replace',
    });
    expect(answered.status).toBe(409);
    expect(answered.text).toContain('You wrote this for turn 1, but it is turn 2 now.');
    expect(answered.text).toContain('cancel w1</textarea>');
  });

  test('while the turn is in processing the sheet is locked and says so', async () => {
    await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, {
      what: 'phase',
      confirmed: 'yes',
    });
    const { text } = await human.get(ORDERS);
    expect(text).toContain('The turn is in processing');
    expect(text).not.toContain('Add an order');
  });
});
