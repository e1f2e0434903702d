import { expect, test } from 'vitest';
import { actorBy, join } from '#test/support/people';
import { codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';

test('a copy goes on by itself: with its history, other dice, and without drafts', async () => {
  const desk = await deskOf();
  const { use, moderator: actor, human, ports } = desk;
  done(await use.runNextPhase({ actor, version: 0 }));
  await sendBothToTheMiddle(desk);
  const orders = [{ kind: 'InvestTech', points: 3 }] as const;
  done(await use.saveDraft({ actor: human, turn: 1, orders }));
  const copied = done(await use.copyCampaign({ actor, name: 'What If We Attack' }));
  expect(copied).toMatchObject({ slug: 'what-if-we-attack', turn: 1 });

  const moderator = done(await use.actAsModerator({ slug: copied.slug }));
  expect(done(await use.verifyCampaign({ actor: moderator })).sound).toBe(true);
  const both = [actor.campaign, moderator.campaign];
  const [first, second] = await ports.store.read((reader) =>
    Promise.all(both.map((id) => reader.state(id))),
  );
  expect(second).toEqual(first);
  const sheets = await ports.store.read((reader) => reader.allSheets(moderator.campaign));
  expect(sheets.filter(({ status }) => status === 'draft')).toEqual([]);
  expect(sheets.length).toBeGreaterThan(0);

  const runIn = async (who: typeof actor): Promise<readonly string[]> => {
    const { version } = done(await use.readDesk({ actor: who }));
    done(await use.runTurn({ actor: who, version, passOver: true }));
    return ports.store.read(async (reader) => {
      const runs = (await reader.runs(who.campaign)).filter(({ turn }) => turn === 1);
      const records = await Promise.all(
        runs.map(({ version }) => reader.record(who.campaign, version)),
      );
      return records.flatMap(({ rolls }) => rolls.map(({ values }) => values.join(' ')));
    });
  };
  const before = await ports.store.read((reader) => reader.runs(actor.campaign));
  const there = await runIn(moderator);
  // What is done in the copy leaves the campaign as it is.
  expect(await ports.store.read((reader) => reader.runs(actor.campaign))).toEqual(before);
  expect(done(await use.verifyCampaign({ actor: moderator })).sound).toBe(true);
  const here = await runIn(actor);
  expect(here.length).toBeGreaterThan(0);
  expect(there.length).toBeGreaterThan(0);
  expect(there).not.toEqual(here);
});

test('only the owner copies, a name is needed, and a phase that waits is not copied', async () => {
  const desk = await deskOf({ battles: 'interactive' });
  const { use, moderator: actor, tokens, human } = desk;
  done(await use.runNextPhase({ actor, version: 0 }));
  expect(codeOf(await use.copyCampaign({ actor, name: ' ' }))).toBe('CAMPAIGN_NAME');
  expect(codeOf(await use.copyCampaign({ actor: human, name: 'Mine' }))).toBe('MODERATOR_ONLY');
  const other = { ...actor, as: 'co-moderator' } as const;
  expect(codeOf(await use.copyCampaign({ actor: other, name: 'Mine' }))).toBe('OWNER_ONLY');
  const { session } = await join(desk, tokens.moderator, 'Olga');
  const blind = { ...(await actorBy(desk, session, 'moderator')), blind: ['Loran Imperium'] };
  expect(codeOf(await use.copyCampaign({ actor: blind, name: 'Mine' }))).toBe('MODERATOR_BLIND');
  await sendBothToTheMiddle(desk);
  done(await use.runTurn({ actor, version: 1 }));
  expect(codeOf(await use.copyCampaign({ actor, name: 'Mine' }))).toBe('COPY_MIDWAY');
});
