import type { Player } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { ProposalWish } from '#app/votes/matter-of';
import type { Verdict } from '#rules/voting/verdict-of';
import type { RuleSet } from '#model/settings/rule-set';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import { deskOf, done, scenarioText, type TestDesk } from './desk.ts';
import { memoryStore } from './memory-store.ts';
import { threePowers } from './three-powers.ts';

export const RULES = ['MOV-1', 'TURN-6'];

/** A campaign without a moderator, with the orders of turn 1 open. */
export type VotingDesk = TestDesk &
  Readonly<{
    kili: Player;
    store: CampaignStore;
    propose: (actor: Player, wish: ProposalWish, reason?: string) => Promise<number>;
    vote: (actor: Player, proposal: number, how: 'for' | 'against') => Promise<Verdict>;
    statuses: () => Promise<readonly string[]>;
    /** The Treasury of the Loran now. */
    treasury: () => Promise<number>;
  }>;

/** With two players (First Contact), or three (Long Peace). */
export async function votingDesk(
  players: 2 | 3 = 2,
  settings: Partial<RuleSet> = {},
): Promise<VotingDesk> {
  const rules = { moderation: 'open', ...settings } as const;
  const store = memoryStore();
  const desk = await deskOf(rules, store, players === 2 ? scenarioText(rules) : threePowers(rules));
  const { use, moderator, human } = desk;
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  return {
    ...desk,
    kili: { ...human, empire: brandAs<EmpireId>('kili') },
    store,
    propose: async (actor, wish, reason = 'a slip') => {
      const version = await desk.version();
      return done(await use.raiseProposal({ actor, version, wish, reason, rules: RULES })).number;
    },
    vote: async (actor, proposal, how) =>
      done(await use.castVote({ actor, proposal, inFavour: how === 'for' })).verdict,
    statuses: async () =>
      done(await use.readVotes({ actor: human })).proposals.map(({ status }) => status),
    treasury: async () =>
      store.read(
        async (reader) => (await reader.empires(human.campaign))[desk.loran.empire]!.treasury,
      ),
  };
}

export const correction = (text: string): ProposalWish => ({ kind: 'correction', text });

export const RULING: ProposalWish = {
  kind: 'ruling',
  question: 'May a fleet stop in a lane?',
  rule: 'MOV-1',
  decision: 'It may not.',
};
