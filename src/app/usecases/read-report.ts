import { ok } from '#kernel/result/result';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type ReadReportInput = Readonly<{
  actor: Actor;
  turn: number;
  /** Null: the last one. */
  edition: number | null;
  /** Whose; a player gets his own, whatever he asks for. */
  empire?: EmpireId;
}>;

export type Report = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  empire: EmpireId;
  turn: number;
  edition: number;
  publishedAt: string;
  superseded: boolean;
  view: EmpireView;
  seen: readonly SeenEvent[];
}>;

/** What an empire was issued at the opening of a turn. */
export const readReport = ({ store }: Ports): UseCase<ReadReportInput, Report> =>
  guarded(async (input) => {
    const { actor, turn, edition } = input;
    const empire = actor.kind === 'player' ? actor.empire : input.empire;
    if (empire === undefined) return refuse('EMPIRE_UNKNOWN');
    return store.read(async (reader): Promise<Outcome<Report>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const heads = await reader.publications(campaign.id);
      const head = heads.findLast(
        (one) => one.turn === turn && (edition === null || one.edition === edition),
      );
      const issued = head && (await reader.publication(campaign.id, { ...head, empire }));
      if (head === undefined || issued === undefined) return refuse('NOT_PUBLISHED');
      const { slug, name } = campaign;
      const { publishedAt, view, seen } = issued;
      const { undone: superseded } = head;
      const about = { campaign: { slug, name }, empire, turn, edition: head.edition };
      return ok({ ...about, publishedAt, superseded, view, seen });
    });
  });
