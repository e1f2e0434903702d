import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { UseCases } from '#app/use-cases';
import type { Outcome } from '#app/use-case-error';
import { projectText } from './project-file.ts';

const SCENARIO = 'scenarios/first-contact/scenario.json';
const FORCE_LISTS = 'docs/rules/vbam-units.data.json';
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

function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { text, issues } = outcome.error;
  throw new Error([text, ...issues.map((issue) => issue.text)].join('\n'));
}

/** Makes the campaign and opens its first turn, so that there is something to look at. */
async function create(useCases: UseCases): Promise<Links> {
  const made = must(
    await useCases.createCampaign({
      name: NAME,
      scenario: projectText(SCENARIO),
      forceLists: projectText(FORCE_LISTS),
    }),
  );
  const actor = must(await useCases.actAsModerator(made));
  must(await useCases.runNextPhase({ actor, version: 0 }));
  const players = made.players.map(({ name, token }) => linkOf(name, token));
  const links = [linkOf('Moderator', made.moderator.token), ...players];
  return { slug: made.slug, campaign: made.name, links };
}

/** New links for a campaign whose file of links is gone; the old ones end. */
async function renew(useCases: UseCases, slug: string): Promise<Links> {
  const actor = must(await useCases.actAsModerator({ slug }));
  const { sheets, campaign } = must(await useCases.readDesk({ actor }));
  const { token } = must(await useCases.renewAccess({ actor, role: { kind: 'moderator' } }));
  const links = [linkOf('Moderator', token)];
  for (const { empire, name } of sheets) {
    const role = { kind: 'player', empire } as const;
    links.push(linkOf(name, must(await useCases.renewAccess({ actor, role })).token));
  }
  return { slug, campaign: campaign.name, links };
}

async function readLinks(file: string): Promise<Links | undefined> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    return linksSchema.parse(json);
  } catch {
    return undefined;
  }
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
  await writeFile(linksFile, `${JSON.stringify(links, null, 2)}\n`, { mode: 0o600 });
  return links;
}
