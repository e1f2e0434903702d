import type { Moderator, Player } from '#app/actor';
import { didYouMean } from '#content/nearest-name';
import type { CampaignLine } from '#app/usecases/campaigns/list-campaigns';
import type { Desk, SheetLine } from '#app/usecases/desk/read-desk';
import type { UseCases } from '#app/use-cases';
import { refused, refusedBecause, type Reply } from './output/reply.ts';

/** What was chosen, or the refusal to print. */
export type Chosen<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; reply: Reply }>;

const no = (reply: Reply): Readonly<{ ok: false; reply: Reply }> => ({ ok: false, reply });

/** The campaign that is meant, by its short name or its whole name; without a name the only one. */
function meantSlug(campaigns: readonly CampaignLine[], named: string | undefined): Chosen<string> {
  const slugs = campaigns.map(({ slug }) => slug);
  const [only] = slugs;
  if (only === undefined) {
    return no(refusedBecause('There is no campaign yet. Make one: farlane campaign new NAME'));
  }
  if (named === undefined) {
    if (slugs.length === 1) return { ok: true, value: only };
    return no(
      refusedBecause(
        `There is more than one campaign. Add --campaign and one of: ${slugs.join(', ')}.`,
      ),
    );
  }
  const found = campaigns.find(({ slug, name }) => slug === named || name === named);
  if (found !== undefined) return { ok: true, value: found.slug };
  const hint = didYouMean(named, slugs);
  const text = `There is no campaign “${named}”.${hint} Choose one of: ${slugs.join(', ')}.`;
  return no(refusedBecause(text));
}

/** A campaign as its moderator sees it. A person who uses the command line on the server acts as the moderator. */
export type AtDesk = Readonly<{ actor: Moderator; desk: Desk }>;

/** The campaign that was named, or the only one. */
export async function chooseCampaign(
  use: UseCases,
  { campaign }: Readonly<{ campaign?: string }>,
): Promise<Chosen<AtDesk>> {
  const listed = await use.listCampaigns();
  if (!listed.ok) return no(refused(listed.error));
  const slug = meantSlug(listed.value, campaign);
  if (!slug.ok) return slug;
  const actor = await use.actAsModerator({ slug: slug.value });
  if (!actor.ok) return no(refused(actor.error));
  const desk = await use.readDesk({ actor: actor.value });
  return desk.ok
    ? { ok: true, value: { actor: actor.value, desk: desk.value } }
    : no(refused(desk.error));
}

/** What the empire of a player is called. */
export const keyOf = ({ desk }: AtDesk, { empire }: Player): string =>
  desk.sheets.find((one) => one.empire === empire)?.key ?? empire;

/** By what an empire can be meant, the surest first: its key, its name, and its id, which was its key before there were others. */
const CALLED: readonly ((sheet: SheetLine) => string)[] = [
  ({ key }) => key,
  ({ name }) => name,
  ({ empire }) => empire,
];

/** The empires that are meant: one that is called so, or else all whose key or name begins so. */
function meantSheets(sheets: readonly SheetLine[], named: string): readonly SheetLine[] {
  const wanted = named.toLowerCase();
  const [exact] = CALLED.flatMap((calledBy) =>
    sheets.filter((sheet) => calledBy(sheet).toLowerCase() === wanted),
  );
  if (exact !== undefined) return [exact];
  return sheets.filter(({ key, name }) =>
    [key, name].some((called) => called.toLowerCase().startsWith(wanted)),
  );
}

const listed = (sheets: readonly SheetLine[]): string =>
  sheets.map(({ key, name }) => `${key} (${name})`).join(', ');

/** The player of an empire, by its key, its name, or how only one of them begins. */
export function choosePlayer({ actor, desk }: AtDesk, named: string): Chosen<Player> {
  const [found, ...others] = meantSheets(desk.sheets, named);
  if (found === undefined) {
    const known = desk.sheets.flatMap(({ key, name }) => [key, name]);
    const hint = didYouMean(named, known);
    const text = `There is no empire “${named}”.${hint} Choose one of: ${listed(desk.sheets)}.`;
    return no(refusedBecause(text));
  }
  if (others.length > 0) {
    const text = `More than one empire begins with “${named}”. Choose one of: ${listed([found, ...others])}.`;
    return no(refusedBecause(text));
  }
  return {
    ok: true,
    value: {
      kind: 'player',
      campaign: actor.campaign,
      empire: found.empire,
      isOperator: true,
    },
  };
}
