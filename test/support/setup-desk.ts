import type { UseCases } from '#app/use-cases';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { codeOf, deskOf, done, FORCE_LISTS } from './desk.ts';
import { memoryStore } from './memory-store.ts';
import { PASSWORD } from './people.ts';

/** A setup for two with its people, each by the session of an account. */
export type SetupDesk = Readonly<{
  ports: Ports;
  use: UseCases;
  slug: string;
  moderator: string;
  one: string;
  two: string;
  /** Somebody with an account who has no seat here. */
  stranger: string;
  /** Does something; the code of its refusal, or `done`. */
  act: (session: string, act: object, seen?: string | null) => Promise<string>;
  /** Does several things of the moderator that all work. */
  acts: (...acts: readonly object[]) => Promise<void>;
  link: (player: number) => Promise<string>;
  at: (session: string) => Readonly<{ session: string; slug: string }>;
}>;

export const DRAWN = {
  kind: 'map',
  map: { draw: { title: 'Two Suns', seed: 'autumn', rings: 2 } },
  players: 2,
};
export const NEXT = { kind: 'next' };
/** Everything before the first units: two empires far apart. */
export const TO_FORCES: readonly object[] = [
  DRAWN,
  NEXT,
  NEXT,
  { kind: 'empire', player: 1, name: 'Upper', forceList: 'human' },
  { kind: 'empire', player: 2, name: 'Lower', forceList: 'loran' },
  NEXT,
  { kind: 'homeworld', player: 1, place: 0 },
  { kind: 'homeworld', player: 2, place: 6 },
  NEXT,
];

/** A fleet at the homeworld of an empire. */
export const fleetOf = (at: string, unit: string, count: number): object => ({
  at,
  fleet: 'First',
  units: [{ class: unit, count }],
});

/** Begins a setup, with both seats taken. */
export async function setupDesk(
  store: CampaignStore = memoryStore(),
  name = 'Five Crowns',
): Promise<SetupDesk> {
  const { ports, use, tokens } = await deskOf({}, store);
  const account = (called: string) => ({ name: called, password: PASSWORD, again: PASSWORD });
  const moderator = done(
    await use.createAccount({ token: tokens.moderator, ...account('Mona') }),
  ).session;
  const stranger = done(
    await use.createAccount({ token: tokens.human, ...account('Sten') }),
  ).session;
  const forceLists = FORCE_LISTS;
  const { slug } = done(await use.createSetup({ session: moderator, name, forceLists }));
  const at = (session: string) => ({ session, slug });
  const link = async (player: number): Promise<string> => {
    const changed = await use.changeSetupSeat({ ...at(moderator), player, act: 'link' });
    return done(changed).token!;
  };
  const seated = async (player: number, called: string): Promise<string> => {
    const token = await link(player);
    return done(await use.takeSetupSeatAnew({ token, ...account(called) })).session;
  };
  const act: SetupDesk['act'] = async (session, what, seen = null) =>
    codeOf(await use.actInSetup({ ...at(session), act: what, seen, forceLists }));
  return {
    ...{ ports, use, slug, moderator, stranger, act, link, at },
    one: await seated(1, 'Anna'),
    two: await seated(2, 'Bert'),
    acts: async (...all) => {
      for (const one of all) {
        const outcome = await use.actInSetup({
          ...at(moderator),
          act: one,
          seen: null,
          forceLists,
        });
        done(outcome);
      }
    },
  };
}

/** The name of a player's homeworld. */
export async function homeOf(
  { use, at, moderator }: Pick<SetupDesk, 'use' | 'at' | 'moderator'>,
  player: number,
): Promise<string> {
  const { map } = done(await use.readSetupGalaxy({ ...at(moderator), forceLists: FORCE_LISTS }));
  return map!.scenario.empires[player - 1]!.homeworld;
}
