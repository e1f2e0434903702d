import { expect, test } from 'vitest';
import type { StoreReader } from '#app/ports/campaign-store';
import { readVoters } from '#app/votes/read-voters';
import { done } from '#test/support/desk';
import { votingDesk } from '#test/support/voting-desk';

test('TURN-6: the player of an empire that has fallen has no vote any more', async () => {
  const desk = await votingDesk(3);
  const { campaign } = desk.human;
  const votersIn = (fallen: readonly string[]) =>
    desk.store.read(async (reader) => {
      const empires: StoreReader['empires'] = async (id) => {
        const all = Object.entries(await reader.empires(id));
        return Object.fromEntries(
          all.map(
            ([key, row]) => [key, fallen.includes(key) ? { ...row, fellIn: 7 } : row] as const,
          ),
        );
      };
      return (await readVoters({ ...reader, empires }, campaign)).map(({ id }) => id);
    });
  expect(await votersIn([])).toEqual(['human', 'kili', 'loran']);
  expect(await votersIn(['kili'])).toEqual(['human', 'loran']);
});

test('TURN-6: a machine that plays an empire for good has no vote', async () => {
  const desk = await votingDesk(3);
  const { use, moderator: actor, human, store } = desk;
  const voters = () =>
    store.read(async (reader) => (await readVoters(reader, human.campaign)).map(({ id }) => id));
  const wish = { actor, empire: 'kili', level: 'standard', personality: 'wary' };
  done(await use.setStandIn({ ...wish, kind: 'machine' }));
  expect(await voters()).toEqual(['human', 'kili', 'loran']);
  done(await use.setStandIn({ ...wish, kind: 'machine-for-good' }));
  expect(await voters()).toEqual(['human', 'loran']);
});
