import { keysById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { newMessage } from '#app/desk/new-message';
import { issuedNow } from '#app/editions/issued-now';
import { STANDING_FIGURES, type StandingFigure } from '#app/figures/standing-figures';
import { type Standings, standingsOf } from '#app/figures/standings-of';
import { type UseCase, guarded } from '#app/guarded';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { oldEnough } from '#app/people/old-enough';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';

/** The published standings, as their reader sees them. */
export type PublishedStandings = Readonly<{
  figures: readonly StandingFigure[];
  /** A row without a name is an empire that the reader has not met. Null: nothing is published, or no turn has been opened. */
  standings: Readonly<{
    turn: number;
    rows: readonly Readonly<{
      name: string | null;
      isOwn: boolean;
      values: Standings['rows'][number]['values'];
    }>[];
  }> | null;
}>;

/**
 * The standings that the moderator publishes: only the figures that the moderator chose.
 * @rule FOG-13
 * @ruling A player reads the figures of all empires, but the names only of those that they have met.
 * @ruling A spectator reads the standings of the last turn whose papers they may read, with all names, as these papers have them.
 */
export const readStandings = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, PublishedStandings> =>
  guarded(async ({ actor }) => {
    if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read((reader) => publishedTo(reader, actor));
  });

async function publishedTo(
  reader: StoreReader,
  actor: Actor,
): Promise<Outcome<PublishedStandings>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const { standings: figures } = await reader.deskSettings(campaign.id);
  if (figures.length === 0) return ok({ figures, standings: null });
  const upTo =
    actor.kind === 'spectator'
      ? (oldEnough(await reader.publications(campaign.id), actor.delay).at(-1)?.turn ?? 0)
      : campaign.turn;
  const found = await standingsOf(reader, { campaign, figures, upTo });
  if (found === null) return ok({ figures, standings: null });
  if (actor.kind !== 'player') {
    const rows = found.rows.map(({ name, values }) => ({ name, isOwn: false, values }));
    return ok({ figures, standings: { turn: found.turn, rows } });
  }
  const issued = await issuedNow(reader, campaign.id, actor);
  const met = issued?.view.neighbours ?? {};
  const rows = found.rows.map(({ empire, name, values }) => {
    const isOwn = empire === actor.empire;
    return { name: isOwn || Object.hasOwn(met, empire) ? name : null, isOwn, values };
  });
  return ok({ figures, standings: { turn: found.turn, rows } });
}

export type PublishStandingsInput = Readonly<{ actor: Actor; figures: readonly string[] }>;

/** Chooses the figures that all players read; none: no standings. The journal logs it, and the players are told. */
export const publishStandings = ({ store, clock }: Ports): UseCase<PublishStandingsInput, null> =>
  guarded(async ({ actor, figures: wished }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const standings = STANDING_FIGURES.filter((figure) => wished.includes(figure));
    return retrying(async () => {
      const [at, by] = [clock.now(), roleOf(actor)];
      const read = await store.read(async (reader) => {
        const campaign = await reader.campaign(actor.campaign);
        if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
        const before = await reader.deskSettings(campaign.id);
        const to = keysById(await reader.empires(campaign.id));
        const text = standings.length === 0 ? NO_MORE : NOW;
        const message = newMessage(await reader.messages(campaign.id), campaign, {
          to,
          text,
          at,
          by,
        });
        return ok({ campaign, before, message });
      });
      if (!read.ok) return read;
      const { campaign, before, message } = read.value;
      if (before.standings.join() === standings.join()) return ok(null);
      const { id, revision, version } = campaign;
      const detail = `standings: ${standings.length === 0 ? 'none' : standings.join(', ')}`;
      const changes = [
        { put: 'desk-settings', settings: { ...before, standings } },
        { put: 'message', message },
        { put: 'audit', entry: { at, by, act: 'desk-set', version, detail } },
      ] as const;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(null) : 'again';
    });
  });

const NOW = 'The moderator publishes standings. All players read them on the page Standings.';
const NO_MORE = 'The moderator no longer publishes standings.';
