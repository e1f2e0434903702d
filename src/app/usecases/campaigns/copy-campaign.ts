import { brandAs } from '#kernel/brand/brand';
import { ok } from '#kernel/result/result';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import type { CampaignFile } from '#app/campaign-file/campaign-file';
import { changesOfFile } from '#app/campaign-file/changes-of-file';
import { fileOfCampaign } from '#app/campaign-file/file-of-campaign';
import { campaignName, type OwnNames } from '#app/campaigns/campaign-name';
import { slugOf } from '#app/campaigns/slug-of';
import { type UseCase, guarded } from '#app/guarded';
import { firstLinks } from '#app/people/first-links';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { hasBegun } from '#app/run/phase/has-begun';
import { type Outcome, refuse } from '#app/use-case-error';

type CopyInput = Readonly<{ actor: Actor; name: string; own?: OwnNames }>;

/** A copy with the link of its moderator. */
export type CopiedCampaign = Readonly<{ slug: string; name: string; turn: number; token: string }>;

/** Phases of the copy roll other dice than those of the campaign: an attempt that no undo reaches. */
const OTHER_DICE = 1000;

/**
 * Copies a campaign, so that its owner can try something out. What players wrote to each other, and drafts, are not in
 * the copy. Its next phases roll other dice, so that nobody can foresee the dice of the campaign itself.
 */
export const copyCampaign = (ports: Ports): UseCase<CopyInput, CopiedCampaign> =>
  guarded(async ({ actor, name: given, own }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (actor.as !== undefined) return refuse('OWNER_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const name = campaignName(given, own);
    if (!name.ok) return name;
    const read = await ports.store.read((reader) => fileToCopy(reader, actor.campaign));
    if (!read.ok) return read;
    return retrying(() => keepCopy(ports, actor, { file: read.value, name: name.value }));
  });

async function fileToCopy(reader: StoreReader, id: CampaignId): Promise<Outcome<CampaignFile>> {
  const campaign = await reader.campaign(id);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  // Its questions belong to dice that the copy does not roll.
  if (hasBegun(await reader.questions(id, campaign.version + 1))) return refuse('COPY_MIDWAY');
  return ok(withoutSecrets(await fileOfCampaign(reader, campaign)));
}

/** A file without what not even moderators read: letters, and what players have not submitted. @rule DIP-13 */
const withoutSecrets = (file: CampaignFile): CampaignFile => ({
  ...file,
  sheets: file.sheets.filter(({ status }) => status === 'submitted'),
  desk: { ...file.desk, conversations: [], letters: [], letterMarks: [], mutes: [] },
});

async function keepCopy(
  ports: Ports,
  actor: Actor,
  { file, name }: Readonly<{ file: CampaignFile; name: string }>,
): Promise<Outcome<CopiedCampaign> | 'again'> {
  const { store, clock, secrets } = ports;
  const taken = await store.read((reader) => reader.campaigns());
  const { turn, phase } = file.state;
  const campaign: Campaign = {
    ...file.campaign,
    id: brandAs<CampaignId>(secrets.id()),
    slug: slugOf(name, new Set(taken.map((one) => one.slug))),
    name,
    revision: 0,
    rules: file.rules,
    attempt: file.campaign.attempt + OTHER_DICE,
    ...{ turn, phase },
  };
  const at = clock.now();
  const about = { campaign: campaign.id, state: file.state, createdAt: at };
  const { links, changes } = firstLinks(ports, about);
  const { version } = campaign;
  const copied: Change = {
    put: 'audit',
    entry: {
      ...{ at, by: roleOf(actor), act: 'campaign-imported', version },
      detail: file.campaign.slug,
    },
  };
  const written = await store.commit({
    campaign: campaign.id,
    revision: 0,
    changes: [...changesOfFile(file, campaign), ...changes, copied],
  });
  if (!written.ok) return 'again';
  return ok({ slug: campaign.slug, name, turn, token: links.moderator.token });
}
