import type { CampaignId } from '#app/ports/campaign-record';
import {
  type CreateCampaignInput,
  type CreatedCampaign,
  keepCampaign,
  type PlannedCampaign,
  plannedCampaign,
} from '#app/campaigns/planned-campaign';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnAccount } from '#app/people/read-own-account';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { heldRun } from '#app/run/runner/held-run';
import { type Outcome, refuse } from '#app/use-case-error';
import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { EmpireId } from '#model/campaign/ids';
import type { MachinePlayer } from '#model/campaign/machine-player';

export type StartSoloInput = CreateCampaignInput &
  Readonly<{
    /** The session of the account that plays and moderates; null: there is none, and both seats are entered by links. */
    session: string | null;
    /** The name of the empire that the person plays. */
    plays: string;
    /** The machines of the others, in turn. */
    opponents: readonly MachinePlayer[];
  }>;

/** A campaign whose first orders are open. `links`: of both seats, if no account took them. */
export type StartedSolo = Readonly<{
  slug: string;
  name: string;
  links: Readonly<{ moderator: string; player: string }> | null;
}>;

type Seats = Readonly<{ own: EmpireId; machines: PlannedCampaign['machines'] }>;

/** Who plays which empire; undefined: no empire has this name. */
function seatsOf(
  { state }: PlannedCampaign,
  { plays, opponents }: Pick<StartSoloInput, 'plays' | 'opponents'>,
): Seats | undefined {
  const empires = valuesById(state.empires).filter(({ nonAligned }) => nonAligned === undefined);
  const own = empires.find(({ name }) => name === plays)?.id;
  if (own === undefined) return undefined;
  const others = empires.filter(({ id }) => id !== own);
  return {
    own,
    machines: new Map(
      others.flatMap(({ id }, index) => {
        const machine = opponents[index % opponents.length];
        return machine === undefined
          ? []
          : [[id, { kind: 'machine-for-good', ...machine }] as const];
      }),
    ),
  };
}

/**
 * A campaign for one person against machines: the person moderates it and plays one empire, machines play all others, and the
 * first orders are open.
 * @rule TURN-5
 */
export const startSolo = (ports: Ports): UseCase<StartSoloInput, StartedSolo> =>
  guarded(async ({ session, ...input }) => {
    const planned = plannedCampaign(input);
    if (!planned.ok) return planned;
    const seats = seatsOf(planned.value, input);
    if (seats === undefined) return refuse('EMPIRE_UNKNOWN');
    const kept = await retrying(() =>
      keptFor(ports, session, {
        plan: { ...planned.value, machines: seats.machines },
        own: seats.own,
      }),
    );
    if (!kept.ok) return kept;
    const { slug, name, moderator, players } = kept.value;
    const player = players.find(({ empire }) => empire === seats.own);
    const opened = await openFirst(ports, slug);
    if (!opened.ok) return opened;
    const links = { moderator: moderator.token, player: player?.token ?? '' };
    return ok({ slug, name, links: session === null ? links : null });
  });

type Wanted = Readonly<{ plan: PlannedCampaign; own: EmpireId }>;

async function keptFor(
  ports: Ports,
  session: string | null,
  { plan, own }: Wanted,
): Promise<Outcome<CreatedCampaign> | 'again'> {
  if (session === null) return keepCampaign(ports, plan, { owner: null });
  const asked = { session, now: ports.clock.now() };
  const owner = await ports.store.read((reader) => readOwnAccount(reader, asked));
  if (owner === undefined) return refuse('SESSION_ENDED');
  return keepCampaign(ports, plan, { owner, players: new Map([[own, owner]]) });
}

/** Issues the first reports. */
async function openFirst(ports: Ports, slug: string): Promise<Outcome<unknown>> {
  const campaigns = await ports.store.read((reader) => reader.campaigns());
  const campaign = campaigns.find((one) => one.slug === slug)?.id;
  return campaign === undefined ? refuse('CAMPAIGN_UNKNOWN') : runFirst(ports, campaign);
}

const runFirst = (ports: Ports, campaign: CampaignId): Promise<Outcome<unknown>> => {
  const job = { campaign, version: 0, by: { kind: 'moderator' }, actor: null } as const;
  return heldRun(ports, { kind: 'phase', job }, { from: 0 });
};
