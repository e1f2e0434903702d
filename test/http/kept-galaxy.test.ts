import { expect, test } from 'vitest';
import { httpApp } from '#http/http-app';
import { keptVerdicts } from '#app/orders/kept-verdicts';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';
import { MODERATOR, NO_LIMITS, visitorOf, withoutTokens } from '#test/support/http-site';
import { memoryStore } from '#test/support/memory-store';
import { runPhase, runTurn } from '#test/support/steps-of-desk';

/*
 * States, views and maps are kept from one visit of a moderator to the next. A page must never show an older one: it equals the page of a
 * site that has kept nothing.
 */

const PAGES = [
  '/',
  '/galaxy',
  '/galaxy?layer=values',
  '/galaxy?layer=raids',
  '/galaxy?turn=1',
  '/roster',
  '/wars',
];

type Pages = (token: string, base: string) => Promise<readonly string[]>;

/** Opens pages on a site; the same site keeps what it makes. */
async function pagesOn(ports: Ports): Promise<Readonly<{ read: Pages; close: () => void }>> {
  const site = compose(ports, { limits: NO_LIMITS, patienceMs: 60_000 });
  const { server, address } = await listen(httpApp(site), { host: '127.0.0.1', port: 0 });
  return {
    read: async (token, base) => {
      const visitor = visitorOf(address);
      await visitor.enter(token);
      const texts: string[] = [];
      for (const page of PAGES) {
        const { status, text } = await visitor.get(`${base}${page}`);
        expect(status).toBe(200);
        texts.push(withoutTokens(text));
      }
      return texts;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The pages of a moderator, twice, as a site shows them that has shown earlier ones; they equal what is made now. */
async function shownNow(
  kept: Readonly<{ read: Pages }>,
  { ports, tokens }: Pick<TestDesk, 'ports' | 'tokens'>,
  base = MODERATOR,
): Promise<string> {
  const fresh = await pagesOn({ ...ports, kept: keptVerdicts() });
  const made = await fresh.read(tokens.moderator, base);
  fresh.close();
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await kept.read(tokens.moderator, base)).toEqual(made);
  }
  return made.join('\n');
}

test('TURN-3: after phases, an undo, corrections, new settings, an import and a restore the desk shows what is there now', async () => {
  let current = memoryStore();
  const store: CampaignStore = {
    read: (work) => current.read(work),
    commit: (commit) => current.commit(commit),
  };
  const desk = await deskOf({ raiders: 'on' }, store);
  const { use, moderator: actor, version, ports, tokens } = desk;
  const kept = await pagesOn(ports);
  await runTurn(desk);
  const shown = [await shownNow(kept, desk)];
  // SUP-1: one layer of the map tells the chance of raids.
  expect(shown[0]).toMatch(/raiders come at \d+ %/u);
  await sendBothToTheMiddle(desk);
  const beforeTurn = await version();
  for (let phase = 0; phase < 4; phase += 1) await runPhase(desk);
  shown.push(await shownNow(kept, desk));
  await runTurn(desk);
  shown.push(await shownNow(kept, desk));
  const undo = { actor, to: beforeTurn, dice: 'new', reason: 'a test' } as const;
  done(await use.undo({ ...undo, version: await version() }));
  shown.push(await shownNow(kept, desk));
  const why = { reason: 'a slip', tellReason: false };
  done(
    await use.makeCorrection({
      ...{ actor, version: await version(), text: 'morale Sol 3', ...why },
    }),
  );
  shown.push(await shownNow(kept, desk));
  const settings = { grandFleets: 'on' };
  done(await use.changeSettings({ actor, version: await version(), settings, reason: 'asked' }));
  shown.push(await shownNow(kept, desk));
  await runTurn(desk);
  shown.push(await shownNow(kept, desk));
  const { text } = done(await use.exportCampaign({ actor }));
  const copy = done(await use.importCampaign({ text, name: 'Again' }));
  const own = { ports, tokens: { ...tokens, moderator: copy.moderator.token } };
  shown.push(await shownNow(kept, own, '/campaigns/again/moderator'));
  // Another history under the same campaign and versions, as a backup has it.
  current = memoryStore();
  const restored = await deskOf({ raiders: 'on' }, store);
  await runTurn(restored);
  await runTurn(restored);
  shown.push(await shownNow(kept, { ...restored, ports }));
  // None of these steps left what was shown before it.
  for (const [at, one] of shown.entries()) expect(one).not.toBe(shown[at - 1]);
  kept.close();
});
