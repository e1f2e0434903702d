import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { Moderator } from '#app/actor';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Order } from '#model/orders/order';
import { codeOf, deskOf, done, type TestDesk } from '#test/support/desk';

const opened = async (): Promise<TestDesk> => {
  const desk = await deskOf();
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: 0 }));
  return desk;
};
const lastNote = async ({ ports, moderator }: TestDesk) =>
  (await ports.store.read((reader) => reader.audit(moderator.campaign))).at(-1)!;

test('the audit tells orders that the moderator handed in from those of the player', async () => {
  const desk = await opened();
  const { use, human, moderator } = desk;
  const own = done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  expect(await lastNote(desk)).toMatchObject({
    by: { kind: 'player', empire: 'human' },
    act: 'orders-submitted',
    detail: `turn 1 ${own.hash}`,
  });
  done(await use.submitOrders({ actor: human, by: moderator, turn: 1, orders: [] }));
  expect(await lastNote(desk)).toMatchObject({
    by: { kind: 'moderator' },
    act: 'orders-submitted',
    detail: `turn 1 ${own.hash} for human`,
  });
  expect(done(await use.readPlayerDesk({ actor: human })).sheet?.hash).toBe(own.hash);
});

test('the moderator of another campaign hands in nothing', async () => {
  const { use, human } = await opened();
  const by: Moderator = { kind: 'moderator', campaign: brandAs<CampaignId>('another') };
  expect(codeOf(await use.submitOrders({ actor: human, by, turn: 1, orders: [] }))).toBe(
    'MODERATOR_ONLY',
  );
});

test('orders that cannot be judged are not kept', async () => {
  const { use, human } = await opened();
  const broken = [{ kind: 'NoSuchOrder' } as unknown as Order];
  await expect(use.submitOrders({ actor: human, turn: 1, orders: broken })).rejects.toThrow();
  expect(done(await use.readPlayerDesk({ actor: human })).sheet).toBeNull();
});

test('FOG-1: late orders learn that the turn is in processing, and not how far it has come', async () => {
  const { use, human, moderator, version } = await opened();
  const told = new Set<string>();
  for (;;) {
    done(await use.runNextPhase({ actor: moderator, version: await version() }));
    if (done(await use.readDesk({ actor: moderator })).stage === 'orders') break;
    for (const base of [null, 'another'])
      told.add(codeOf(await use.submitOrders({ actor: human, turn: 1, orders: [], base })));
  }
  expect([...told]).toEqual(['ORDERS_LOCKED']);
  expect(codeOf(await use.submitOrders({ actor: human, turn: 1, orders: [] }))).toBe('STALE');
});

test('a person who signs in is called by the name of their empire', async () => {
  const { use, tokens } = await opened();
  const nameOf = async (token: string) => {
    const { session } = done(await use.signIn({ token }));
    return done(await use.whoAmI({ session })).seats[0]?.name;
  };
  expect(await nameOf(tokens.human)).toBe('Human Commonwealth');
  expect(await nameOf(tokens.moderator)).toBe('Moderator');
});
