import { ok } from '#kernel/result/result';
import type { Guide, GuideSide, Lesson, Objective } from '#model/campaign/guide';
import type { Actor, Player } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { refuse } from '#app/use-case-error';

type Texts = readonly string[];

/** What one reader may know of a campaign's guide. Empires are named, not keyed. */
export type Briefing = Readonly<{
  turn: number;
  situation: Texts;
  objectives: Texts;
  sides: readonly Readonly<{ empire: string; situation: Texts; objectives: Texts }>[];
  /** Up to this turn for a player, all for a moderator. */
  lessons: readonly (Omit<Lesson, 'orders'> &
    Readonly<{ orders: readonly Readonly<{ empire: string; lines: Texts }>[] }>)[];
  /** Only moderators get it. */
  commentary: Texts;
}>;

type Reading = Readonly<{ actor: Actor }>;

/**
 * What the scenario tells a player or a moderator; null: nothing. A player gets what is for everybody, what is for their own
 * empire, and the lessons up to the turn of their last sheet.
 * @rule FOG-1
 */
export const readBriefing = ({ store }: Ports): UseCase<Reading, Briefing | null> =>
  guarded(async ({ actor }) => {
    if (actor.kind === 'spectator') return refuse('PLAYER_ONLY');
    return store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const guide = await reader.guide(campaign.id);
      if (guide === null) return ok(null);
      const turn = actor.kind === 'player' ? await issuedTurn(reader, actor) : campaign.turn;
      return ok(await briefingFor(actor, { reader, campaign: campaign.id, turn, guide }));
    });
  });

/** The turn of a player’s last sheet: how far the moderator has come since is not theirs to know. Before the first sheet: the first turn. */
async function issuedTurn(reader: StoreReader, { campaign, empire }: Player): Promise<number> {
  const heads = await reader.issuedTo(campaign, empire);
  return heads.at(-1)?.turn ?? 1;
}

type About = Readonly<{ reader: StoreReader; campaign: CampaignId; turn: number; guide: Guide }>;

async function briefingFor(
  actor: Actor,
  { reader, campaign, turn, guide }: About,
): Promise<Briefing> {
  const empires = Object.values(await reader.empires(campaign));
  const nameOf = (key: string): string => empires.find((one) => one.id === key)?.name ?? key;
  const isFor = ({ empire }: Pick<GuideSide, 'empire'>): boolean =>
    actor.kind === 'moderator' || (actor.kind === 'player' && empire === actor.empire);
  const { situation, objectives, sides, lessons, commentary } = guide;
  const isModerator = actor.kind === 'moderator';
  return {
    turn,
    situation,
    objectives: textsOf(objectives),
    sides: sides.filter(isFor).map((side) => ({
      empire: nameOf(side.empire),
      situation: side.situation,
      objectives: textsOf(side.objectives),
    })),
    lessons: lessons
      .filter((lesson) => isModerator || lesson.turn <= turn)
      .map(({ orders, ...lesson }) => ({
        ...lesson,
        orders: orders
          .filter(isFor)
          .map(({ empire, lines }) => ({ empire: nameOf(empire), lines })),
      })),
    commentary: isModerator ? commentary : [],
  };
}

const textsOf = (objectives: readonly Objective[]): Texts => objectives.map(({ text }) => text);
