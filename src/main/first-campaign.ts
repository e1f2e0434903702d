import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { UseCases } from '#app/use-cases';
import type { CreatedCampaign } from '#app/campaigns/planned-campaign';
import { forceListsText } from './force-lists-text.ts';
import { must } from './must.ts';
import { projectText } from './project-file.ts';

const SCENARIO = 'scenarios/first-contact/scenario.json';
const NAME = 'First Contact';

const linksSchema = z.strictObject({
  slug: z.string(),
  campaign: z.string(),
  links: z.array(z.strictObject({ who: z.string(), path: z.string() })),
});

/** The sign-in links of the campaign that comes with the program. */
export type Links = Readonly<z.infer<typeof linksSchema>>;

const linkOf = (who: string, token: string): Links['links'][number] => ({
  who,
  path: `/enter/${token}`,
});

/** Makes the campaign and opens its first turn, so that there is something to look at. */
async function create(useCases: UseCases): Promise<Links> {
  const made = must(
    await useCases.createCampaign({
      name: NAME,
      scenario: projectText(SCENARIO),
      forceLists: forceListsText(),
    }),
  );
  const actor = must(await useCases.actAsModerator(made));
  must(await useCases.runNextPhase({ actor, version: 0 }));
  return linksOf(made);
}

/** A campaign whose links are shown this once. */
type NewCampaign = Omit<CreatedCampaign, 'machines'>;

function linksOf({ slug, name: campaign, moderator, players }: NewCampaign): Links {
  const ofPlayers = players.map(({ name, token }) => linkOf(name, token));
  return { slug, campaign, links: [linkOf('Moderator', moderator.token), ...ofPlayers] };
}

/** New links for a campaign whose file of links is gone, where no account sits; the old ones end. */
async function renew(useCases: UseCases, slug: string): Promise<Links> {
  const actor = must(await useCases.actAsModerator({ slug }));
  const { seats, campaign } = must(await useCases.listPeople({ actor }));
  const links: Links['links'][number][] = [];
  // A seat that an account has taken needs no link.
  for (const { id, name } of seats.filter(({ account }) => account === null)) {
    const { token } = must(await useCases.renewLink({ actor, seat: id }));
    links.push(linkOf(name, token));
  }
  return { slug, campaign: campaign.name, links };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Undefined: there is no such file. One that cannot be read is no reason to end the links in it. */
async function readLinks(file: string): Promise<Links | undefined> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    return linksSchema.parse(json);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(
      `Farlane can’t read the sign-in links in ${file}. Repair the file. Or remove it: then Farlane makes new links, and the old ones end.`,
      { cause: error },
    );
  }
}

/** Whole or not at all: half a file would lock everybody out. */
async function writeLinks(file: string, links: Links): Promise<void> {
  const fresh = `${file}.new`;
  await writeFile(fresh, `${JSON.stringify(links, null, 2)}\n`, { mode: 0o600 });
  await rename(fresh, file);
}

/** Keeps the links of a campaign that was made otherwise, if it is the first: a start would make new ones and end these. */
export async function keepFirstLinks(
  { listCampaigns }: Pick<UseCases, 'listCampaigns'>,
  linksFile: string,
  made: NewCampaign,
): Promise<void> {
  if (must(await listCampaigns()).length === 1) await writeLinks(linksFile, linksOf(made));
}

/**
 * The campaign that comes with the program: made at the first start and only then. Tokens are kept as hashes, so
 * its links stand in a file that only its owner can read; when the file is gone, new links are made.
 */
export async function firstCampaign(useCases: UseCases, linksFile: string): Promise<Links> {
  const [first] = must(await useCases.listCampaigns());
  const kept = first === undefined ? undefined : await readLinks(linksFile);
  if (kept !== undefined) return kept;
  const links = first === undefined ? await create(useCases) : await renew(useCases, first.slug);
  await writeLinks(linksFile, links);
  return links;
}
